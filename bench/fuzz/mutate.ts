// Mutates texts and JSON values. In: seeds and dice. Out: a text or a value. It never changes its input.

import type { Dice } from './dice.ts';
import { HOSTILE, NUMBERS, STRUCTURE } from './words.ts';

/** Maximum length of a mutated text. Longer texts take longer to mutate and reveal nothing that shorter ones do not. */
const MAX_LENGTH = 64 * 1024;

/** Returns one of the seeds with up to eight mutations. `words` are the tokens of the language in question. */
export function mutate(seeds: readonly string[], dice: Dice, words: readonly string[]): string {
  let text = dice.pick(seeds);
  for (let left = dice.below(9); left > 0; left -= 1) {
    text = dice.pick(MUTATORS)(text, dice, { seeds, words }).slice(0, MAX_LENGTH);
  }
  return text;
}

interface Material {
  readonly seeds: readonly string[];
  readonly words: readonly string[];
}

type Mutator = (text: string, dice: Dice, material: Material) => string;

const MUTATORS: readonly Mutator[] = [
  flipBit,
  removePart,
  (text, dice) => repeatPart(text, dice),
  splice,
  (text, dice, { words }) => insert(text, dice, dice.pick(words)),
  (text, dice) => insert(text, dice, makeHostileText(dice)),
  (text, dice) => insert(text, dice, dice.pick(NUMBERS)),
  (text, dice) => insert(text, dice, dice.pick(STRUCTURE)),
  (text, dice) => replaceMatch(text, dice, { what: NUMBER, by: dice.pick(NUMBERS) }),
  (text, dice) => replaceMatch(text, dice, { what: WORD, by: makeHostileText(dice) }),
  (text, dice) => insert(text, dice, dice.pick(STRUCTURE).repeat(1 + dice.below(2000))),
  (text, dice) => repeatPart(text, dice, 2000),
  truncate,
  swapLines,
];

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;
const WORD = /[\p{L}\p{N}_/-]+/gu;

/** Returns one to three hostile words, sometimes 500. */
export function makeHostileText(dice: Dice): string {
  const count = dice.oneIn(50) ? 500 : 1 + dice.below(3);
  return Array.from({ length: count }, () => dice.pick(HOSTILE)).join(dice.oneIn(3) ? ' ' : '');
}

function flipBit(text: string, dice: Dice): string {
  const at = dice.below(text.length);
  const flipped = String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << dice.below(8)));
  return text.slice(0, at) + flipped + text.slice(at + 1);
}

function removePart(text: string, dice: Dice): string {
  const [from, to] = part(text, dice);
  return text.slice(0, from) + text.slice(to);
}

function repeatPart(text: string, dice: Dice, most = 4): string {
  const [from, to] = part(text, dice);
  const times = Math.min(1 + dice.below(most), Math.ceil(MAX_LENGTH / (to - from + 1)));
  return text.slice(0, to) + text.slice(from, to).repeat(times) + text.slice(to);
}

function splice(text: string, dice: Dice, { seeds }: Material): string {
  const other = dice.pick(seeds);
  const [from, to] = part(other, dice);
  return insert(text, dice, other.slice(from, to));
}

function truncate(text: string, dice: Dice): string {
  return text.slice(0, dice.below(text.length + 1));
}

function swapLines(text: string, dice: Dice): string {
  const lines = text.split('\n');
  const [one, other] = [dice.below(lines.length), dice.below(lines.length)];
  return lines.with(one, lines[other]!).with(other, lines[one]!).join('\n');
}

function insert(text: string, dice: Dice, added: string): string {
  const at = dice.below(text.length + 1);
  return text.slice(0, at) + added + text.slice(at);
}

function replaceMatch(text: string, dice: Dice, { what, by }: { what: RegExp; by: string }): string {
  const found = [...text.matchAll(what)];
  if (found.length === 0) return text;
  const { index, 0: old } = dice.pick(found);
  return text.slice(0, index) + by + text.slice(index + old.length);
}

/** Returns the bounds of a random part of a text, usually a short one. */
function part(text: string, dice: Dice): [from: number, to: number] {
  const from = dice.below(text.length + 1);
  const most = dice.oneIn(4) ? text.length - from : Math.min(40, text.length - from);
  return [from, from + dice.below(most + 1)];
}

/** Returns a JSON value with some of its parts replaced, removed or duplicated. */
export function mutateValue(value: unknown, dice: Dice): unknown {
  let mutated = value;
  for (let left = 1 + dice.below(4); left > 0; left -= 1) mutated = changeSomewhere(mutated, dice);
  return mutated;
}

function changeSomewhere(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.oneIn(12)) return mutateLeaf(value, dice);
  if (Array.isArray(value)) {
    if (value.length === 0) return dice.oneIn(2) ? [mutateLeaf(0, dice)] : value;
    const at = dice.below(value.length);
    if (dice.oneIn(8)) return value.toSpliced(at, 1);
    if (dice.oneIn(8)) return value.toSpliced(at, 0, value[at]);
    return value.with(at, changeSomewhere(value[at], dice));
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return value;
  const [key, inner] = dice.pick(entries);
  if (dice.oneIn(30)) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (dice.oneIn(30)) return { ...value, [makeHostileText(dice)]: inner };
  return Object.fromEntries(entries.map((one) => (one[0] === key ? [key, changeSomewhere(inner, dice)] : one)));
}

const ODD_NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  2,
  3,
  1e-9,
  1e9,
  5e-324,
  1e-300,
  1e300,
  -1e300,
  1.7976931348623157e308,
  2 ** 53,
  2 ** 31,
  -5e-324,
  1000,
  1001,
  4096,
  0.5,
];

/** Returns a mutated value, usually of the same type, so that a schema accepts it. */
function mutateLeaf(value: unknown, dice: Dice): unknown {
  if (dice.oneIn(10)) return dice.pick([null, true, '', 0, [], {}, [[]], 'x']);
  if (typeof value === 'number') {
    return dice.oneIn(2) ? dice.pick(ODD_NUMBERS) : value * dice.pick([0, -1, 0.5, 2, 1.01, 1e150, 1e-150]);
  }
  if (typeof value === 'string') return dice.oneIn(2) ? makeHostileText(dice) : mutate([value], dice, HOSTILE);
  if (typeof value === 'boolean') return !value;
  return value;
}
