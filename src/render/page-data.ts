// Packs the rows of a Report into a small JSON for the script of the page, and unpacks them there. Texts are cleaned of
// invisible characters here; the code that shows them must escape them.

import type { CoursePoint, Interval, Summary } from '../model/comparison.ts';
import type { Row } from '../model/report.ts';
import { LEVELS, type Outcome, STATES, type Verdict } from '../model/verdict.ts';
import { visible } from './untrusted.ts';
import { groupLabel } from './words.ts';

/**
 * A row on the page. Its values are rounded to the seventh digit of the largest one, but its statistics are exact.
 * Fields that the page does not show are missing.
 */
export interface PageRow extends Omit<Row, 'delta' | 'likely' | 'possible'> {
  /** Key of the row in links: name and metric, unique in the report, without white space. Untrusted text. */
  readonly key: string;
}

const OUTCOMES: readonly Outcome[] = ['pass', 'fail', 'unknown'];
/** Index after the outcomes, for a verdict that was not judged. */
const UNJUDGED = OUTCOMES.length;

/** Number of digits of the largest value that a packed value keeps. */
const DIGITS = 7;

/** Smallest exponent, so that its power of ten is still a finite number. */
const SMALLEST_EXPONENT = -300;

/** Number of steps in a ratio of 1: changes in a course are rounded to a thousandth of a percent. */
const COURSE_STEPS = 1e5;

type Ends = readonly [low: number | null, high: number | null] | null;
type PackedSide = readonly [
  values: readonly number[] | number,
  /** Power of ten by which the values are multiplied. */
  exponent: number,
  n: number,
  median: number,
  spread: Ends,
  /** Index into `rounds`. */
  rounds: number,
];
type PackedVerdict = readonly [
  kind: number,
  limit: number | null,
  level: number,
  outcome: number,
  because: number | null,
];
type PackedPoint = readonly [round: number, change: number | null, low: number | null, high: number | null];
type PackedRow = readonly [
  texts: readonly [key: number, group: number | null, name: number, metric: number, unit: number],
  /** Sum of flags: 1 if lower is better, 2 if exact. */
  flags: number,
  state: number,
  sides: readonly [PackedSide | null, PackedSide | null],
  numbers: readonly [change: number | null, interval: Ends, p: number | null],
  verdicts: readonly PackedVerdict[],
  course: readonly PackedPoint[],
];

export interface PageData {
  readonly texts: readonly string[];
  readonly rounds: readonly (readonly number[])[];
  readonly rows: readonly PackedRow[];
}

export function packRows(rows: readonly Row[]): PageData {
  const texts = table<string>((one) => one);
  const rounds = table<readonly number[]>((one) => one.join());
  const keys = keysOf(rows);
  const packed = rows.map((row, index) =>
    packRow(row, keys[index]!, { texts: texts.index, rounds: rounds.index }),
  );
  return { texts: texts.entries, rounds: rounds.entries, rows: packed };
}

/** Returns the keys of the rows, in their order. The identity of the row comes first; equal keys are numbered. */
export function keysOf(rows: readonly Row[]): string[] {
  const severalGroups = new Set(rows.map(groupLabel)).size > 1;
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { name, metric } = row;
    const group = groupLabel(row);
    const parts = [...(severalGroups && group !== null ? [group] : []), name, metric];
    const key = parts.map((part) => visible(part).replaceAll(/\s+/g, '_')).join('|');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}|${count}`;
  });
}

interface Tables {
  readonly texts: (text: string) => number;
  readonly rounds: (rounds: readonly number[]) => number;
}

function packRow(row: Row, key: string, { texts, rounds }: Tables): PackedRow {
  const { name, metric, unit, better, exact, state, change, interval, p, verdicts, course = [] } = row;
  const group = groupLabel(row);
  const side = (summary: Summary | null): PackedSide | null =>
    summary && [
      ...packValues(summary.values),
      summary.n,
      summary.median,
      ends(summary.spread),
      rounds(summary.rounds),
    ];
  return [
    [
      texts(key),
      group === null ? null : texts(visible(group)),
      texts(visible(name)),
      texts(visible(metric)),
      texts(visible(unit)),
    ],
    (better === 'lower' ? 1 : 0) + (exact ? 2 : 0),
    STATES.indexOf(state),
    [side(row.base), side(row.head)],
    [change, ends(interval), p],
    verdicts.map((verdict) => packVerdict(verdict, texts)),
    course.map(packPoint),
  ];
}

function packVerdict(
  { kind, limit, level, outcome, because, isUnjudged }: Verdict,
  texts: Tables['texts'],
): PackedVerdict {
  const reason = because === null ? null : texts(visible(because));
  const told = isUnjudged ? UNJUDGED : OUTCOMES.indexOf(outcome);
  return [texts(visible(kind)), limit, LEVELS.indexOf(level), told, reason];
}

function packPoint({ round, change, interval }: CoursePoint): PackedPoint {
  const step = (ratio: number | null) =>
    ratio === null || !Number.isFinite(ratio) ? null : Math.round(ratio * COURSE_STEPS);
  return [round, step(change), step(interval?.low ?? null), step(interval?.high ?? null)];
}

/** Packs the values; one number if all are equal. */
function packValues(values: readonly number[]): [readonly number[] | number, number] {
  const [first = 0] = values;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const exponent =
    largest === 0 ? 0 : Math.max(SMALLEST_EXPONENT, Math.floor(Math.log10(largest)) - DIGITS + 1);
  const whole = (value: number) =>
    Math.round(exponent < 0 ? value * 10 ** -exponent : value / 10 ** exponent);
  return [values.every((value) => value === first) ? whole(first) : values.map(whole), exponent];
}

/** Packs an interval with null for an infinite end, because JSON has no infinity. */
function ends(interval: Interval | null): Ends {
  if (interval === null) return null;
  const { low, high } = interval;
  return [Number.isFinite(low) ? low : null, Number.isFinite(high) ? high : null];
}

export function unpackRows({ texts, rounds, rows }: PageData): PageRow[] {
  const text = (index: number) => texts[index] ?? '';
  const side = (packed: PackedSide | null): Summary | null => {
    if (packed === null) return null;
    const [values, exponent, n, median, spread, list] = packed;
    const unscaled = (whole: number) => (exponent < 0 ? whole / 10 ** -exponent : whole * 10 ** exponent);
    return {
      values: typeof values === 'number' ? new Array<number>(n).fill(unscaled(values)) : values.map(unscaled),
      rounds: rounds[list] ?? [],
      n,
      median,
      spread: range(spread) ?? { low: median, high: median },
    };
  };
  return rows.map(
    ([
      [key, group, name, metric, unit],
      flags,
      state,
      [base, head],
      [change, interval, p],
      verdicts,
      course,
    ]) => ({
      key: text(key),
      command: null,
      group: group === null ? null : text(group),
      name: text(name),
      metric: text(metric),
      unit: text(unit),
      better: flags & 1 ? 'lower' : 'higher',
      primary: true,
      exact: (flags & 2) !== 0,
      state: STATES[state] ?? 'unchanged',
      base: side(base),
      head: side(head),
      change,
      interval: range(interval),
      p,
      verdicts: verdicts.map(([kind, limit, level, outcome, because]) => ({
        kind: text(kind),
        limit,
        level: LEVELS[level] ?? 'report',
        outcome: OUTCOMES[outcome] ?? 'unknown',
        because: because === null ? null : text(because),
        alpha: null,
        ...(outcome === UNJUDGED && { isUnjudged: true }),
      })),
      course: course.map(unpackPoint),
    }),
  );
}

function unpackPoint([round, change, low, high]: PackedPoint): CoursePoint {
  const ratio = (step: number | null) => (step === null ? null : step / COURSE_STEPS);
  return { round, change: ratio(change), interval: range([ratio(low), ratio(high)]) };
}

function range(packed: Ends): Interval | null {
  if (packed === null) return null;
  return { low: packed[0] ?? Number.NEGATIVE_INFINITY, high: packed[1] ?? Number.POSITIVE_INFINITY };
}

/** Collects entries without duplicates; entries with equal keys are the same. `index` returns the index of an entry. */
function table<Entry>(keyOf: (entry: Entry) => string) {
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

/** Returns JSON for a script element. Nothing in it can end the element or a line of script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
