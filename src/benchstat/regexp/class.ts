// Parses the parts of Go's regular expression syntax that match one character: `[…]`, `\pL`, `\d`, `\x{41}`. The cursor
// is at the first byte before and after the last byte afterwards. Refuses in Go's words.

import { type Cursor, checkUtf8, parseCharacter, throwRegexpError } from './cursor.ts';
import { propertySet } from './rune-property.ts';
import { fold, MAX_RUNE, NAMED_SETS, negate, PERL_SETS, type RuneSet, union } from './rune-set.ts';

const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };

export function parseClass(cursor: Cursor): RuneSet {
  const { pattern } = cursor;
  const start = cursor.at;
  cursor.at += 1;
  const isNegated = pattern[cursor.at] === '^';
  if (isNegated) cursor.at += 1;
  const ranges: number[] = [];
  // A `]` in the first position is an ordinary character.
  for (let isFirst = true; isFirst || pattern[cursor.at] !== ']'; isFirst = false) {
    const set = parseNamedSet(cursor) ?? parseSetEscape(cursor);
    ranges.push(...(set ?? parseRange(cursor, start)));
  }
  cursor.at += 1;
  const set = union(ranges);
  return isNegated ? negate(set) : set;
}

/** Reads `\pL`, `\p{Greek}`, `\P{^Greek}`, `\d` or `\W`. Returns null and reads nothing for anything else. */
export function parseSetEscape(cursor: Cursor): RuneSet | null {
  const { pattern, at } = cursor;
  if (pattern[at] !== '\\') return null;
  const letter = pattern[at + 1] ?? '';
  if (letter === 'p' || letter === 'P') return parseProperty(cursor, letter === 'P');
  const set = PERL_SETS[letter.toLowerCase()];
  if (set === undefined) return null;
  cursor.at += 2;
  return applyFlags(cursor, set, letter !== letter.toLowerCase());
}

/** Reads a backslash and the character that it escapes. */
export function parseEscape(cursor: Cursor): number {
  const { pattern, at: start } = cursor;
  cursor.at += 1;
  if (cursor.at === pattern.length) throwRegexpError('trailing backslash at end of expression', '');
  const code = parseCharacter(cursor);
  const character = String.fromCodePoint(code);
  if (code < 0x80 && !/[0-9A-Za-z]/.test(character)) return code;
  // A single digit other than 0 would be a back reference.
  const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(pattern.slice(start + 1, start + 4));
  if (octal !== null) {
    cursor.at = start + 1 + octal[0].length;
    return Number.parseInt(octal[0], 8);
  }
  const found = character === 'x' ? parseHex(cursor) : CONTROLS[character];
  return found ?? throwRegexpError('invalid escape sequence', pattern.slice(start, cursor.at));
}

function parseHex(cursor: Cursor): number | undefined {
  const { pattern } = cursor;
  if (cursor.at === pattern.length) return undefined;
  const first = parseCharacter(cursor);
  if (first !== 0x7b) {
    // Go reads the second character even if the first is wrong, and its error shows both.
    const text = String.fromCodePoint(first, parseCharacterOrEnd(cursor));
    return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : undefined;
  }
  let value = 0;
  for (let digits = 0; cursor.at < pattern.length; digits += 1) {
    const digit = String.fromCodePoint(parseCharacter(cursor));
    if (digit === '}') return digits === 0 ? undefined : value;
    if (!/^[0-9a-f]$/i.test(digit)) return undefined;
    value = value * 16 + Number.parseInt(digit, 16);
    if (value > MAX_RUNE) return undefined;
  }
  return undefined;
}

function parseCharacterOrEnd(cursor: Cursor): number {
  // At the end of the text, Go's decoder returns the same as for an invalid byte.
  if (cursor.at === cursor.pattern.length) return 0xfffd;
  return parseCharacter(cursor);
}

function parseNamedSet(cursor: Cursor): RuneSet | null {
  const { pattern, at } = cursor;
  if (!pattern.startsWith('[:', at)) return null;
  const end = pattern.indexOf(':]', at + 2);
  if (end < 0) return null;
  const name = pattern.slice(at + 2, end);
  const isNegated = name.startsWith('^');
  const set = NAMED_SETS.get(isNegated ? name.slice(1) : name);
  if (set === undefined) return throwRegexpError('invalid character class range', pattern.slice(at, end + 2));
  cursor.at = end + 2;
  return applyFlags(cursor, set, isNegated);
}

function parseProperty(cursor: Cursor, isUpper: boolean): RuneSet {
  const { pattern, at: start } = cursor;
  cursor.at += 2;
  if (cursor.at === pattern.length) throwRegexpError('invalid character class range', pattern.slice(start));
  const first = parseCharacter(cursor);
  let name = pattern.slice(start + 2, cursor.at);
  if (first === 0x7b) {
    const end = pattern.indexOf('}', start);
    if (end < 0) {
      checkUtf8(pattern.slice(start));
      throwRegexpError('invalid character class range', pattern.slice(start));
    }
    name = pattern.slice(start + 3, end);
    checkUtf8(name);
    cursor.at = end + 1;
  }
  const isNegated = name.startsWith('^');
  const set = propertySet(isNegated ? name.slice(1) : name);
  if (set === null) return throwRegexpError('invalid character class range', pattern.slice(start, cursor.at));
  return applyFlags(cursor, set, isNegated !== isUpper);
}

/** Reads `a` or `a-z`. */
function parseRange(cursor: Cursor, classStart: number): RuneSet {
  const { pattern, at: start } = cursor;
  const first = parseClassCharacter(cursor, classStart);
  let last = first;
  // In `[a-]` the `-` is an ordinary character.
  if (pattern[cursor.at] === '-' && cursor.at + 1 < pattern.length && pattern[cursor.at + 1] !== ']') {
    cursor.at += 1;
    last = parseClassCharacter(cursor, classStart);
    if (last < first) throwRegexpError('invalid character class range', pattern.slice(start, cursor.at));
  }
  return applyFlags(cursor, [first, last], false);
}

function parseClassCharacter(cursor: Cursor, classStart: number): number {
  const { pattern, at } = cursor;
  if (at === pattern.length) throwRegexpError('missing closing ]', pattern.slice(classStart));
  return pattern[at] === '\\' ? parseEscape(cursor) : parseCharacter(cursor);
}

function applyFlags({ flags }: Cursor, set: RuneSet, isNegated: boolean): RuneSet {
  const all = flags.ignoresCase ? fold(set) : set;
  return isNegated ? negate(all) : all;
}
