// Finds JavaScript and TypeScript benchmarks: bench files of vitest, or a benchmark script in package.json with a tool
// among the dependencies. Each package of a repository is a suite of its own. Packages are installed in the folder of
// the lock file.

import { asObject, parseJsonManifest } from './manifest.ts';
import { type PackageManager, packageManagerOf } from './package-manager.ts';
import { type Ecosystem, evidenceOf, FILTER, RESULTS, type Suite, TIME_BECAUSE } from './suite.ts';
import { assignToFolders, countIn, folderOf, isForeign, nameOf, nearestFile, type Tree } from './tree.ts';

const BENCH_FILE = /\.(?:bench|benchmark)\.[cm]?[jt]sx?$/;
const LOCAL = /^(?:\.nvmrc|\.node-version|\.yarnrc\.yml)$/;

export const javascript: Ecosystem = {
  title: 'JavaScript',
  lookedFor: 'vitest with a *.bench.ts file, or a script "bench" in package.json',
  reads: (path) =>
    !isForeign(path) && (nameOf(path) === 'package.json' || BENCH_FILE.test(path) || LOCAL.test(nameOf(path))),
  find(tree) {
    const own = tree.paths.filter(javascript.reads);
    const packages = own.filter((path) => nameOf(path) === 'package.json');
    const files = assignToFolders(
      packages.map(folderOf),
      own.filter((path) => BENCH_FILE.test(path)),
    );
    return packages.map((path) => {
      const folder = folderOf(path);
      return suiteOf(tree, { path, folder, files: files.get(folder) ?? [] });
    });
  },
};

interface Package {
  /** Path of the package.json. */
  readonly path: string;
  readonly folder: string;
  readonly files: readonly string[];
}

function suiteOf(tree: Tree, one: Package): Suite {
  const manifest = parsePackageJson(tree.text(one.path) ?? '');
  const manager = packageManagerOf(tree, one.folder);
  // Packages may share the tools of the package.json above them.
  const above = nearestFile(tree, folderOf(one.folder), ['package.json']);
  const tools = [...manifest.dependencies, ...parsePackageJson(tree.text(above ?? '') ?? '').dependencies];
  const base = {
    folder: one.folder,
    setup: { folder: manager.root, command: manager.install },
    steps: manager.steps,
  };
  if (one.files.length > 0 && tools.includes('vitest')) return { ...base, ...vitestPart(tree, one, manager) };
  const script = SCRIPTS.find((name) => manifest.scripts.has(name));
  if (script === undefined) return { ...base, ...NO_BENCHMARK, evidence: one.path };
  return { ...base, ...scriptPart({ script, tools, manager, path: one.path }) };
}

/** Names of benchmark scripts. If there are several, the first one is used. */
const SCRIPTS = ['bench', 'benchmark', 'benchmarks', 'perf'];

type SuitePart = Omit<Suite, 'folder' | 'setup' | 'steps'>;

/**
 * Matches `test('encode', async ({ bench }) => …`: from version 5 of vitest on, a test gets `bench` as an argument.
 */
const VITEST_5_BENCH = /\(\s*\{[^{}()]*\bbench\b[^{}()]*\}\s*\)\s*=>/g;

function vitestPart(tree: Tree, { files }: Package, { exec }: PackageManager): SuitePart {
  const benchmarks = Math.max(files.length, countIn(tree, files, /\bbench(?:\.\w+)*\s*\(/g));
  const output =
    countIn(tree, files, VITEST_5_BENCH) > 0 ? `--reporter=json --outputFile=${RESULTS}` : `--outputJson ${RESULTS}`;
  return {
    tool: 'vitest bench',
    evidence: evidenceOf(benchmarks, files),
    benchmarks,
    format: 'vitest-bench',
    commands: [`${exec} vitest bench --run ${output} -t ${FILTER}`],
    outputFile: RESULTS,
    budgets: [{ metric: 'time', maxRegression: '5%', because: TIME_BECAUSE }],
    notes: [],
  };
}

interface ScriptInputs {
  readonly script: string;
  readonly tools: readonly string[];
  readonly manager: PackageManager;
  readonly path: string;
}

function scriptPart({ script, tools, manager, path }: ScriptInputs): SuitePart {
  const run = `${manager.script} ${script}`;
  const part = { evidence: `the script "${script}" in ${path}`, benchmarks: 1, outputFile: null };
  if (tools.includes('benchmark')) {
    return {
      ...part,
      tool: 'Benchmark.js',
      format: 'benchmarkjs',
      commands: [run],
      budgets: [{ metric: 'ops/sec', maxRegression: '5%', because: TIME_BECAUSE }],
      notes: ['The script has to print String(event.target) on every "cycle".'],
    };
  }
  const tool = ['mitata', 'tinybench'].find((name) => tools.includes(name));
  return {
    ...part,
    tool: tool ?? `the script "${script}"`,
    format: 'command',
    commands: [run],
    budgets: [{ metric: 'wall-time', maxRegression: '5%', because: TIME_BECAUSE }],
    notes:
      tool === undefined
        ? [
            'What the script prints is not known here, so the invocation as a whole is measured. See `bench-referee formats`.',
          ]
        : [
            `What the script prints is not known here, so the invocation as a whole is measured.`,
            `${tool} repeats until a time is over, so this says little. Better: print its results as docs/formats.md shows, and set format: ${tool}.`,
          ],
  };
}

const NO_BENCHMARK: SuitePart = {
  tool: 'a script of package.json',
  evidence: '',
  benchmarks: 0,
  format: 'command',
  commands: [],
  outputFile: null,
  budgets: [],
  notes: [],
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
