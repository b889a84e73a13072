// Recording to Samples: which series belong to one row, in which unit, and which of their values count.
// One value per invocation (its median), because values of one process share its memory layout and its
// moment and are not independent; every raw value only when the team asked for it.

import { SIDES, type Side } from '../model/measurement.ts';
import { suffixOf, withAndWithout } from '../model/processor-suffix.ts';
import { countedRounds, type RecordedSeries, type Recording } from '../model/recording.ts';
import type { Sample, Subject, UnitSetting } from '../model/sample.ts';
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
}

export interface Grouping {
  /** What the team says of a metric, by its own name or its base unit. */
  readonly units: Readonly<Record<string, UnitSetting>>;
  /** Name on base to name on head. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** One Pair per benchmark and metric, in the order in which the Recording names them. */
export function group(recording: Recording, grouping: Grouping): Pair[] {
  const nameOf = naming(recording.series, grouping.renamed);
  const rows = new Map<string, Row>();
  const counted = countedRounds(recording);
  for (const series of recording.series) {
    const { unit, factor } = tidy(series.unit);
    for (const side of SIDES) {
      const points = pointsOf(recording, series[side], counted[side]);
      if (points.length === 0) continue;
      const name = nameOf(series, side);
      const key = JSON.stringify([series.group, name, series.metric, unit]);
      const row = rows.get(key) ?? { series, name, unit, base: [], head: [] };
      rows.set(key, row);
      // A tool may write the same metric as ms in one round and as s in another.
      row[side].push(...points.map((point) => ({ ...point, value: point.value * factor })));
    }
  }
  return [...rows.values()].map((row) => pairOf(row, grouping.units));
}

/** The series of these benchmarks, on whichever side and by whichever of their names. */
export function seriesOf(
  { series }: Recording,
  { renamed }: Pick<Grouping, 'renamed'>,
  benchmarks: readonly Pick<Subject, 'group' | 'name'>[],
): RecordedSeries[] {
  const nameOf = naming(series, renamed);
  const wanted = new Set(benchmarks.map(({ group, name }) => JSON.stringify([group, name])));
  return series.filter((one) =>
    SIDES.some(
      (side) => one[side].values.length > 0 && wanted.has(JSON.stringify([one.group, nameOf(one, side)])),
    ),
  );
}

interface Point {
  readonly round: number;
  /** Index of the invocation that gave it. */
  readonly invocation: number;
  readonly value: number;
}

interface Row {
  /** The first series that belongs to it. */
  readonly series: RecordedSeries;
  readonly name: string;
  readonly unit: string;
  readonly base: Point[];
  readonly head: Point[];
}

function pairOf({ series, name, unit, base, head }: Row, units: Grouping['units']): Pair {
  const { group, metric, primary, deterministic } = series;
  const stated = settingFor(units, metric, unit);
  const known = describe(unit);
  return {
    subject: { group, name, metric, unit, better: stated.better ?? series.better ?? known.better, primary },
    base: sampleOf(base),
    head: sampleOf(head),
    exact: stated.exact ?? (deterministic || known.exact),
  };
}

/**
 * What a series is called in the table. A new name that base already has is another benchmark's, and one that head does
 * not have yet is still to come: the entry is on the base branch before the change that it is for.
 */
function naming(series: readonly RecordedSeries[], renamed: Grouping['renamed']) {
  const { base, head, suffix } = namesIn(series);
  return ({ name }: RecordedSeries, side: Side): string => {
    if (side === 'head') return name;
    const known = withAndWithout(name, suffix).find((candidate) => Object.hasOwn(renamed, candidate));
    if (known === undefined) return name;
    const wanted = known === name ? renamed[known]! : `${renamed[known]}${suffix}`;
    return head.has(wanted) && !base.has(wanted) ? wanted : name;
  };
}

/** The old names of which base has none: those entries do nothing. */
export function idleRenames({ series }: Recording, { renamed }: Pick<Grouping, 'renamed'>): string[] {
  const { base, suffix } = namesIn(series);
  const known = new Set([...base].flatMap((name) => withAndWithout(name, suffix)));
  return Object.keys(renamed).filter((name) => !known.has(name));
}

function namesIn(series: readonly RecordedSeries[]) {
  const namesOn = (side: Side) => series.flatMap((one) => (one[side].values.length > 0 ? one.name : []));
  const [base, head] = [namesOn('base'), namesOn('head')];
  return { base: new Set(base), head: new Set(head), suffix: suffixOf({ base, head }) };
}

/** The values that count, in the unit of the series. */
function pointsOf(
  { schedule, invocations }: Recording,
  own: RecordedSeries[Side],
  counted: ReadonlySet<number>,
): Point[] {
  return own.invocations.flatMap((invocation, index) => {
    const raw = own.values[index] ?? [];
    const round = invocations[invocation]?.round;
    if (round === undefined || !counted.has(round) || raw.length === 0) return [];
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

function settingFor(units: Grouping['units'], metric: string, unit: string) {
  if (Object.hasOwn(units, metric)) return units[metric] ?? {};
  if (Object.hasOwn(units, unit)) return units[unit] ?? {};
  return {};
}
