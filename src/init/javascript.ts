// Finds JavaScript and TypeScript benchmarks: bench files of vitest, or a benchmark script in package.json, whose format
// follows from the dependencies and from what its source prints. Each package of a repository is a suite of its own.
// Packages are installed in the folder of the lock file.

import { quoteShellWord } from '../text/shell-word.ts';
import { findBuilds, packageManagerOf } from './javascript-packages.ts';
import {
  findScript,
  findStartedFiles,
  SCRIPT_TOOLS,
  type ScriptTool,
  sourceOf,
  withHelpers,
} from './javascript-scripts.ts';
import { profileByNode } from './profile.ts';
import {
  type CountRecipe,
  type Ecosystem,
  evidenceOf,
  FILTER,
  makeBudget,
  RESULTS,
  type Suite,
  THREADS,
} from './suite.ts';
import {
  asObject,
  assignToFolders,
  asText,
  countIn,
  dependenciesOf,
  folderOf,
  isForeign,
  nameOf,
  nearestFile,
  readJson,
  relativeTo,
  type Tree,
} from './tree.ts';

const BENCH_FILE = /\.(?:bench|benchmark)\.[cm]?[jt]sx?$/;
/** Matches the code that a benchmark script usually starts, by a word in its path. */
const SCRIPT_FILE = /(?:bench|perf)[^/]*(?:\/.*)?\.[cm]?[jt]sx?$/i;
const LOCAL = /^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/;

const VITEST = 'vitest bench';
/** Name for a script whose output is unknown. */
const OTHER_SCRIPT = 'a script of package.json';

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
    const packages = own.filter((path) => nameOf(path) === 'package.json');
    const shares = assignToFolders(packages.map(folderOf), own, SCRIPT_FILE);
    return packages.map((path) => suiteOf(tree, path, shares.get(folderOf(path)) ?? []));
  },
};

/** `sources` is all code of the package. */
function suiteOf(tree: Tree, path: string, sources: readonly string[]): Suite {
  const folder = folderOf(path);
  const manifest = readJson(tree, path);
  const manager = packageManagerOf(tree, folder);
  // Packages may share the tools of the package.json above them.
  const above = nearestFile(tree, folderOf(folder), ['package.json']);
  const tools = [...dependenciesOf(manifest), ...dependenciesOf(above === null ? {} : readJson(tree, above))];
  const builds = findBuilds(tree, sources, (one) => packageManagerOf(tree, one).root === manager.root);
  const base = {
    folder,
    setup: { folder: manager.root, command: manager.install },
    install: { language: 'node' as const, folder: manager.root, command: manager.install },
    builds: builds.map((one) => ({ folder: one, command: `${manager.id} run build` })),
    steps: manager.steps,
  };
  const files = sources.filter((one) => BENCH_FILE.test(one));
  if (files.length > 0 && tools.includes('vitest')) return { ...base, ...vitestPart(tree, files, manager.exec, tools) };
  const scripts = new Map(Object.entries(asObject(manifest['scripts'])));
  const script = findScript([...scripts.keys()]);
  if (script === null) {
    const started = findStartedFiles(tree, sources, tools);
    if (started === null) return { ...base, ...NO_BENCHMARK, evidence: path };
    const part = scriptPart({
      evidence: `${started.tool.name} in ${started.files.join(', ')}`,
      commands: started.files.map((one) => `node ${quoteShellWord(relativeTo(folder, one))}`),
      tool: started.tool,
      source: withHelpers(tree, started.files),
    });
    return { ...base, ...part };
  }
  const source = sourceOf(tree, folder, scripts.get(script));
  const command = asText(scripts.get(script)) ?? '';
  const part = scriptPart({
    evidence: `the script "${script}" in ${path}`,
    commands: [`${manager.script} ${quoteShellWord(script)}`],
    tool: SCRIPT_TOOLS.find(({ dependency }) => tools.includes(dependency)) ?? null,
    source,
  });
  const counted = countTinybench(command, tools, part.format === 'tinybench');
  return { ...base, ...part, counted, profiled: profileByNode(command) };
}

type SuitePart = Omit<Suite, 'folder' | 'setup' | 'builds' | 'install' | 'steps'>;

/** Matches `test('encode', async ({ bench }) => …`: from version 5 of vitest on, a test gets `bench` as an argument. */
const VITEST_5_BENCH = /\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;

function vitestPart(tree: Tree, files: readonly string[], exec: string, tools: readonly string[]): SuitePart {
  const benchmarks = Math.max(files.length, countIn(tree, files, /\bbench(?:\.\w+)*\s*\(/g));
  const isVitest5 = countIn(tree, files, VITEST_5_BENCH) > 0;
  const output = isVitest5 ? `--reporter=json --outputFile=${RESULTS}` : `--outputJson ${RESULTS}`;
  return {
    ...NO_BENCHMARK,
    tool: VITEST,
    evidence: evidenceOf(benchmarks, files),
    benchmarks,
    format: 'vitest-bench',
    commands: [`${exec} vitest bench --run ${output} -t ${FILTER}`],
    outputFile: RESULTS,
    budgets: [makeBudget('time')],
    counted: countVitest(exec, tools, isVitest5),
  };
}

interface ScriptInputs extends Pick<Suite, 'evidence' | 'commands'> {
  /** Null: no dependency is one that is known. */
  readonly tool: ScriptTool | null;
  /** Text of what the script starts. Null: unknown. */
  readonly source: string | null;
}

function scriptPart({ evidence, commands, tool, source }: ScriptInputs): SuitePart {
  const part = { ...NO_BENCHMARK, evidence, commands, benchmarks: commands.length };
  if (tool !== null && (source === null ? tool.isUsual : tool.prints.test(source))) {
    const { name, format, metric, note } = tool;
    const known = { tool: name, format, budgets: [makeBudget(metric)], isOneThread: !THREADS.test(source ?? '') };
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

const NO_BENCHMARK: SuitePart = {
  tool: OTHER_SCRIPT,
  evidence: '',
  benchmarks: 0,
  format: 'command',
  commands: [],
  outputFile: null,
  programs: [],
  irrelevant: [],
  budgets: [],
  notes: [],
  isOneThread: null,
  counted: null,
  profiled: null,
};

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

/**
 * The plugin does not know version 5. It names a benchmark in another way than vitest, so times and counts would be results of
 * different benchmarks.
 */
function countVitest(exec: string, tools: readonly string[], isVitest5: boolean): CountRecipe | null {
  if (isVitest5 || !tools.includes('@codspeed/vitest-plugin')) return null;
  return { setup: null, commands: [`${exec} vitest bench --run`], isTimed: false };
}
