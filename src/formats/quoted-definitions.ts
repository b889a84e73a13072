// Benchmarks whose name stands in quotes in the source, as the first argument of a call: most tools of JavaScript
// and some of other languages. And the last resort for formats that any program may write: the name in quotes, in a
// file that is about benchmarks by its path.

import {
  type Definitions,
  endsWithPath,
  IN_ANY_QUOTES,
  makeLocator,
  unquoted,
  type Wanted,
} from './definitions.ts';
import type { Filterable } from './format.ts';

interface Calls {
  readonly files: readonly string[];
  readonly sign: string;
  /** POSIX extended regular expression: what stands before the parenthesis. */
  readonly calls: string;
  /** Calls around others, whose names belong to those of what is inside. */
  readonly opens?: RegExp;
  wanted?(benchmark: Filterable): readonly Wanted[];
}

export function inCalls({ files, sign, calls, opens, wanted = ofItsName }: Calls): Definitions {
  return {
    files,
    sign,
    line: `(${calls}) *\\(? *${IN_ANY_QUOTES}`,
    locator: (matches) =>
      makeLocator(matches, {
        read(text) {
          const name = unquoted(text);
          if (name === null) return null;
          return opens?.test(text) ? { name: `group ${name}`, opens: true } : { name };
        },
        wanted,
      }),
  };
}

function ofItsName({ group, name }: Filterable): Wanted[] {
  return group === null ? [{ name }] : [{ name, within: `group ${group}` }, { name: `group ${group}` }];
}

const SCRIPTS = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'];

const JAVASCRIPT = SCRIPTS.map((extension) => `*.${extension}`);

/** `bench.skip('name'`, `suite.add("name"`, `describe(`…; of the name before a dot only the last part matters. */
const callsOf = (...words: string[]) => String.raw`(^|[^[:alnum:]_$])(${words.join('|')})(\.[[:alpha:]]+)*`;

const CALLS = ['bench', 'benchmark', 'add', 'describe', 'group', 'suite'];

const OPENS = /^\W?(describe|group|suite)\b(?!\.add\b)/;

/** Flat names, or a group of the tool's own. */
export const javascriptDefinitions = inCalls({
  files: JAVASCRIPT,
  sign: '[Bb]ench|mitata',
  calls: callsOf(...CALLS),
  opens: OPENS,
});

/**
 * `src/codec.bench.ts > codec > encode`, of which each part can have ` > ` in it. Since version 5 the benchmark is in a
 * test, up to which all is the group.
 */
export const vitestDefinitions = inCalls({
  files: JAVASCRIPT,
  sign: 'bench',
  calls: callsOf(...CALLS, 'test', 'it'),
  opens: /^\W?(describe|group|suite|test|it)\b(?!\.add\b)/,
  wanted({ group, name }) {
    const [file = '', ...parts] = (group === null ? name : `${group} > ${name}`).split(' > ');
    const isIn = (path: string) => endsWithPath(path, file);
    const benches = parts.map((_, index) => {
      const bench = { name: parts.slice(index).join(' > '), isIn };
      const outer = parts[index - 1];
      return outer === undefined ? bench : { ...bench, within: `group ${outer}` };
    });
    const groups = parts.slice(0, -1).map((part) => ({ name: `group ${part}`, isIn }));
    return [...benches, ...groups.toReversed()];
  },
});

export const denoDefinitions = inCalls({
  files: JAVASCRIPT,
  sign: String.raw`Deno\.bench`,
  // As an option the group stands beside the name, not around it.
  calls: String.raw`Deno\.bench(\.[[:alpha:]]+)*|name:`,
  wanted: ({ name }) => [{ name }],
});

export const consoleTimeDefinitions = inCalls({
  files: JAVASCRIPT,
  sign: String.raw`console\.time`,
  calls: String.raw`console\.time`,
});

export const rubyDefinitions = inCalls({
  files: ['*.rb'],
  sign: '[Bb]enchmark',
  calls: String.raw`\.report`,
});

export const dartDefinitions = inCalls({ files: ['*.dart'], sign: 'Benchmark', calls: 'super' });

const SOURCES = [
  ...SCRIPTS,
  ...[
    'py',
    'rb',
    'go',
    'rs',
    'c',
    'cc',
    'cpp',
    'cxx',
    'h',
    'hpp',
    'java',
    'kt',
    'scala',
    'cs',
    'swift',
    'dart',
  ],
  ...['lua', 'luau', 'jl', 'zig', 'nim', 'php', 'ex', 'exs', 'hs', 'ml', 'sh'],
];

/** Whatever is in quotes, so only where benchmarks are to be expected. */
export const nameInQuotes: Definitions = {
  files: SOURCES.map((extension) => `:(icase)*bench*.${extension}`),
  sign: null,
  line: IN_ANY_QUOTES,
  locator: (matches) =>
    makeLocator(matches, {
      read(text) {
        const name = unquoted(text);
        return name === null ? null : { name };
      },
      wanted: ({ name }) => [{ name }],
    }),
};
