// Packs the rows of a Report into a small JSON for the script of the page, and unpacks them there. Texts are cleaned of
// invisible characters here; the code that shows them must escape them.

import type { AgainstAnchor, HeadLevel, MissingLevel } from '../../model/anchor.ts';
import type { Interval, RunningEstimate, SampleSummary } from '../../model/comparison.ts';
import type { ReportRow, UNEXPLAINED } from '../../model/report.ts';
import { LEVELS, STATES, type Verdict, type VerdictOutcome } from '../../model/verdict.ts';
import { kindOf, ROW_KINDS, type RowKind } from '../row-kind.ts';
import { namesOfRows, type RowNames } from '../row-names.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { groupLabelOf } from '../words.ts';

/**
 * A row on the page. Its values are rounded to the seventh digit of the largest one, but its statistics are exact.
 * Fields that the page does not show are missing.
 */
export interface PageRow
  extends Omit<ReportRow, keyof typeof UNEXPLAINED | 'delta' | 'failInterval' | 'passInterval' | 'isAllowed'>,
    Pick<ReportRow, 'course' | 'since'> {
  readonly kind: RowKind;
  /** Key of the row in links: name and metric, unique in the report, without white space. Untrusted text. */
  readonly key: string;
}

const OUTCOMES: readonly VerdictOutcome[] = ['pass', 'fail', 'unknown'];
/** Index after the outcomes, for a verdict that was not judged. */
const UNJUDGED = OUTCOMES.length;

/** Number of digits of the largest value that a packed value keeps. */
const DIGITS = 7;

/** Smallest exponent, so that its power of ten is still a finite number. */
const MIN_EXPONENT = -300;

/** Number of steps in a ratio of 1: changes in a course are rounded to a thousandth of a percent. */
const ESTIMATE_STEPS = 1e5;

type PackedInterval = readonly [low: number | null, high: number | null] | null;
type PackedSide = readonly [
  values: readonly number[] | number,
  /** Power of ten by which the values are multiplied. */
  exponent: number,
  n: number,
  median: number,
  medianInterval: PackedInterval,
  /** Index into `rounds`. */
  rounds: number,
];
type PackedVerdict = readonly [
  kind: number,
  limit: number | null,
  level: number,
  outcome: number,
  because: number | null,
  /** What the limit is against, if not base: a text and the level, or why there is none. */
  anchored?: readonly [against: number, level: PackedLevel | MissingLevel],
];
type PackedLevel = readonly [
  anchor: number,
  base: number,
  change: number,
  interval: PackedInterval,
  p: number,
  /** Sum of flags: 1 if base is the anchor, 2 if exact, 4 if significant. */
  flags: number,
];
type PackedEstimate = readonly [round: number, change: number | null, low: number | null, high: number | null];
type PackedRow = readonly [
  texts: readonly [key: number, group: number | null, name: number, metric: number, unit: number, from?: number],
  /** Sum of flags: 1 if lower is better, 2 if exact, 4 if head's file renames it. */
  flags: number,
  /** Index into `ROW_KINDS`. */
  kind: number,
  sides: readonly [PackedSide | null, PackedSide | null],
  numbers: readonly [change: number | null, interval: PackedInterval, p: number | null],
  verdicts: readonly PackedVerdict[],
  course: readonly PackedEstimate[],
  since?: PackedLevel,
];

export interface PageData {
  readonly texts: readonly string[];
  readonly rounds: readonly (readonly number[])[];
  readonly rows: readonly PackedRow[];
}

export function packRows(rows: readonly ReportRow[]): PageData {
  const texts = makeIndexTable<string>((one) => one);
  const rounds = makeIndexTable<readonly number[]>((one) => one.join());
  const keys = rowKeysOf(rows);
  const tables = { texts: texts.index, rounds: rounds.index, names: namesOfRows(rows) };
  const packed = rows.map((row, index) => packRow(row, keys[index]!, tables));
  return { texts: texts.entries, rounds: rounds.entries, rows: packed };
}

/** The identity of the row comes first; equal keys are numbered. */
export function rowKeysOf(rows: readonly ReportRow[]): string[] {
  const severalGroups = new Set(rows.map(groupLabelOf)).size > 1;
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { name, metric } = row;
    const group = groupLabelOf(row);
    const parts = [...(severalGroups && group !== null ? [group] : []), name, metric];
    const key = parts.map((part) => cleanUntrustedText(part).replaceAll(/\s+/g, '_')).join('|');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}|${count}`;
  });
}

interface IndexTables {
  readonly texts: (text: string) => number;
  readonly rounds: (rounds: readonly number[]) => number;
  readonly names: RowNames;
}

function packRow(row: ReportRow, key: string, { texts, rounds, names }: IndexTables): PackedRow {
  const { name, metric, unit, better, exact, renamed, change, interval, p, verdicts, course, since } = row;
  const group = groupLabelOf(row);
  const side = (summary: SampleSummary | null): PackedSide | null =>
    summary && [
      ...packValues(summary.values),
      summary.n,
      summary.median,
      packInterval(summary.medianInterval),
      rounds(summary.rounds),
    ];
  return [
    [
      texts(key),
      group === null ? null : texts(cleanUntrustedText(names.labelOfGroup(group))),
      texts(cleanUntrustedText(names.labelOf(name))),
      texts(cleanUntrustedText(names.labelOfMetric(metric))),
      texts(cleanUntrustedText(unit)),
      ...(renamed === null ? ([] as const) : ([texts(cleanUntrustedText(names.labelOf(renamed.from)))] as const)),
    ],
    (better === 'lower' ? 1 : 0) + (exact ? 2 : 0) + (renamed?.by === 'head' ? 4 : 0),
    ROW_KINDS.indexOf(kindOf(row)),
    [side(row.base), side(row.head)],
    [change, packInterval(interval), p],
    verdicts.map((verdict) => packVerdict(verdict, texts)),
    course.map(packEstimate),
    ...(since === null ? ([] as const) : ([packLevel(since, since.isSignificant, texts)] as const)),
  ];
}

function packVerdict(
  { kind, limit, level, outcome, because, isUnjudged, anchored }: Verdict,
  texts: IndexTables['texts'],
): PackedVerdict {
  const reason = because === null ? null : texts(cleanUntrustedText(because));
  const code = isUnjudged ? UNJUDGED : OUTCOMES.indexOf(outcome);
  const packed = [texts(cleanUntrustedText(kind)), limit, LEVELS.indexOf(level), code, reason] as const;
  return anchored === null ? packed : [...packed, packAnchor(anchored, texts)];
}

function packAnchor({ against, level }: AgainstAnchor, texts: IndexTables['texts']): NonNullable<PackedVerdict[5]> {
  return [texts(cleanUntrustedText(against)), typeof level === 'string' ? level : packLevel(level, false, texts)];
}

function packLevel(level: HeadLevel, isSignificant: boolean, texts: IndexTables['texts']): PackedLevel {
  const { anchor, base, change, interval, p, isBase, isExact } = level;
  const flags = (isBase ? 1 : 0) + (isExact ? 2 : 0) + (isSignificant ? 4 : 0);
  return [texts(cleanUntrustedText(anchor.name)), base, change, packInterval(interval), p, flags];
}

function packEstimate({ round, change, interval }: RunningEstimate): PackedEstimate {
  const step = (ratio: number | null) =>
    ratio === null || !Number.isFinite(ratio) ? null : Math.round(ratio * ESTIMATE_STEPS);
  return [round, step(change), step(interval?.low ?? null), step(interval?.high ?? null)];
}

/** One number if all values are equal. */
function packValues(values: readonly number[]): [readonly number[] | number, number] {
  const [first = 0] = values;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const exponent = largest === 0 ? 0 : Math.max(MIN_EXPONENT, Math.floor(Math.log10(largest)) - DIGITS + 1);
  const whole = (value: number) => Math.round(exponent < 0 ? value * 10 ** -exponent : value / 10 ** exponent);
  return [values.every((value) => value === first) ? whole(first) : values.map(whole), exponent];
}

/** Null stands for an infinite end, because JSON has no infinity. */
function packInterval(interval: Interval | null): PackedInterval {
  if (interval === null) return null;
  const { low, high } = interval;
  return [Number.isFinite(low) ? low : null, Number.isFinite(high) ? high : null];
}

export function unpackRows({ texts, rounds, rows }: PageData): PageRow[] {
  const text = (index: number) => texts[index] ?? '';
  const side = (packed: PackedSide | null): SampleSummary | null => {
    if (packed === null) return null;
    const [values, exponent, n, median, medianInterval, list] = packed;
    const unscaled = (whole: number) => (exponent < 0 ? whole / 10 ** -exponent : whole * 10 ** exponent);
    return {
      values: typeof values === 'number' ? new Array<number>(n).fill(unscaled(values)) : values.map(unscaled),
      rounds: rounds[list] ?? [],
      n,
      median,
      medianInterval: unpackInterval(medianInterval) ?? { low: median, high: median },
    };
  };
  return rows.map(
    ([
      [key, group, name, metric, unit, from],
      flags,
      kind,
      [base, head],
      [change, interval, p],
      verdicts,
      course,
      since,
    ]) => ({
      key: text(key),
      command: null,
      shortName: null,
      placements: null,
      group: group === null ? null : text(group),
      name: text(name),
      metric: text(metric),
      unit: text(unit),
      better: flags & 1 ? 'lower' : 'higher',
      primary: true,
      exact: (flags & 2) !== 0,
      kind: ROW_KINDS[kind] ?? 'unchanged',
      // The further kinds are those of the state `unchanged`.
      state: STATES[kind] ?? 'unchanged',
      renamed:
        from === undefined ? null : { from: text(from), shortFrom: null, by: flags & 4 ? 'head' : 'configuration' },
      base: side(base),
      head: side(head),
      change,
      interval: unpackInterval(interval),
      p,
      verdicts: verdicts.map(([kind, limit, level, outcome, because, anchored]) => ({
        kind: text(kind),
        limit,
        level: LEVELS[level] ?? 'report',
        outcome: OUTCOMES[outcome] ?? 'unknown',
        because: because === null ? null : text(because),
        alpha: null,
        minDelta: 0,
        early: null,
        isHeld: false,
        isUnjudged: outcome === UNJUDGED,
        anchored: anchored === undefined ? null : unpackAnchor(anchored, text),
      })),
      course: course.map(unpackEstimate),
      since: since === undefined ? null : { ...unpackLevel(since, text), isSignificant: (since[5] & 4) !== 0 },
    }),
  );
}

function unpackAnchor([against, level]: NonNullable<PackedVerdict[5]>, text: (index: number) => string): AgainstAnchor {
  return { against: text(against), level: typeof level === 'string' ? level : unpackLevel(level, text) };
}

/** The page shows no commit of the anchor, and judges nothing. */
function unpackLevel(
  [anchor, base, change, packed, p, flags]: PackedLevel,
  text: (index: number) => string,
): HeadLevel {
  const interval = unpackInterval(packed) ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  return {
    ...{ anchor: { name: text(anchor), commit: '' }, base, change, interval, likely: interval, p },
    isBase: (flags & 1) !== 0,
    isExact: (flags & 2) !== 0,
  };
}

function unpackEstimate([round, change, low, high]: PackedEstimate): RunningEstimate {
  const ratio = (step: number | null) => (step === null ? null : step / ESTIMATE_STEPS);
  return { round, change: ratio(change), interval: unpackInterval([ratio(low), ratio(high)]) };
}

function unpackInterval(packed: PackedInterval): Interval | null {
  if (packed === null) return null;
  return { low: packed[0] ?? Number.NEGATIVE_INFINITY, high: packed[1] ?? Number.POSITIVE_INFINITY };
}

/** Entries with equal keys are the same. */
function makeIndexTable<Entry>(keyOf: (entry: Entry) => string) {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  const index = (entry: Entry): number => {
    const key = keyOf(entry);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, entries.length);
    entries.push(entry);
    return entries.length - 1;
  };
  return { entries, index };
}
