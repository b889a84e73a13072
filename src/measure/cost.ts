// Estimates what a run costs, from the invocations so far and the time limit. It logs the estimate after the warm-up and ends
// a run whose time limit or plan leaves too few rounds for any verdict.

import { findFormat } from '../formats/index.ts';
import type { CostEstimate } from '../model/cost-estimate.ts';
import { selectForLog } from '../model/diagnostic.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedInvocation, Recording } from '../model/recording.ts';
import { shareOf } from '../model/shard.ts';
import { formatCost, type InvocationTimes } from '../render/messages/measuring-log.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { estimateRoundMs } from './progress.ts';
import { elapsedMs, endMeasuring, type MeasureRun, recordProblem } from './run.ts';
import { recordingOf, warmUpRecordingOf } from './run-recording.ts';

/**
 * Factor by which rounds may be faster than the warm-up, which often builds something or fills caches. The first look
 * estimates again, by the rounds.
 */
const WARM_UP_FACTOR = 2;

export interface CostInputs {
  readonly settings: Pick<MeasureSettings, 'rounds' | 'maxMinutes' | 'setup'>;
  readonly sides: readonly Side[];
  readonly invocations: readonly RecordedInvocation[];
  readonly elapsedMs: number;
  readonly completedRounds: number;
  /** Whether the tool can run some benchmarks alone. Rounds become faster then, but only after a look that decides. */
  readonly hasFilter: boolean;
  /** Part of the benchmarks that the rounds measure, 0 to 1. The warm-up measured all of them. */
  readonly share: number;
}

/** Estimates the cost by the rounds so far, or by the warm-up if there are none. Null if nothing ran. */
export function estimateCost({ settings, sides, invocations, ...done }: CostInputs): CostEstimate | null {
  const { rounds, maxMinutes, setup } = settings;
  const { elapsedMs: spentMs, completedRounds, hasFilter, share } = done;
  const isWarmUp = completedRounds === 0;
  const slowestMs = estimateRoundMs(invocations, { sides, since: isWarmUp ? 0 : 1 });
  if (slowestMs === null) return null;
  const roundMs = isWarmUp ? slowestMs * share : slowestMs;
  const leftMs = Math.max(0, maxMinutes * 60_000 - spentMs);
  const countRounds = (ms: number) =>
    ms === 0 ? rounds.max : Math.min(rounds.max, completedRounds + Math.floor(leftMs / ms));
  const atBest = countRounds(isWarmUp ? roundMs / WARM_UP_FACTOR : roundMs);
  return {
    ...{ maxMinutes, elapsedMs: spentMs, completedRounds, roundMs },
    rounds: countRounds(roundMs),
    maxRounds: hasFilter && atBest >= rounds.min ? rounds.max : atBest,
    mayIncludeBuild: isWarmUp && setup === null,
  };
}

/** Logs what the run will cost, and ends it if no verdict is possible. Returns false when the run is over. */
export function checkCostAfterWarmUp(run: MeasureRun): boolean {
  const cost = estimateCost(costInputsOf(run, 0));
  if (cost === null) return true;
  run.host.log.info(formatCost(cost, run.measuring.settings.rounds, invocationTimesOf(run)));
  return checkPlan(run, warmUpRecordingOf(run), cost);
}

/** Ends the run if no verdict is possible, by the time of the first rounds. Returns false when the run is over. */
export function checkCostAfterRound(run: MeasureRun, round: number): boolean {
  const cost = estimateCost(costInputsOf(run, round));
  return cost === null || checkPlan(run, recordingOf(run), cost);
}

/** Reports whether there is time for that many rounds after a wait, based on the slowest comparable invocations. */
export function hasTimeFor(run: MeasureRun, rounds: number, waitMs = 0): boolean {
  const { measuring, filter, filteredSince, sides, invocations } = run;
  const leftMs = measuring.settings.maxMinutes * 60_000 - elapsedMs(run) - waitMs;
  // The warm-up may have built something, so it counts only as long as there is no round.
  const alike = estimateRoundMs(invocations, { sides, since: Math.max(1, filteredSince) });
  // The duration of the first round with a filter is unknown: it is tried, and cut when the time is over.
  if (alike === null && filter !== null) return leftMs > 0;
  return rounds * (alike ?? estimateRoundMs(invocations, { sides, since: 0 }) ?? 0) <= leftMs;
}

function costInputsOf(run: MeasureRun, completedRounds: number): CostInputs {
  const { measuring, sides, invocations, formats, shard } = run;
  return {
    ...{ settings: measuring.settings, sides, invocations, completedRounds },
    elapsedMs: elapsedMs(run),
    hasFilter: formats.some((format) => findFormat(format)?.filter !== undefined),
    share: shard === null ? 1 : shareOf(shard),
  };
}

/** Returns the duration of each invocation of the warm-up that the rounds repeat, by command. */
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
