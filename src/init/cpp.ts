// Finds C++ benchmarks: programs that CMake builds with Google Benchmark, Catch2 or nanobench. The libraries that a target is linked
// with decide which. A project is built from its outermost CMakeLists.txt.

import { quoteShellWord } from '../text/shell-word.ts';
import { type CmakeProgram, type CmakeProject, LISTS, readCmakeProject } from './cmake.ts';
import { profileByPerf } from './profile.ts';
import {
  addOption,
  type BenchmarkTool,
  type Ecosystem,
  FILTER,
  hasOneThread,
  makePace,
  makeSuite,
  type Pace,
  type Suite,
  selectMeasuredSuites,
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
  type Tree,
} from './tree.ts';

interface CppTool extends BenchmarkTool {
  readonly metric: string;
  /** `header` is an include in the sources, because a target may get the library through another target. */
  readonly library: RegExp;
  readonly header: RegExp;
  readonly benchmark: RegExp;
  /** Package. Null: there is none. */
  readonly debian: string | null;
  readonly notes: readonly string[];
  readonly pace: Pace;
  run(sources: string): string;
}

/** Passes the filter of Catch2 only if there is one, because version 3 takes an empty one for the name of a test. */
const CATCH2_FILTER = `\${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}`;
const CATCH2_HIDDEN_FILTER = `"\${BENCH_REFEREE_FILTER:-[!benchmark]}"`;

const CPP_TOOLS: readonly CppTool[] = [
  {
    name: 'Google Benchmark',
    format: 'google-benchmark',
    foundBy: 'a target of CMake with `benchmark::benchmark`, and `BENCHMARK(…)`',
    metric: 'cpu_time',
    library: /\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"]benchmark\/benchmark\.h/m,
    benchmark: /^[ \t]*BENCHMARK(?:_F|_TEMPLATE\w*|_DEFINE_F|_CAPTURE)?\s*\(/gm,
    debian: 'libbenchmark-dev',
    notes: ['For benchmarks of one thread cpu_time is steadier than real_time.'],
    // Half a second, after those that find the number of iterations. A number without a unit is known to all versions.
    pace: makePace(0.9, addOption('--benchmark_format=json', '--benchmark_min_time=0.1', 0.25)),
    run: () => `--benchmark_format=json --benchmark_filter=${FILTER}`,
  },
  {
    name: 'Catch2',
    format: 'catch2',
    foundBy: 'a target of CMake with `Catch2::…`, and `BENCHMARK("…")`',
    metric: 'time',
    library: /\bCatch2::/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,
    benchmark: /^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,
    debian: 'catch2',
    notes: ['Each run gives one mean. Analysing its samples takes half a second for each benchmark.'],
    pace: makePace(0.3),
    run: (sources) =>
      `-r xml --benchmark-no-analysis ${sources.includes('[!benchmark]') ? CATCH2_HIDDEN_FILTER : CATCH2_FILTER}`,
  },
  {
    name: 'nanobench',
    format: 'nanobench',
    foundBy: 'a target of CMake with nanobench, and `.run(…)`',
    metric: 'time',
    library: /\bnanobench\b/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,
    benchmark: /\.run\s*\(/g,
    debian: null,
    notes: [],
    pace: makePace(0.2),
    run: () => '',
  },
];

const SOURCE = /\.(?:cc|cpp|cxx|c\+\+)$/;

export const cpp: Ecosystem = {
  title: 'C++',
  tools: CPP_TOOLS,
  reads: (path) => !isForeign(path) && (nameOf(path) === LISTS || path.endsWith('.cmake') || SOURCE.test(path)),
  find(tree) {
    const own = tree.paths.filter(cpp.reads);
    const folders = own.filter((path) => nameOf(path) === LISTS).map(folderOf);
    const shares = assignToFolders(folders, own, SOURCE);
    return selectOutermost(folders).flatMap((folder) => projectSuites(tree, folder, folders, shares));
  },
};

function selectOutermost(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => folders.every((one) => one === folder || !isBelow(folder, one)));
}

const PROJECT = /^[ \t]*project\s*\(/im;

/** The suites of a project, and of the projects below it that it does not add. */
function projectSuites(
  tree: Tree,
  folder: string,
  folders: readonly string[],
  shares: ReadonlyMap<string, readonly string[]>,
): readonly Suite[] {
  const project = readCmakeProject(tree, [folder]);
  const rest = folders.filter((one) => isBelow(one, folder) && !project.lists.has(inFolder(one, LISTS)));
  const others = selectOutermost(rest.filter((one) => PROJECT.test(tree.text(inFolder(one, LISTS)) ?? '')));
  const suites = suitesOf(tree, folder, project, shares);
  // Others may be examples.
  const named = others.filter((one) => /bench|perf/i.test(one));
  const isFound = suites.some(({ benchmarks }) => benchmarks > 0);
  const further = (isFound || named.length > 0 ? named : others).flatMap((one) =>
    projectSuites(tree, one, rest, shares),
  );
  const loose = rest.filter((one) => !others.some((other) => isBelow(`${one}/`, other)));
  if (loose.length === 0 || [...suites, ...further].some(({ benchmarks }) => benchmarks > 0))
    return [...suites, ...further];
  const check = `No list was seen to add ${loose.join(', ')}. Look at "--target" in setup.`;
  return suitesOf(tree, folder, readCmakeProject(tree, [folder, ...loose]), shares).map((suite) => ({
    ...suite,
    checks: [...suite.checks, check],
  }));
}

function suitesOf(
  tree: Tree,
  folder: string,
  project: CmakeProject,
  shares: ReadonlyMap<string, readonly string[]>,
): readonly Suite[] {
  const texts = [...project.lists].map((path) => (tree.text(path) ?? '').replaceAll(/#.*$/gm, '')).join('\n');
  const targets = project.programs.flatMap((program) => targetOf(tree, program, shares));
  return selectMeasuredSuites(
    CPP_TOOLS.map((tool) => {
      const ofTool = targets.filter((target) => target.tool === tool);
      return suiteOf(tree, folder, texts, tool, ofTool);
    }),
  );
}

interface CmakeTarget extends Pick<CmakeProgram, 'name' | 'sources' | 'options'> {
  readonly tool: CppTool;
}

/** Empty if the program has no benchmark library. */
function targetOf(
  tree: Tree,
  { name, sources: named, links, folder, options }: CmakeProgram,
  shares: ReadonlyMap<string, readonly string[]>,
): CmakeTarget[] {
  const known = named.filter((path) => SOURCE.test(path));
  // The sources come from something that is not computed here, so any file in this folder may be one of them.
  const sources = known.length > 0 ? known : (shares.get(folder) ?? []);
  const included = sources.map((one) => tree.text(one) ?? '').join('\n');
  const linked = links.join(' ');
  const tool = CPP_TOOLS.find(({ library, header }) => library.test(linked) || header.test(included));
  if (tool === undefined || (TEST_MAIN.test(linked) && !BENCHMARK_MAIN.test(`${linked} ${included}`))) return [];
  return [{ name, sources, options, tool }];
}

/** The main function of a unit test, which knows no flags of benchmarks. */
const TEST_MAIN = /\b(?:gtest|gmock)_main\b/;
const BENCHMARK_MAIN = /\bbenchmark_main\b|\bBENCHMARK_MAIN\b|\bRunSpecifiedBenchmarks\b/;

/** `texts` are those of all lists of the project. */
function suiteOf(tree: Tree, folder: string, texts: string, tool: CppTool, targets: readonly CmakeTarget[]): Suite {
  const files = filesWith(tree, [...new Set(targets.flatMap(({ sources }) => sources))], tool.benchmark);
  const real = targets.filter(({ sources }) => sources.some((path) => files.includes(path)));
  const needed = [...new Set(real.flatMap((target) => target.options))];
  const switches = Array.from(
    texts.matchAll(/\boption\s*\(\s*(\w*BENCH(?:MARK(?:S|ING)?|ES)?)\s[^)]*\bOFF\s*\)/gi),
    ([, name]) => name,
  );
  const options = (needed.length > 0 ? needed : switches).map((name) => ` -D${name}=ON`).join('');
  const names = real.map((one) => one.name);
  const build = (more: string) =>
    [
      // A clone does not have the files of submodules.
      ...(tree.has('.gitmodules') ? ['git submodule update --init --recursive'] : []),
      `cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin"${options}${more}`,
      `cmake --build build --parallel --target ${names.map(quoteShellWord).join(' ')}`,
    ].join(' && ');
  const mode = tool.format === 'google-benchmark' ? codspeedMode(texts) : null;
  const programs = names.map((name) => programOf(texts, name));
  const commands = real.map(({ sources }, index) => {
    const text = sources.map((path) => tree.text(path) ?? '').join('\n');
    return `${programs[index]} ${tool.run(text)}`.trimEnd();
  });
  return makeSuite({
    tool: tool.name,
    files,
    project: inFolder(folder, LISTS),
    metric: tool.metric,
    benchmarks: countIn(tree, files, tool.benchmark),
    format: tool.format,
    folder,
    commands,
    pace: tool.pace,
    parts: names,
    narrow: (some) =>
      suiteOf(
        tree,
        folder,
        texts,
        tool,
        real.filter(({ name }) => some.includes(name)),
      ),
    counted: mode === null ? null : { setup: build(` -DCODSPEED_MODE=${mode}`), commands: programs, isTimed: false },
    profiled: commands[0] === undefined ? null : profileByPerf(commands[0]),
    setup: { folder, command: build('') },
    notes: tool.notes,
    checks: listChecks(tree, folder),
    isOneThread: hasOneThread(tree, files),
    steps: stepsOf(texts, tool),
  });
}

/** Matches CodSpeed's repository at version 1, as FetchContent and CPM name it. */
const VERSION_1 = /\bcodspeed-cpp(?:@|\b[^)]*?\b(?:GIT_TAG|VERSION)\s+)"?v?1\./i;

/** CodSpeed's Google Benchmark marks its benchmarks in this mode, and measures no times. Null if the project does not use it. */
function codspeedMode(texts: string): string | null {
  if (!/\bcodspeed-cpp\b/i.test(texts)) return null;
  return VERSION_1.test(texts) ? 'instrumentation' : 'simulation';
}

/** Source of the libraries, if CMake does not find them by itself. */
const LIBRARY_MANAGERS: readonly (readonly [file: string, check: string])[] = [
  ['vcpkg.json', 'The project has a vcpkg.json: if it needs vcpkg, add its toolchain file to cmake in setup.'],
  ['conanfile.txt', 'The project has a conanfile.txt: if it needs Conan, install by it before cmake in setup.'],
  ['conanfile.py', 'The project has a conanfile.py: if it needs Conan, install by it before cmake in setup.'],
];

function listChecks(tree: Tree, folder: string): readonly string[] {
  return LIBRARY_MANAGERS.flatMap(([file, check]) => (tree.has(inFolder(folder, file)) ? [check] : []));
}

/** It has to be searched for if the project sets its own output folder. */
function programOf(texts: string, name: string): string {
  return texts.includes('RUNTIME_OUTPUT_DIRECTORY')
    ? `"$(find build bin -type f -name ${quoteShellWord(name)} 2>/dev/null | head -1)"`
    : `./build/bin/${quoteShellWord(name)}`;
}

/** The library is installed if `find_package` needs it and the project does not fetch it. */
function stepsOf(texts: string, tool: CppTool): readonly WorkflowStep[] {
  const isFetched =
    /FetchContent|CPMAddPackage|ExternalProject|add_subdirectory\s*\([^)]*(?:benchmark|catch2?)\b[^)]*\/|conan|vcpkg/i.test(
      texts,
    );
  if (tool.debian === null || isFetched || !/\bfind_package\s*\(/.test(texts)) return [];
  const run = `sudo apt-get update -q && sudo apt-get install -yq ${tool.debian}`;
  return [{ run, comment: 'find_package looks for it' }];
}
