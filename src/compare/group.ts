// Converts a Recording to Samples. A sample has one value per invocation, the median, because values of one process share
// its memory layout and its moment and are not independent. It has every raw value only if the configuration says so.

import type { CommandSeries } from '../model/commands.ts';
import { listNameVariants } from '../model/gomaxprocs-suffix.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import {
  type Benchmark,
  type BenchmarkMetric,
  benchmarkKeyOf,
  type CommandName,
  type Sample,
  type UnitSetting,
} from '../model/sample.ts';
import { findUnstableNames, makeUnstableTest, type UnstableNames } from '../model/unstable-names.ts';
import { findUsedRounds, isPutAside } from '../model/whole-rounds.ts';
import { median } from '../stats/median.ts';
import { areEqualLists } from '../text/equal-lists.ts';
import { groupBy } from '../text/group-by.ts';
import { compilePatterns } from '../text/pattern.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import { type AppliedRename, type RenameSettings, type ResolvedRenames, resolveRenames } from './renames.ts';

export interface SamplePair {
  readonly subject: BenchmarkMetric;
  /** Values of base. Null: not measured on that side. */
  readonly base: Sample | null;
  readonly head: Sample | null;
  /** The tool or the configuration declares that the metric does not vary. */
  readonly exact: boolean;
  /** Placements of a count that depends on them, as in the Recording. Null: it does not. */
  readonly layout: NonNullable<RecordedSeries['layout']> | null;
  /** The metric has different values on one side of some benchmark of the same command. */
  readonly varies: boolean;
}

export interface SeriesFacts {
  readonly renames: ResolvedRenames;
  readonly unstable: readonly UnstableNames[];
  readonly used: Readonly<Record<Side, ReadonlySet<number>>>;
}

export function readSeriesFacts(recording: Recording, settings: RenameSettings): SeriesFacts {
  return {
    renames: resolveRenames(recording, settings),
    unstable: findUnstableNames(recording),
    used: findUsedRounds(recording),
  };
}

export interface GroupingOptions extends RenameSettings {
  /** Settings by the name of the metric or its base unit. */
  readonly units: Readonly<Record<string, UnitSetting>>;
  /** Patterns for the names of control benchmarks. Empty: none. */
  readonly control: readonly string[];
}

/** Keeps the order of the Recording, and leaves out benchmarks whose names are unstable. */
export function groupSamples(
  recording: Recording,
  grouping: GroupingOptions,
  facts: SeriesFacts = readSeriesFacts(recording, grouping),
): SamplePair[] {
  const isUnstable = makeUnstableTest(recording, facts.unstable);
  return groupSeries(recording, { ...grouping, ...facts }, (series, side) => !isUnstable(series, side));
}

export function groupUnstableSamples(recording: Recording, grouping: GroupingOptions, facts: SeriesFacts) {
  return groupSeries(recording, { ...grouping, ...facts }, makeUnstableTest(recording, facts.unstable));
}

function groupSeries(
  recording: Recording,
  {
    renames: { series: all, suffix, renameOf },
    used,
    units,
    control,
  }: Omit<GroupingOptions, keyof RenameSettings> & SeriesFacts,
  isWanted: (series: RecordedSeries, side: Side) => boolean,
): SamplePair[] {
  const rows = new Map<string, GroupedRow>();
  const last: Record<Side, Points> = { base: NO_POINTS, head: NO_POINTS };
  const hasEveryValue = recording.schedule.unit === 'sample';
  for (const { command, series } of all) {
    const { unit, factor } = tidyUnit(series.unit);
    for (const side of SIDES) {
      // A tool may write the same metric in ms in one round and in s in another.
      const points = shareLists(listValidValues(recording, series[side], { counted: used[side], factor }), last[side]);
      last[side] = points;
      if (points.values.length === 0 || !isWanted(series, side)) continue;
      const renamed = side === 'base' ? renameOf({ command, series }) : null;
      const name = renamed?.to ?? series.name;
      const key = JSON.stringify([command, series.group, name, series.metric, unit]);
      const row = rows.get(key) ?? {
        command,
        series,
        name,
        unit,
        layouts: [],
        base: NO_POINTS,
        head: NO_POINTS,
        renamed,
      };
      rows.set(key, { ...row, [side]: joinPoints(row[side], points), renamed: renamed ?? row.renamed });
      if (series.layout !== undefined) row.layouts.push(series.layout);
    }
  }
  const sampled = [...rows.values()].map((row) =>
    hasEveryValue ? row : { ...row, base: mediansOf(row.base), head: mediansOf(row.head) },
  );
  const metricKey = ({ command, series, unit }: GroupedRow) => JSON.stringify([command, series.metric, unit]);
  const options = { units, isControlName: control.length === 0 ? () => false : compilePatterns(control) };
  const varying = new Set(sampled.filter(hasDifferentValues).map(metricKey));
  return sampled.map((row) => ({ ...pairOf(row, options, suffix), varies: varying.has(metricKey(row)) }));
}

/** One value for each invocation. */
function mediansOf(points: Points): Points {
  const { invocations, rounds, values } = points;
  if (invocations.every((invocation, index) => index === 0 || invocation > invocations[index - 1]!)) return points;
  const groups = [...groupBy(invocations.keys(), (index) => invocations[index]!)];
  return {
    invocations: groups.map(([invocation]) => invocation),
    rounds: groups.map(([, indices]) => rounds[indices[0]!]!),
    values: groups.map(([, indices]) => median(indices.map((index) => values[index]!))),
  };
}

function hasDifferentValues({ base, head }: GroupedRow): boolean {
  return [base, head].some(({ values }) => values.some((value) => value !== values[0]));
}

/** Series of both sides, under the old and new names of the benchmarks. */
export function selectSeries(
  { series, renameOf }: ResolvedRenames,
  benchmarks: readonly Benchmark[],
): RecordedSeries[] {
  const wanted = new Set(benchmarks.map(benchmarkKeyOf));
  const isWanted = ({ command, series }: CommandSeries, side: Side) => {
    if (series[side].values.length === 0) return false;
    const renamed = side === 'base' ? renameOf({ command, series }) : null;
    return wanted.has(benchmarkKeyOf({ command, group: series.group, name: renamed?.to ?? series.name }));
  };
  return series.filter((one) => SIDES.some((side) => isWanted(one, side))).map(({ series }) => series);
}

/** Values with their invocations and rounds, in lists of equal length: an object for each would take thrice the memory. */
interface Points {
  readonly invocations: readonly number[];
  readonly rounds: readonly number[];
  readonly values: readonly number[];
}

const NO_POINTS: Points = { invocations: [], rounds: [], values: [] };

/** Most series are of the invocations of the series before. */
function shareLists(points: Points, { invocations, rounds }: Points): Points {
  return areEqualLists(points.invocations, invocations) ? { invocations, rounds, values: points.values } : points;
}

function joinPoints(some: Points, more: Points): Points {
  if (some.values.length === 0) return more;
  return {
    invocations: [...some.invocations, ...more.invocations],
    rounds: [...some.rounds, ...more.rounds],
    values: [...some.values, ...more.values],
  };
}

interface GroupedRow {
  readonly command: CommandName;
  readonly series: RecordedSeries;
  readonly name: string;
  readonly unit: string;
  /** Placements of the series on both sides, of those whose metric depends on them. A baseline has its own. */
  readonly layouts: NonNullable<RecordedSeries['layout']>[];
  readonly base: Points;
  readonly head: Points;
  /** Rename of the benchmark on base. Null: base calls it by the same name, or does not have it. */
  readonly renamed: AppliedRename | null;
}

function pairOf(
  { command, series, name, unit, layouts, base, head, renamed }: GroupedRow,
  { units, isControlName }: Pick<GroupingOptions, 'units'> & { isControlName(names: readonly string[]): boolean },
  suffix: string,
): Omit<SamplePair, 'varies'> {
  const { group, metric, primary, deterministic } = series;
  const stated = unitSettingFor(units, metric, unit);
  const known = unitDescriptionOf(unit);
  const [, shortName = null] = listNameVariants(name, suffix);
  const better = stated.better ?? series.better ?? known.better;
  const rename = renamed?.rename ?? null;
  const hasControlName = (...names: (string | null)[]) => isControlName(names.filter((one) => one !== null));
  // The pull request must not free a benchmark from its budgets by a new name.
  const isFreed = rename?.by === 'head' && !hasControlName(rename.from, rename.shortFrom);
  const isControl = hasControlName(name, shortName) && !isFreed;
  return {
    subject: { command, group, name, shortName, metric, unit, better, primary, renamed: rename, isControl },
    base: sampleOf(base),
    head: sampleOf(head),
    exact: stated.exact ?? (deterministic || known.exact),
    layout: layouts.includes('single') ? 'single' : (layouts[0] ?? null),
  };
}

function listValidValues(
  recording: Recording,
  own: RecordedSeries[Side],
  { counted, factor }: { readonly counted: ReadonlySet<number>; readonly factor: number },
): Points {
  const invocations: number[] = [];
  const rounds: number[] = [];
  const values: number[] = [];
  for (let index = 0; index < own.invocations.length; index += 1) {
    const invocation = own.invocations[index]!;
    const made = recording.invocations[invocation];
    if (made === undefined || isPutAside(made) || !counted.has(made.round)) continue;
    for (const value of own.values[index] ?? []) {
      invocations.push(invocation);
      rounds.push(made.round);
      values.push(value * factor);
    }
  }
  return { invocations, rounds, values };
}

/** Values are in the order in which they were measured. Null if there are none. */
function sampleOf({ invocations, rounds, values }: Points): Sample | null {
  if (values.length === 0) return null;
  if (invocations.every((invocation, index) => index === 0 || invocation >= invocations[index - 1]!))
    return { values, rounds };
  const order = [...invocations.keys()].sort((left, right) => invocations[left]! - invocations[right]!);
  return { values: order.map((index) => values[index]!), rounds: order.map((index) => rounds[index]!) };
}

/** Null if there are none up to the round. */
export function cutAtRound(sample: Sample | null, round: number): Sample | null {
  if (sample === null) return null;
  const isKept = (_: number, index: number) => sample.rounds[index]! <= round;
  const values = sample.values.filter(isKept);
  return values.length === 0 ? null : { values, rounds: sample.rounds.filter(isKept) };
}

/** A metric is set by its own name or else its base unit. */
export function unitSettingFor(units: GroupingOptions['units'], metric: string, unit: string) {
  if (Object.hasOwn(units, metric)) return units[metric] ?? {};
  if (Object.hasOwn(units, unit)) return units[unit] ?? {};
  return {};
}
