// Warns if a benchmark did not run in every round on both sides. The missing values are unknown, and they may be
// missing because the benchmark was slow or crashed.

import type { Comparison } from '../model/comparison.ts';
import { quoteText } from '../text/quote-text.ts';
import { createWarning, type WarningCheck } from './warning-check.ts';

export const warnAboutMissingRounds: WarningCheck = ({ baseline }, rows) => {
  // A baseline has rounds of its own.
  if (baseline !== undefined) return null;
  const uneven = rows.flatMap((row) => findMissingRounds(row) ?? []);
  const [first] = uneven;
  if (first === undefined) return null;
  const more = new Set(uneven.map(({ name }) => name)).size - 1;
  const others = more > 0 ? `, and ${more} more ${more === 1 ? 'benchmark' : 'benchmarks'} likewise` : '';
  return createWarning(
    'rounds',
    `${quoteText(first.name)} is missing on ${first.side} in ${first.missing} of ${first.of} rounds${others}. It is compared by the others. Find out why it does not always run.`,
  );
};

interface MissingRounds {
  readonly name: string;
  readonly side: 'base' | 'head';
  readonly missing: number;
  readonly of: number;
}

/** Returns a side without values in some of the rounds. Null if both sides have values in the same rounds. */
function findMissingRounds({ name, base, head }: Comparison): MissingRounds | null {
  if (base === null || head === null) return null;
  const [onBase, onHead] = [new Set(base.rounds), new Set(head.rounds)];
  const of = new Set([...onBase, ...onHead]).size;
  const side = onHead.size < of ? 'head' : 'base';
  const missing = of - (side === 'head' ? onHead : onBase).size;
  return missing === 0 ? null : { name, side, missing, of };
}
