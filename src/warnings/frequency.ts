// Warns if the processor changed its frequency between rounds, because times change with it.

import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { WarningCheck } from './warning-check.ts';

/** Maximum change as a ratio: the usual step between two states of a governor, and twice the usual budget. */
const MAX_CHANGE = 0.1;

/** Minimum number of values, because the lowest and the highest are left out. */
const MIN_VALUES = 6;

export const warnAboutFrequency: WarningCheck = ({ environment: { observations, processor } }) => {
  // The first entry is left out, because the processor was idle before the warm-up.
  const rounds = (observations?.mhz ?? []).slice(1).filter((mhz) => mhz !== null);
  if (rounds.length < MIN_VALUES) return null;
  // Each value is a snapshot, and a single unusual one is no change of frequency.
  const ascending = rounds.toSorted((left, right) => left - right).slice(1, -1);
  const [low = 0, high = 0] = [ascending[0], ascending.at(-1)];
  if (low <= 0 || high / low - 1 <= MAX_CHANGE) return null;
  const data = { lowMhz: low, highMhz: high, governor: processor?.governor || undefined };
  return makeWarning('frequency-changed', about('machine'), data);
};
