// Finds Go benchmarks: each module with a `func Benchmark…(b *testing.B)` in a `_test.go`.

import { quoteShellWord } from '../text/shell-word.ts';
import { buildCommand, PROGRAM, planProgram } from './go-programs.ts';
import { SETUP_GO } from './pins.ts';
import { profileGo } from './profile.ts';
import {
  addOption,
  type CountRecipe,
  type Ecosystem,
  hasOneThread,
  makeBudget,
  makePace,
  makeSuite,
  type Suite,
  type WorkflowStep,
} from './suite.ts';
import {
  assignToFolders,
  countIn,
  filesWith,
  folderOf,
  inFolder,
  isBelow,
  isForeign,
  nameOf,
  relativeTo,
  type Tree,
} from './tree.ts';

const RUN = `./${PROGRAM} -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchmem ${repeat('-test.benchtime')}`;

const SHORT_TIMES = addOption('-test.benchmem', '-test.benchtime=100ms', 0.2);

const BENCHMARK = /^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm;

export const go: Ecosystem = {
  title: 'Go',
  tools: [{ name: 'go test', format: 'go', foundBy: '`func BenchmarkName(b *testing.B)` in a `_test.go`' }],
  reads: (path) => !isForeign(path) && (nameOf(path) === 'go.mod' || path.endsWith('.go')),
  find(tree) {
    const own = tree.paths.filter(go.reads);
    const modules = own.filter((path) => nameOf(path) === 'go.mod').map(folderOf);
    const tests = assignToFolders(modules, own, /_test\.go$/);
    return modules.map((folder) => {
      const isOuter = modules.some((other) => other !== folder && isBelow(other, folder));
      return suite(tree, folder, tests.get(folder) ?? [], isOuter);
    });
  },
};

type Commands = Pick<Suite, 'commands' | 'notes' | 'programs'> & { readonly setup: string };

/** More make the configuration long, and each of them is started once in each round. */
const MAX_PROGRAMS = 20;

/** Each package is built once, because `go test` links it in each round, which takes longer than short benchmarks. */
function planPackages(tree: Tree, folder: string, places: readonly string[]): Commands {
  const packages = places.map((place) => inFolder(folder, place).replace(/\/$/, ''));
  const programs = packages.map((place) => planProgram(tree, { place, run: RUN }));
  const build = (place: string, index: number) => into(place) + buildCommand(programs[index]!.dependsOn.length > 0);
  return {
    setup:
      places.length === 1
        ? build(places[0]!, 0)
        : places.map((place, index) => `(${build(place, index)})`).join(' && '),
    commands: places.map((place) => into(place) + RUN),
    programs,
    notes: ['Each package with benchmarks is built once. A new one needs to be built and run here, too.'],
  };
}

/** All packages of a module as one command. */
const BY_PROGRAMS: Commands = {
  setup: `packages=$(go list -f '{{.Dir}}' ./...); for dir in $packages; do (cd "$dir" && ${buildCommand(false)}); done`,
  commands: [`for test in $(find . -name ${PROGRAM} | sort); do (cd "\${test%/*}" && ${RUN}); done`],
  programs: [],
  notes: ['Each package is built once, and runs in its own folder.'],
};

/** For a module with another one below its folder, whose programs are there as well. */
const BY_GO_TEST: Commands = {
  setup: "go test -run='^$' ./...",
  commands: [`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ${repeat('-benchtime')} ./...`],
  programs: [],
  notes: ['-count=1 makes each run one sample; the rounds repeat it.'],
};

/** A flag with a number of iterations, or nothing. */
function repeat(flag: string): string {
  return `\${BENCH_REFEREE_ITERATIONS:+${flag}=\${BENCH_REFEREE_ITERATIONS}x}`;
}

function into(place: string): string {
  return place === '' ? '' : `cd ${quoteShellWord(place)} && `;
}

function suite(tree: Tree, folder: string, tests: readonly string[], isOuter: boolean): Suite {
  const files = filesWith(tree, tests, BENCHMARK);
  const placesOf = (paths: readonly string[]) => [...new Set(paths.map((path) => relativeTo(folder, folderOf(path))))];
  const packages = placesOf(files);
  const many = isOuter ? BY_GO_TEST : BY_PROGRAMS;
  const planned = packages.length > MAX_PROGRAMS ? many : planPackages(tree, folder, packages);
  const { setup, commands, programs, notes } = planned;
  return makeSuite({
    tool: 'go test',
    files,
    project: inFolder(folder, 'go.mod'),
    metric: 'sec/op',
    benchmarks: countIn(tree, files, BENCHMARK),
    format: 'go',
    folder,
    commands,
    programs,
    setup: { folder, command: setup },
    budgets: [
      makeBudget('sec/op'),
      makeBudget('B/op', '1%', 'hardly depends on the machine'),
      makeBudget('allocs/op', '0%', 'does not depend on the machine'),
    ],
    notes,
    isOneThread: hasOneThread(tree, tests),
    steps: [setupGo(tree, folder)],
    // A second after those that find the number of iterations.
    pace: makePace(1.4, planned === BY_GO_TEST ? addOption(' -benchmem', '-benchtime=100ms', 0.2) : SHORT_TIMES),
    parts: packages,
    narrow: (some) =>
      suite(
        tree,
        folder,
        tests.filter((path) => some.includes(relativeTo(folder, folderOf(path)))),
        isOuter,
      ),
    profiled: packages.length === 1 ? profileGo(packages[0]!) : null,
    counted: recipe(packages),
  });
}

/** Each package is one program, because the compiler must not be counted. */
function recipe(packages: readonly string[]): CountRecipe {
  const build = (place: string) =>
    packages.length === 1 ? into(place) + buildCommand(false) : `(${into(place)}${buildCommand(false)})`;
  return {
    setup: packages.map(build).join(' && '),
    commands: packages.map((place) => into(place) + RUN),
    isTimed: true,
  };
}

/** The first release that refuses a module whose `go` line is newer. Before, the line says nothing about the compiler. */
const FIRST_STRICT_GO = 21;

/** An old line, or none, asks for a compiler of its time, which the project may not even build with any more. */
function versionOf(tree: Tree, folder: string): Readonly<Record<string, string>> {
  const file = inFolder(folder, 'go.mod');
  const [, minor = '0'] = /^go\s+1\.(\d+)/m.exec(tree.text(file) ?? '') ?? [];
  return Number(minor) < FIRST_STRICT_GO ? { 'go-version': 'stable' } : { 'go-version-file': file };
}

function setupGo(tree: Tree, folder: string): WorkflowStep {
  const version = versionOf(tree, folder);
  const sums = inFolder(folder, 'go.sum');
  if (!tree.has(sums)) return { uses: SETUP_GO, with: { ...version, cache: 'false' } };
  return { uses: SETUP_GO, with: folder === '' ? version : { ...version, 'cache-dependency-path': sums } };
}
