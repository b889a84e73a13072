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
  const [first = 1, second] = block;
  const order = drawOrder(ORDERS, `${seed}\n`, Math.floor((first - 1) / 2));
  const seen: Record<Side, number> = { base: 0, head: 0 };
  if (second !== undefined) return order.map((side) => ({ side, round: block[seen[side]++]! }));
  // The two rounds of a block that is split begin with different sides.
  const isBaseFirst = (order[0] === 'base') === (first % 2 === 1);
  const sides: readonly Side[] = isBaseFirst ? ['base', 'head'] : ['head', 'base'];
  return sides.map((side) => ({ side, round: first }));
}

/** Each order comes once in as many draws as there are orders. */
function drawOrder<Order>(orders: readonly Order[], seed: string, index: number): Order {
  const drawn = shuffle(orders, `${seed}${Math.floor(index / orders.length)}`);
  return drawn[index % orders.length]!;
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

/** The order of a round of a search, by its number from 1. */
export function armsOf(seed: string, round: number): readonly Arm[] {
  return drawOrder(ARM_ORDERS, `${seed}\nsearch `, round - 1);
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
