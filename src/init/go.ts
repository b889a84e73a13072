// Finds Go benchmarks: each module with a `func Benchmark…(b *testing.B)` in a `_test.go`.

import { quoteShellWord } from '../text/shell-word.ts';
import { SETUP_GO } from './pins.ts';
import { profileGo } from './profile.ts';
import { type CountRecipe, type Ecosystem, evidenceOf, type Suite, TIME_BECAUSE, type WorkflowStep } from './suite.ts';
import { assignToFolders, countIn, folderOf, inFolder, isForeign, nameOf, relativeTo, type Tree } from './tree.ts';

const BENCHMARK = /^func Benchmark(?:[^a-z\s(]\w*)?\(\s*\w+ \*testing\.B\b/gm;

export const go: Ecosystem = {
  title: 'Go',
  tools: [{ name: 'go test', format: 'go', foundBy: '`func BenchmarkName(b *testing.B)` in a `_test.go`' }],
  reads: (path) => !isForeign(path) && (nameOf(path) === 'go.mod' || path.endsWith('_test.go')),
  find(tree) {
    const own = tree.paths.filter(go.reads);
    const modules = own.filter((path) => nameOf(path) === 'go.mod').map(folderOf);
    const tests = assignToFolders(
      modules,
      own.filter((path) => path.endsWith('_test.go')),
    );
    return modules.map((folder) => suite(tree, folder, tests.get(folder) ?? []));
  },
};

function suite(tree: Tree, folder: string, tests: readonly string[]): Suite {
  const files = tests.filter((path) => countIn(tree, [path], BENCHMARK) > 0);
  const benchmarks = countIn(tree, files, BENCHMARK);
  const packages = [...new Set(files.map((path) => relativeTo(folder, folderOf(path))))];
  return {
    tool: 'go test',
    evidence: benchmarks === 0 ? inFolder(folder, 'go.mod') : evidenceOf(benchmarks, files),
    benchmarks,
    format: 'go',
    folder,
    commands: [`go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`],
    outputFile: null,
    setup: { folder, command: "go test -run='^$' ./..." },
    budgets: [
      { metric: 'sec/op', maxRegression: '5%', because: TIME_BECAUSE },
      { metric: 'B/op', maxRegression: '1%', because: 'hardly depends on the machine' },
      { metric: 'allocs/op', maxRegression: '0%', because: 'does not depend on the machine' },
    ],
    notes: ['-count=1 makes each invocation one sample; the rounds repeat it.'],
    steps: [setupGo(tree, folder)],
    ...(packages.length === 1 && { profiled: profileGo(packages[0]!) }),
    counted: recipe(packages),
  };
}

/** What counts the benchmarks of some packages: each is one program, because the compiler must not be counted. */
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
  const sums = tree.paths.filter((path) => path === inFolder(folder, 'go.sum'));
  const cache: Record<string, string> = sums[0] === undefined ? { cache: 'false' } : {};
  const elsewhere: Record<string, string> =
    sums[0] === undefined || folder === '' ? {} : { 'cache-dependency-path': sums[0] };
  return {
    uses: SETUP_GO,
    with: { 'go-version-file': inFolder(folder, 'go.mod'), ...cache, ...elsewhere },
  };
}
