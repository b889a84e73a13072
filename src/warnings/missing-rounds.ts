// Warns if a benchmark did not run in every round on both sides. The missing values are unknown, and they may be
// missing because the benchmark was slow or crashed.

import type { Comparison } from '../model/comparison.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { WarningCheck } from './warning-check.ts';

export const warnAboutMissingRounds: WarningCheck = ({ baseline }, rows) => {
  // A baseline has rounds of its own.
  if (baseline !== undefined) return null;
  const uneven = rows.flatMap((row) => findMissingRounds(row) ?? []);
  const [first] = uneven;
  if (first === undefined) return null;
  const others = new Set(uneven.map(({ benchmark }) => benchmark)).size - 1;
  return makeWarning('rounds-missing', atKey('rounds'), { ...first, others });
};

/** Null if both sides have values in the same rounds. */
function findMissingRounds({ name, base, head }: Comparison) {
  if (base === null || head === null) return null;
  const [onBase, onHead] = [new Set(base.rounds), new Set(head.rounds)];
  const of = new Set([...onBase, ...onHead]).size;
  const side: Side = onHead.size < of ? 'head' : 'base';
  const missing = of - (side === 'head' ? onHead : onBase).size;
  return missing === 0 ? null : { benchmark: name, side, missing, of };
}
