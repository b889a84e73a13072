// Warns if others used the machine during the run. Another virtual machine is visible as stolen time, another process
// as time that is neither idle nor the benchmark's. If neither is known, only the load before the run can be checked.

import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { type ShareSummary, summariseShares } from './processor-shares.ts';
import type { WarningCheck } from './warning-check.ts';

/**
 * Maximum mean share of stolen time. An idle host steals well below 1 %, and a loss of 3 % is about half of the usual
 * budget of 5 %.
 */
const MAX_STEAL = 0.03;

/** Maximum mean share of other processes. A runner's agent and its services use a few percent now and then. */
const MAX_OTHERS = 0.1;

/** Maximum share of a block of rounds above the median block. A larger one shows a disturbance that came and went. */
const MAX_RISE = { steal: 0.05, others: 0.2 };

/** Maximum load per processor before measuring. Above it, more than half of the machine was in use. */
const MAX_LOAD_BEFORE = 0.5;

export const warnAboutStolenTime: WarningCheck = ({ environment: { observations }, invocations }) => {
  const steal = observations && summariseShares(observations, invocations, 'steal');
  if (!steal || isCalm(steal, MAX_STEAL, MAX_RISE.steal)) return null;
  return makeWarning('processors-stolen', about('machine'), toShareData(steal));
};

export const warnAboutOtherProcesses: WarningCheck = ({ environment: { observations }, invocations }) => {
  const others = observations && summariseShares(observations, invocations, 'others');
  if (!others || isCalm(others, MAX_OTHERS, MAX_RISE.others)) return null;
  return makeWarning('processors-shared', about('machine'), toShareData(others));
};

export const warnAboutPriorLoad: WarningCheck = ({ environment }) => {
  const { observations, loadBefore, cores } = environment;
  const isKnownBetter = observations?.others.some((share) => share !== null) ?? false;
  if (isKnownBetter || loadBefore === null || loadBefore <= MAX_LOAD_BEFORE * cores) return null;
  return makeWarning('machine-busy-before', about('machine'), { load: loadBefore, cores });
};

function isCalm({ mean, usual, worst }: ShareSummary, maxMean: number, maxRise: number): boolean {
  return mean <= maxMean && worst - usual <= maxRise;
}

function toShareData({ mean, worst, worstRounds: { first, last } }: ShareSummary) {
  return { mean, worst, firstRound: first, lastRound: last };
}
