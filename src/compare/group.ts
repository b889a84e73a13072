// Recording to Samples: which series belong to one row, in which unit, and which of their values count.
// One value per invocation (its median), because values of one process share its memory layout and its
// moment and are not independent; every raw value only when the team asked for it.

import { type CommandSeries, seriesByCommand } from '../model/commands.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { processorSuffixOf, withAndWithout } from '../model/processor-suffix.ts';
import { countedRounds, type RecordedSeries, type Recording } from '../model/recording.ts';
import {
  type Benchmark,
  benchmarkKey,
  type CommandName,
  type Sample,
  type Subject,
  type UnitSetting,
} from '../model/sample.ts';
import { median } from '../stats/median.ts';
import { describe } from '../units/table.ts';
import { tidy } from '../units/tidy.ts';

export interface Pair {
  readonly subject: Subject;
  /** Null: not measured on that side. */
  readonly base: Sample | null;
  readonly head: Sample | null;
  /** The tool or the team says that it does not vary. */
  readonly exact: boolean;
  /** The metric has different values on one side of some benchmark of the same command. */
  readonly varies: boolean;
}

export interface Grouping {
  /** What the team says of a metric, by its own name or its base unit. */
  readonly units: Readonly<Record<string, UnitSetting>>;
  /** Name on base to name on head. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** One Pair per benchmark and metric, in the order in which the Recording names them. */
export function group(recording: Recording, grouping: Grouping): Pair[] {
  const all = seriesByCommand(recording);
  const suffix = processorSuffixOf(recording);
  const nameOf = naming(all, { renamed: grouping.renamed, suffix });
  const rows = new Map<string, Row>();
  const counted = countedRounds(recording);
  for (const { command, series } of all) {
    const { unit, factor } = tidy(series.unit);
    for (const side of SIDES) {
      const points = pointsOf(recording, series[side], counted[side]);
      if (points.length === 0) continue;
      const name = nameOf({ command, series }, side);
      const key = JSON.stringify([command, series.group, name, series.metric, unit]);
      const row = rows.get(key) ?? { command, series, name, unit, base: [], head: [] };
      rows.set(key, row);
      // A tool may write the same metric as ms in one round and as s in another.
      row[side].push(...points.map((point) => ({ ...point, value: point.value * factor })));
    }
  }
  const varying = new Set([...rows.values()].filter(hasDifferentValues).map(metricKey));
  return [...rows.values()].map((row) => ({
    ...pairOf(row, { units: grouping.units, suffix }),
    varies: varying.has(metricKey(row)),
  }));
}

function hasDifferentValues({ base, head }: Row): boolean {
  return [base, head].some((points) => points.some(({ value }) => value !== points[0]?.value));
}

/** A metric of a command. */
function metricKey({ command, series, unit }: Row): string {
  return JSON.stringify([command, series.metric, unit]);
}

/** The series of these benchmarks, on whichever side and by whichever of their names. */
export function seriesOf(
  recording: Recording,
  { renamed }: Pick<Grouping, 'renamed'>,
  benchmarks: readonly Benchmark[],
): RecordedSeries[] {
  const all = seriesByCommand(recording);
  const nameOf = naming(all, { renamed, suffix: processorSuffixOf(recording) });
  const wanted = new Set(benchmarks.map(benchmarkKey));
  const isWanted = (one: CommandSeries, side: Side) => {
    const { command, series } = one;
    if (series[side].values.length === 0) return false;
    return wanted.has(benchmarkKey({ command, group: series.group, name: nameOf(one, side) }));
  };
  return all.filter((one) => SIDES.some((side) => isWanted(one, side))).map(({ series }) => series);
}

interface Point {
  readonly round: number;
  /** Index of the invocation that gave it. */
  readonly invocation: number;
  readonly value: number;
}

interface Row {
  readonly command: CommandName;
  /** The first series that belongs to it. */
  readonly series: RecordedSeries;
  readonly name: string;
  readonly unit: string;
  readonly base: Point[];
  readonly head: Point[];
}

function pairOf(
  { command, series, name, unit, base, head }: Row,
  { units, suffix }: Pick<Grouping, 'units'> & { readonly suffix: string },
): Omit<Pair, 'varies'> {
  const { group, metric, primary, deterministic } = series;
  const stated = settingFor(units, metric, unit);
  const known = describe(unit);
  const [, shortName] = withAndWithout(name, suffix);
  return {
    subject: {
      command,
      group,
      name,
      ...(shortName !== undefined && { shortName }),
      metric,
      unit,
      better: stated.better ?? series.better ?? known.better,
      primary,
    },
    base: sampleOf(base),
    head: sampleOf(head),
    exact: stated.exact ?? (deterministic || known.exact),
  };
}

/**
 * What a series is called in the table. A new name that base already has is another benchmark's, and one that head does
 * not have yet is still to come: the entry is on the base branch before the change that it is for.
 */
function naming(
  all: readonly CommandSeries[],
  { renamed, suffix }: Pick<Grouping, 'renamed'> & { readonly suffix: string },
) {
  const namesOn = (side: Side): ReadonlySet<string> => {
    const present = all.filter(({ series }) => series[side].values.length > 0);
    return new Set(present.map(({ command, series: { name } }) => nameKey(command, name)));
  };
  const [onBase, onHead] = [namesOn('base'), namesOn('head')];
  return ({ command, series: { name } }: CommandSeries, side: Side): string => {
    if (side === 'head') return name;
    const known = withAndWithout(name, suffix).find((candidate) => Object.hasOwn(renamed, candidate));
    if (known === undefined) return name;
    const wanted = known === name ? renamed[known]! : `${renamed[known]}${suffix}`;
    const key = nameKey(command, wanted);
    return onHead.has(key) && !onBase.has(key) ? wanted : name;
  };
}

/** Renames stay within a command: what another command prints under the new name is another benchmark. */
function nameKey(command: CommandName, name: string): string {
  return JSON.stringify([command, name]);
}

/** The old names of which base has none: those entries do nothing. */
export function idleRenames(recording: Recording, { renamed }: Pick<Grouping, 'renamed'>): string[] {
  const suffix = processorSuffixOf(recording);
  const onBase = recording.series.filter(({ base }) => base.values.length > 0);
  const known = new Set(onBase.flatMap(({ name }) => withAndWithout(name, suffix)));
  return Object.keys(renamed).filter((name) => !known.has(name));
}

/** The values that count, in the unit of the series. */
function pointsOf(
  { schedule, invocations }: Recording,
  own: RecordedSeries[Side],
  counted: ReadonlySet<number>,
): Point[] {
  return own.invocations.flatMap((invocation, index) => {
    const raw = own.values[index] ?? [];
    const { round, outcome } = invocations[invocation] ?? {};
    if (round === undefined || outcome === 'disturbed' || !counted.has(round) || raw.length === 0) return [];
    const values = schedule.unit === 'sample' ? raw : [median(raw)];
    return values.map((value) => ({ round, invocation, value }));
  });
}

/** Null without values; they are put into the order in which they were taken. */
function sampleOf(points: readonly Point[]): Sample | null {
  if (points.length === 0) return null;
  const ordered = points.toSorted((left, right) => left.invocation - right.invocation);
  return { values: ordered.map(({ value }) => value), rounds: ordered.map(({ round }) => round) };
}

/** The part of a Sample that was taken up to a round; null when nothing was. */
export function upToRound(sample: Sample | null, round: number): Sample | null {
  if (sample === null) return null;
  const isKept = (_: number, index: number) => sample.rounds[index]! <= round;
  const values = sample.values.filter(isKept);
  return values.length === 0 ? null : { values, rounds: sample.rounds.filter(isKept) };
}

/** What the team says of a metric, by its own name or its base unit. */
export function settingFor(units: Grouping['units'], metric: string, unit: string) {
  if (Object.hasOwn(units, metric)) return units[metric] ?? {};
  if (Object.hasOwn(units, unit)) return units[unit] ?? {};
  return {};
}
