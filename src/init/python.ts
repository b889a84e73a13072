// Finds Python benchmarks in each project: tests with the fixture of pytest-benchmark, scripts with pyperf, and suites
// of asv.

import { quoteShellWord } from '../text/shell-word.ts';
import { SETUP_PYTHON } from './pins.ts';
import { profilePython } from './profile.ts';
import { namesPackage, type PythonInstall, planInstall, readPyproject } from './python-install.ts';
import {
  type CountRecipe,
  type Ecosystem,
  FILTER,
  hasOneThread,
  makeSuite,
  RESULTS,
  type Suite,
  type SuiteParts,
  selectMeasuredSuites,
  versionInputs,
  type WorkflowStep,
} from './suite.ts';
import {
  asObject,
  assignToFolders,
  countIn,
  filesWith,
  folderOf,
  inFolder,
  isBelow,
  isForeign,
  nameOf,
  nearestFile,
  relativeTo,
  type Tree,
} from './tree.ts';

const MANIFEST =
  /^(pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|tox\.ini|pytest\.ini|asv\.conf\.json)$/;
const READ_FILE = /(^|\/)requirements\/[\w.-]+\.txt$|\.py$/;

export const python: Ecosystem = {
  title: 'Python',
  tools: [
    { name: 'pytest-benchmark', format: 'pytest-benchmark', foundBy: 'a test with the fixture `benchmark`' },
    { name: 'pyperf', format: 'pyperf', foundBy: 'a script with `pyperf.Runner()`' },
    { name: 'asv', format: 'asv', foundBy: '`asv.conf.json`, and a function like `time_encode`' },
  ],
  reads: (path) => !isForeign(path) && (MANIFEST.test(nameOf(path)) || READ_FILE.test(path)),
  find(tree) {
    const read = tree.paths.filter(python.reads);
    const folders = [...new Set(read.filter((path) => MANIFEST.test(nameOf(path))).map(folderOf))];
    // A folder with its own requirements file, below a project, is part of that project.
    const projects = folders.filter(
      (folder) => isProject(tree, folder) || !folders.some((above) => above !== folder && isBelow(folder, above)),
    );
    if (!read.some((path) => path.endsWith('.py'))) return [];
    const shares = assignToFolders(projects.length === 0 ? [''] : projects, read, /\.py$/);
    const suites = [pytestSuite, pyperfSuite, asvSuite];
    return [...shares].flatMap(([folder, own]) =>
      selectMeasuredSuites(suites.map((suiteOf) => suiteOf(tree, folder, own))),
    );
  },
};

function isProject(tree: Tree, folder: string): boolean {
  return ['pyproject.toml', 'setup.py', 'setup.cfg'].some((name) => tree.has(inFolder(folder, name)));
}

type GivenParts = Omit<SuiteParts, 'benchmarks' | 'project' | 'folder' | 'setup' | 'steps' | 'irrelevant'>;

interface PythonParts extends GivenParts {
  readonly pattern: RegExp;
  readonly installed: PythonInstall;
  /** Follows the installation. */
  readonly prepare?: string;
}

function suite(tree: Tree, folder: string, { pattern, installed, prepare, ...parts }: PythonParts): Suite {
  const benchmarks = countIn(tree, parts.files, pattern);
  const { setup: install } = benchmarks > 0 ? installed : planInstall(tree, folder, []);
  return makeSuite({
    ...parts,
    folder,
    benchmarks,
    project: inFolder(folder, 'a Python project'),
    setup: { folder, command: prepare === undefined ? installed.setup : `${installed.setup} && ${prepare}` },
    install: install === '' ? null : { language: 'python', folder, command: install },
    steps: stepsOf(tree, folder, installed),
    irrelevant: installed.unused,
  });
}

/** Matches a test that takes the fixture, alone or with other arguments. */
const FIXTURE = /^[ \t]*(?:async )?def \w+\((?:[^)]*[\s,(])?benchmark\b[^)]*\)/gm;
/** Matches the files that pytest collects by default. */
const COLLECTED = /^(?:test_.*|.*_test)\.py$/;

/** So many calls in place of a time; otherwise nothing. The short times keep the tool from choosing more. */
const REPEAT = `\${BENCH_REFEREE_ITERATIONS:+${[
  '--benchmark-min-rounds=$BENCH_REFEREE_ITERATIONS',
  '--benchmark-max-time=1e-6 --benchmark-min-time=1e-9 --benchmark-calibration-precision=1',
].join(' ')}}`;

function pytestSuite(tree: Tree, folder: string, sources: readonly string[]): Suite {
  const files = filesWith(tree, sources, FIXTURE).filter((path) => nameOf(path) !== 'conftest.py');
  const installed = planInstall(tree, folder, ['pytest', 'pytest-benchmark']);
  const uncollected = files.some((path) => !COLLECTED.test(nameOf(path)));
  const where = [...new Set(files.map((path) => relativeTo(folder, uncollected ? path : folderOf(path))))];
  const paths = where.filter((path) => path !== '').map(quoteShellWord);
  const words = [
    `${installed.python} -m pytest`,
    '--benchmark-only --benchmark-max-time=0.2',
    `--benchmark-json=${RESULTS}`,
    REPEAT,
    // Parallel test processes would compete for the machine.
    ...(/(?:^|\s)(?:-n[ =]?\w+|--numprocesses)/m.test(optionsOf(tree, folder)) ? ['-n 0'] : []),
    `-k ${FILTER}`,
    ...paths,
  ];
  return suite(tree, folder, {
    tool: 'pytest-benchmark',
    format: 'pytest-benchmark',
    metric: 'time',
    pattern: FIXTURE,
    files,
    commands: [words.join(' ')],
    profiled: profilePython(words.join(' ')),
    outputFile: RESULTS,
    installed,
    counted: countRecipe(tree, folder, paths),
    notes: ['--benchmark-max-time is short: the rounds do the repeating, and only they are independent.'],
    isOneThread: hasOneThread(tree, sources),
  });
}

/** A project that uses pytest-codspeed marks its tests. */
function countRecipe(tree: Tree, folder: string, paths: readonly string[]): CountRecipe | null {
  const manifests = tree.paths.filter((path) => isBelow(path, folder) && python.reads(path) && !path.endsWith('.py'));
  if (!manifests.some((path) => namesPackage(tree.text(path) ?? '', 'pytest-codspeed'))) return null;
  const { setup, python: program } = planInstall(tree, folder, ['pytest', 'pytest-codspeed']);
  return { setup, commands: [[program, '-m pytest --codspeed', ...paths].join(' ')], isTimed: false };
}

function optionsOf(tree: Tree, folder: string): string {
  const texts = ['pyproject.toml', 'pytest.ini', 'tox.ini', 'setup.cfg'].map(
    (name) => tree.text(inFolder(folder, name)) ?? '',
  );
  return texts.flatMap((text) => text.match(/addopts\s*=.*(?:\n[ \t]+.*)*/g) ?? []).join('\n');
}

function pyperfSuite(tree: Tree, folder: string, sources: readonly string[]): Suite {
  const files = sources.filter((path) => /\bpyperf\.Runner\(/.test(tree.text(path) ?? ''));
  const installed = planInstall(tree, folder, ['pyperf']);
  return suite(tree, folder, {
    tool: 'pyperf',
    format: 'pyperf',
    metric: 'time',
    pattern: /\.(?:timeit|bench_func|bench_time_func|bench_async_func|bench_command)\(/g,
    files,
    commands: files.map(
      (path) =>
        `rm -f ${RESULTS} && ${installed.python} ${quoteShellWord(relativeTo(folder, path))} --quiet --processes 1 --values 3 -o ${RESULTS}`,
    ),
    outputFile: RESULTS,
    installed,
    notes: ['One process for each run: the rounds repeat it.'],
  });
}

/** The gate writes these into a tree, beside those of the project. */
const ASV_CONFIG = 'bench-referee-asv.json';
const ASV_RESULTS = 'bench-referee-asv';

/**
 * asv measures the environment that is there already. For this it gets a copy of its configuration, because that of the project may
 * name branches and servers that a tree does not have.
 */
function asvSuite(tree: Tree, folder: string, sources: readonly string[]): Suite {
  const config = tree.paths.find((path) => nameOf(path) === 'asv.conf.json' && isBelow(path, folder));
  const at = config === undefined ? folder : folderOf(config);
  const installed = planInstall(tree, folder, ['asv']);
  const up = ascend(relativeTo(folder, at));
  const inside = at === folder ? '' : `cd ${quoteShellWord(relativeTo(folder, at))} && `;
  const program = installed.tool === 'uv' ? installed.python : up + installed.python;
  const changes = `repo="${ascend(at) || '.'}", branches=["HEAD"], environment_type="existing", results_dir="${ASV_RESULTS}"`;
  const copy = `${program} -c 'from asv import util; c = util.load_json("asv.conf.json", js_comments=True); c.update(${changes}); util.write_json("${ASV_CONFIG}", c)'`;
  const run = `${program} -m asv --config ${ASV_CONFIG} run -E existing --set-commit-hash HEAD --record-samples -a rounds=1 -a repeat=3 -a warmup_time=0.05 --bench ${FILTER}`;
  const files = config === undefined ? [] : filesWith(tree, sources, ASV).filter((path) => isBelow(path, at));
  return suite(tree, folder, {
    tool: 'asv',
    format: 'asv',
    metric: ASV_METRICS.find(([, pattern]) => countIn(tree, files, pattern) > 0)?.[0] ?? 'track',
    pattern: ASV,
    files,
    commands: [`${inside}rm -rf ${ASV_RESULTS} && ${run} >&2 && cat ${ASV_RESULTS}/*.json ${ASV_RESULTS}/*/*.json`],
    installed,
    prepare: `${inside}${program} -m asv machine --yes && ${copy}`,
    notes: ['Few samples in each run: the rounds repeat it, and only they are independent.'],
  });
}

/** Empty for an empty folder. */
function ascend(folder: string): string {
  return folder === '' ? '' : '../'.repeat(folder.split('/').length);
}

const ASV = /^[ \t]*def (?:time|timeraw|mem|peakmem|track)_\w+\(/gm;

/** A gate limits the first one that the project measures, by the names of its benchmarks. */
const ASV_METRICS: readonly (readonly [metric: string, pattern: RegExp])[] = [
  ['time', /^[ \t]*def time(?:raw)?_\w+\(/gm],
  ['memory', /^[ \t]*def mem_\w+\(/gm],
  ['peakmemory', /^[ \t]*def peakmem_\w+\(/gm],
];

function stepsOf(tree: Tree, folder: string, { tool, inputs }: PythonInstall): readonly WorkflowStep[] {
  const file = nearestFile(tree, folder, ['.python-version', '.tool-versions']);
  const project = asObject(readPyproject(tree, folder)['project']);
  const versionFile = file ?? ('requires-python' in project ? inFolder(folder, 'pyproject.toml') : null);
  const version = versionInputs('python', versionFile, '3.x');
  const cache: Record<string, string> =
    tool === null && inputs.length > 0 ? { cache: 'pip', 'cache-dependency-path': inputs.join('\n') } : {};
  const python: WorkflowStep = { uses: SETUP_PYTHON, with: { ...version, ...cache } };
  return tool === null ? [python] : [python, { run: `pipx install ${tool}` }];
}
