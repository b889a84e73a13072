// Sets of characters for regular expressions, as in Go's regexp package: classes, their negation and their closure
// under simple case folding. A set is a sorted list of ranges, with the first and last code point of each in turn.

export type RuneSet = readonly number[];

export const MAX_RUNE = 0x10ffff;
export const ANY: RuneSet = [0, MAX_RUNE];
const DIGIT: RuneSet = [0x30, 0x39];
export const WORD: RuneSet = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];
const ALPHA: RuneSet = [0x41, 0x5a, 0x61, 0x7a];

/** Sets of `\d`, `\s` and `\w`. Go's `\s` has no vertical tab. */
export const PERL_SETS: Readonly<Record<string, RuneSet>> = {
  d: DIGIT,
  s: [0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x20],
  w: WORD,
};

/** Sets of `[:alpha:]` and similar classes. */
export const NAMED_SETS: ReadonlyMap<string, RuneSet> = new Map([
  ['alnum', [...DIGIT, ...ALPHA]],
  ['alpha', ALPHA],
  ['ascii', [0, 0x7f]],
  ['blank', [0x09, 0x09, 0x20, 0x20]],
  ['cntrl', [0, 0x1f, 0x7f, 0x7f]],
  ['digit', DIGIT],
  ['graph', [0x21, 0x7e]],
  ['lower', [0x61, 0x7a]],
  ['print', [0x20, 0x7e]],
  ['punct', [0x21, 0x2f, 0x3a, 0x40, 0x5b, 0x60, 0x7b, 0x7e]],
  ['space', [0x09, 0x0d, 0x20, 0x20]],
  ['upper', [0x41, 0x5a]],
  ['word', WORD],
  ['xdigit', [0x30, 0x39, 0x41, 0x46, 0x61, 0x66]],
]);

/** Sorts and merges ranges that may overlap. */
export function union(ranges: readonly number[]): RuneSet {
  const pairs: [number, number][] = [];
  for (let index = 0; index < ranges.length; index += 2) pairs.push([ranges[index]!, ranges[index + 1]!]);
  pairs.sort((one, other) => one[0] - other[0]);
  const merged: number[] = [];
  for (const [first, last] of pairs) {
    const end = merged.length - 1;
    if (end > 0 && first <= merged[end]! + 1) merged[end] = Math.max(merged[end]!, last);
    else merged.push(first, last);
  }
  return merged;
}

export function negate(set: RuneSet): RuneSet {
  const gaps: number[] = [];
  let next = 0;
  for (let index = 0; index < set.length; index += 2) {
    if (next < set[index]!) gaps.push(next, set[index]! - 1);
    next = set[index + 1]! + 1;
  }
  if (next <= MAX_RUNE) gaps.push(next, MAX_RUNE);
  return gaps;
}

export function includes(set: RuneSet, rune: number): boolean {
  let low = 0;
  let high = set.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (rune < set[2 * middle]!) high = middle - 1;
    else if (rune > set[2 * middle + 1]!) low = middle + 1;
    else return true;
  }
  return false;
}

/** Adds every character that differs from one in the set only in case. */
export function fold(set: RuneSet): RuneSet {
  const ranges = [...set];
  for (const [rune, orbit] of orbits()) {
    if (includes(set, rune)) for (const other of orbit) ranges.push(other, other);
  }
  return union(ranges);
}

/** Last character that has another case. */
const LAST_CASED = 0x1e943;
/** Dotted capital I and dotless small i, which equal plain i only in Turkish. */
const TURKISH = [0x130, 0x131];
let cachedOrbits: Map<number, readonly number[]> | null = null;

/** Returns the characters with the same simple case folding, for each character that has others. */
function orbits(): Map<number, readonly number[]> {
  if (cachedOrbits !== null) return cachedOrbits;
  cachedOrbits = new Map();
  for (let rune = 0x41; rune <= LAST_CASED; rune += 1) {
    if (TURKISH.includes(rune)) continue;
    const text = String.fromCodePoint(rune);
    for (const other of [text.toLowerCase(), text.toUpperCase()]) {
      const code = other.codePointAt(0)!;
      if (code !== rune && String.fromCodePoint(code) === other) join(cachedOrbits, rune, code);
    }
  }
  return cachedOrbits;
}

function join(found: Map<number, readonly number[]>, one: number, other: number): void {
  const all = new Set([...(found.get(one) ?? [one]), ...(found.get(other) ?? [other])]);
  const orbit = [...all];
  for (const rune of orbit) found.set(rune, orbit);
}
