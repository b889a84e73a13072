// Finds Python benchmarks in each project: tests with the fixture of pytest-benchmark, scripts with pyperf, and suites
// of asv.

import { quoteShellWord } from '../text/shell-word.ts';
import { profilePython } from './profile.ts';
import { planAsv } from './python-asv.ts';
import { namesPackage, planInstall } from './python-install.ts';
import { pythonSuite } from './python-suite.ts';
import {
  type CountRecipe,
  type Ecosystem,
  FILTER,
  hasOneThread,
  makePace,
  RESULTS,
  replaceOptions,
  type Suite,
  selectMeasuredSuites,
} from './suite.ts';
import {
  assignToFolders,
  filesWith,
  folderOf,
  inFolder,
  isBelow,
  isForeign,
  nameOf,
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

/** Matches a test that takes the fixture, alone or with other arguments. */
const FIXTURE = /^[ \t]*(?:async )?def (?:test|bench)\w*\((?:[^)]*[\s,(])?benchmark\b[^)]*\)/gm;
/** Matches the files that pytest collects by default. */
const COLLECTED = /^(?:test_.*|.*_test)\.py$/;

/** So many calls in place of a time; otherwise nothing. The short times keep the tool from choosing more. */
const REPEAT = `\${BENCH_REFEREE_ITERATIONS:+${[
  '--benchmark-min-rounds=$BENCH_REFEREE_ITERATIONS',
  '--benchmark-max-time=1e-6 --benchmark-min-time=1e-9 --benchmark-calibration-precision=1',
].join(' ')}}`;

/** `parts` are test files. Null: all of them. */
function pytestSuite(
  tree: Tree,
  folder: string,
  sources: readonly string[],
  parts: readonly string[] | null = null,
): Suite {
  const all = filesWith(tree, sources, FIXTURE).filter((path) => nameOf(path) !== 'conftest.py');
  const files = parts ?? all;
  const installed = planInstall(tree, folder, ['pytest', 'pytest-benchmark']);
  const uncollected = parts !== null || files.some((path) => !COLLECTED.test(nameOf(path)));
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
  return pythonSuite(tree, folder, {
    tool: 'pytest-benchmark',
    format: 'pytest-benchmark',
    metric: 'time',
    pattern: FIXTURE,
    files,
    commands: [words.join(' ')],
    profiled: profilePython(words.join(' ')),
    outputFile: RESULTS,
    installed,
    pace: makePace(0.6, replaceOptions('--benchmark-max-time=0.2', '--benchmark-max-time=0.05', 0.3)),
    parts: files,
    narrow: (some) => pytestSuite(tree, folder, sources, some),
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

/** asv measures the environment that is there already. */
function asvSuite(tree: Tree, folder: string, sources: readonly string[]): Suite {
  return pythonSuite(tree, folder, planAsv(tree, folder, sources));
}

function pyperfSuite(tree: Tree, folder: string, sources: readonly string[]): Suite {
  const files = sources.filter((path) => /\bpyperf\.Runner\(/.test(tree.text(path) ?? ''));
  const installed = planInstall(tree, folder, ['pyperf']);
  return pythonSuite(tree, folder, {
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
    pace: makePace(1.5),
    notes: ['One process for each run: the rounds repeat it.'],
  });
}
