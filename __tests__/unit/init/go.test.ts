import { describe, expect, test } from '@jest/globals';
import { go } from '../../../src/init/go.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const BENCH = 'package a\n\nfunc BenchmarkEncode(b *testing.B) {}\nfunc BenchmarkDecode(b *testing.B) {}\n';
const BUILD = 'go test -c -trimpath -buildvcs=false -o bench-referee.test .';
const PLAIN_BUILD = 'go test -c -o bench-referee.test .';
const TIMES = `\${BENCH_REFEREE_ITERATIONS:+-test.benchtime=\${BENCH_REFEREE_ITERATIONS}x}`;
const RUN = `./bench-referee.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchmem ${TIMES}`;
const find = (files: Record<string, string>) => go.find(sourceTree(files)).map(gist);

describe('go', () => {
  test('a module in the root', () => {
    expect(find({ 'go.mod': 'module a\n\ngo 1.24.0\n', 'go.sum': '', 'codec/codec_test.go': BENCH })).toEqual([
      {
        tool: 'go test',
        benchmarks: 2,
        folder: '',
        format: 'go',
        commands: [`cd codec && ${RUN}`],
        setup: { folder: '', command: `cd codec && ${BUILD}` },
        outputFile: null,
        steps: [{ 'actions/setup-go': { 'go-version-file': 'go.mod' } }],
      },
    ]);
  });

  test('several packages with benchmarks are programs of their own', () => {
    const files = { 'go.mod': '', 'a_test.go': BENCH, 'index/b_test.go': BENCH, 'plain/c_test.go': '' };
    expect(find(files)).toMatchObject([
      { setup: { command: `(${BUILD}) && (cd index && ${BUILD})` }, commands: [RUN, `cd index && ${RUN}`] },
    ]);
    expect(go.find(sourceTree(files))[0]?.programs.map(({ name, folder }) => [name, folder])).toEqual([
      ['root', ''],
      ['index', 'index'],
    ]);
  });

  const many = (folder: string) =>
    Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${folder}p${index}/a_test.go`, BENCH]));

  test('many packages with tests are all built, and run in their folders by one command', () => {
    expect(find({ 'go.mod': '', ...many('') })).toMatchObject([
      {
        setup: {
          command: `packages=$(go list -f '{{.Dir}}' ./...); for dir in $packages; do (cd "$dir" && ${PLAIN_BUILD}); done`,
        },
        commands: [`for test in $(find . -name bench-referee.test | sort); do (cd "\${test%/*}" && ${RUN}); done`],
      },
    ]);
  });

  test('a module of many packages around another one is run by go test, which knows its own packages', () => {
    const [outer] = find({ 'go.mod': '', ...many(''), 'tools/go.mod': '', 'tools/x_test.go': BENCH });
    expect(outer?.commands).toEqual([
      `go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 \${BENCH_REFEREE_ITERATIONS:+-benchtime=\${BENCH_REFEREE_ITERATIONS}x} ./...`,
    ]);
    expect(outer?.setup?.command).toBe("go test -run='^$' ./...");
  });

  test('a module below the root has its sums there', () => {
    const [suite] = find({
      'services/api/go.mod': 'go 1.21\n',
      'services/api/go.sum': '',
      'services/api/a_test.go': BENCH,
    });
    expect(suite).toMatchObject({
      folder: 'services/api',
      steps: [
        {
          'actions/setup-go': {
            'go-version-file': 'services/api/go.mod',
            'cache-dependency-path': 'services/api/go.sum',
          },
        },
      ],
    });
  });

  test('a file counts for the innermost module; without sums there is nothing to cache', () => {
    const suites = find({ 'go.mod': '', 'tools/go.mod': '', 'tools/x_test.go': BENCH });
    expect(suites.map(({ folder, benchmarks }) => [folder, benchmarks])).toEqual([
      ['', 0],
      ['tools', 2],
    ]);
    expect(suites[1]?.steps).toEqual([{ 'actions/setup-go': { 'go-version': 'stable', cache: 'false' } }]);
  });

  test.each([
    ['', { 'go-version': 'stable' }],
    ['go 1.7\n', { 'go-version': 'stable' }],
    ['go 1.20\n', { 'go-version': 'stable' }],
    ['go 1.21\n', { 'go-version-file': 'go.mod' }],
    ['go 1.25.1\n\ntoolchain go1.26.0\n', { 'go-version-file': 'go.mod' }],
  ])('a module with the line %j gets a compiler that is supported', (line, version) => {
    const [suite] = find({ 'go.mod': `module a\n\n${line}`, 'a_test.go': BENCH });
    expect(suite?.steps).toEqual([{ 'actions/setup-go': { ...version, cache: 'false' } }]);
  });

  test.each([
    ['a plain test', 'func TestEncode(t *testing.T) {}'],
    ['a function that only looks like one', 'func Benchmarking(b *testing.B) {}'],
    ['one in a comment', '// func BenchmarkX(b *testing.B) {}'],
    ['one that takes no testing.B', 'func BenchmarkX(n int) {}'],
  ])('%s is no benchmark', (_, text) => {
    expect(find({ 'go.mod': '', 'a_test.go': text })).toMatchObject([{ benchmarks: 0 }]);
  });

  test.each([
    'func Benchmark(b *testing.B) {}',
    'func BenchmarkÄ(b *testing.B) {}',
    'func Benchmark_x(tb *testing.B) {\n}',
  ])('%s is one', (text) => {
    expect(find({ 'go.mod': '', 'a_test.go': text })).toMatchObject([{ benchmarks: 1 }]);
  });

  test('what is vendored is somebody else’s; without a module there is nothing', () => {
    expect(find({ 'go.mod': '', 'vendor/x/a_test.go': BENCH })).toMatchObject([{ benchmarks: 0 }]);
    expect(find({ 'a_test.go': BENCH })).toEqual([]);
  });
});

describe('the files on which a program of Go depends', () => {
  const MODULE = { 'go.mod': 'module x.test/m\n', 'go.sum': '' };
  const listed = (files: Record<string, string>) =>
    go.find(sourceTree({ ...MODULE, ...files }))[0]!.programs[0]!.dependsOn;
  const bench = (body = '', imports = '') =>
    `package a\n\nimport (\n\t"testing"\n${imports})\n\nfunc BenchmarkA(b *testing.B) {${body}}\n`;
  const IN_A = ['a/**', 'a/bench-referee.test'];
  const IN_TREE = ['**', '!**/*.go', 'a/*.go', '!**/bench-referee.test', 'a/bench-referee.test'];
  const ALL = ['**', '!**/bench-referee.test', 'a/bench-referee.test'];
  const NOTHING: readonly string[] = [];

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['its folder', { 'a/a_test.go': bench() }, IN_A],
    [
      'its folder, without the code of packages below',
      { 'a/a_test.go': bench(), 'a/b/b.go': '' },
      ['a/**', '!a/**/*.go', 'a/*.go', '!a/**/bench-referee.test', 'a/bench-referee.test'],
    ],
    [
      'code that serves as data',
      { 'a/a_test.go': bench(), 'a/b/b.go': '', 'a/testdata/x.go': '' },
      ['a/**', '!a/**/*.go', 'a/*.go', 'a/**/testdata/**', '!a/**/bench-referee.test', 'a/bench-referee.test'],
    ],
    [
      'code in folders that Go leaves out',
      { 'a/a_test.go': bench(), 'a/_x/b.go': '', 'a/.y/c.go': '' },
      ['a/**', '!a/**/*.go', 'a/*.go', 'a/**/_*/**', 'a/**/.*/**', '!a/**/bench-referee.test', 'a/bench-referee.test'],
    ],
    [
      'code that it names',
      { 'a/a_test.go': bench('read("b/b.go")'), 'a/b/b.go': '' },
      ['a/**', '!a/**/*.go', 'a/*.go', 'a/b/b.go', '!a/**/bench-referee.test', 'a/bench-referee.test'],
    ],
    [
      'code that it finds by a pattern',
      { 'a/a_test.go': bench('glob("*/*.go")'), 'a/b/b.go': '' },
      ['a/**', '!a/**/bench-referee.test', 'a/bench-referee.test'],
    ],
    [
      'the whole tree, if it goes up',
      { 'a/a_test.go': bench('read("../data/x.json")'), 'b/b.go': '' },
      ['**', '!**/*.go', '!**/go.mod', '!**/go.sum', ...IN_TREE.slice(2)],
    ],
    [
      'the whole tree, if its path is made of parts',
      { 'a/a_test.go': bench('join("..", name)') },
      ['**', '!**/go.mod', '!**/go.sum', ...IN_TREE.slice(2)],
    ],
    [
      'the whole tree, if it asks where it is',
      { 'a/a_test.go': bench('os.Getwd()') },
      ['**', '!**/go.mod', '!**/go.sum', ...IN_TREE.slice(2)],
    ],
    ['all files, if it goes up to code', { 'a/a_test.go': bench('read("../b/b.go")'), 'b/b.go': '' }, ALL],
    ['all files, if it goes up to a manifest', { 'a/a_test.go': bench('read("../go.mod")') }, ALL],
    [
      'the whole tree, if what it imports goes up',
      { 'a/a_test.go': bench('', '\t"x.test/m/b"\n'), 'b/b.go': 'read("../x")' },
      ['**', '!**/*.go', '!**/go.mod', '!**/go.sum', ...IN_TREE.slice(2)],
    ],
    ['nothing else, if another package goes up', { 'a/a_test.go': bench(), 'b/b.go': 'read("../x")' }, IN_A],
    ['nothing else, if a comment goes up', { 'a/a_test.go': bench('\n\t// read("../x")\n') }, IN_A],
    ['no list, if it starts programs', { 'a/a_test.go': bench('', '\t"os/exec"\n') }, NOTHING],
    [
      'no list, if what it imports starts programs',
      { 'a/a_test.go': bench('', '\t"x.test/m/b"\n'), 'b/b.go': 'import "os/exec"\n' },
      NOTHING,
    ],
    ['no list, if it reads packages', { 'a/a_test.go': bench('', '\tparse "go/parser"\n') }, NOTHING],
    [
      'no list, if it finds files by its own source',
      { 'a/a_test.go': bench('_, f, _, _ := runtime.Caller(0); filepath.Dir(f)') },
      NOTHING,
    ],
    [
      'its folder, if another test starts programs',
      { 'a/a_test.go': bench(), 'a/b_test.go': 'package a\n\nimport "os/exec"\n\nfunc TestB(t *testing.T) {}\n' },
      IN_A,
    ],
    [
      'no list, if it uses what that test defines',
      { 'a/a_test.go': bench('start()'), 'a/b_test.go': 'package a\n\nimport "os/exec"\n\nfunc start() {}\n' },
      NOTHING,
    ],
    [
      'no list, if it uses a variable of that test',
      {
        'a/a_test.go': bench('use(data)'),
        'a/b_test.go': 'package a\n\nimport "os/exec"\n\nvar (\n\tdata = read()\n)\n',
      },
      NOTHING,
    ],
    [
      'its folder, if the name is one of another package',
      { 'a/a_test.go': bench('start()'), 'a/b_test.go': 'package a_test\n\nimport "os/exec"\n\nfunc start() {}\n' },
      IN_A,
    ],
    [
      'no list, if TestMain starts programs',
      { 'a/a_test.go': bench(), 'a/b_test.go': 'package a\n\nimport "os/exec"\n\nfunc TestMain(m *testing.M) {}\n' },
      NOTHING,
    ],
  ])('%s', (_, files, expected) => {
    expect(listed(files)).toEqual(expected);
  });
});
