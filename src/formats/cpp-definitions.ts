// Finds benchmarks in C++: functions and macros of Google Benchmark, macros of Catch2 and nvbench, calls of nanobench.

import { type DefinitionQuery, type DefinitionRules, joinEnds, joinStarts, QUOTED, unquote } from './definitions.ts';
import type { FilterableBenchmark } from './format.ts';

const FILES = ['*.cpp', '*.cc', '*.cxx', '*.c++', '*.C', '*.cu', '*.hpp', '*.hh', '*.hxx', '*.h'];

export const googleBenchmarkDefinitions: DefinitionRules = {
  description: 'the function with a `benchmark::State`, else the macro `BENCHMARK(name)`',
  files: FILES,
  sign: 'BENCHMARK|RegisterBenchmark',
  line: [
    '[[:alnum:]_]+ *\\( *(::)?benchmark::State',
    'BENCHMARK[[:alnum:]_]*\\([^),]*(, *[[:alnum:]_]+)?',
    `(RegisterBenchmark|->Name) *\\( *${QUOTED}`,
  ].join('|'),
  parseMatch: parseGoogleDeclaration,
  queriesFor: listGoogleQueries,
};

/** Reads a declaration. The function is the benchmark. The macro is used if there is no function of that name. */
function parseGoogleDeclaration(text: string) {
  const fn = /^(\w+) *\( *(?:::)?benchmark::State$/.exec(text)?.[1];
  if (fn !== undefined) return { name: `function ${fn}` };
  const quoted = unquote(text);
  if (quoted !== null) return { name: `function ${quoted}` };
  const [, macro = '', first = '', second] = /^BENCHMARK(\w*)\( *((?:::)?[\w:]+)[^,]*(?:, *(\w+))?$/.exec(text) ?? [];
  // The second argument is part of the name of a fixture or a capture. For a template it is a type.
  const isNamed = second !== undefined && (macro.endsWith('_F') || macro.startsWith('_CAPTURE'));
  // The definition of a fixture's benchmark contains the measured code. Its registration is additional.
  if (macro.startsWith('_REGISTER')) return null;
  return first === '' ? null : { name: isNamed ? `function ${first}/${second}` : `macro ${first}` };
}

/** The declarations that may define `BM_copy/64/real_time`: a name, followed by arguments and options. */
function listGoogleQueries({ name }: FilterableBenchmark): DefinitionQuery[] {
  const starts = joinStarts(name.split('/')).toReversed();
  const names = starts.flatMap((start) => [...new Set([start, start.replace(/<.*>/, '')])]);
  return names.flatMap((start) => [{ name: `function ${start}` }, { name: `macro ${start}` }]);
}

export const catch2Definitions: DefinitionRules = {
  description: '`BENCHMARK("name"` in its `TEST_CASE`, else the test case',
  files: FILES,
  sign: 'BENCHMARK',
  line: `(TEST_CASE|SCENARIO|SECTION|BENCHMARK)[A-Z_]*\\([^")]*${QUOTED}`,
  parseMatch(text) {
    if (text.startsWith('SECTION')) return null;
    const name = unquote(text) ?? '';
    const isCase = /^(TEST_CASE|SCENARIO)/.test(text);
    return isCase ? { name: `case ${name}`, opens: true } : { name: `benchmark ${name}` };
  },
  queriesFor: ({ name }) => listSplitQueries(name, 'case', 'benchmark'),
};

/** Finds `copy [Device=0 T=I32]`: the macro of the function, or the name that is set after it. */
export const nvbenchDefinitions: DefinitionRules = {
  description: '`NVBENCH_BENCH(name`, or `set_name("name"`',
  files: [...FILES, '*.cuh'],
  sign: 'NVBENCH_BENCH',
  line: `NVBENCH_BENCH(_TYPES)? *\\( *[[:alnum:]_:]+|set_name *\\( *${QUOTED}`,
  parseMatch(text) {
    const name = unquote(text) ?? /\( *([\w:]+)$/.exec(text)?.[1];
    return name === undefined ? null : { name };
  },
  queriesFor: ({ name }) => [{ name: name.replace(/ \[.*\]$/s, '') }],
};

export const nanobenchDefinitions: DefinitionRules = {
  description: '`.run("name"` after its `.title`, else the title',
  files: FILES,
  sign: 'nanobench',
  line: `(\\.|->)(title|run) *\\( *${QUOTED}`,
  parseMatch(text) {
    const isTitle = /^\W*title/.test(text);
    const name = unquote(text) ?? '';
    return isTitle ? { name: `title ${name}`, opens: true } : { name: `run ${name}` };
  },
  queriesFor: ({ name }) => listSplitQueries(name, 'title', 'run'),
};

/** The declarations that may define `a/b/c`, split at any slash. A section between the parts may be omitted. */
function listSplitQueries(name: string, outer: string, inner: string): DefinitionQuery[] {
  const parts = name.split('/');
  const outers = joinStarts(parts.slice(0, -1)).map((start) => `${outer} ${start}`);
  const inners = joinEnds(parts.slice(1)).map((end) => `${inner} ${end}`);
  return [
    ...outers.flatMap((within, index) => inners.slice(index).map((declaration) => ({ name: declaration, within }))),
    ...outers.map((declaration) => ({ name: declaration })).toReversed(),
  ];
}
