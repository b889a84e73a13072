// Finds benchmarks in Rust: functions with an attribute (libtest, divan, gungraun and its predecessor), functions by
// name (iai), and calls of Criterion.rs with names in quotes.

import { BENCHMARK_ATTRIBUTE, type DefinitionRules, endsWithPath, joinStarts, QUOTED, unquote } from './definitions.ts';

const FILES = ['*.rs'];

const ITEM = '(^|[[:space:]])(fn|mod) +[^(<{;:[:space:]]+';

function parseItem(text: string) {
  const [, keyword, name] = /(fn|mod) +(?:r#)?(\S+)$/.exec(text) ?? [];
  if (name === undefined) return BENCHMARK_ATTRIBUTE;
  return keyword === 'mod' ? { name: `mod ${name}`, opens: true } : { name: `fn ${name}` };
}

function makeAttributeRules(
  description: string,
  attribute: string,
  queriesFor: DefinitionRules['queriesFor'],
): DefinitionRules {
  const line = `${attribute}|${ITEM}`;
  return { description, files: FILES, sign: attribute, line, parseMatch: parseItem, needsAttribute: true, queriesFor };
}

/** Finds `tests::nested::bench_fib5`. */
export const libtestDefinitions = makeAttributeRules(
  'the function under `#[bench]`',
  String.raw`#\[(test::)?bench\]`,
  ({ name }) => {
    const [fn = '', module] = name.split('::').toReversed();
    const anywhere = { name: `fn ${fn}` };
    return module === undefined ? [anywhere] : [{ ...anywhere, within: `mod ${module}` }, anywhere];
  },
);

/** Finds `codec::group::encode::1024`: name of the file, modules, function, argument. */
export const divanDefinitions = makeAttributeRules(
  'the function under `#[divan::bench]`',
  String.raw`#\[(divan::)?bench(_group)?[](]`,
  ({ name }) => {
    const [target = '', ...path] = name.split('::');
    return path
      .map((part, index) => ({
        name: `fn ${part}`,
        within: index === 0 ? null : `mod ${path[index - 1]}`,
        isIn: (file: string) => isOfTarget(file, target),
      }))
      .toReversed();
  },
);

/** Finds `codec::my_group::encode small:(5)`: name of the file, group of a macro, function. */
export const gungraunDefinitions = makeAttributeRules(
  'the function under `#[library_benchmark]`',
  String.raw`#\[library_benchmark[](]`,
  ({ name }) => {
    const [, target = '', fn = ''] = /^(.+?)::(?:.+?::)?([^:\s]+)(?:\s|$)/.exec(name) ?? [];
    return [{ name: `fn ${fn}`, isIn: (file) => isOfTarget(file, target) }];
  },
);

/** Finds a function by its name alone, which is in the list of `iai::main!`. */
export const iaiDefinitions: DefinitionRules = {
  description: 'the function, in a file that uses iai',
  files: FILES,
  sign: 'iai::(main|black_box)|use iai',
  line: ITEM,
  parseMatch: parseItem,
  queriesFor: ({ name }) => [{ name: `fn ${name.replace(/^r#/, '')}` }],
};

/** A file of a target: `benches/codec.rs`, or a file such as `benches/codec/main.rs`. */
function isOfTarget(file: string, target: string): boolean {
  return endsWithPath(file, `${target}.rs`) || file.split('/').slice(0, -1).includes(target);
}

const CALL = 'bench_function|bench_with_input|BenchmarkId::new';

/** Finds `group/function/parameter`. Each part may contain slashes. */
export const criterionDefinitions: DefinitionRules = {
  description:
    '`bench_function("name"`, `bench_with_input` or `BenchmarkId::new` with it, else `benchmark_group("name"`',
  files: FILES,
  sign: 'bench_function|bench_with_input|benchmark_group',
  // A group with a computed name ends the group before it, and so does a function.
  line: `(${CALL})\\([^")]*${QUOTED}|benchmark_group\\([^")]*(${QUOTED})?|^ *(pub +)?fn +[^(<[:space:]]+`,
  parseMatch(text) {
    const name = unquote(text) ?? '';
    // A match of the sign alone: the name of the call is on another line.
    if (/^\w+$/.test(text)) return null;
    if (text.startsWith('benchmark_group')) return { name: `group ${name}`, opens: true };
    return name === '' ? { name: 'fn', opens: true } : { name: `function ${name}` };
  },
  queriesFor({ name }) {
    const parts = name.split('/');
    const starts = joinStarts(parts.slice(0, -1));
    const splits = starts.map((start, index) => ({ within: `group ${start}`, rest: parts.slice(index + 1) }));
    return [
      { name: `function ${name}` },
      ...splits.map(({ within, rest }) => ({ name: `function ${rest.join('/')}`, within })),
      ...splits
        .filter(({ rest }) => rest.length > 1)
        .map(({ within, rest }) => ({ name: `function ${rest.slice(0, -1).join('/')}`, within })),
      // `BenchmarkId::new` outside of a group.
      ...starts.slice(-1).map((start) => ({ name: `function ${start}`, within: 'fn' })),
      ...splits.toReversed().map(({ within }) => ({ name: within })),
    ];
  },
};
