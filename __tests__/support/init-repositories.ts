// Repositories for the tests of `init`, one for each tool that it knows, as paths and texts: just enough of each to be
// recognised. Those that really run are in `__tests__/fixtures/init`.

export const GO = { 'go.mod': '', 'a_test.go': 'func BenchmarkA(b *testing.B) {}\n' };
export const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
export const VITEST = {
  'package.json': '{"devDependencies": {"vitest": "3"}}',
  'package-lock.json': '',
  'a.bench.ts': 'bench("a"); bench("b")',
};

export const INIT_REPOSITORIES: Readonly<Record<string, Record<string, string>>> = {
  go: GO,
  'go below the root': below('services/api', GO),
  'two modules of go': { ...below('a', GO), ...below('b c', GO) },
  rust: {
    'Cargo.toml': '[package]\nname = "a"\n',
    'benches/a.rs': 'use criterion::Criterion;\nc.bench_function("a", f);\n',
  },
  'libtest of rust': { 'Cargo.toml': '[package]\nname = "a"\n', 'src/lib.rs': '#[bench]\nfn a() {}\n' },
  divan: { 'Cargo.toml': '[package]\nname = "a"\n', 'benches/a.rs': '#[divan::bench]\nfn a() {}\n' },
  python: { 'requirements.txt': 'pytest-benchmark', 'test_a.py': 'def test_a(benchmark):\n    pass\n' },
  pyperf: { 'requirements.txt': 'pyperf', 'b.py': 'import pyperf\npyperf.Runner().timeit("a")\n' },
  asv: { 'asv.conf.json': '{}', 'benchmarks/a.py': 'def time_a():\n    pass\n' },
  javascript: VITEST,
  'packages of javascript': {
    'package-lock.json': '',
    'package.json': VITEST['package.json'],
    ...below('packages/a', VITEST),
    ...below('packages/b', VITEST),
  },
  'benchmark.js': { 'package.json': '{"scripts": {"bench": "x"}, "devDependencies": {"benchmark": "2"}}' },
  tinybench: { 'package.json': '{"scripts": {"bench": "x"}, "devDependencies": {"tinybench": "6"}}' },
  mitata: {
    'package.json': '{"scripts": {"bench": "node bench.js"}, "devDependencies": {"mitata": "1"}}',
    'bench.js': "await run({ format: 'json' })",
  },
  'another script': { 'package.json': '{"scripts": {"bench": "x"}}' },
  java: { 'pom.xml': '<project>jmh</project>', 'A.java': '@Benchmark\n' },
  gradle: { 'build.gradle': "plugins { id 'me.champeau.jmh' }", 'src/jmh/java/A.java': '@Benchmark\n' },
  cpp: {
    'CMakeLists.txt':
      'find_package(benchmark)\nadd_executable(a a.cc)\ntarget_link_libraries(a benchmark::benchmark)\n',
    'a.cc': 'BENCHMARK(a);\n',
  },
  catch2: {
    'CMakeLists.txt': 'add_executable(a a.cc)\ntarget_link_libraries(a Catch2::Catch2)\n',
    'a.cc': 'BENCHMARK("a") {};\n',
  },
  nanobench: {
    'CMakeLists.txt': 'add_executable(a a.cc)\n',
    'a.cc': '#include <nanobench.h>\nBench().run("a", [] {});\n',
  },
};
