// The orders of a projection's fields: `alpha`, `num` or a list of values. Two values as byte strings in, their order
// out. Byte strings compare by bytes, independent of the locale and of UTF-16.

import { parseGoFloat } from '../formats/go-line.ts';

/** Compares two values. 0 if the caller has to compare the bytes. */
export type Order = (one: string, other: string) => number;

export const NAMED_ORDERS: ReadonlyMap<string, Order> = new Map([
  ['alpha', compareBytes],
  ['num', compareNumbers],
]);

export function compareBytes(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Orders values by their position in the list. A value that is not in the list has the position of the first one. A
 * value that is listed twice has its last position.
 */
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

/** Parses `4`, `1e3`, `2k`, `1Mi` or `10kB`. Null if the text is not a number. */
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
