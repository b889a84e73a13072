// Plans the profiles of a run: which benchmarks are profiled by which command, and with which filter. In: the rows that broke a
// budget and what was measured; out: the benchmarks in the order of their rows. Pure.

import type { SearchedRows } from '../bisect/trials.ts';
import type { FilterableBenchmark } from '../formats/format.ts';
import { type BenchmarkCommand, nameCommands, type ProfileSetting } from '../model/command.ts';
import { MAX_PROFILED_BENCHMARKS } from '../model/recorded-profiles.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import { FILTER_VARIABLE, type FilterOptions, makeBenchmarkFilter } from './benchmark-filter.ts';

export interface ProfileSubject {
  readonly command: number;
  /** The benchmark, by its name on head. Null: all benchmarks of the command. */
  readonly benchmark: FilterableBenchmark | null;
  /** Filter for the broken benchmarks. Null: the tool has none. */
  readonly filter: string | null;
  readonly setting: ProfileSetting;
  readonly units: readonly string[];
}

/** `omitted`: number of benchmarks that are not profiled, because there are too many. */
export function planProfiles(
  recording: Recording,
  { rows, series }: SearchedRows,
  { commands, ...options }: FilterOptions & { readonly commands: readonly BenchmarkCommand[] },
): { readonly subjects: readonly ProfileSubject[]; readonly omitted: number } {
  const names = nameCommands(recording.schedule.commands);
  const subjects = new Map<string, ProfileSubject>();
  for (const row of rows) {
    const command = names.indexOf(row.command);
    const setting = commands[command]?.profile ?? null;
    if (setting === null) continue;
    const ofCommand = series.filter((one) => commandOf(recording, one) === command);
    const filterFor = (chosen: readonly RecordedSeries[]) =>
      makeBenchmarkFilter(recording, chosen, options)?.byCommand.get(command)?.text ?? null;
    const isOfRow = ({ group, name }: RecordedSeries) =>
      group === row.group && (name === row.name || name === row.renamed?.from);
    const filterOfRow = filterFor(ofCommand.filter(isOfRow));
    const canFilter = filterOfRow !== null && setting.command.includes(FILTER_VARIABLE);
    const isAlone = canFilter || countBenchmarks(recording, command) === 1;
    const benchmark = isAlone ? { group: row.group, name: row.name } : null;
    const filter = isAlone ? filterOfRow : filterFor(ofCommand);
    const key = JSON.stringify([command, benchmark]);
    const units = [...(subjects.get(key)?.units ?? []), row.unit];
    subjects.set(key, { command, benchmark, setting, filter, units });
  }
  return {
    subjects: [...subjects.values()].slice(0, MAX_PROFILED_BENCHMARKS),
    omitted: Math.max(0, subjects.size - MAX_PROFILED_BENCHMARKS),
  };
}

function commandOf({ invocations }: Recording, { base, head }: RecordedSeries): number | undefined {
  return invocations[head.invocations[0] ?? base.invocations[0] ?? -1]?.command;
}

function countBenchmarks(recording: Recording, command: number): number {
  const series = recording.series.filter((one) => commandOf(recording, one) === command);
  return new Set(series.map(({ group, name }) => JSON.stringify([group, name]))).size;
}
