// Warns if others used the machine during the run. Another virtual machine is visible as stolen time, another process
// as time that is neither idle nor the benchmark's. If neither is known, only the load before the run can be checked.

import { makeWarning } from '../model/diagnostic.ts';
import type { Observations } from '../model/environment.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { median } from '../stats/median.ts';
import type { WarningCheck } from './warning-check.ts';

/** Maximum mean share of stolen time. An idle host steals well below 1 %; a loss of 3 % is about half of the usual budget of 5 %. */
const MAX_STEAL = 0.03;

/** Maximum mean share of other processes. A runner's agent and its services use a few percent now and then. */
const MAX_OTHERS = 0.1;

/** Maximum share of a block of rounds above the median block. A larger one shows a disturbance that came and went. */
const MAX_RISE = { steal: 0.05, others: 0.2 };

/** Maximum load per processor before measuring. Above it, more than half of the machine was in use. */
const MAX_LOAD_BEFORE = 0.5;

export const warnAboutStolenTime: WarningCheck = (recording) => {
  const data = findHighShare(recording, 'steal', MAX_STEAL);
  return data && makeWarning('processors-stolen', about('machine'), data);
};

export const warnAboutOtherProcesses: WarningCheck = (recording) => {
  const data = findHighShare(recording, 'others', MAX_OTHERS);
  return data && makeWarning('processors-shared', about('machine'), data);
};

export const warnAboutPriorLoad: WarningCheck = ({ environment }) => {
  const { observations, loadBefore, cores } = environment;
  const isKnownBetter = observations?.others.some((share) => share !== null) ?? false;
  if (isKnownBetter || loadBefore === null || loadBefore <= MAX_LOAD_BEFORE * cores) return null;
  return makeWarning('machine-busy-before', about('machine'), { load: loadBefore, cores });
};

/** The kernel counts in hundredths of a second, so in less time than this one or two ticks would look like a neighbour. */
const MIN_MS = 1000;

/**
 * The mean share over the measured time, weighted by duration, and the worst block with its rounds, which are 0 for the warm-up.
 * Null if neither is too high, if the system does not report the shares, or if the measured time is too short. Attempts that were
 * put aside as disturbed are left out.
 */
function findHighShare(
  { environment: { observations }, invocations }: Recording,
  which: 'steal' | 'others',
  maxMean: number,
): { mean: number; worst: number; firstRound: number; lastRound: number } | null {
  if (observations === undefined) return null;
  const { atMs } = observations;
  const asideMs = invocations.flatMap(({ outcome, startMs }) => (outcome === 'disturbed' ? [startMs] : []));
  const spans = observations[which].flatMap((share, index) => {
    // The first entry is for the time before the warm-up.
    if (share === null || index === 0) return [];
    const [from, to] = [atMs[index - 1] ?? 0, atMs[index] ?? 0];
    if (to <= from || asideMs.some((startMs) => startMs >= from && startMs < to)) return [];
    return [{ share, ms: to - from, rounds: roundsOf(observations, index) }];
  });
  const totalMs = spans.reduce((sum, { ms }) => sum + ms, 0);
  if (totalMs < MIN_MS) return null;
  const mean = spans.reduce((sum, { share, ms }) => sum + share * ms, 0) / totalMs;
  const long = spans.filter(({ ms }) => ms >= MIN_MS).sort((left, right) => right.share - left.share);
  const usual = long.length === 0 ? mean : median(long.map(({ share }) => share));
  const [{ share: worst, rounds } = { share: mean, rounds: { firstRound: 0, lastRound: 0 } }] = long;
  return mean <= maxMean && worst - usual <= MAX_RISE[which] ? null : { mean, worst, ...rounds };
}

/** Recordings of an earlier version have one entry per round. */
function roundsOf({ rounds }: Observations, index: number) {
  const last = rounds === undefined ? index - 1 : (rounds[index] ?? 0);
  const earlier = (rounds ?? []).slice(0, index).flatMap((round) => (round !== null && round < last ? round : []));
  return { firstRound: rounds === undefined ? last : Math.min(last, Math.max(0, ...earlier) + 1), lastRound: last };
}
