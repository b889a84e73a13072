// Runs one command once under Callgrind on one side, as a step of the counting. Each count that could not be taken is a problem of
// the run, and ends the counting unless another command may still be counted.

import { PLACEMENT_ROUNDS, placementOf } from '../model/counts.ts';
import { inPlacement } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedCounts } from '../model/recording.ts';
import { formatStep } from '../render/messages/measuring-log.ts';
import { type CountRun, countInvocation } from './count-invocation.ts';
import { makeStep, OVER, type PhaseTime } from './phase.ts';
import {
  commandAt,
  endMeasuring,
  invocationFoldersOf,
  type MeasureRun,
  makeTreeChangeError,
  recordProblem,
} from './run.ts';
import { makeSeriesCollection, type SeriesCollection } from './series.ts';

export interface CountStep {
  readonly placement: number;
  readonly command: number;
  readonly side: Side;
}

export interface Counting extends PhaseTime {
  readonly run: MeasureRun;
  readonly counts: RecordedCounts;
  readonly series: SeriesCollection;
}

export function startCounting(run: MeasureRun, limitMs = run.limitMs): Counting {
  const methods = run.measuring.settings.commands.map(() => null);
  const counts: RecordedCounts = { placements: [], methods, ended: 'complete', invocations: [], series: [] };
  return { run, counts, series: makeSeriesCollection(), startMs: run.host.clock.nowMs(), limitMs, slowestMs: 0 };
}

export interface CountOptions {
  readonly isMarked: boolean;
  readonly readsResults?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Null if there is no count, and it was recorded why. `counts.ended` says whether anything more can be counted. */
export async function countOnce(
  counting: Counting,
  step: CountStep,
  { isMarked, readsResults = false, env = {} }: CountOptions,
): Promise<CountRun | null> {
  const { run, counts } = counting;
  const { host, measuring, mask } = run;
  const { settings } = measuring;
  const { placement, command, side } = step;
  const { script, outputFile } = commandAt(run, command);
  const location = inPlacement(placement, side);
  const isWarmUp = placement === 0;
  const plan = { rounds: PLACEMENT_ROUNDS.max, commands: settings.commands.length };
  const result = await makeStep(run, counting, {
    rules: {
      end(how, problem) {
        counts.ended = how;
        if (how !== 'time') endMeasuring(run, how, problem);
      },
      // The rounds already have their verdicts. Without them, a command that fails is a failure of the benchmark.
      report: (problem) =>
        recordProblem(run, side, settings.measure === 'counts' ? problem : { ...problem, severity: 'warning' }),
      explainChange: (change) => makeTreeChangeError({ side, ...change }, location),
    },
    tree: measuring.trees.folders[side],
    name: `counting ${formatStep({ round: placement, command, side }, plan, 'placement')}`,
    share: placement / PLACEMENT_ROUNDS.max,
    isWarmUp,
    mustFit: isWarmUp,
    run: (deadline) =>
      countInvocation(host, invocationFoldersOf(run, side, command, location), {
        command: script,
        env: { ...run.env, ...env },
        placement: placementOf(Math.max(1, placement)),
        deadline,
        isMarked,
        settings,
        mask,
        results: readsResults ? { format: run.formats[command]!, outputFile } : null,
      }),
  });
  if (result !== OVER && result.outcome === 'ok') return result;
  // A command that cannot be counted at all does not prevent the others from being counted.
  if (result !== OVER && !isWarmUp) counts.ended = 'failed';
  return null;
}
