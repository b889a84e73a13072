// Warns if others used the machine during the run. Another virtual machine is visible as stolen time, another process
// as time that is neither idle nor the benchmark's. If neither is known, only the load before the run can be checked.

import { brief } from '../units/brief.ts';
import { wholePercent } from '../units/percent.ts';
import { type Doubt, warning } from './doubt.ts';
import { nameOfRounds, type Shares, sharesOf } from './shares.ts';

/**
 * Maximum mean share of stolen time. An idle host steals well below 1 %, and a loss of 3 % is about half of the usual
 * budget of 5 %.
 */
const MOST_STEAL = 0.03;

/** Maximum mean share of other processes. A runner's agent and its services use a few percent now and then. */
const MOST_OTHERS = 0.1;

/** Maximum share of a block of rounds above the median block. A larger one shows a disturbance that came and went. */
const MOST_RISE = { steal: 0.05, others: 0.2 };

/** Maximum load per processor before measuring. Above it, more than half of the machine was in use. */
const MOST_LOAD_BEFORE = 0.5;

export const stolenTime: Doubt = ({ environment: { observations }, invocations }) => {
  const steal = observations && sharesOf(observations, invocations, 'steal');
  if (!steal || isCalm(steal, MOST_STEAL, MOST_RISE.steal)) return null;
  return warning(
    'machine',
    `other virtual machines took ${extent(steal)} of the processors while measuring. That is a neighbour on the same host: expect noise, and run again if a result surprises.`,
  );
};

export const otherProcesses: Doubt = ({ environment: { observations }, invocations }) => {
  const others = observations && sharesOf(observations, invocations, 'others');
  if (!others || isCalm(others, MOST_OTHERS, MOST_RISE.others)) return null;
  return warning(
    'machine',
    `other processes took ${extent(others)} of the processors while measuring. Stop what runs beside the benchmark. A service or a container that works for it counts as well.`,
  );
};

export const busyBefore: Doubt = ({ environment }) => {
  const { observations, loadBefore, cores } = environment;
  const isKnownBetter = observations?.others.some((share) => share !== null) ?? false;
  if (isKnownBetter || loadBefore === null || loadBefore <= MOST_LOAD_BEFORE * cores) return null;
  const load = brief(loadBefore, 1);
  return warning(
    'machine',
    `the load was ${load} on ${cores} processors before measuring began. Whatever caused it may have gone on beside the benchmark.`,
  );
};

function isCalm({ mean, usual, worst }: Shares, mostMean: number, mostRise: number): boolean {
  return mean <= mostMean && worst - usual <= mostRise;
}

function extent({ mean, worst, worstRounds }: Shares): string {
  const most =
    wholePercent(worst) === wholePercent(mean)
      ? ''
      : ` (${wholePercent(worst)} in ${nameOfRounds(worstRounds)})`;
  return `${wholePercent(mean)}${most}`;
}
