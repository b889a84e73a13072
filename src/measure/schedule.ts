// The order of the invocations. Rounds come in blocks of two, and the four invocations of a block run in one of the six
// orders of two and two. Each of the six comes once in every six blocks, in an order that a seed draws. A disturbance
// that slows the same places of every block, with any period up to four, therefore affects both sides alike, and so
// does slow drift. A coin between ABBA and BAAB left a disturbance of the first and the last place of each block on one
// side.
// Pure: the same seed always gives the same order.

import { createHash } from 'node:crypto';
import type { Side } from '../model/measurement.ts';

/** One invocation of a block: each command runs all of them, one command after the other. */
export interface Turn {
  readonly round: number;
  readonly side: Side;
}

const ORDERS: readonly (readonly Side[])[] = [
  ['base', 'head', 'head', 'base'],
  ['head', 'base', 'base', 'head'],
  ['base', 'head', 'base', 'head'],
  ['head', 'base', 'head', 'base'],
  ['base', 'base', 'head', 'head'],
  ['head', 'head', 'base', 'base'],
];

export function turnsOf(seed: string, block: readonly number[]): readonly Turn[] {
  const index = Math.floor((block[0]! - 1) / 2);
  if (block.length === 1) return singleRound(seed, { index, round: block[0]! });
  const seen: Record<Side, number> = { base: 0, head: 0 };
  return orderOf(seed, index).map((side) => ({ side, round: block[seen[side]++]! }));
}

function orderOf(seed: string, index: number): readonly Side[] {
  const drawn = shuffle(ORDERS, `${seed}\n${Math.floor(index / ORDERS.length)}`);
  return drawn[index % ORDERS.length]!;
}

/** One round of a block that is split. The two rounds of a block begin with different sides. */
function singleRound(seed: string, { index, round }: { index: number; round: number }): readonly Turn[] {
  const first = orderOf(seed, index)[0]!;
  const second: Side = first === 'base' ? 'head' : 'base';
  const sides = round % 2 === 1 ? [first, second] : [second, first];
  return sides.map((side) => ({ side, round }));
}

export type Arm = 'base' | 'candidate' | 'head';

const ARM_ORDERS: readonly (readonly Arm[])[] = [
  ['base', 'candidate', 'head'],
  ['base', 'head', 'candidate'],
  ['candidate', 'base', 'head'],
  ['candidate', 'head', 'base'],
  ['head', 'base', 'candidate'],
  ['head', 'candidate', 'base'],
];

/** The order of a round of a search, by its number from 1. Each order comes once in six rounds. */
export function armsOf(seed: string, round: number): readonly Arm[] {
  const index = round - 1;
  const drawn = shuffle(ARM_ORDERS, `${seed}\nsearch ${Math.floor(index / ARM_ORDERS.length)}`);
  return drawn[index % ARM_ORDERS.length]!;
}

/** Sorts the list by a text. Fisher & Yates (1938), in the form of Durstenfeld (1964). */
function shuffle<T>(list: readonly T[], text: string): T[] {
  const digest = createHash('sha256').update(text).digest();
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = digest.readUInt32BE(4 * last) % (last + 1);
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen]!, shuffled[last]!];
  }
  return shuffled;
}
