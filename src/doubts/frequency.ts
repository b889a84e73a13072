// Warns if the processor changed its frequency between rounds, because times change with it.

import { cite } from '../model/cite.ts';
import { brief } from '../units/brief.ts';
import { wholePercent } from '../units/percent.ts';
import { type Doubt, warning } from './doubt.ts';

/** Maximum change as a ratio: the usual step between two states of a governor, and twice the usual budget. */
const MOST_CHANGE = 0.1;

/** Minimum number of values, because the lowest and the highest are left out. */
const FEWEST = 6;

export const unsteadyFrequency: Doubt = ({ environment: { observations, processor } }) => {
  // The first entry is left out, because the processor was idle before the warm-up.
  const rounds = (observations?.mhz ?? []).slice(1).filter((mhz) => mhz !== null);
  if (rounds.length < FEWEST) return null;
  // Each value is a snapshot, and a single unusual one is no change of frequency.
  const ascending = rounds.toSorted((left, right) => left - right).slice(1, -1);
  const [low = 0, high = 0] = [ascending[0], ascending.at(-1)];
  if (low <= 0 || high / low - 1 <= MOST_CHANGE) return null;
  const governor = processor?.governor ? ` Its governor is ${cite(processor.governor)}.` : '';
  return warning(
    'machine',
    `the processor ran between ${gigahertz(low)} and ${gigahertz(high)} GHz, a change of ${wholePercent(high / low - 1)} from round to round.${governor} A fixed frequency makes measuring calmer.`,
  );
};

function gigahertz(mhz: number): string {
  return brief(mhz / 1000, 2);
}
