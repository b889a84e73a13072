// Finds JavaScript and TypeScript benchmarks: bench files of vitest, or a benchmark script in package.json, whose format
// follows from the dependencies and from what its source prints. Each package of a repository is a suite of its own.
// Packages are installed in the folder of the lock file.

import { quoteShellWord } from '../text/shell-word.ts';
import { findBuilds, type PackageManager, packageManagerOf } from './javascript-packages.ts';
import {
  findScript,
  findStartedFiles,
  SCRIPT_TOOLS,
  type ScriptTool,
  type StartedFiles,
  sourceOf,
  withHelpers,
} from './javascript-scripts.ts';
import { profileByNode } from './profile.ts';
import { type CountRecipe, type Ecosystem, evidenceOf, FILTER, makeBudget, RESULTS, type Suite } from './suite.ts';
import {
  asObject,
  assignToFolders,
  asText,
  countIn,
  folderOf,
  isForeign,
  nameOf,
  nearestFile,
  parseJsonManifest,
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
    { name: VITEST, format: 'vitest-bench', foundBy: 'a file such as `encode.bench.ts`, and vitest' },
    ...SCRIPT_TOOLS,
    { name: OTHER_SCRIPT, format: 'command', foundBy: 'a script in `package.json` with `bench` or `perf` in its name' },
  ],
  reads: (path) =>
    !isForeign(path) && (nameOf(path) === 'package.json' || SCRIPT_FILE.test(path) || LOCAL.test(nameOf(path))),
  find(tree) {
    const own = tree.paths.filter(javascript.reads);
    const packages = own.filter((path) => nameOf(path) === 'package.json');
    const shares = assignToFolders(
      packages.map(folderOf),
      own.filter((path) => SCRIPT_FILE.test(path)),
    );
    return packages.map((path) => {
      const folder = folderOf(path);
      const sources = shares.get(folder) ?? [];
      return suiteOf(tree, { path, folder, sources, files: sources.filter((one) => BENCH_FILE.test(one)) });
    });
  },
};

interface Package {
  readonly path: string;
  readonly folder: string;
  /** Bench files of vitest. */
  readonly files: readonly string[];
  /** All code that is read. */
  readonly sources: readonly string[];
}

function suiteOf(tree: Tree, one: Package): Suite {
  const manifest = parsePackageJson(tree.text(one.path) ?? '');
  const manager = packageManagerOf(tree, one.folder);
  // Packages may share the tools of the package.json above them.
  const above = nearestFile(tree, folderOf(one.folder), ['package.json']);
  const tools = [...manifest.dependencies, ...parsePackageJson(tree.text(above ?? '') ?? '').dependencies];
  const builds = findBuilds(tree, one.sources, (folder) => packageManagerOf(tree, folder).root === manager.root);
  const base = {
    folder: one.folder,
    setup: { folder: manager.root, command: manager.install },
    install: { language: 'node' as const, folder: manager.root, command: manager.install },
    builds: builds.map((folder) => ({ folder, command: `${manager.id} run build` })),
    steps: manager.steps,
  };
  if (one.files.length > 0 && tools.includes('vitest'))
    return { ...base, ...vitestPart(tree, one, { manager, tools }) };
  const script = findScript([...manifest.scripts.keys()]);
  if (script === null) {
    const started = findStartedFiles(tree, one.sources, tools);
    if (started === null) return { ...base, ...NO_BENCHMARK, evidence: one.path };
    return { ...base, ...startedPart(tree, one.folder, started) };
  }
  const source = sourceOf(tree, one.folder, manifest.scripts.get(script));
  const command = asText(manifest.scripts.get(script)) ?? '';
  const part = scriptPart({
    evidence: `the script "${script}" in ${one.path}`,
    commands: [`${manager.script} ${quoteShellWord(script)}`],
    tool: SCRIPT_TOOLS.find(({ dependency }) => tools.includes(dependency)) ?? null,
    source,
  });
  const counted = countTinybench({ command, tools, isTimed: part.format === 'tinybench' });
  return { ...base, ...part, counted, profiled: profileByNode(command) };
}

type SuitePart = Omit<Suite, 'folder' | 'setup' | 'builds' | 'install' | 'steps'>;

/**
 * Matches `test('encode', async ({ bench }) => …`: from version 5 of vitest on, a test gets `bench` as an argument.
 */
const VITEST_5_BENCH = /\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;

interface VitestInputs {
  readonly manager: PackageManager;
  readonly tools: readonly string[];
}

function vitestPart(tree: Tree, { files }: Package, { manager: { exec }, tools }: VitestInputs): SuitePart {
  const benchmarks = Math.max(files.length, countIn(tree, files, /\bbench(?:\.\w+)*\s*\(/g));
  const isVitest5 = countIn(tree, files, VITEST_5_BENCH) > 0;
  const output = isVitest5 ? `--reporter=json --outputFile=${RESULTS}` : `--outputJson ${RESULTS}`;
  return {
    tool: VITEST,
    evidence: evidenceOf(benchmarks, files),
    benchmarks,
    format: 'vitest-bench',
    commands: [`${exec} vitest bench --run ${output} -t ${FILTER}`],
    outputFile: RESULTS,
    budgets: [makeBudget('time')],
    notes: [],
    counted: countVitest(exec, tools, isVitest5),
    profiled: null,
  };
}

interface ScriptInputs extends Pick<Suite, 'evidence' | 'commands'> {
  /** Library among the dependencies. Null: none that is known. */
  readonly tool: ScriptTool | null;
  /** Text of the file that the script starts. Null: unknown. */
  readonly source: string | null;
}

function startedPart(tree: Tree, folder: string, { tool, files }: StartedFiles): SuitePart {
  return scriptPart({
    evidence: `${tool.name} in ${files.join(', ')}`,
    commands: files.map((path) => `node ${quoteShellWord(relativeTo(folder, path))}`),
    tool,
    source: withHelpers(tree, files),
  });
}

function scriptPart({ evidence, commands, tool, source }: ScriptInputs): SuitePart {
  const part = { ...NO_BENCHMARK, evidence, commands, benchmarks: commands.length };
  if (tool !== null && (source === null ? tool.isUsual : tool.prints.test(source))) {
    const { name, format, metric, note } = tool;
    return { ...part, tool: name, format, budgets: [makeBudget(metric)], notes: source === null ? [note] : [] };
  }
  const advice =
    tool === null
      ? `If it prints what a format reads: init -- ${part.commands[0]}`
      : `${tool.name} repeats until a time is over, so this says little. ${tool.note} Then set format: ${tool.format}, and metric: ${tool.metric} in the budget.`;
  return {
    ...part,
    budgets: [makeBudget('wall-time')],
    notes: ['What the script prints is not known here, so the invocation as a whole is measured.', advice],
  };
}

const NO_BENCHMARK: SuitePart = {
  tool: OTHER_SCRIPT,
  evidence: '',
  benchmarks: 0,
  format: 'command',
  commands: [],
  outputFile: null,
  budgets: [],
  notes: [],
  counted: null,
  profiled: null,
};

interface PackageJson {
  readonly scripts: ReadonlyMap<string, unknown>;
  readonly dependencies: readonly string[];
}

function parsePackageJson(text: string): PackageJson {
  const manifest = parseJsonManifest(text);
  const keys = (name: string) => Object.keys(asObject(manifest[name]));
  return {
    scripts: new Map(Object.entries(asObject(manifest['scripts']))),
    dependencies: [...keys('dependencies'), ...keys('devDependencies')],
  };
}

/**
 * Flags of V8 that the plugin for tinybench asks for. CODSPEED_ENV is set for counts only, so the rounds run without them.
 * The plugin for vitest sets them itself, for the processes that it starts.
 */
const V8_FLAGS =
  '--interpreted-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt --predictable --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096';

/** Matches a script that is a single command which starts with `node`. */
const NODE_SCRIPT = /^node ([^;&|]+)$/;

interface CountedScript {
  readonly command: string;
  readonly tools: readonly string[];
  /** Whether a format reads the times that the script prints. The plugin leaves them as they are while nothing is counted. */
  readonly isTimed: boolean;
}

/** Null for any other script. */
function countTinybench({ command, tools, isTimed }: CountedScript): CountRecipe | null {
  const [, rest] = NODE_SCRIPT.exec(command) ?? [];
  if (rest === undefined || !tools.includes('@codspeed/tinybench-plugin')) return null;
  return { setup: null, commands: [`node \${CODSPEED_ENV:+${V8_FLAGS}} ${rest}`], isTimed };
}

/**
 * Null without it, and for version 5, which it does not know. The plugin names a benchmark in another way than
 * vitest, so times and counts would be results of different benchmarks.
 */
function countVitest(exec: string, tools: readonly string[], isVitest5: boolean): CountRecipe | null {
  if (isVitest5 || !tools.includes('@codspeed/vitest-plugin')) return null;
  return { setup: null, commands: [`${exec} vitest bench --run`], isTimed: false };
}
