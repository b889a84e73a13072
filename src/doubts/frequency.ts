// Did the processor change its frequency between rounds? Times follow it, so rounds differ where nothing else does.

import { cite } from '../model/cite.ts';
import { brief } from '../units/brief.ts';
import { wholePercent } from '../units/percent.ts';
import { type Doubt, warning } from './doubt.ts';

/** The usual step between two states of a governor, and twice the usual budget. */
const MOST_CHANGE = 0.1;

/** Fewer say nothing once the lowest and the highest are left out. */
const FEWEST = 6;

export const unsteadyFrequency: Doubt = ({ environment: { observations, processor } }) => {
  // Before the warm-up the processor was idle.
  const rounds = (observations?.mhz ?? []).slice(1).filter((mhz) => mhz !== null);
  if (rounds.length < FEWEST) return null;
  // Each is a glance at one moment, and one odd glance is no change of frequency.
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
