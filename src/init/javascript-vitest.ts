// The suites of `vitest bench`: where vitest starts, which is where the project starts it itself, or where its configuration is, and with
// which flags.

import { quoteShellWord } from '../text/shell-word.ts';
import { divideScript, type Link } from './javascript-chain.ts';
import { baseOf, listAbove, NO_BENCHMARK, ownerIn, type Package } from './javascript-package.ts';
import { findScript } from './javascript-scripts.ts';
import { type CountRecipe, evidenceOf, FILTER, makeBudget, makePace, RESULTS, type Suite } from './suite.ts';
import { countIn, findInnermost, folderOf, nameOf, relativeTo, type Tree } from './tree.ts';

export const VITEST = 'vitest bench';

const BENCH_FILE = /\.(?:bench|benchmark)\.[cm]?[jt]sx?$/;

/** Bench files that one command of vitest runs. */
export interface VitestGroup {
  /** vitest starts there, where its configuration or the script of the project is. */
  readonly folder: string;
  readonly packages: readonly Package[];
  readonly files: readonly string[];
  /** The script of the project that starts vitest. Null: there is none. */
  readonly script: { readonly owner: Package; readonly before: readonly Link[]; readonly flags: string } | null;
}

const VITEST_CONFIG = /^(?:vitest\.(?:config|workspace)|vite\.config)\.(?:[cm]?[jt]s|json)$/;
const VITEST_SCRIPT = /^(?:[A-Z_]+=\S*\s+)*(?:(?:npx|pnpm exec|yarn|yarn run|bunx)\s+)?vitest\s+bench\b(.*)$/s;
/** Flags that the gate sets itself, or that keep a result of another run. */
const REPLACED_FLAGS =
  /\s+(?:--run|--(?:no-)?watch|--(?:outputJson|outputFile|compare|reporter|testNamePattern)(?:[= ]\S+)?|-t \S+)(?=\s|$)/g;

export function planVitest(tree: Tree, packages: readonly Package[]): readonly VitestGroup[] {
  const scripts = new Map(packages.flatMap((one) => findVitestScript(one, packages)));
  const configs = new Set(tree.paths.filter((path) => VITEST_CONFIG.test(nameOf(path))).map(folderOf));
  const groups = new Map<string, VitestGroup>();
  for (const one of packages.filter(({ tools }) => tools.includes('vitest'))) {
    for (const file of one.sources.filter((path) => BENCH_FILE.test(path))) {
      const owner = listAbove(one.folder).find((folder) => scripts.has(folder));
      const folder = owner ?? findInnermost(configs, file) ?? one.folder;
      const group = groups.get(folder) ?? { folder, packages: [], files: [], script: scripts.get(folder) ?? null };
      const all = [...new Set([...group.packages, one])];
      groups.set(folder, { ...group, packages: all, files: [...group.files, file] });
    }
  }
  return [...groups.values()];
}

/** The script that a project uses, by the folder of its package. */
function findVitestScript(
  owner: Package,
  packages: readonly Package[],
): (readonly [string, NonNullable<VitestGroup['script']>])[] {
  const name = findScript(owner.scripts, (text) => /\bvitest\s+bench\b/.test(text));
  if (name === null) return [];
  const { before, measuring } = divideScript(owner, name, ownerIn(packages));
  const [link] = measuring;
  const [, flags] = VITEST_SCRIPT.exec(link?.command ?? '') ?? [];
  if (flags === undefined || link?.folder !== owner.folder) return [];
  return [[owner.folder, { owner, before, flags: ` ${flags}`.replace(REPLACED_FLAGS, '').trimEnd().trimStart() }]];
}

export function vitestSuite(tree: Tree, group: VitestGroup, wanted = group.files): Suite {
  const { folder, packages, files, script } = group;
  const [first] = packages;
  const sources = packages.flatMap((one) => one.sources);
  const base = baseOf(tree, { ...(script?.owner ?? first!), sources }, script?.before);
  const { manager, tools } = script?.owner ?? first!;
  const benchmarks = wanted.reduce((sum, file) => sum + countBenches(tree, file), 0);
  const isVitest5 = countIn(tree, files, VITEST_5_BENCH) > 0;
  const flags = script === null || script.flags === '' ? '' : ` ${script.flags}`;
  // With another root, vitest may write the file there.
  const file = / --?r(?:oot)?\b/.test(flags) ? `"$PWD/${RESULTS}"` : RESULTS;
  const output = isVitest5 ? `--reporter=json --outputFile=${file}` : `--outputJson ${file}`;
  const chosen = wanted === files ? '' : wanted.map((path) => ` ${quoteShellWord(relativeTo(folder, path))}`).join('');
  return {
    ...NO_BENCHMARK,
    ...base,
    folder,
    tool: VITEST,
    evidence: evidenceOf(benchmarks, wanted),
    benchmarks,
    format: 'vitest-bench',
    commands: [`${manager.exec} vitest bench --run${flags} ${output} -t ${FILTER}${chosen}`],
    outputFile: RESULTS,
    budgets: [makeBudget('time')],
    // 500 ms, after a warm-up of 100 ms.
    pace: makePace(0.7),
    parts: files,
    narrow: (some) => vitestSuite(tree, group, some),
    counted: countVitest(manager.exec, tools, isVitest5),
  };
}

const countBenches = (tree: Tree, file: string) => Math.max(1, countIn(tree, [file], /\bbench(?:\.\w+)*\s*\(/g));

/** Matches `test('encode', async ({ bench }) => …`: from version 5 of vitest on, a test gets `bench` as an argument. */
const VITEST_5_BENCH = /\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;

/**
 * The plugin does not know version 5. It names a benchmark in another way than vitest, so times and counts would be results of
 * different benchmarks.
 */
function countVitest(exec: string, tools: readonly string[], isVitest5: boolean): CountRecipe | null {
  if (isVitest5 || !tools.includes('@codspeed/vitest-plugin')) return null;
  return { setup: null, commands: [`${exec} vitest bench --run`], isTimed: false };
}
