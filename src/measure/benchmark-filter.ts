// Restricts measuring to the undecided benchmarks: the filter for the tool and the commands that still run. Every command must keep
// something to measure on each side, because an invocation without results is a failed one. Pure.

import type { BenchmarkCommand } from '../model/command.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import { type GroupedName, groupedNameKeyOf, type UndecidedBenchmarks } from '../model/sample.ts';
import { isOfCommand } from './series.ts';

/** Variable with the filter in the environment of a benchmark command; not set while everything is measured. */
export const FILTER_VARIABLE = 'BENCH_REFEREE_FILTER';

const MAX_VARIABLE_BYTES = 32 * 1024 - 2;

export interface BenchmarkFilter {
  /** Indices of the commands that still run, ascending; at least one. */
  readonly commands: readonly number[];
  /** Filters of commands, by index. A command without one measures everything. */
  readonly byCommand: ReadonlyMap<number, CommandFilter>;
  readonly since: number;
}

export interface CommandFilter {
  /** Filter in the tool's own language, the same on both sides. */
  readonly text: string;
  /** Benchmarks in the filter. Each must give further values on its sides. */
  readonly named: readonly FilteredBenchmark[];
}

interface FilteredBenchmark extends GroupedName {
  readonly sides: readonly Side[];
}

export interface FilterOptions {
  /** The filter function of a command's format; undefined when its tool has no filter. */
  readonly filterOf: (command: number) => ((benchmarks: readonly GroupedName[]) => string) | undefined;
  readonly sides: readonly Side[];
}

/** Null, which means everything is measured, when no tool has a filter that can name the series. */
export function makeBenchmarkFilter(
  recording: Recording,
  undecided: readonly RecordedSeries[],
  options: FilterOptions,
): BenchmarkFilter | null {
  const filter = restrictToSeries(recording, undecided, options);
  return filter.byCommand.size === 0 ? null : filter;
}

/** Without a filter of any tool, runs the commands that print the series. */
export function restrictToSeries(
  { invocations, series }: Recording,
  undecided: readonly RecordedSeries[],
  { filterOf, sides }: FilterOptions,
): BenchmarkFilter {
  const printed = sides.flatMap((side) => undecided.flatMap((one) => one[side].invocations));
  const commands = [...new Set(printed.flatMap((at) => invocations[at]?.command ?? []))].sort((a, b) => a - b);
  const byCommand = new Map<number, CommandFilter>();
  for (const command of commands) {
    const isOn = (side: Side) => isOfCommand(invocations, command, side);
    const ofCommand = undecided.filter((one) => sides.some((side) => isOn(side)(one)));
    const companions = sides.flatMap((side) => (ofCommand.some(isOn(side)) ? [] : (series.find(isOn(side)) ?? [])));
    const named = filteredBenchmarksOf([...ofCommand, ...companions], sides);
    const text = filterOf(command)?.(named);
    const isVariable = text !== undefined && !text.includes('\0');
    if (isVariable && Buffer.byteLength(`${FILTER_VARIABLE}=${text}`) <= MAX_VARIABLE_BYTES)
      byCommand.set(command, { text, named });
  }
  return { commands, byCommand, since: invocations.length };
}

function filteredBenchmarksOf(series: readonly RecordedSeries[], measured: readonly Side[]): FilteredBenchmark[] {
  const named = new Map<string, FilteredBenchmark>();
  for (const { group, name, ...own } of series) {
    const key = groupedNameKeyOf({ group, name });
    const sides = measured.filter((side) => own[side].values.length > 0 || named.get(key)?.sides.includes(side));
    named.set(key, { group, name, sides });
  }
  return [...named.values()];
}

const MAX_NAMES = 3;

/** Warns about benchmarks in the filter that gave no values since it was set; null when all did. */
export function findMissedBenchmarks(
  { byCommand, since }: BenchmarkFilter,
  { series, invocations }: Pick<Recording, 'series' | 'invocations'>,
): Diagnostic | null {
  for (const [command, filter] of byCommand) {
    const isRecent = (at = -1) => at >= since && invocations[at]?.command === command;
    const namesOn = (side: Side) =>
      new Set(series.filter((one) => isRecent(one[side].invocations.at(-1))).map(groupedNameKeyOf));
    const gave = { base: namesOn('base'), head: namesOn('head') };
    const missed = filter.named.filter((one) => one.sides.some((side) => !gave[side].has(groupedNameKeyOf(one))));
    if (missed.length === 0) continue;
    const names = missed.slice(0, MAX_NAMES).map(({ name }) => name);
    const data = { names, count: missed.length, filter: shortenFilter(filter) };
    return makeWarning('filter-not-followed', FILTER_LOCATION, data);
  }
  return null;
}

const FILTER_LOCATION: Location = [{ kind: 'environment variable', name: FILTER_VARIABLE }];

export function makeFailedFilterWarning(
  filter: CommandFilter,
  { round, side }: { round: number; side: Side },
): Diagnostic {
  return makeWarning('filter-failed', FILTER_LOCATION, { round, side, filter: shortenFilter(filter) });
}

/** Longest part of a filter in a diagnostic: enough to recognise it, and to try most filters. */
const MAX_FILTER_LENGTH = 500;

function shortenFilter({ text }: CommandFilter): string {
  return text.length > MAX_FILTER_LENGTH ? `${text.slice(0, MAX_FILTER_LENGTH)}…` : text;
}

export function isSameFilter(a: BenchmarkFilter | null, b: BenchmarkFilter | null): boolean {
  const [before, after] = [a, b].map((filter) =>
    JSON.stringify(filter?.commands.map((command) => [command, filter.byCommand.get(command)?.text])),
  );
  return before === after;
}

/** The end of a log line: what a filter changes for the next rounds. Empty if everything is measured. */
export function formatFilterRemark(
  filter: BenchmarkFilter | null,
  commands: readonly Pick<BenchmarkCommand, 'script'>[],
  { names, of, hasControls }: Pick<UndecidedBenchmarks, 'names' | 'of' | 'hasControls'>,
): string {
  if (filter === null || names.length === 0 || names.length === of) return '';
  const isObeyed = filter.commands.every((command) => commands[command]?.script.includes(FILTER_VARIABLE));
  const more = hasControls ? ' and the control benchmarks' : '';
  return isObeyed ? `: only these${more} are measured again` : `: ${FILTER_VARIABLE} names them${more}`;
}
