// Warns if a benchmark did not run in every round on both sides. The missing values are unknown, and they may be
// missing because the benchmark was slow or crashed.

import { cite } from '../model/cite.ts';
import type { Comparison } from '../model/comparison.ts';
import { type Doubt, warning } from './doubt.ts';

export const unevenRounds: Doubt = ({ baseline }, rows) => {
  // A baseline has rounds of its own.
  if (baseline !== undefined) return null;
  const uneven = rows.flatMap((row) => missingIn(row) ?? []);
  const [first] = uneven;
  if (first === undefined) return null;
  const more = new Set(uneven.map(({ name }) => name)).size - 1;
  const others = more > 0 ? `, and ${more} more ${more === 1 ? 'benchmark' : 'benchmarks'} likewise` : '';
  return warning(
    'rounds',
    `${cite(first.name)} is missing on ${first.side} in ${first.missing} of ${first.of} rounds${others}. It is compared by the others. Find out why it does not always run.`,
  );
};

interface Missing {
  readonly name: string;
  readonly side: 'base' | 'head';
  readonly missing: number;
  readonly of: number;
}

/** Returns a side without values in some of the rounds. Null if both sides have values in the same rounds. */
function missingIn({ name, base, head }: Comparison): Missing | null {
  if (base === null || head === null) return null;
  const [onBase, onHead] = [new Set(base.rounds), new Set(head.rounds)];
  const of = new Set([...onBase, ...onHead]).size;
  const side = onHead.size < of ? 'head' : 'base';
  const missing = of - (side === 'head' ? onHead : onBase).size;
  return missing === 0 ? null : { name, side, missing, of };
}
