// Finds C++ benchmarks: programs that CMake builds with Google Benchmark, Catch2 or nanobench. The libraries that a
// target is linked with decide which. A project is built from its outermost CMakeLists.txt.

import { posix } from 'node:path';
import { quoteShellWord } from '../text/shell-word.ts';
import { type Ecosystem, evidenceOf, FILTER, type Suite, TIME_BECAUSE, type WorkflowStep } from './suite.ts';
import { assignToFolders, countIn, folderOf, inFolder, isBelow, isForeign, nameOf, type Tree } from './tree.ts';

const LISTS = 'CMakeLists.txt';
const SOURCE = /\.(?:cc|cpp|cxx|c\+\+)$/;

export const cpp: Ecosystem = {
  title: 'C++',
  lookedFor: 'a target of CMake linked with benchmark::benchmark, Catch2 or nanobench',
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
      const suites = TOOLS.map((tool) =>
        suite(tree, { folder, lists: below, tool, targets: targets.filter((one) => one.tool === tool) }),
      );
      const real = suites.filter(({ benchmarks }) => benchmarks > 0);
      return real.length > 0 ? real : suites.slice(0, 1);
    });
  },
};

interface Tool {
  readonly name: string;
  readonly format: string;
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
  /** Returns the arguments after the path of the program. */
  run(sources: string): string;
}

/** Passes the filter of Catch2 only if there is one, because version 3 takes an empty one for the name of a test. */
const CATCH2_FILTER = `\${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}`;
const CATCH2_HIDDEN_FILTER = `"\${BENCH_REFEREE_FILTER:-[!benchmark]}"`;

/** Converts the tables of nanobench to JSON. \140 is the backtick around a name. */
const NANOBENCH_TO_JSON = String.raw`awk -F '|' '$2 ~ /^ *[0-9.,]+ *$/ { gsub(/[ ,]/, "", $2); gsub(/^ *\140|\140.*$/, "", $NF); printf "[{\"name\":\"%s\",\"unit\":\"ns\",\"value\":%s}]\n", $NF, $2 }'`;

const TOOLS: readonly Tool[] = [
  {
    name: 'Google Benchmark',
    format: 'google-benchmark',
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
    metric: 'time',
    library: /\bCatch2::/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,
    benchmark: /^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,
    debian: 'catch2',
    notes: [],
    run: (sources) => `-r xml ${sources.includes('[!benchmark]') ? CATCH2_HIDDEN_FILTER : CATCH2_FILTER}`,
  },
  {
    name: 'nanobench',
    format: 'json',
    metric: 'value',
    library: /\bnanobench\b/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,
    benchmark: /\.run\s*\(/g,
    debian: null,
    notes: [
      'awk makes JSON of the tables of nanobench, whose first column has to be ns/op.',
      'Better: render the JSON of nanobench as docs/formats.md shows, run the program alone, and set format: nanobench.',
    ],
    run: () => `| ${NANOBENCH_TO_JSON}`,
  },
];

interface CmakeTarget {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tool: Tool;
}

/** Finds the targets of `add_executable(name a.cc b.cc)`, with the libraries of `target_link_libraries(name …)`. */
function targetsOf(
  tree: Tree,
  lists: readonly string[],
  sources: ReadonlyMap<string, readonly string[]>,
): readonly CmakeTarget[] {
  const texts = lists.map((path) => stripComments(tree.text(path) ?? ''));
  const project = texts.map(projectName).find((name) => name !== null) ?? '';
  return lists.flatMap((path, at) => {
    const text = texts[at] ?? '';
    const resolved = text.replaceAll(/\$\{(?:CMAKE_)?PROJECT_NAME\}/g, projectName(text) ?? project);
    const calls = [...resolved.matchAll(/\badd_executable\s*\(\s*([\w.+-]+)([^)]*)\)/g)];
    return calls.flatMap(([, name = '', rest = '']) => {
      const words = rest.split(/\s+/).filter((one) => SOURCE.test(one));
      const named = words.map((one) => posix.join(folderOf(path), one)).filter((one) => tree.has(one));
      // The sources come from a variable or a glob, so any file in this folder may be one of them.
      const own = named.length > 0 ? named : (sources.get(folderOf(path)) ?? []);
      const included = own.map((one) => tree.text(one) ?? '').join('\n');
      const links = linksOf(resolved, name);
      const tool = TOOLS.find(({ library, header }) => library.test(links) || header.test(included));
      return tool === undefined ? [] : [{ name, sources: own, tool }];
    });
  });
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
  readonly tool: Tool;
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
  const build = [
    `cmake -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$PWD/build/bin"${options.join('')}`,
    `cmake --build build --parallel --target ${real.map(({ name }) => quoteShellWord(name)).join(' ')}`,
  ];
  return {
    tool: tool.name,
    evidence: benchmarks === 0 ? inFolder(folder, LISTS) : evidenceOf(benchmarks, files),
    benchmarks,
    format: tool.format,
    folder,
    commands: real.map(({ name, sources }) => {
      const where = programOf(texts, name);
      return `${where} ${tool.run(sources.map((path) => tree.text(path) ?? '').join('\n'))}`;
    }),
    outputFile: null,
    setup: { folder, command: build.join(' && ') },
    budgets: [{ metric: tool.metric, maxRegression: '5%', because: TIME_BECAUSE }],
    notes: tool.notes,
    steps: stepsOf(texts, tool),
  };
}

/** Returns the path of a program. It has to be searched for if the project sets its own output folder. */
function programOf(texts: string, name: string): string {
  const isElsewhere = /CMAKE_RUNTIME_OUTPUT_DIRECTORY|RUNTIME_OUTPUT_DIRECTORY/.test(texts);
  return isElsewhere
    ? `"$(find build bin -type f -name ${quoteShellWord(name)} 2>/dev/null | head -1)"`
    : `./build/bin/${quoteShellWord(name)}`;
}

/** Returns a step that installs the library, if `find_package` needs it and the project does not fetch it. */
function stepsOf(texts: string, tool: Tool): readonly WorkflowStep[] {
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
