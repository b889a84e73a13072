// Warns if the processor changed its frequency between rounds, because times change with it.

import { quoteText } from '../text/quote-text.ts';
import { formatCompact } from '../units/compact-number.ts';
import { formatWholePercent } from '../units/percent.ts';
import { createWarning, type WarningCheck } from './warning-check.ts';

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
  const governor = processor?.governor ? ` Its governor is ${quoteText(processor.governor)}.` : '';
  return createWarning(
    'machine',
    `the processor ran between ${gigahertz(low)} and ${gigahertz(high)} GHz, a change of ${formatWholePercent(high / low - 1)} from round to round.${governor} A fixed frequency makes measuring calmer.`,
  );
};

function gigahertz(mhz: number): string {
  return formatCompact(mhz / 1000, 2);
}
