// Which benchmarks the commands of a run have on each side, by what they printed in the warm-up and in the rounds.

import type { FilterableBenchmark } from '../formats/format.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedSeries } from '../model/recording.ts';
import type { MeasureRun } from './run.ts';

/** Returns the benchmarks that a command printed on a side, in the rounds or in the warm-up. */
export function benchmarksOf(run: MeasureRun, command: number, side: Side): FilterableBenchmark[] {
  const isOfCommand = (series: RecordedSeries) =>
    series[side].invocations.some((at) => run.invocations[at]?.command === command);
  const found = [...run.warmUp.all(), ...run.series.all()].filter(isOfCommand);
  return selectDistinct(found).map(({ group, name }) => ({ group, name }));
}

/** Returns one value, the last one, of each benchmark. */
export function selectDistinct<One extends FilterableBenchmark>(all: readonly One[]): One[] {
  return [...new Map(all.map((one) => [JSON.stringify([one.group, one.name]), one])).values()];
}

/** Reports whether a command printed the benchmark on a side. */
export function isKnown(
  run: MeasureRun,
  { command, side }: { readonly command: number; readonly side: Side },
  { group, name }: FilterableBenchmark,
): boolean {
  return benchmarksOf(run, command, side).some((one) => one.group === group && one.name === name);
}
