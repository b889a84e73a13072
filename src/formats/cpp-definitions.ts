// Finds benchmarks in C++: functions and macros of Google Benchmark, macros of Catch2 and nvbench, calls of nanobench.

import { type DefinitionQuery, type DefinitionRules, makeLocator, QUOTED, unquote } from './definitions.ts';
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
  locator: (matches) => makeLocator(matches, { parseMatch: parseGoogleDeclaration, queriesFor: googleQueriesOf }),
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

/** Returns the declarations that may define `BM_copy/64/real_time`: a name, followed by arguments and options. */
function googleQueriesOf({ name }: FilterableBenchmark): DefinitionQuery[] {
  const parts = name.split('/');
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/')).toReversed();
  return prefixes.flatMap((prefix) => {
    const plain = prefix.replace(/<.*>/, '');
    return [...new Set([prefix, plain])].flatMap((one) => [{ name: `function ${one}` }, { name: `macro ${one}` }]);
  });
}

export const catch2Definitions: DefinitionRules = {
  description: '`BENCHMARK("name"` in its `TEST_CASE`, else the test case',
  files: FILES,
  sign: 'BENCHMARK',
  line: `(TEST_CASE|SCENARIO|SECTION|BENCHMARK)[A-Z_]*\\([^")]*${QUOTED}`,
  locator: (matches) =>
    makeLocator(matches, {
      parseMatch(text) {
        const isCase = /^(TEST_CASE|SCENARIO)/.test(text);
        const name = unquote(text) ?? '';
        if (text.startsWith('SECTION')) return null;
        return isCase ? { name: `case ${name}`, opens: true } : { name: `benchmark ${name}` };
      },
      queriesFor: ({ name }) => splitQueriesOf(name, 'case', 'benchmark'),
    }),
};

/** Finds `copy [Device=0 T=I32]`: the macro of the function, or the name that is set after it. */
export const nvbenchDefinitions: DefinitionRules = {
  description: '`NVBENCH_BENCH(name`, or `set_name("name"`',
  files: [...FILES, '*.cuh'],
  sign: 'NVBENCH_BENCH',
  line: `NVBENCH_BENCH(_TYPES)? *\\( *[[:alnum:]_:]+|set_name *\\( *${QUOTED}`,
  locator: (matches) =>
    makeLocator(matches, {
      parseMatch(text) {
        const name = unquote(text) ?? /\( *([\w:]+)$/.exec(text)?.[1];
        return name === undefined ? null : { name };
      },
      queriesFor: ({ name }) => [{ name: name.replace(/ \[.*\]$/s, '') }],
    }),
};

export const nanobenchDefinitions: DefinitionRules = {
  description: '`.run("name"` after its `.title`, else the title',
  files: FILES,
  sign: 'nanobench',
  line: `(\\.|->)(title|run) *\\( *${QUOTED}`,
  locator: (matches) =>
    makeLocator(matches, {
      parseMatch(text) {
        const isTitle = /^\W*title/.test(text);
        const name = unquote(text) ?? '';
        return isTitle ? { name: `title ${name}`, opens: true } : { name: `run ${name}` };
      },
      queriesFor: ({ name }) => splitQueriesOf(name, 'title', 'run'),
    }),
};

/** Returns the declarations that may define `a/b/c`, split at any slash. A section between the parts may be omitted. */
function splitQueriesOf(name: string, outer: string, inner: string): DefinitionQuery[] {
  const parts = name.split('/');
  const outers = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const inners = parts.slice(1).map((_, index) => parts.slice(index + 1).join('/'));
  return [
    ...outers.flatMap((one, index) =>
      inners.slice(index).map((other) => ({ name: `${inner} ${other}`, within: `${outer} ${one}` })),
    ),
    ...outers.map((one) => ({ name: `${outer} ${one}` })).toReversed(),
  ];
}
