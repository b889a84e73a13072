// Finds Go benchmarks: each module with a `func Benchmark…(b *testing.B)` in a `_test.go`.

import { quoteShellWord } from '../text/shell-word.ts';
import { SETUP_GO } from './pins.ts';
import { profileGo } from './profile.ts';
import { type CountRecipe, type Ecosystem, makeBudget, makeSuite, type Suite, type WorkflowStep } from './suite.ts';
import {
  assignToFolders,
  countIn,
  filesWith,
  folderOf,
  inFolder,
  isForeign,
  nameOf,
  relativeTo,
  type Tree,
} from './tree.ts';

const BENCHMARK = /^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm;

export const go: Ecosystem = {
  title: 'Go',
  tools: [{ name: 'go test', format: 'go', foundBy: '`func BenchmarkName(b *testing.B)` in a `_test.go`' }],
  reads: (path) => !isForeign(path) && (nameOf(path) === 'go.mod' || path.endsWith('_test.go')),
  find(tree) {
    const own = tree.paths.filter(go.reads);
    const modules = own.filter((path) => nameOf(path) === 'go.mod').map(folderOf);
    const tests = assignToFolders(modules, own, /_test\.go$/);
    return modules.map((folder) => suite(tree, folder, tests.get(folder) ?? []));
  },
};

function suite(tree: Tree, folder: string, tests: readonly string[]): Suite {
  const files = filesWith(tree, tests, BENCHMARK);
  const packages = [...new Set(files.map((path) => relativeTo(folder, folderOf(path))))];
  return makeSuite({
    tool: 'go test',
    files,
    project: inFolder(folder, 'go.mod'),
    metric: 'sec/op',
    benchmarks: countIn(tree, files, BENCHMARK),
    format: 'go',
    folder,
    commands: [`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`],
    setup: { folder, command: "go test -run='^$' ./..." },
    budgets: [
      makeBudget('sec/op'),
      makeBudget('B/op', '1%', 'hardly depends on the machine'),
      makeBudget('allocs/op', '0%', 'does not depend on the machine'),
    ],
    notes: ['-count=1 makes each run one sample; the rounds repeat it.'],
    steps: [setupGo(tree, folder)],
    profiled: packages.length === 1 ? profileGo(packages[0]!) : null,
    counted: recipe(packages),
  });
}

/** Each package is one program, because the compiler must not be counted. */
function recipe(packages: readonly string[]): CountRecipe {
  const into = (place: string) => (place === '' ? '' : `cd ${quoteShellWord(place)} && `);
  const build = (place: string) => {
    const command = `${into(place)}go test -c -o ${PROGRAM} .`;
    return packages.length === 1 ? command : `(${command})`;
  };
  const iterations = `\${BENCH_REFEREE_ITERATIONS:+-test.benchtime=\${BENCH_REFEREE_ITERATIONS}x}`;
  const run = `./${PROGRAM} -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchmem ${iterations}`;
  return {
    setup: packages.map(build).join(' && '),
    commands: packages.map((place) => into(place) + run),
    isTimed: true,
  };
}

const PROGRAM = 'bench-referee.test';

function setupGo(tree: Tree, folder: string): WorkflowStep {
  const version = { 'go-version-file': inFolder(folder, 'go.mod') };
  const sums = inFolder(folder, 'go.sum');
  if (!tree.has(sums)) return { uses: SETUP_GO, with: { ...version, cache: 'false' } };
  return { uses: SETUP_GO, with: folder === '' ? version : { ...version, 'cache-dependency-path': sums } };
}
