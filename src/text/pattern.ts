// Name patterns of the configuration: `*` matches within one part, `**` across parts, `?` one character. Everything
// else matches itself, brackets and braces too, because benchmark names are full of them. The names are untrusted, so
// patterns become expressions of re2js: its time is linear in the name, whatever the pattern.

import { RE2JS } from 're2js';

const TOKENS = /\*\*\/|\*\*|\*|\?|[^*?]+/g;
const WILDCARDS = new Map([
  ['**/', '(?:.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);

/** Returns a function that reports whether a whole text matches the pattern. Parts are separated by `/`. */
export function compilePattern(glob: string): (text: string) => boolean {
  if (!/[*?]/.test(glob)) return (text) => text === glob;
  const source = glob.replaceAll(TOKENS, (token) => WILDCARDS.get(token) ?? RE2JS.quote(token));
  const expression = RE2JS.compile(`(?s)${source}`);
  return (text) => expression.testExact(text);
}

/**
 * Returns a function that reports whether a path is inside of the patterns. The last one that matches decides, and `!`
 * excludes. A list that begins with an exclusion contains everything else.
 */
export function compileOrderedPatterns(globs: readonly string[]): (path: string) => boolean {
  const rules = globs.map((glob) => {
    const excludes = glob.startsWith('!');
    return { excludes, matches: compilePattern(excludes ? glob.slice(1) : glob) };
  });
  const isInsideByDefault = rules[0]?.excludes ?? true;
  return (path) => {
    const last = rules.findLast(({ matches }) => matches(path));
    return last === undefined ? isInsideByDefault : !last.excludes;
  };
}

/**
 * Returns a function that selects something by its names. It is selected when a pattern without `!` matches one of
 * them, or when there is no such pattern. It is dropped when a pattern with `!` matches one of them.
 */
export function compilePatterns(globs: readonly string[]): (names: readonly string[]) => boolean {
  const includes = globs.filter((glob) => !glob.startsWith('!')).map(compilePattern);
  const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => compilePattern(glob.slice(1)));
  return (names) =>
    (includes.length === 0 || includes.some((matches) => names.some(matches))) &&
    !excludes.some((matches) => names.some(matches));
}
