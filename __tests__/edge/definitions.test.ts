// Where benchmarks are found in the sources of head, for each tool's way to write them, with real git.

import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openStore } from '../../src/git/store.ts';
import { readDefinitions } from '../../src/measure/definitions.ts';
import type { Recording } from '../../src/model/recording.ts';
import { makeGitHost } from '../support/git-host.ts';
import { aRecording } from '../support/recordings.ts';
import { type FileTexts, makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('repository');
});
afterEach(() => world.remove());

/** `name`, or `group | name`. */
type Name = string;

function recordingOf(format: string, names: readonly Name[]): Recording {
  const { series, schedule, ...rest } = aRecording({ x: { head: [1, 2] } });
  return {
    ...rest,
    schedule: { ...schedule, format },
    series: names.map((text) => {
      const [, group = null, name = ''] = /^(?:(.+) \| )?(.+)$/.exec(text) ?? [];
      return { ...series[0]!, group, name };
    }),
  };
}

async function locate(files: FileTexts, recording: Recording, wanted = 'auto') {
  const sha = repo.commit(files);
  const host = makeGitHost(world, repo.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  return (await readDefinitions(host.log, { store, sha, format: wanted }))(recording);
}

async function placesOf(files: FileTexts, format: string, names: readonly Name[]) {
  const { places = [] } = await locate(files, recordingOf(format, names));
  return Object.fromEntries(
    names.map((text) => {
      const name = text.slice(text.indexOf(' | ') < 0 ? 0 : text.indexOf(' | ') + 3);
      const group = text === name ? null : text.slice(0, -name.length - 3);
      const place = places.find((one) => one.name === name && one.group === group);
      return [text, place === undefined ? null : `${place.file}:${place.line}`];
    }),
  );
}

interface Case {
  readonly files: FileTexts;
  /** Benchmark to place; null: it has none. */
  readonly places: Readonly<Record<Name, string | null>>;
}

const GO_TEST = `package enc

func BenchmarkHex(b *testing.B) {
	b.Run("small input", func(b *testing.B) {})
	b.Run("n=1", func(b *testing.B) {
		b.Run("impl=fast", func(b *testing.B) {})
	})
	for _, size := range sizes {
		b.Run(fmt.Sprint(size), func(b *testing.B) {})
	}
}

func helper(b *testing.B) {
	b.Run("of nobody", func(b *testing.B) {})
}

func BenchmarkTwice(b *testing.B) {
	b.Run("same", func(b *testing.B) {})
	b.Run("same", func(b *testing.B) {})
}
`;

const CRITERION = `use criterion::*;

fn simple(c: &mut Criterion) {
    c.bench_function("fib 10", |b| b.iter(|| fib(10)));
    c.bench_function("deep/name", |b| b.iter(|| fib(10)));
}

fn sums(c: &mut Criterion) {
    let mut group = c.benchmark_group("sum");
    for size in [8, 1024] {
        group.bench_with_input(BenchmarkId::new("slice", size), &size, |b, s| b.iter(|| sum(s)));
        group.bench_with_input(BenchmarkId::from_parameter(size), &size, |b, s| b.iter(|| sum(s)));
    }
    group.finish();
    let mut other = c.benchmark_group(name());
    other.bench_function("plain", |b| b.iter(|| sum(1)));
}
`;

const CRITERION_PLACES = {
  'fib 10': 'benches/codec.rs:4',
  'deep/name': 'benches/codec.rs:5',
  'sum/slice/8': 'benches/codec.rs:11',
  'sum/1024': 'benches/codec.rs:9',
  'sum/plain': 'benches/codec.rs:9',
  'worked-out/plain': null,
  'fib 11': null,
};

const CASES: Readonly<Record<string, Case>> = {
  go: {
    files: {
      'go.mod': 'module example.com/acme\n\ngo 1.24\n',
      'enc/hex_test.go': GO_TEST,
      'root_test.go': 'package acme\n\nfunc BenchmarkHex(b *testing.B) {}\nfunc TestHex(t *testing.T) {}\n',
      'acme/in_test.go': 'package acme\nfunc BenchmarkHex(b *testing.B) {}\n',
      'tools/go.mod': 'module example.com/other/v2\n',
      'tools/gen/a_test.go': 'package gen\nfunc BenchmarkGen(b *testing.B) {}\n',
      'vendor/v/a_test.go': 'package v\nfunc BenchmarkVendored(b *testing.B) {}\n',
    },
    places: {
      'example.com/acme/enc | Hex-8': 'enc/hex_test.go:3',
      'example.com/acme | Hex': 'root_test.go:3',
      'example.com/acme/acme | Hex-2': 'acme/in_test.go:2',
      'example.com/acme/enc | Hex/small_input-8': 'enc/hex_test.go:4',
      'example.com/acme/enc | Hex/n=1/impl=fast-8': 'enc/hex_test.go:5',
      'example.com/acme/enc | Hex/1024-8': 'enc/hex_test.go:3',
      'example.com/acme/enc | Hex/of_nobody-8': 'enc/hex_test.go:3',
      'example.com/acme/enc | Twice/same-8': 'enc/hex_test.go:17',
      'example.com/other/v2/gen | Gen-8': 'tools/gen/a_test.go:2',
      'example.com/acme/gone | Hex-8': null,
      'example.com/acme/v | Vendored-8': null,
      'Hex-8': null,
      'Gen-8': 'tools/gen/a_test.go:2',
    },
  },
  'criterion-text': { files: { 'benches/codec.rs': CRITERION }, places: CRITERION_PLACES },
  'cargo-criterion': { files: { 'benches/codec.rs': CRITERION }, places: CRITERION_PLACES },
  'libtest-bench': {
    files: {
      'src/lib.rs': `fn encode() {}
mod tests {
    #[bench]
    fn encode(b: &mut Bencher) {}
    #[bench] fn in_line(b: &mut Bencher) {}
    fn helper() {}
}
mod more {
    #[bench]
    #[ignore]
    fn encode(b: &mut Bencher) {}
}
`,
    },
    places: {
      'tests::encode': 'src/lib.rs:4',
      'tests::in_line': 'src/lib.rs:5',
      'more::encode': 'src/lib.rs:11',
      'tests::helper': null,
    },
  },
  divan: {
    files: {
      'benches/dv.rs': `fn main() { divan::main(); }

#[divan::bench(args = [1, 10])]
fn fibonacci(n: u64) -> u64 { n }

#[divan::bench_group]
mod group {
    #[divan::bench]
    fn bytes() {}
}

#[divan::bench(types = [u32, String])]
fn generic<T>() {}
`,
      'benches/other.rs': '#[divan::bench]\nfn fibonacci() {}\n',
      'src/lib.rs': 'pub fn fibonacci() {}\n',
    },
    places: {
      'dv::fibonacci::10': 'benches/dv.rs:4',
      'dv::group::bytes': 'benches/dv.rs:9',
      'dv::generic::u32': 'benches/dv.rs:13',
      'other::fibonacci': 'benches/other.rs:2',
      'dv::a name of its own': null,
    },
  },
  gungraun: {
    files: {
      'benches/gr.rs':
        '#[library_benchmark]\n#[bench::small(5)]\n#[bench::large(12)]\nfn bench_fib(n: u64) -> u64 { n }\n',
    },
    places: { 'gr::my_group::bench_fib small:(5)': 'benches/gr.rs:4', 'gr::my_group::gone small:(5)': null },
  },
  iai: {
    files: {
      'benches/fib.rs':
        'use iai::black_box;\nfn bench_short() -> u64 { fib(black_box(10)) }\nfn twice() {}\niai::main!(bench_short, twice);\n',
      'benches/other.rs': 'use iai;\npub fn twice() {}\niai::main!(twice);\n',
      'src/lib.rs': 'pub fn bench_short() {}\n',
    },
    places: { bench_short: 'benches/fib.rs:2', twice: null, fib: null },
  },
  'google-benchmark': {
    files: {
      'bench/codec.cc': `#include <benchmark/benchmark.h>

static void BM_copy(benchmark::State& state) {
}
BENCHMARK(BM_copy)->Arg(64)->Arg(4096);
BENCHMARK(BM_copy)->UseRealTime();
template <class T> void BM_tmpl(benchmark::State& state) {}
BENCHMARK_TEMPLATE(BM_tmpl, int);
BENCHMARK_DEFINE_F(Fixture, Read)(benchmark::State& st) {}
BENCHMARK_REGISTER_F(Fixture, Read)->Threads(2);
BENCHMARK_CAPTURE(BM_args, large, 4096);
BENCHMARK(BM_elsewhere);
  benchmark::RegisterBenchmark("by hand", &run);
`,
    },
    places: {
      'BM_copy/64': 'bench/codec.cc:3',
      'BM_copy/real_time': 'bench/codec.cc:3',
      'BM_tmpl<int>': 'bench/codec.cc:7',
      'Fixture/Read/threads:2': 'bench/codec.cc:9',
      'BM_args/large': 'bench/codec.cc:11',
      BM_elsewhere: 'bench/codec.cc:12',
      'by hand/iterations:3': 'bench/codec.cc:13',
      BM_gone: null,
    },
  },
  catch2: {
    files: {
      'tests/bench.cpp': `TEST_CASE("Fibonacci", "[bench]") {
    BENCHMARK("fib 10") { return fib(10); };
    BENCHMARK("fib \\"q\\", <x>") { return fib(15); };
    SECTION("nested") {
        BENCHMARK_ADVANCED("sleep/ünï")(Catch::Benchmark::Chronometer meter) {};
    }
}
TEST_CASE_METHOD(Fixture, "other") {
    BENCHMARK("fib 10") { return 1; };
    BENCHMARK(std::string(name)) { return 1; };
}
`,
    },
    places: {
      'Fibonacci/fib 10': 'tests/bench.cpp:2',
      'Fibonacci/fib "q", <x>': 'tests/bench.cpp:3',
      'Fibonacci/nested/sleep/ünï': 'tests/bench.cpp:5',
      'other/fib 10': 'tests/bench.cpp:9',
      'other/worked out': 'tests/bench.cpp:8',
      'gone/fib 10': null,
    },
  },
  nanobench: {
    files: {
      'b.cpp':
        '#include <nanobench.h>\n auto b = nanobench::Bench().title("strings");\n b.run("concat a b", f);\n b.run(name, f);\n',
    },
    places: { 'strings/concat a b': 'b.cpp:3', 'strings/other': 'b.cpp:2', 'x/concat a b': null },
  },
  jmh: {
    files: {
      'src/jmh/java/com/acme/CodecBenchmark.java': `package com.acme;
@BenchmarkMode(Mode.AverageTime)
public class CodecBenchmark {
    @State(Scope.Thread)
    public static class Input { int size; }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public Map<String, List<Integer>> encode(Input input) { return helper(input); }

    @Benchmark public int decode() { return 1; }

    public int helper(Input input) { return decode(); }
}
`,
      'kt/Codec.kt': 'class KotlinBench {\n    @Benchmark\n    fun encode(): Int = 1\n}\n',
      'src/main/java/com/acme/Codec.java': 'class Codec { int encode() { return 1; } }\n',
    },
    places: {
      'com.acme.CodecBenchmark.encode [size=10]': 'src/jmh/java/com/acme/CodecBenchmark.java:9',
      'com.acme.CodecBenchmark.decode': 'src/jmh/java/com/acme/CodecBenchmark.java:11',
      'com.acme.CodecBenchmark.helper': null,
      'com.acme.KotlinBench.encode': 'kt/Codec.kt:3',
    },
  },
  benchmarkdotnet: {
    files: {
      'Bench/Sorting.cs': `namespace Acme;
public class Sorting {
    [Params(100, 2000)] public int Size;
    [Benchmark(Baseline = true)]
    [Arguments(1, 2)]
    public async Task<int> Quick(int a) { return Helper(a); }
    [Benchmark] public void Slow() { }
    int Helper(int a) => a;
}
`,
    },
    places: {
      'Acme.Sorting.Quick(Size: 100)': 'Bench/Sorting.cs:6',
      'Acme.Sorting.Slow': 'Bench/Sorting.cs:7',
      'Acme.Sorting.Helper': null,
    },
  },
  'pytest-benchmark': {
    files: {
      'tests/test_bench.py': `import pytest

def test_small(benchmark):
    def test_inner(): pass

class TestCodec:
    def test_small(self, benchmark): pass

    async def test_sizes(self, benchmark): pass

def test_last(benchmark): pass
`,
      'a/test_same.py': 'def test_x(benchmark): pass\n',
      'b/test_same.py': 'def test_x(benchmark): pass\n',
    },
    places: {
      'tests/test_bench.py::test_small': 'tests/test_bench.py:3',
      'test_bench.py::test_last': 'tests/test_bench.py:11',
      'sizes | tests/test_bench.py::TestCodec::test_sizes[10]': 'tests/test_bench.py:9',
      'tests/test_bench.py::TestCodec::test_inherited': 'tests/test_bench.py:6',
      'tests/test_bench.py::test_inner': null,
      'a/test_same.py::test_x': 'a/test_same.py:1',
      'test_same.py::test_x': null,
    },
  },
  asv: {
    files: {
      'benchmarks/codec.py':
        'class Suite:\n    def time_sum(self): pass\n    def setup(self): pass\n\ndef time_flat(): pass\n',
    },
    places: {
      "codec.Suite.time_sum(10, 'a b')": 'benchmarks/codec.py:2',
      'codec.Suite.time_base': 'benchmarks/codec.py:1',
      'codec.time_flat': 'benchmarks/codec.py:5',
      'other.time_flat': null,
    },
  },
  pyperf: {
    files: {
      'b.py': "import pyperf\nrunner.bench_func('sum 100', f)\nrunner.timeit(name=\"x\", stmt='y')\n",
    },
    places: { 'sum 100': 'b.py:2', y: null },
  },
  julia: {
    files: {
      'b.jl':
        'suite["sort"] = BenchmarkGroup(["tag"])\nsuite["sort"]["quick, n=10"] = @benchmarkable sort(x)\nsuite["sort"][n] = @benchmarkable f()\n',
    },
    places: { 'sort/quick, n=10': 'b.jl:2', 'sort/("merge", 10)': 'b.jl:1', gone: null },
  },
  'vitest-bench': {
    files: {
      'src/a.bench.ts': `import { bench, describe } from 'vitest';
bench('top level', () => {});
describe('sort numbers', () => {
  bench("native sort", () => {});
  bench.skip('reverse, "quoted" / ünï', () => {});
  describe.only('nested > group', () => {
    bench(\`sleep 2ms\`, () => {});
  });
  bench(name, () => {});
});
`,
      'src/b.bench.ts': "bench('top level', () => {});\n",
      'src/v5.bench.ts': `describe('codec', () => {
  test('encode', async ({ bench }) => {
    await bench.compare(bench('fast', f), bench('slow', f));
  });
  it('decode', async ({ bench }) => {
    await bench('fast', f).run();
    await bench(name, f).run();
  });
});
`,
    },
    places: {
      'src/a.bench.ts > top level': 'src/a.bench.ts:2',
      'src/b.bench.ts > top level': 'src/b.bench.ts:1',
      'src/a.bench.ts > sort numbers > native sort': 'src/a.bench.ts:4',
      'src/a.bench.ts > sort numbers > reverse, "quoted" / ünï': 'src/a.bench.ts:5',
      'src/a.bench.ts > sort numbers > worked out': 'src/a.bench.ts:3',
      'src/a.bench.ts > other > native sort': null,
      'v5.bench.ts > codec > encode | slow': 'src/v5.bench.ts:3',
      'v5.bench.ts > codec > encode | fast': 'src/v5.bench.ts:3',
      'v5.bench.ts > codec > decode | fast': 'src/v5.bench.ts:6',
      'v5.bench.ts > codec > decode | worked out': 'src/v5.bench.ts:5',
    },
  },
  tinybench: {
    files: {
      'b.mjs':
        "import { Bench } from 'tinybench';\nbench\n  .add('fast', f)\n  .add('slow', f)\n  .add('twice', f);\nother.add('twice', f);\n",
      'dist/b.js': "bench.add('fast', f)\n",
      'node_modules/x/bench.js': "bench.add('fast', f)\n",
      'list.js': "set.add('fast');\n",
    },
    places: { fast: 'b.mjs:3', slow: 'b.mjs:4', twice: null },
  },
  mitata: {
    files: {
      'b.js':
        "import { bench, group } from 'mitata';\nbench('sort', f);\ngroup('g', () => {\n  bench('x', f);\n});\ngroup('h', () => {\n  bench('x', f);\n});\n",
    },
    places: { sort: 'b.js:2', 'g | x': 'b.js:4', 'h | x': 'b.js:7', 'h | y': 'b.js:6', x: null },
  },
  deno: {
    files: {
      'b.ts':
        'Deno.bench("sort", () => {});\nDeno.bench({\n  name: "parse",\n  group: "url",\n  fn: f,\n});\n',
    },
    places: { sort: 'b.ts:1', 'url | parse': 'b.ts:3' },
  },
  benchmarkjs: {
    files: { 'b.js': "const suite = new Benchmark.Suite('s');\nsuite.add('RegExp#test', f);\n" },
    places: { 'RegExp#test': 'b.js:2' },
  },
  cronometro: {
    files: { 'bench/c.js': "cronometro({\n  'one': f,\n});\n" },
    places: { one: 'bench/c.js:2' },
  },
  'console-time': {
    files: { 'b.js': "console.time('decode');\nconsole.timeEnd('decode');\n" },
    places: { decode: 'b.js:1' },
  },
  'ruby-benchmark': {
    files: {
      'b.rb':
        "require 'benchmark'\nBenchmark.bm do |x|\n  x.report('sort!') { }\n  x.report 'sort' do end\nend\n",
    },
    places: { 'sort!': 'b.rb:3', sort: 'b.rb:4' },
  },
  dart: {
    files: { 'b.dart': "class A extends BenchmarkBase {\n  const A() : super('Template');\n}\n" },
    places: { Template: 'b.dart:2' },
  },
  json: {
    files: { 'Benchmarks/run.lua': 'measure("encode", f)\n', 'src/run.lua': 'print("decode")\n' },
    places: { encode: 'Benchmarks/run.lua:1', 'codec | encode': 'Benchmarks/run.lua:1', decode: null },
  },
  'gab-custom': { files: { 'bench.py': "report('CPU Load', 1)\n" }, places: { 'CPU Load': 'bench.py:1' } },
  hyperfine: { files: { 'bench.sh': 'hyperfine "sleep 1"\n' }, places: { 'sleep 1': null } },
};

test.each(Object.entries(CASES))('%s', async (format, { files, places }) => {
  expect(await placesOf(files, format, Object.keys(places))).toEqual(places);
});

test('a format that was given is the only one that is looked for', async () => {
  const files = { 'a_test.go': 'package a\nfunc BenchmarkA(b *testing.B) {}\n' };
  const recording = recordingOf('go', ['A']);
  expect((await locate(files, recording, 'go')).places).toEqual([
    { group: null, name: 'A', file: 'a_test.go', line: 2 },
  ]);
  expect((await locate(files, recording, 'jmh')).places).toBeUndefined();
});

test('what a person has configured for searches of their own changes nothing', async () => {
  const settings = {
    'grep.column': 'true',
    'grep.patternType': 'fixed',
    'color.ui': 'always',
    'grep.fullName': 'false',
  };
  for (const [key, value] of Object.entries(settings)) repo.git('config', '--global', key, value);
  const names = Object.keys(CASES['go']!.places);
  expect(await placesOf(CASES['go']!.files, 'go', names)).toEqual(CASES['go']!.places);
});

test('a path that a recording does not take is left out; others are told as they are', async () => {
  const bench = (name: string) => `package a\nfunc Benchmark${name}(b *testing.B) {}\n`;
  const files = {
    'a\nb_test.go': bench('Break'),
    'a\\b_test.go': bench('Backslash'),
    'ü x/ä_test.go': bench('Umlaut'),
    [`${'long/'.repeat(200)}a_test.go`]: bench('Long'),
  };
  expect(await placesOf(files, 'go', ['Break', 'Backslash', 'Umlaut', 'Long'])).toEqual({
    Break: null,
    Backslash: null,
    Umlaut: 'ü x/ä_test.go:2',
    Long: null,
  });
});
