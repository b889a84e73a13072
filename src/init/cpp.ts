// Finds C++ benchmarks: programs that CMake builds with Google Benchmark, Catch2 or nanobench. The libraries that a target is linked
// with decide which. A project is built from its outermost CMakeLists.txt.

import { posix } from 'node:path';
import { quoteShellWord } from '../text/shell-word.ts';
import { profileByPerf } from './profile.ts';
import {
  type BenchmarkTool,
  type Ecosystem,
  FILTER,
  hasOneThread,
  makeSuite,
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
    notes: ['Each run gives one mean. Analysing its samples takes half a second for each benchmark.'],
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
    const own = tree.paths.filter(cpp.reads);
    const lists = own.filter((path) => nameOf(path) === LISTS);
    const folders = lists.map(folderOf);
    const shares = assignToFolders(folders, own, SOURCE);
    const projects = folders.filter((folder) => folders.every((one) => one === folder || !isBelow(folder, one)));
    return projects.flatMap((folder) => {
      const texts = new Map(
        lists
          .filter((path) => isBelow(path, folder))
          .map((path) => [folderOf(path), (tree.text(path) ?? '').replaceAll(/#.*$/gm, '')]),
      );
      const targets = targetsOf(tree, texts, shares);
      const all = [...texts.values()].join('\n');
      return selectMeasuredSuites(
        CPP_TOOLS.map((tool) => {
          const ofTool = targets.filter((target) => target.tool === tool);
          return suiteOf(tree, folder, all, tool, ofTool);
        }),
      );
    });
  },
};

interface CmakeTarget {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tool: CppTool;
}

/** `add_executable(name a.cc b.cc)`, with the sources of `target_sources(name …)`. `texts` and `shares` are by folder. */
function targetsOf(
  tree: Tree,
  texts: ReadonlyMap<string, string>,
  shares: ReadonlyMap<string, readonly string[]>,
): readonly CmakeTarget[] {
  const added = [...texts].flatMap(([folder, text]) =>
    callsOf(text, 'target_sources').map(({ target, rest }) => ({ target, sources: sourcesIn(rest, folder) })),
  );
  const project = [...texts.values()].map(projectName).find((name) => name !== null) ?? '';
  return [...texts].flatMap(([folder, text]) => {
    const resolved = text.replaceAll(/\$\{(?:CMAKE_)?PROJECT_NAME\}/g, projectName(text) ?? project);
    const links = callsOf(resolved, 'target_link_libraries');
    return callsOf(resolved, 'add_executable').flatMap(({ target: name, rest }) => {
      const inOthers = added.filter(({ target }) => target === name).flatMap(({ sources }) => sources);
      const named = [...sourcesIn(rest, folder), ...inOthers].filter(tree.has);
      // The sources come from a variable or a glob, so any file in this folder may be one of them.
      const sources = named.length > 0 ? named : (shares.get(folder) ?? []);
      const included = sources.map((one) => tree.text(one) ?? '').join('\n');
      const linked = links.flatMap((link) => (link.target === name ? link.rest : [])).join(' ');
      const tool = CPP_TOOLS.find(({ library, header }) => library.test(linked) || header.test(included));
      return tool === undefined ? [] : [{ name, sources, tool }];
    });
  });
}

/** The calls of a command of CMake whose first argument is a target. */
function callsOf(text: string, command: string): { readonly target: string; readonly rest: string }[] {
  const calls = text.matchAll(new RegExp(`\\b${command}\\s*\\(\\s*([\\w.+-]+)([^)]*)\\)`, 'g'));
  return Array.from(calls, ([, target = '', rest = '']) => ({ target, rest }));
}

/** The paths of the source files that the arguments of a call name, in quotes or without. */
function sourcesIn(words: string, folder: string): string[] {
  const names = words.split(/[\s"]+/).filter((one) => SOURCE.test(one));
  return names.map((one) => posix.join(folder, one.replace(/^\$\{CMAKE_CURRENT_SOURCE_DIR\}\//, '')));
}

function projectName(text: string): string | null {
  return /^[ \t]*project\s*\(\s*([\w.+-]+)/im.exec(text)?.[1] ?? null;
}

/** `texts` are those of all lists of the project. */
function suiteOf(tree: Tree, folder: string, texts: string, tool: CppTool, targets: readonly CmakeTarget[]): Suite {
  const files = filesWith(tree, [...new Set(targets.flatMap(({ sources }) => sources))], tool.benchmark);
  const real = targets.filter(({ sources }) => sources.some((path) => files.includes(path)));
  const switches = [...texts.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\b[^)]*\bOFF\s*\)/gi)];
  const options = switches.map(([, name]) => ` -D${name}=ON`).join('');
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
    counted: mode === null ? null : { setup: build(` -DCODSPEED_MODE=${mode}`), commands: programs, isTimed: false },
    profiled: commands[0] === undefined ? null : profileByPerf(commands[0]),
    setup: { folder, command: build('') },
    notes: tool.notes,
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
