// The orders of a projection's fields: `first`, `alpha`, `num` or a list. Two values as byte strings in, which
// comes first out. Byte strings compare as bytes, so that nothing depends on a locale or on UTF-16.

import { parseGoFloat } from '../formats/go-number.ts';

/** Below zero: the first value comes first. Zero: only the bytes decide. */
export type Order = (one: string, other: string) => number;

export const NAMED_ORDERS: ReadonlyMap<string, Order> = new Map([
  ['alpha', compareBytes],
  ['num', compareNumbers],
]);

export function compareBytes(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** By place in the list; what is not there stands with the first. A value listed twice takes its last place. */
export function orderOfList(values: readonly string[]): Order {
  const places = new Map(values.map((value, index) => [value, index]));
  return (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0);
}

function compareNumbers(one: string, other: string): number {
  const left = parseMagnitude(one);
  const right = parseMagnitude(other);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left < right || (!Number.isNaN(left) && Number.isNaN(right))) return -1;
  return left > right || (Number.isNaN(left) && !Number.isNaN(right)) ? 1 : 0;
}

const PREFIXES = 'KMGTPEZY';
const MAGNITUDE = /^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;

/** `4`, `1e3`, `2k`, `1Mi`, `10kB`; null for what is no number. */
function parseMagnitude(text: string): number | null {
  const plain = parseGoFloat(text);
  if (typeof plain === 'number') return plain;
  const match = MAGNITUDE.exec(text);
  if (match === null) return null;
  const [, digits = '', prefix = '', binary] = match;
  const value = parseGoFloat(digits);
  if (typeof value === 'string') return null;
  const power = prefix === '' ? 0 : PREFIXES.indexOf(prefix.toUpperCase()) + 1;
  return value * (binary === 'i' ? 1024 : 1000) ** power;
}
