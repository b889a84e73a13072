// Restricts a run to the benchmarks of its shard, after the warm-up has shown all of them. In: the run; out: its filter, and a
// test for the values that it keeps.

import { makeError } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { RecordedSeries } from '../model/recording.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { listOwn, parseShard, type Shard, sortBenchmarks } from '../model/shard.ts';
import { FILTER_VARIABLE, makeBenchmarkFilter } from './benchmark-filter.ts';
import { commandAt, endMeasuring, formatAt, type MeasureRun, recordProblem } from './run.ts';
import { commandName } from './run-benchmark.ts';
import { warmUpRecordingOf } from './run-recording.ts';
import { recordedNameOf } from './series.ts';

/** Selects the benchmarks of the shard, if there is one. Returns false when the run is over. */
export function selectShard(run: MeasureRun): boolean {
  const number = parseShard(run.measuring.settings.shard ?? '');
  if (number === null) return true;
  const series = run.warmUp.all();
  const benchmarks = sortBenchmarks(series.map((one) => benchmarkOf(run, one)));
  const shard: Shard = { ...number, benchmarks };
  run.shard = shard;
  const own = listOwn(shard);
  if (own.length === 0) return endMeasuring(run, 'decided');
  const isOwn = makeShardTest(shard);
  const wanted = series.filter((one) => isOwn(benchmarkOf(run, one)));
  const filterOf = (command: number) => formatAt(run, command)?.filter;
  run.filter = makeBenchmarkFilter(warmUpRecordingOf(run), wanted, { filterOf, sides: run.sides });
  run.baseResults.keepOnly((command, one) => {
    const name = recordedNameOf(one, run.formats[command]!);
    return isOwn({ command: commandAt(run, command).name, group: one.group, name });
  });
  const commands = new Set(wanted.map((one) => commandOf(run, one)));
  for (const command of commands) {
    const { script } = commandAt(run, command);
    if (run.filter?.byCommand.has(command) && script.includes(FILTER_VARIABLE)) continue;
    const reason = formatAt(run, command)?.filter === undefined ? 'format' : 'variable';
    const data = { command: commandName(script), format: run.formats[command]!, reason } as const;
    recordProblem(run, 'head', makeError('shard-needs-filter', atKey('shard'), data));
    return endMeasuring(run, 'failed');
  }
  return true;
}

/** Returns a function that reports whether a benchmark belongs to the shard. */
export function makeShardTest(shard: Shard): (benchmark: Benchmark) => boolean {
  const own = new Set(listOwn(shard).map(benchmarkKeyOf));
  return (benchmark) => own.has(benchmarkKeyOf(benchmark));
}

function commandOf({ invocations }: MeasureRun, { base, head }: RecordedSeries): number {
  const [first = 0] = [...head.invocations, ...base.invocations];
  return invocations[first]?.command ?? 0;
}

function benchmarkOf(run: MeasureRun, series: RecordedSeries): Benchmark {
  const { group, name } = series;
  return { command: commandAt(run, commandOf(run, series)).name, group, name };
}
