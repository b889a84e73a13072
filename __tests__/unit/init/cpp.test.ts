import { describe, expect, test } from '@jest/globals';
import { cpp } from '../../../src/init/cpp.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const find = (files: Record<string, string>) => cpp.find(sourceTree(files)).map(gist);
const GOOGLE = '#include <benchmark/benchmark.h>\nBENCHMARK(BM_a);\nBENCHMARK_F(F, b)(State& s) {}\n';

describe('cpp', () => {
  test('Google Benchmark in a folder of its own, behind an option', () => {
    const files = {
      'CMakeLists.txt':
        'project(codec CXX)\noption(CODEC_BUILD_BENCHMARKS "Build them" OFF)\nadd_subdirectory(bench)\n',
      'bench/CMakeLists.txt': `find_package(benchmark REQUIRED)\nadd_executable(\${PROJECT_NAME}_bench a.cc)\ntarget_link_libraries(\${PROJECT_NAME}_bench PRIVATE benchmark::benchmark)\n`,
      'bench/a.cc': GOOGLE,
      'src/codec.cc': '',
    };
    expect(find(files)).toEqual([
      {
        tool: 'Google Benchmark',
        benchmarks: 2,
        folder: '',
        format: 'google-benchmark',
        commands: [`./build/bin/codec_bench --benchmark_format=json --benchmark_filter="\${BENCH_REFEREE_FILTER:-}"`],
        setup: {
          folder: '',
          command:
            'cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin" -DCODEC_BUILD_BENCHMARKS=ON && cmake --build build --parallel --target codec_bench',
        },
        outputFile: null,
        steps: ['sudo apt-get update -q && sudo apt-get install -yq libbenchmark-dev'],
      },
    ]);
  });

  test('several programs are several commands; what is fetched needs no package', () => {
    const [suite] = find({
      'CMakeLists.txt':
        'project(a)\nFetchContent_MakeAvailable(benchmark)\nfind_package(Threads)\nadd_executable(x x.cc)\nadd_executable(y y.cc)\nadd_executable(app app.cc)\ntarget_link_libraries(x benchmark::benchmark)\ntarget_link_libraries(y benchmark::benchmark_main)\n',
      'x.cc': GOOGLE,
      'y.cc': GOOGLE,
      'app.cc': '',
    });
    expect(suite).toMatchObject({ benchmarks: 4, steps: [] });
    expect(suite?.commands).toHaveLength(2);
    expect(suite?.setup?.command).toMatch(/--target x y$/);
  });

  test('target_sources says what a target is made of; submodules are fetched first', () => {
    const [suite, ...others] = find({
      '.gitmodules': '[submodule "third_party/benchmark"]\n\tpath = third_party/benchmark\n\turl = x\n',
      'CMakeLists.txt':
        'project(p)\nadd_subdirectory(third_party/benchmark)\nadd_executable(tests "")\ntarget_sources(tests\n  PRIVATE\n    "src/test.cc"\n)\ntarget_link_libraries(tests lib gtest_main)\nadd_executable(bench "")\ntarget_sources(bench PRIVATE "src/bench.cc")\ntarget_link_libraries(bench lib benchmark)\n',
      'src/bench.cc': GOOGLE,
      'src/test.cc': '#include <gtest/gtest.h>\n',
    });
    expect(others).toEqual([]);
    expect(suite?.commands).toHaveLength(1);
    expect(suite?.setup?.command).toMatch(/^git submodule update --init --recursive && cmake .* --target bench$/);
  });

  test('a project with places of its own for programs is not overruled', () => {
    const [suite] = find({
      'CMakeLists.txt': `set(CMAKE_RUNTIME_OUTPUT_DIRECTORY \${CMAKE_BINARY_DIR}/out)\nadd_executable(x x.cc)\ntarget_link_libraries(x benchmark)\n`,
      'x.cc': GOOGLE,
    });
    expect(suite?.commands[0]).toMatch(/^"\$\(find build bin -type f -name x /);
  });

  test('Catch2 and nanobench', () => {
    const suites = find({
      'CMakeLists.txt':
        'project(a)\nadd_executable(tests t.cpp)\ntarget_link_libraries(tests Catch2::Catch2WithMain)\nadd_executable(nb n.cpp)\n',
      't.cpp': 'TEST_CASE("a", "[!benchmark]") {\n  BENCHMARK("b") { return 1; };\n}\n',
      'n.cpp': '#include <nanobench.h>\nint main() { ankerl::nanobench::Bench().run("a", [] {}); }\n',
    });
    expect(suites.map(({ tool, format, benchmarks }) => [tool, format, benchmarks])).toEqual([
      ['Catch2', 'catch2', 1],
      ['nanobench', 'nanobench', 1],
    ]);
    expect(suites[1]?.commands).toEqual(['./build/bin/nb']);
    expect(suites[0]?.commands).toEqual([
      `./build/bin/tests -r xml --benchmark-no-analysis "\${BENCH_REFEREE_FILTER:-[!benchmark]}"`,
    ]);
  });

  test('Catch2 in test cases that are not hidden gets a filter only where there is one', () => {
    const [suite] = find({
      'CMakeLists.txt': 'project(a)\nadd_executable(tests t.cpp)\ntarget_link_libraries(tests Catch2::Catch2)\n',
      't.cpp': 'TEST_CASE("a") {\n  BENCHMARK("b") { return 1; };\n}\n',
    });
    expect(suite?.commands).toEqual([
      `./build/bin/tests -r xml --benchmark-no-analysis \${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}`,
    ]);
  });

  test('a target that gets the library by another one, with sources elsewhere', () => {
    const [suite] = find({
      'CMakeLists.txt':
        'project(a)\nadd_library(common common.cc)\ntarget_link_libraries(common PUBLIC other)\nadd_subdirectory(bench)\n',
      'bench/CMakeLists.txt':
        'add_executable(x ../perf/x.cc)\ntarget_link_libraries(x common)\nadd_executable(app app.cc)\n',
      'bench/app.cc': '',
      'perf/x.cc': GOOGLE,
    });
    expect(suite).toMatchObject({ tool: 'Google Benchmark', benchmarks: 2, commands: [expect.any(String)] });
  });

  test('no benchmark yet, and what is commented out', () => {
    expect(
      find({
        'CMakeLists.txt': 'add_executable(x x.cc)\n# target_link_libraries(x benchmark::benchmark)\n',
        'x.cc': '',
      }),
    ).toMatchObject([{ benchmarks: 0 }]);
  });
});
