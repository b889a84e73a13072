// Finds JavaScript and TypeScript benchmarks: bench files of vitest, or a benchmark script in package.json, whose format
// follows from the dependencies and from what its source prints. Each package of a repository is a suite of its own.
// Packages are installed in the folder of the lock file.

import { quoteShellWord } from '../text/shell-word.ts';
import { divideScript, joinLinks, leaveScript } from './javascript-chain.ts';
import {
  baseOf,
  NO_BENCHMARK,
  OTHER_SCRIPT,
  ownerIn,
  type Package,
  readPackage,
  runnerOf,
} from './javascript-package.ts';
import {
  findNeededBuilds,
  findScript,
  findStartedFiles,
  findTool,
  listEntries,
  listMeasuringScripts,
  SCRIPT_TOOLS,
  type ScriptTool,
  withHelpers,
} from './javascript-scripts.ts';
import { planVitest, VITEST, vitestSuite } from './javascript-vitest.ts';
import { profileByNode } from './profile.ts';
import { type CountRecipe, type Ecosystem, makeBudget, makePace, type Suite, THREADS } from './suite.ts';
import {
  assignToFolders,
  dependenciesOf,
  folderOf,
  inFolder,
  isForeign,
  nameOf,
  readJson,
  relativeTo,
  type Tree,
} from './tree.ts';

/** Matches the code that a benchmark script usually starts, by a word in its path. */
const SCRIPT_FILE = /(?:bench|perf)[^/]*(?:\/.*)?\.[cm]?[jt]sx?$/i;
const LOCAL = /^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/;

export const javascript: Ecosystem = {
  title: 'JavaScript',
  tools: [
    { name: VITEST, format: 'vitest-bench', foundBy: 'a file like `encode.bench.ts`, and vitest' },
    ...SCRIPT_TOOLS,
    { name: OTHER_SCRIPT, format: 'command', foundBy: 'a script in `package.json` with `bench` or `perf` in its name' },
  ],
  reads: (path) =>
    !isForeign(path) && (nameOf(path) === 'package.json' || SCRIPT_FILE.test(path) || LOCAL.test(nameOf(path))),
  find(tree) {
    const own = tree.paths.filter(javascript.reads);
    const paths = own.filter((path) => nameOf(path) === 'package.json');
    const shares = assignToFolders(paths.map(folderOf), own, SCRIPT_FILE);
    const packages = paths.map((path) => readPackage(tree, path, shares.get(folderOf(path)) ?? []));
    const byVitest = planVitest(tree, packages);
    const inVitest = new Set(byVitest.flatMap(({ packages: all, script }) => (script ? [script.owner, ...all] : all)));
    const scripts = packages
      .filter((one) => !inVitest.has(one))
      .map((one) => ({ one, part: readScript(tree, one, packages) }));
    // A script may start a file of another package, which is measured once.
    const started = new Set<string>();
    const ofScripts = scripts.flatMap(({ part }) => {
      const isMeasured = part !== null && part.entries.length > 0 && part.entries.every((entry) => started.has(entry));
      for (const entry of part?.entries ?? []) started.add(entry);
      return part === null || isMeasured ? [] : [part.suite];
    });
    const others = scripts.flatMap(({ one, part }) => (part === null ? [startedSuite(tree, one, started)] : []));
    const suites = [...byVitest.map((group) => vitestSuite(tree, group)), ...ofScripts, ...others];
    return suites.sort((a, b) => (a.folder < b.folder ? -1 : 1));
  },
};

/** Null if no script of the package measures. */
function readScript(
  tree: Tree,
  one: Package,
  packages: readonly Package[],
): { suite: Suite; entries: readonly string[] } | null {
  const { folder, path, scripts, manager } = one;
  const name = findScript(scripts);
  if (name === null) return null;
  const { before, measuring } = divideScript(one, name, ownerIn(packages));
  const entries = listEntries(tree, measuring);
  const source = entries.length === 0 ? null : withHelpers(tree, entries);
  const rewrite = (command: string) => leaveScript(command, runnerOf(manager));
  const part = scriptPart({
    evidence: `the script "${name}" in ${path}`,
    commands: [
      before.length === 0 ? `${manager.script} ${quoteShellWord(name)}` : joinLinks(measuring, folder, rewrite),
    ],
    tool: findTool(source, [...one.tools, ...measuring.flatMap((link) => toolsIn(tree, link.folder))]),
    source,
  });
  const command = measuring.length === 1 ? measuring[0]!.command : '';
  const counted = countTinybench(command, one.tools, part.format === 'tinybench');
  const others = listMeasuringScripts(scripts).filter((other) => other !== name && !isSameBody(scripts, other, name));
  const builds = before.some(({ kind }) => kind === 'build') ? [] : findNeededBuilds(tree, measuring);
  const suite = {
    ...part,
    ...baseOf(tree, one, [...before, ...builds]),
    counted,
    profiled: profileByNode(command),
    checks: [...part.checks, ...describeOtherScripts(others)],
  };
  return { suite, entries };
}

function toolsIn(tree: Tree, folder: string): readonly string[] {
  return dependenciesOf(readJson(tree, inFolder(folder, 'package.json')));
}

/** One script may call another, which is measured with it. */
function isSameBody(scripts: ReadonlyMap<string, string>, other: string, name: string): boolean {
  return other === `pre${name}` || new RegExp(`(?<![\\w:.-])${other}(?![\\w:.-])`).test(scripts.get(name) ?? '');
}

function describeOtherScripts(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  return [`Not measured: the script${names.length === 1 ? '' : 's'} ${names.map((one) => `"${one}"`).join(', ')}.`];
}

/** Files that start a benchmark library by themselves, where no script does. */
function startedSuite(tree: Tree, one: Package, measured: ReadonlySet<string>): Suite {
  const { folder, path, sources, tools } = one;
  const free = sources.filter((source) => !measured.has(source));
  const started = findStartedFiles(tree, free, tools);
  const base = baseOf(tree, one);
  if (started === null) return { ...NO_BENCHMARK, ...base, evidence: path };
  const part = scriptPart({
    evidence: `${started.tool.name} in ${started.files.join(', ')}`,
    commands: started.files.map((file) => `node ${quoteShellWord(relativeTo(folder, file))}`),
    tool: started.tool,
    source: withHelpers(tree, started.files),
  });
  return { ...part, ...base };
}

interface ScriptInputs extends Pick<Suite, 'evidence' | 'commands'> {
  /** Null: no dependency is one that is known. */
  readonly tool: ScriptTool | null;
  /** Text of what the script starts. Null: unknown. */
  readonly source: string | null;
}

function scriptPart({ evidence, commands, tool, source }: ScriptInputs): typeof NO_BENCHMARK {
  const part = { ...NO_BENCHMARK, evidence, commands, benchmarks: commands.length };
  if (tool !== null && (source === null ? tool.isUsual : tool.prints.test(source))) {
    const { name, format, metric, note, seconds, adds } = tool;
    const count = Math.max(1, [...(source ?? '').matchAll(adds)].length);
    const known = {
      tool: name,
      format,
      budgets: [makeBudget(metric)],
      isOneThread: !THREADS.test(source ?? ''),
      // The benchmarks of all commands.
      pace: source === null ? null : makePace((seconds * count) / commands.length),
    };
    return { ...part, ...known, notes: source === null ? [note] : [] };
  }
  const advice =
    tool === null
      ? `If its output is in a known format: init -- ${part.commands[0]}`
      : `${tool.name} repeats until a time is over, so this says little. ${tool.note} Then set format: ${tool.format}, and metric: ${tool.metric} in the budget.`;
  return {
    ...part,
    budgets: [makeBudget('wall-time')],
    notes: ['The output of the script is not known here, so the script as a whole is measured.', advice],
  };
}

/**
 * The plugin for tinybench asks for these flags of V8. CODSPEED_ENV is set for counts only, so the rounds run without them. The plugin
 * for vitest sets them itself, for the processes that it starts.
 */
const V8_FLAGS =
  '--interpreted-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt --predictable --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096';

/** Matches a script that is a single command which starts with `node`. */
const NODE_SCRIPT = /^node ([^;&|]+)$/;

/** `isTimed`: a format reads the times that the script prints. The plugin leaves them as they are while nothing is counted. */
function countTinybench(command: string, tools: readonly string[], isTimed: boolean): CountRecipe | null {
  const [, rest] = NODE_SCRIPT.exec(command) ?? [];
  if (rest === undefined || !tools.includes('@codspeed/tinybench-plugin')) return null;
  return { setup: null, commands: [`node \${CODSPEED_ENV:+${V8_FLAGS}} ${rest}`], isTimed };
}
