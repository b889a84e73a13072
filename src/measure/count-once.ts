// Runs one command once under Callgrind on one side, as a step of the counting. Each count that could not be taken is a problem of
// the run, and ends the counting unless another command may still be counted.

import { PLACEMENT_ROUNDS, placementOf } from '../model/counts.ts';
import { inPlacement } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedCounts } from '../model/recording.ts';
import { formatCountStep, formatDuration } from '../render/messages/measuring-log.ts';
import { type CountRun, type CountTask, countInvocation } from './count-invocation.ts';
import { deadlineFor } from './deadline.ts';
import {
  commandAt,
  endMeasuring,
  invocationFoldersOf,
  isTreeUntouched,
  type MeasureRun,
  recordProblem,
} from './run.ts';
import type { SeriesCollection } from './series.ts';

/** One count of a command in a placement, on one side. */
export interface CountStep {
  readonly placement: number;
  readonly command: number;
  readonly side: Side;
}

export interface Counting {
  readonly run: MeasureRun;
  readonly counts: RecordedCounts;
  readonly series: SeriesCollection;
  /** Moment from which the time limit counts. */
  readonly startMs: number;
  slowestMs: number;
}

export interface CountOptions extends Pick<CountTask, 'isMarked'> {
  /** Whether to read the results that the command itself prints. */
  readonly readsResults?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command once under Callgrind. Returns null when nothing more can be counted, which was recorded. */
export async function countOnce(
  counting: Counting,
  step: CountStep,
  { isMarked, readsResults = false, env = {} }: CountOptions,
): Promise<CountRun | null> {
  const { run } = counting;
  const { host, measuring, mask } = run;
  const { settings } = measuring;
  const location = inPlacement(step.placement, step.side);
  const leftMs = settings.maxMinutes * 60_000 - (host.clock.nowMs() - counting.startMs);
  if (leftMs <= 0) return endCounting(counting, 'time');
  if (!isTreeUntouched(run, step.side, location)) return endCounting(counting, 'failed');
  const isWarmUp = step.placement === 0;
  const { script, outputFile } = commandAt(run, step.command);
  const text = formatCountStep(step, { placements: PLACEMENT_ROUNDS.max, commands: settings.commands.length });
  host.progress.begin({ share: step.placement / PLACEMENT_ROUNDS.max, text, isWarmUp });
  const result = await countInvocation(host, invocationFoldersOf(run, step, location), {
    command: script,
    env: { ...run.env, ...env },
    placement: placementOf(Math.max(1, step.placement)),
    deadline: deadlineFor({ isWarmUp, usualMs: counting.slowestMs, leftMs }),
    ...{ isMarked, settings, mask },
    ...(readsResults && { results: { format: run.formats[step.command]!, outputFile } }),
  });
  const { durationMs, outcome, tampering } = result;
  run.treeIntegrity.snapshot(step.side);
  counting.slowestMs = Math.max(counting.slowestMs, durationMs);
  host.progress.end(`${text} ${formatDuration(durationMs)}${outcome === 'ok' ? '' : ` ${outcome}`}`);
  // The rounds already have their verdicts. Without them, a command that fails is a failure of the benchmark.
  const isOnlyCounted = settings.measure === 'counts';
  for (const problem of result.problems)
    recordProblem(run, step.side, isOnlyCounted ? problem : { ...problem, severity: 'warning' });
  if (tampering !== null) {
    recordProblem(run, 'head', tampering);
    endMeasuring(run, 'failed');
    return endCounting(counting, 'failed');
  }
  if (outcome === 'ok') return result;
  if (outcome === 'failed') {
    // A command that cannot be counted at all does not prevent the others from being counted.
    return isWarmUp ? null : endCounting(counting, 'failed');
  }
  if (!host.cancelled.aborted) return endCounting(counting, 'time');
  endMeasuring(run, 'cancelled');
  return endCounting(counting, 'cancelled');
}

/** Ends the counting. Returns null, which means: nothing more is counted. */
function endCounting({ counts }: Counting, how: RecordedCounts['ended']): null {
  counts.ended = how;
  return null;
}
