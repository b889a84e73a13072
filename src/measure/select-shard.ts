// Restricts a run to the benchmarks of its shard, after the warm-up has shown all of them. In: the run; out: its filter, and a
// test for the values that it keeps.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { RecordedSeries } from '../model/recording.ts';
import { type Benchmark, benchmarkKeyOf, type GroupedName } from '../model/sample.ts';
import { listOwn, sortBenchmarks } from '../model/shard.ts';
import { FILTER_VARIABLE, restrictToSeries } from './benchmark-filter.ts';
import { commandAt, commandNameOf, endMeasuring, filterOptionsOf, type MeasureRun } from './run.ts';
import { warmUpRecordingOf } from './run-recording.ts';

/** False when the run is over. */
export function selectShard(run: MeasureRun): boolean {
  if (run.shard === null) return true;
  const warmUp = warmUpRecordingOf(run);
  const renames = run.measuring.findRenames(warmUp);
  // Both names of a benchmark that head has renamed are in one shard.
  const nameOnHead = (benchmark: Benchmark) => {
    return { ...benchmark, name: renames.get(benchmarkKeyOf(benchmark)) ?? benchmark.name };
  };
  const series = run.warmUp.all();
  const shard = { ...run.shard, benchmarks: sortBenchmarks(series.map((one) => nameOnHead(benchmarkOf(run, one)))) };
  run.shard = shard;
  const keys = new Set(listOwn(shard).map(benchmarkKeyOf));
  if (keys.size === 0) return endMeasuring(run, 'decided');
  run.isOfShard = (benchmark) => keys.has(benchmarkKeyOf(nameOnHead(benchmark)));
  const isOwn = (one: RecordedSeries) => run.isOfShard(benchmarkOf(run, one));
  const options = filterOptionsOf(run);
  const filter = restrictToSeries(warmUp, series.filter(isOwn), options);
  run.filter = filter;
  const shared = new Set(series.filter((one) => !isOwn(one)).map((one) => commandOf(run, one)));
  for (const command of filter.commands) {
    // A command whose benchmarks are all of this shard is run as it is.
    if (filter.byCommand.has(command) || !shared.has(command)) continue;
    const reason = options.filterOf(command) === undefined ? 'format' : 'length';
    return endMeasuring(run, 'failed', explainMissingFilter(run, command, reason));
  }
  return true;
}

export function isOfShard(run: MeasureRun, command: number, { group, name }: GroupedName): boolean {
  return run.isOfShard({ command: commandAt(run, command).name, group, name });
}

/**
 * An error if a command does not use the filter of the shard: its text does not have the variable, and it printed everything
 * again that it printed in the warm-up. A script that it starts may use the variable.
 */
export function findIgnoredFilter(
  run: MeasureRun,
  command: number,
  printed: readonly GroupedName[],
): Diagnostic | null {
  const { shard, filter, warmUp } = run;
  if (shard === null || !filter?.byCommand.has(command)) return null;
  if (commandAt(run, command).script.includes(FILTER_VARIABLE)) return null;
  const others = warmUp.all().filter((one) => commandOf(run, one) === command && !run.isOfShard(benchmarkOf(run, one)));
  const names = new Set(printed.map(({ name }) => name));
  const isIgnored = others.length > 0 && others.every(({ name }) => names.has(name));
  return isIgnored ? explainMissingFilter(run, command, 'variable') : null;
}

function explainMissingFilter(run: MeasureRun, command: number, reason: 'format' | 'variable' | 'length'): Diagnostic {
  const data = { command: commandNameOf(run, command), format: run.formats[command]!, reason };
  return makeError('shard-needs-filter', atKey('shard'), data);
}

function commandOf({ invocations }: MeasureRun, { base, head }: RecordedSeries): number {
  return invocations[head.invocations[0] ?? base.invocations[0] ?? 0]?.command ?? 0;
}

function benchmarkOf(run: MeasureRun, series: RecordedSeries): Benchmark {
  const { group, name } = series;
  return { command: commandAt(run, commandOf(run, series)).name, group, name };
}
