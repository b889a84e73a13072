import { describe, expect, test } from '@jest/globals';
import { go } from '../../../src/init/go.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const BENCH = 'package a\n\nfunc BenchmarkEncode(b *testing.B) {}\nfunc BenchmarkDecode(b *testing.B) {}\n';
const BUILD = 'go test -c -o bench-referee.test .';
const TIMES = `\${BENCH_REFEREE_ITERATIONS:+-test.benchtime=\${BENCH_REFEREE_ITERATIONS}x}`;
const RUN = `./bench-referee.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchmem ${TIMES}`;
const find = (files: Record<string, string>) => go.find(sourceTree(files)).map(gist);

describe('go', () => {
  test('a module in the root', () => {
    expect(find({ 'go.mod': 'module a\n', 'go.sum': '', 'codec/codec_test.go': BENCH })).toEqual([
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

  test('several packages with tests are all built, and run in their folders', () => {
    expect(find({ 'go.mod': '', 'a_test.go': BENCH, 'index/b_test.go': '' })).toMatchObject([
      {
        setup: {
          command: `packages=$(go list -f '{{.Dir}}' ./...); for dir in $packages; do (cd "$dir" && ${BUILD}); done`,
        },
        commands: [`for test in $(find . -name bench-referee.test | sort); do (cd "\${test%/*}" && ${RUN}); done`],
      },
    ]);
  });

  test('a module around another one is run by go test, which knows its own packages', () => {
    const [outer] = find({ 'go.mod': '', 'a_test.go': BENCH, 'tools/go.mod': '', 'tools/x_test.go': BENCH });
    expect(outer?.commands).toEqual([
      `go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 \${BENCH_REFEREE_ITERATIONS:+-benchtime=\${BENCH_REFEREE_ITERATIONS}x} ./...`,
    ]);
    expect(outer?.setup?.command).toBe("go test -run='^$' ./...");
  });

  test('a module below the root has its sums there', () => {
    const [suite] = find({
      'services/api/go.mod': '',
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
    expect(suites[1]?.steps).toEqual([{ 'actions/setup-go': { 'go-version-file': 'tools/go.mod', cache: 'false' } }]);
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
