// Estimates what a run costs and how long it still takes, from the durations of comparable invocations. It logs the cost after the
// warm-up and ends a run whose time limit or plan leaves too few rounds for any verdict.

import { findFormat } from '../formats/index.ts';
import type { CostEstimate } from '../model/cost.ts';
import { selectForLog } from '../model/diagnostic.ts';
import type { Recording } from '../model/recording.ts';
import { shareOf } from '../model/shard.ts';
import { isPutAside } from '../model/whole-rounds.ts';
import { formatCost, formatDuration, type InvocationTimes } from '../render/messages/measuring-log.ts';
import { elapsedMs, endMeasuring, listCommands, type MeasureRun, recordProblem } from './run.ts';
import { warmUpRecordingOf } from './run-recording.ts';

/** Rounds may be faster than the warm-up, which often builds something or fills caches, by this factor. */
const WARM_UP_FACTOR = 2;

export type CostRun = Pick<MeasureRun, 'measuring' | 'sides' | 'invocations' | 'formats' | 'shard'>;

/** Estimates the cost by the rounds so far, or by the warm-up if there are none. Null if nothing ran. */
export function estimateCost(run: CostRun, completedRounds: number, spentMs: number): CostEstimate | null {
  const { rounds, maxMinutes, setup } = run.measuring.settings;
  const isWarmUp = completedRounds === 0;
  const slowestMs = estimateRoundMs(run, isWarmUp ? 0 : 1);
  if (slowestMs === null) return null;
  // The warm-up measured the benchmarks of all shards.
  const roundMs = isWarmUp && run.shard !== null ? slowestMs * shareOf(run.shard) : slowestMs;
  const leftMs = Math.max(0, maxMinutes * 60_000 - spentMs);
  const countRounds = (ms: number) =>
    ms === 0 ? rounds.max : Math.min(rounds.max, completedRounds + Math.floor(leftMs / ms));
  const atBest = countRounds(isWarmUp ? roundMs / WARM_UP_FACTOR : roundMs);
  // A tool that can run some benchmarks alone makes rounds faster, but only after a look that decides.
  const hasFilter = run.formats.some((format) => findFormat(format)?.filter !== undefined);
  return {
    ...{ maxMinutes, elapsedMs: spentMs, completedRounds, roundMs },
    rounds: countRounds(roundMs),
    maxRounds: hasFilter && atBest >= rounds.min ? rounds.max : atBest,
    mayIncludeBuild: isWarmUp && setup === null,
  };
}

/** Logs what the run will cost, and ends it if no verdict is possible. Returns false when the run is over. */
export function checkCostAfterWarmUp(run: MeasureRun): boolean {
  const cost = estimateCost(run, 0, elapsedMs(run));
  if (cost === null) return true;
  run.host.log.info(formatCost(cost, run.measuring.settings.rounds, invocationTimesOf(run)));
  return checkPlan(run, warmUpRecordingOf(run), cost);
}

/** Whether there is time for that many rounds after a wait, by the slowest comparable invocations. */
export function hasTimeFor(run: MeasureRun, rounds: number, waitMs = 0): boolean {
  const leftMs = run.limitMs - elapsedMs(run) - waitMs;
  // The warm-up may have built something, so it counts only as long as there is no round.
  const alike = estimateRoundMs(run, Math.max(1, run.filteredSince));
  // The duration of the first round with a filter is unknown: it is tried, and cut when the time is over.
  if (alike === null && run.filter !== null) return leftMs > 0;
  return rounds * (alike ?? estimateRoundMs(run, 0) ?? 0) <= leftMs;
}

function invocationTimesOf({ measuring, sides, invocations }: MeasureRun): InvocationTimes[] {
  return [...measuring.settings.commands.keys()].map((command) =>
    Object.fromEntries(
      invocations
        .filter((one) => one.command === command && one.outcome === 'ok' && sides.includes(one.side))
        .map(({ side, durationMs }) => [side, durationMs]),
    ),
  );
}

/** Ends the run if no verdict is possible. `cost`: null without rounds. Returns false when the run is over. */
export function checkPlan(run: MeasureRun, recording: Recording, cost: CostEstimate | null): boolean {
  const errors = run.measuring.findPlanErrors(recording, cost);
  // A limit that does not fit may be an error of each of many benchmarks.
  for (const error of selectForLog(errors).shown) recordProblem(run, 'head', error);
  return errors.length === 0 || endMeasuring(run, 'decided');
}

export type TimedRun = Pick<
  MeasureRun,
  'measuring' | 'sides' | 'filter' | 'filteredSince' | 'invocations' | 'decisions'
>;

/** Takes the mean of the rounds that measured what is measured now. `at most`: it may end earlier. Empty when nothing is left or known. */
export function formatTimeLeft(run: TimedRun): string {
  const { sides, filter, filteredSince, invocations } = run;
  const { rounds, maxMinutes } = run.measuring.settings;
  const latest = invocations.at(-1);
  // Rounds that are measured again are still to come.
  const last = invocations.findLast((one) => !isPutAside(one));
  const recent = invocations.filter(({ round }) => round >= Math.max(1, filteredSince));
  if (latest === undefined || last === undefined || recent.length === 0) return '';
  const mean = recent.reduce((sum, { durationMs }) => sum + durationMs, 0) / recent.length;
  const made = recent.filter((one) => one.round === last.round && !isPutAside(one)).length;
  const perRound = (filter?.commands ?? listCommands(run)).length * sides.length;
  const leftMs = mean * ((rounds.max - Math.max(1, last.round) + 1) * perRound - made);
  if (leftMs <= 0) return '';
  const capMs = Math.max(0, maxMinutes * 60_000 - latest.startMs - latest.durationMs);
  const isCertain = rounds.min === rounds.max && leftMs <= capMs;
  return `, ${isCertain ? 'about' : 'at most'} ${formatDuration(Math.min(leftMs, capMs))} left`;
}

/** Adds up the slowest invocation per command and side that did not fail, from the round `since` on; null before any. */
export function estimateRoundMs(
  { sides, invocations }: Pick<MeasureRun, 'sides' | 'invocations'>,
  since: number,
): number | null {
  const slowest = new Map<string, number>();
  for (const { round, side, command, durationMs, outcome } of invocations) {
    const key = `${command} ${side}`;
    if (round >= since && sides.includes(side) && outcome !== 'failed' && outcome !== 'retried')
      slowest.set(key, Math.max(durationMs, slowest.get(key) ?? 0));
  }
  return slowest.size === 0 ? null : [...slowest.values()].reduce((sum, ms) => sum + ms);
}
