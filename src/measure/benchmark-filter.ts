// Restricts measuring to the undecided benchmarks: the filter for the tool and the commands that still run. In: a
// recording and what is undecided; out: a BenchmarkFilter. Pure. Every command must keep something to measure on each side,
// because an invocation without results is a failed one.

import type { FilterableBenchmark } from '../formats/format.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import type { UndecidedBenchmarks } from '../model/sample.ts';

/** Variable with the filter in the environment of a benchmark command; not set while everything is measured. */
export const FILTER_VARIABLE = 'BENCH_REFEREE_FILTER';

/** Longest variable, with its name and terminator, that Windows accepts. */
const MAX_VARIABLE_BYTES = 32 * 1024 - 2;

export interface BenchmarkFilter {
  /** Filter in the tool's own language, the same on both sides. */
  readonly text: string;
  /** Indices of the commands that still run, ascending; at least one. */
  readonly commands: readonly number[];
  /** Benchmarks in the filter. Each must give further values on its sides. */
  readonly named: readonly FilteredBenchmark[];
  /** Index of the first invocation with this filter. */
  readonly since: number;
}

interface FilteredBenchmark extends FilterableBenchmark {
  readonly sides: readonly Side[];
}

interface FilterOptions {
  /** Filter function of the format; undefined when its tool has no filter. */
  readonly filter: ((benchmarks: readonly FilterableBenchmark[]) => string) | undefined;
  /** Sides that are measured. */
  readonly sides: readonly Side[];
}

/** Returns the restriction to some series. Null, for everything, when the tool has no filter or it is too long. */
export function makeBenchmarkFilter(
  recording: Recording,
  undecided: readonly RecordedSeries[],
  { filter, sides }: FilterOptions,
): BenchmarkFilter | null {
  if (filter === undefined || undecided.length === 0) return null;
  const commands = [...new Set(sides.flatMap((side) => undecided.flatMap(commandsOn(recording, side))))];
  if (commands.length === 0) return null;
  const companions = commands.flatMap((command) =>
    sides.flatMap((side) => {
      const runs = (series: RecordedSeries) => commandsOn(recording, side)(series).includes(command);
      return undecided.some(runs) ? [] : (recording.series.find(runs) ?? []);
    }),
  );
  const named = filteredBenchmarksOf([...undecided, ...companions], sides);
  const text = filter(named);
  if (text.includes('\0') || Buffer.byteLength(`${FILTER_VARIABLE}=${text}`) > MAX_VARIABLE_BYTES) return null;
  commands.sort((left, right) => left - right);
  return { text, commands, named, since: recording.invocations.length };
}

/** Returns a function that gives the commands with values of a series on a side. */
function commandsOn({ invocations }: Recording, side: Side): (series: RecordedSeries) => number[] {
  return (series) => [...new Set(series[side].invocations.flatMap((at) => invocations[at]?.command ?? []))];
}

/** Returns each benchmark once, however many metrics it has. */
function filteredBenchmarksOf(series: readonly RecordedSeries[], measured: readonly Side[]): FilteredBenchmark[] {
  const named = new Map<string, FilteredBenchmark>();
  for (const { group, name, ...own } of series) {
    const key = keyOf({ group, name });
    const sides = measured.filter((side) => own[side].values.length > 0 || named.get(key)?.sides.includes(side));
    named.set(key, { group, name, sides });
  }
  return [...named.values()];
}

/** Maximum number of names in a diagnostic. */
const MAX_NAMES = 3;

/** Warns about benchmarks in the filter that gave no values since it was set; null when all did. */
export function findMissedBenchmarks(focus: BenchmarkFilter, { series }: Pick<Recording, 'series'>): Diagnostic | null {
  const gave = new Map(SIDES.map((side) => [side, namesSince(series, side, focus.since)]));
  const missed = focus.named.filter((one) => one.sides.some((side) => !gave.get(side)?.has(keyOf(one))));
  if (missed.length === 0) return null;
  const names = missed.slice(0, MAX_NAMES).map(({ name }) => name);
  const data = { names, count: missed.length, filter: shortenFilter(focus) };
  return makeWarning('filter-not-followed', FILTER_LOCATION, data);
}

const FILTER_LOCATION: Location = [{ kind: 'environment variable', name: FILTER_VARIABLE }];

/** Returns the warning that an invocation with the filter failed. */
export function makeFailedFilterWarning(
  filter: BenchmarkFilter,
  { round, side }: { round: number; side: Side },
): Diagnostic {
  return makeWarning('filter-failed', FILTER_LOCATION, { round, side, filter: shortenFilter(filter) });
}

/** Longest part of a filter in a diagnostic: enough to recognise it, and to try most filters. */
const MAX_FILTER_LENGTH = 500;

function shortenFilter({ text }: BenchmarkFilter): string {
  return text.length > MAX_FILTER_LENGTH ? `${text.slice(0, MAX_FILTER_LENGTH)}…` : text;
}

function namesSince(series: readonly RecordedSeries[], side: Side, since: number): Set<string> {
  const measured = series.filter((one) => (one[side].invocations.at(-1) ?? -1) >= since);
  return new Set(measured.map(keyOf));
}

function keyOf({ group, name }: FilterableBenchmark): string {
  return JSON.stringify([group, name]);
}

/** Reports whether two filters measure the same. */
export function isSameFilter(one: BenchmarkFilter | null, other: BenchmarkFilter | null): boolean {
  return one?.text === other?.text && one?.commands.join() === other?.commands.join();
}

/** Returns the end of a log line: what a filter changes for the next rounds. Empty if everything is measured. */
export function formatFilterRemark(
  filter: BenchmarkFilter | null,
  scripts: readonly string[],
  { names, of }: UndecidedBenchmarks,
): string {
  if (filter === null || names.length === 0 || names.length === of) return '';
  const isObeyed = filter.commands.every((command) => scripts[command]?.includes(FILTER_VARIABLE));
  return isObeyed ? ': only these are measured again' : `: ${FILTER_VARIABLE} names them`;
}
