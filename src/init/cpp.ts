// Finds C++ benchmarks: programs that CMake builds with Google Benchmark, Catch2 or nanobench. The libraries that a
// target is linked with decide which. A project is built from its outermost CMakeLists.txt.

import { posix } from 'node:path';
import { quoteShellWord } from '../text/shell-word.ts';
import { profileByPerf } from './profile.ts';
import { type BenchmarkTool, type Ecosystem, FILTER, makeSuite, type Suite, type WorkflowStep } from './suite.ts';
import { assignToFolders, countIn, folderOf, inFolder, isBelow, isForeign, nameOf, type Tree } from './tree.ts';

interface CppTool extends BenchmarkTool {
  readonly metric: string;
  /**
   * Matches the tool among the libraries of a target. `header` matches its include in the sources, because a target may
   * get the library through another target.
   */
  readonly library: RegExp;
  readonly header: RegExp;
  readonly benchmark: RegExp;
  /** Name of the Debian package. Null: there is none. */
  readonly debian: string | null;
  readonly notes: readonly string[];
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
    notes: ['Each invocation gives one mean. Analysing its samples takes half a second for each benchmark.'],
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
    run: () => '',
  },
];

const LISTS = 'CMakeLists.txt';
const SOURCE = /\.(?:cc|cpp|cxx|c\+\+)$/;

export const cpp: Ecosystem = {
  title: 'C++',
  tools: CPP_TOOLS,
  reads: (path) => !isForeign(path) && (nameOf(path) === LISTS || SOURCE.test(path)),
  find(tree) {
    const lists = tree.paths.filter((path) => !isForeign(path) && nameOf(path) === LISTS);
    const projects = lists
      .map(folderOf)
      .filter((folder, _, all) => all.every((one) => one === folder || !isBelow(folder, one)));
    const sources = assignToFolders(
      lists.map(folderOf),
      tree.paths.filter((path) => SOURCE.test(path) && !isForeign(path)),
    );
    return projects.flatMap((folder) => {
      const below = lists.filter((path) => isBelow(path, folder));
      const targets = targetsOf(tree, below, sources);
      const suites = CPP_TOOLS.map((tool) =>
        suite(tree, { folder, lists: below, tool, targets: targets.filter((one) => one.tool === tool) }),
      );
      const real = suites.filter(({ benchmarks }) => benchmarks > 0);
      return real.length > 0 ? real : suites.slice(0, 1);
    });
  },
};

interface CmakeTarget {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tool: CppTool;
}

/**
 * Finds the targets of `add_executable(name a.cc b.cc)`, with the sources of `target_sources(name …)` and the libraries of
 * `target_link_libraries(name …)`.
 */
function targetsOf(
  tree: Tree,
  lists: readonly string[],
  sources: ReadonlyMap<string, readonly string[]>,
): readonly CmakeTarget[] {
  const texts = lists.map((path) => stripComments(tree.text(path) ?? ''));
  const added = lists.flatMap((path, at) => addedSources(texts[at] ?? '', folderOf(path)));
  const project = texts.map(projectName).find((name) => name !== null) ?? '';
  return lists.flatMap((path, at) => {
    const text = texts[at] ?? '';
    const resolved = text.replaceAll(/\$\{(?:CMAKE_)?PROJECT_NAME\}/g, projectName(text) ?? project);
    const calls = [...resolved.matchAll(/\badd_executable\s*\(\s*([\w.+-]+)([^)]*)\)/g)];
    return calls.flatMap(([, name = '', rest = '']) => {
      const listed = [
        ...sourcesIn(rest, folderOf(path)),
        ...added.flatMap((one) => (one.target === name ? one.sources : [])),
      ];
      const named = listed.filter((one) => tree.has(one));
      // The sources come from a variable or a glob, so any file in this folder may be one of them.
      const own = named.length > 0 ? named : (sources.get(folderOf(path)) ?? []);
      const included = own.map((one) => tree.text(one) ?? '').join('\n');
      const links = linksOf(resolved, name);
      const tool = CPP_TOOLS.find(({ library, header }) => library.test(links) || header.test(included));
      return tool === undefined ? [] : [{ name, sources: own, tool }];
    });
  });
}

interface AddedSources {
  readonly target: string;
  readonly sources: readonly string[];
}

function addedSources(text: string, folder: string): AddedSources[] {
  const calls = [...text.matchAll(/\btarget_sources\s*\(\s*([\w.+-]+)([^)]*)\)/g)];
  return calls.map(([, target = '', rest = '']) => ({ target, sources: sourcesIn(rest, folder) }));
}

/** The paths of the source files that the arguments of a call name, in quotes or without. */
function sourcesIn(words: string, folder: string): string[] {
  const names = words.split(/[\s"]+/).filter((one) => SOURCE.test(one));
  return names.map((one) => posix.join(folder, one.replace(/^\$\{CMAKE_CURRENT_SOURCE_DIR\}\//, '')));
}

function linksOf(text: string, target: string): string {
  const calls = [...text.matchAll(/\btarget_link_libraries\s*\(\s*([\w.+-]+)([^)]*)\)/g)];
  return calls
    .filter(([, name]) => name === target)
    .map(([, , libraries]) => libraries)
    .join(' ');
}

function projectName(text: string): string | null {
  return /^[ \t]*project\s*\(\s*([\w.+-]+)/im.exec(text)?.[1] ?? null;
}

function stripComments(text: string): string {
  return text.replaceAll(/#.*$/gm, '');
}

interface ToolTargets {
  readonly folder: string;
  readonly lists: readonly string[];
  readonly tool: CppTool;
  readonly targets: readonly CmakeTarget[];
}

function suite(tree: Tree, { folder, lists, tool, targets }: ToolTargets): Suite {
  const files = [...new Set(targets.flatMap(({ sources }) => sources))].filter(
    (path) => countIn(tree, [path], tool.benchmark) > 0,
  );
  const benchmarks = countIn(tree, files, tool.benchmark);
  const real = targets.filter(({ sources }) => sources.some((path) => files.includes(path)));
  const texts = lists.map((path) => stripComments(tree.text(path) ?? '')).join('\n');
  const options = [...texts.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\b[^)]*\bOFF\s*\)/gi)].map(
    ([, name]) => ` -D${name}=ON`,
  );
  const names = real.map((one) => one.name);
  const build = (more: readonly string[]) =>
    [
      // A clone does not have the files of submodules.
      ...(tree.has('.gitmodules') ? ['git submodule update --init --recursive'] : []),
      `cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin"${[...options, ...more].join('')}`,
      `cmake --build build --parallel --target ${names.map(quoteShellWord).join(' ')}`,
    ].join(' && ');
  const mode = tool.format === 'google-benchmark' ? codspeedMode(texts) : null;
  const commands = real.map(({ name, sources }) => {
    const where = programOf(texts, name);
    return `${where} ${tool.run(sources.map((path) => tree.text(path) ?? '').join('\n'))}`.trimEnd();
  });
  return makeSuite({
    tool: tool.name,
    files,
    project: inFolder(folder, LISTS),
    metric: tool.metric,
    benchmarks,
    format: tool.format,
    folder,
    commands,
    counted:
      mode === null
        ? null
        : {
            setup: build([` -DCODSPEED_MODE=${mode}`]),
            commands: names.map((name) => programOf(texts, name)),
            isTimed: false,
          },
    profiled: commands[0] === undefined ? null : profileByPerf(commands[0]),
    setup: { folder, command: build([]) },
    notes: tool.notes,
    steps: stepsOf(texts, tool),
  });
}

/** Matches CodSpeed's repository at version 1, as FetchContent and CPM name it. */
const VERSION_1 = /\bcodspeed-cpp(?:@|\b[^)]*?\b(?:GIT_TAG|VERSION)\s+)"?v?1\./i;

/**
 * The mode in which CodSpeed's Google Benchmark marks its benchmarks, and measures no times. Null if the project does
 * not use it. Version 1 has another name for the mode.
 */
function codspeedMode(texts: string): string | null {
  if (!/\bcodspeed-cpp\b/i.test(texts)) return null;
  return VERSION_1.test(texts) ? 'instrumentation' : 'simulation';
}

/** It has to be searched for if the project sets its own output folder. */
function programOf(texts: string, name: string): string {
  const isElsewhere = /CMAKE_RUNTIME_OUTPUT_DIRECTORY|RUNTIME_OUTPUT_DIRECTORY/.test(texts);
  return isElsewhere
    ? `"$(find build bin -type f -name ${quoteShellWord(name)} 2>/dev/null | head -1)"`
    : `./build/bin/${quoteShellWord(name)}`;
}

/** A step that installs the library, if `find_package` needs it and the project does not fetch it. */
function stepsOf(texts: string, tool: CppTool): readonly WorkflowStep[] {
  const isFetched =
    /FetchContent|CPMAddPackage|ExternalProject|add_subdirectory\s*\([^)]*(?:benchmark|catch2?)\b[^)]*\/|conan|vcpkg/i.test(
      texts,
    );
  if (tool.debian === null || isFetched || !/\bfind_package\s*\(/.test(texts)) return [];
  return [
    {
      run: `sudo apt-get update -q && sudo apt-get install -yq ${tool.debian}`,
      comment: 'find_package looks for it',
    },
  ];
}
