// Finds benchmarks whose name is in quotes in the source, as the first argument of a call: most tools of JavaScript and
// some of other languages. The last resort, for formats that any program may write, is the name in quotes in a file
// whose path mentions benchmarks.

import {
  type DefinitionQuery,
  type DefinitionRules,
  endsWithPath,
  IN_ANY_QUOTES,
  joinEnds,
  parseQuotedText,
  QUOTED,
} from './definitions.ts';
import type { FilterableBenchmark } from './format.ts';

interface CallRules extends Pick<DefinitionRules, 'description' | 'files'> {
  readonly sign: string;
  /** POSIX extended regular expression for the text before the parenthesis. Absent: as in `sign`. */
  readonly calls?: string;
  /** Calls that contain other calls, and whose names are the groups of those inside. */
  readonly opens?: RegExp;
  readonly queriesFor?: DefinitionRules['queriesFor'];
}

export function makeCallRules({ calls, opens, queriesFor = queryByName, ...rules }: CallRules): DefinitionRules {
  return {
    ...rules,
    line: `(${calls ?? rules.sign}) *\\(? *${IN_ANY_QUOTES}`,
    parseMatch(text) {
      const call = parseQuotedText(text);
      return call !== null && opens?.test(text) ? { name: `group ${call.name}`, opens: true } : call;
    },
    queriesFor,
  };
}

function queryByName({ group, name }: FilterableBenchmark): DefinitionQuery[] {
  return group === null ? [{ name }] : [{ name, within: `group ${group}` }, { name: `group ${group}` }];
}

/**
 * The declarations that may define a name whose first parts are groups, such as `codec/encode`. Each part may contain the
 * separator. A group of several levels is found by its last one.
 */
function queryByParts(parts: readonly string[], separator: string, isIn = (_: string) => true) {
  const benches = joinEnds(parts, separator).map((name, index) => {
    return { name, within: index === 0 ? null : `group ${parts[index - 1]}`, isIn };
  });
  const groups = parts.slice(0, -1).map((part) => ({ name: `group ${part}`, isIn }));
  return { benches, groups: groups.toReversed() };
}

const SCRIPTS = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'];

const JAVASCRIPT = SCRIPTS.map((extension) => `*.${extension}`);

/** Matches calls such as `bench.skip('name'`, `suite.add("name"`, `describe(`. Ignores objects before the word. */
const callPattern = (...words: string[]) => String.raw`(^|[^[:alnum:]_$])(${words.join('|')})(\.[[:alpha:]]+)*`;

const CALLS = ['bench', 'benchmark', 'add', 'describe', 'group', 'suite'];

/** Names without a group, or with a group of the tool itself. */
export const javascriptDefinitions = makeCallRules({
  description: "`bench('name'`, `.add('name'`, else the `describe` or `group` around it",
  files: JAVASCRIPT,
  sign: '[Bb]ench|mitata',
  calls: callPattern(...CALLS),
  opens: /^\W?(describe|group|suite)\b(?!\.add\b)/,
});

/**
 * Finds `src/codec.bench.ts > codec > encode`. Each part may contain ` > `. Since version 5 the benchmark is inside a
 * test, and the group is everything up to that test.
 */
export const vitestDefinitions = makeCallRules({
  description: "`bench('name'`, else the `test` or `describe` around it",
  files: JAVASCRIPT,
  sign: 'bench',
  calls: callPattern(...CALLS, 'test', 'it'),
  opens: /^\W?(describe|group|suite|test|it)\b(?!\.add\b)/,
  queriesFor({ group, name }) {
    const [file = '', ...parts] = (group === null ? name : `${group} > ${name}`).split(' > ');
    const isIn = (path: string) => endsWithPath(path, file);
    const { benches, groups } = queryByParts(parts, ' > ', isIn);
    return [...benches, ...groups];
  },
});

export const denoDefinitions = makeCallRules({
  description: "`Deno.bench('name'` or `name: 'name'`",
  files: JAVASCRIPT,
  sign: String.raw`Deno\.bench`,
  // The group is an option next to the name, not a call around it.
  calls: String.raw`Deno\.bench(\.[[:alpha:]]+)*|name:`,
  queriesFor: ({ name }) => [{ name }],
});

export const consoleTimeDefinitions = makeCallRules({
  description: "`console.time('name'`",
  files: JAVASCRIPT,
  sign: String.raw`console\.time`,
});

export const rubyDefinitions = makeCallRules({
  description: "`report('name'`",
  files: ['*.rb'],
  sign: '[Bb]enchmark',
  calls: String.raw`\.report`,
});

export const dartDefinitions = makeCallRules({
  description: "`super('name'`",
  files: ['*.dart'],
  sign: 'Benchmark',
  calls: 'super',
});

/** `bench "name"` in `bgroup "group"`, whose names are joined by a separator. */
function makeHaskellRules(sign: string, separator: string): DefinitionRules {
  return makeCallRules({
    description: '`bench "name"`, else the `bgroup` around it',
    files: ['*.hs', '*.lhs'],
    sign,
    calls: '(^|[^[:alnum:]_])(bench|bgroup)',
    opens: /^\W?bgroup\b/,
    queriesFor({ name }) {
      const { benches, groups } = queryByParts(name.split(separator), separator);
      return [...benches, ...benches.map((bench) => ({ name: bench.name })), ...groups];
    },
  });
}

export const tastyBenchDefinitions = makeHaskellRules('Test\\.Tasty\\.Bench', '.');

export const haskellCriterionDefinitions = makeHaskellRules('Criterion', '/');

/** Finds the job of `sort [large]`, which is a key of a map: `"sort" => fn`. */
export const elixirDefinitions: DefinitionRules = {
  description: '`"name" =>`, in a file that uses Benchee',
  files: ['*.exs', '*.ex'],
  sign: 'Benchee',
  line: `${QUOTED} *=>`,
  parseMatch: (text) => parseQuotedText(text.replace(/ *=>$/, '')),
  queriesFor: ({ name }) => [{ name }, { name: name.replace(/ \[.*\]$/s, '') }],
};

const SOURCES = [
  ...SCRIPTS,
  ...['py', 'rb', 'go', 'rs', 'c', 'cc', 'cpp', 'cxx', 'h', 'hpp', 'java', 'kt', 'scala', 'cs', 'swift', 'dart'],
  ...['lua', 'luau', 'jl', 'zig', 'nim', 'php', 'ex', 'exs', 'hs', 'ml', 'sh'],
];

/** Matches any text in quotes. Only files whose path mentions benchmarks are searched. */
export const quotedNameDefinitions: DefinitionRules = {
  description: 'the name in quotes, in a source file with `bench` in its path',
  files: SOURCES.map((extension) => `:(icase)*bench*.${extension}`),
  sign: null,
  line: IN_ANY_QUOTES,
  parseMatch: parseQuotedText,
  queriesFor: ({ name }) => [{ name }],
};
