// Packs the rows of a Report into a small JSON for the script of the page, and unpacks them there. Each field is described
// once, for both. Texts are cleaned of invisible characters here; the code that shows them must escape them.

import type { HeadLevel, MissingLevel } from '../../model/anchor.ts';
import type { Interval, RunningEstimate, SampleSummary } from '../../model/comparison.ts';
import type { HistoryKey } from '../../model/history.ts';
import type { ReportRow, ShownLevel, UNEXPLAINED } from '../../model/report.ts';
import type { Rename } from '../../model/sample.ts';
import { LEVELS, STATES, type Verdict } from '../../model/verdict.ts';
import { areEqualLists } from '../../text/equal-lists.ts';
import { kindOf, ROW_KINDS, type RowKind } from '../row-kind.ts';
import { namesOfRows } from '../row-names.ts';
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

/** Number of digits of the largest value that a packed value keeps. */
const DIGITS = 7;

/** Smallest exponent, so that its power of ten is still a finite number. */
const MIN_EXPONENT = -300;

/** Number of steps in a ratio of 1: changes in a course are rounded to a thousandth of a percent. */
const ESTIMATE_STEPS = 1e5;

const UNBOUNDED: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

export interface PageData {
  /** The different texts and lists of rounds, to which the rows refer by index. */
  readonly texts: string[];
  readonly rounds: (readonly number[])[];
  readonly rows: readonly unknown[];
}

export function packRows(rows: readonly ReportRow[]): PageData {
  const { texts, rounds, pack } = startPacking(rows);
  return { rows: rows.map(pack), texts, rounds };
}

/** `packRows` as JSON, in parts: all rows in one text take more memory than the rest of the page. */
export function* packRowsAsJson(rows: readonly ReportRow[]): Generator<string> {
  const { texts, rounds, pack } = startPacking(rows);
  for (const [index, row] of rows.entries())
    yield `${index === 0 ? '{"rows":[' : ','}${JSON.stringify(pack(row, index))}`;
  yield `],"texts":${JSON.stringify(texts)},"rounds":${JSON.stringify(rounds)}}`;
}

/** The lists are complete when all rows are packed. */
function startPacking(rows: readonly ReportRow[]) {
  const [texts, rounds]: [PageData['texts'], PageData['rounds']] = [[], []];
  const packer = makeRowPacker(texts, rounds);
  const keys = rowKeysOf(rows);
  const { labelOf, labelOfMetric, labelOfGroup } = namesOfRows(rows);
  const pack = (row: ReportRow, index: number) => {
    const { name, metric, renamed } = row;
    const group = groupLabelOf(row);
    return packer.pack({
      ...row,
      key: keys[index]!,
      kind: kindOf(row),
      group: group && labelOfGroup(group),
      name: labelOf(name),
      metric: labelOfMetric(metric),
      renamed: renamed && { ...renamed, from: labelOf(renamed.from) },
    });
  };
  return { texts, rounds, pack };
}

export function unpackRows({ texts, rounds, rows }: PageData): PageRow[] {
  return rows.map(makeRowPacker(texts, rounds).unpack);
}

const KNOWN_KEYS = new WeakMap<readonly HistoryKey[], readonly string[]>();

/** The identity of the row comes first; equal keys are numbered. */
export function rowKeysOf(rows: readonly HistoryKey[]): readonly string[] {
  const keys = KNOWN_KEYS.get(rows) ?? makeRowKeys(rows);
  KNOWN_KEYS.set(rows, keys);
  return keys;
}

function makeRowKeys(rows: readonly HistoryKey[]): string[] {
  const severalGroups = new Set(rows.map(groupLabelOf)).size > 1;
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const group = severalGroups ? groupLabelOf(row) : null;
    const parts = [group, row.name, row.metric].filter((part) => part !== null);
    const key = parts
      .map((part) => cleanUntrustedText(part))
      .join('|')
      .replaceAll(/\s+/g, '_');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}|${count}`;
  });
}

/** Turns a value into a short one for JSON, and back. */
interface Packer<Value> {
  pack(value: Value): unknown;
  unpack(packed: unknown): Value;
}

function makeRowPacker(texts: PageData['texts'], rounds: PageData['rounds']): Packer<PageRow> {
  const indexed = indexIn(texts);
  const text: Packer<string> = { ...indexed, pack: (value) => indexed.pack(cleanUntrustedText(value)) };
  const levelFields = {
    anchor: packFields({ name: text }, { commit: '' }),
    ...{ base: AS_IS, change: AS_IS, interval: INTERVAL, p: AS_IS, isBase: FLAG, isExact: FLAG },
  };
  const level: Packer<HeadLevel> = packFields(levelFields, { likely: UNBOUNDED });
  const levelOrReason: Packer<HeadLevel | MissingLevel> = {
    pack: (value) => (typeof value === 'string' ? value : level.pack(value)),
    unpack: (packed) => (typeof packed === 'string' ? (packed as MissingLevel) : level.unpack(packed)),
  };
  const verdict: Packer<Verdict> = packFields(
    {
      kind: text,
      limit: AS_IS,
      level: packChoice(LEVELS),
      outcome: packChoice(['pass', 'fail', 'unknown']),
      because: orNull(text),
      isUnjudged: FLAG,
      anchored: orNull(packFields({ against: text, level: levelOrReason }, {})),
    },
    {
      minDelta: 0,
      alpha: null,
      early: null,
      isHeld: false,
      isHeldByControls: false,
      isOutOfReach: false,
      isOfLayout: false,
      decidedBy: null,
    },
  );
  const rename: Packer<Rename> = packFields(
    { from: text, by: packChoice(['configuration', 'head']) },
    { shortFrom: null },
  );
  const since: Packer<ShownLevel> = packFields({ ...levelFields, isSignificant: FLAG }, { likely: UNBOUNDED });
  const side = orNull(packSide(indexIn(rounds)));
  return packFields(
    {
      ...{ key: indexed, group: orNull(text), name: text, metric: text, unit: text, renamed: orNull(rename) },
      better: packChoice(['lower', 'higher']),
      kind: packChoice(ROW_KINDS),
      state: packChoice(STATES),
      ...{ exact: FLAG, base: side, head: side, change: AS_IS, interval: orNull(INTERVAL), p: AS_IS, fastestP: AS_IS },
      verdicts: packList(verdict),
      course: packList(ESTIMATE),
      since: orNull(since),
    },
    { command: null, shortName: null, placements: null, primary: true, isControl: false },
  );
}

/** Packs an object as the list of its fields. Those that the page does not show get a value that means nothing. */
function packFields<Shown extends object, Hidden extends object>(
  packers: { readonly [Key in keyof Shown]: Packer<Shown[Key]> },
  hidden: Hidden,
): Packer<Shown & Hidden> {
  const entries = Object.entries(packers) as [keyof Shown, Packer<Shown[keyof Shown]>][];
  return {
    pack: (value) => entries.map(([key, { pack }]) => pack(value[key])),
    unpack(packed) {
      const fields = entries.map(([key, { unpack }], index) => [key, unpack((packed as readonly unknown[])[index])]);
      return { ...hidden, ...Object.fromEntries(fields) };
    },
  };
}

/** Packs each text or list as its index among the different ones. */
function indexIn<Entry extends string | readonly number[]>(entries: Entry[]): Packer<Entry> {
  const places = new Map<string, number>();
  let [last, place] = [null as Entry | null, 0];
  return {
    pack(entry) {
      // Most rows were measured in the rounds of the row before.
      if (entry === last || (isList(entry) && isList(last) && areEqualLists(entry, last))) return place;
      const key = String(entry);
      place = places.get(key) ?? entries.push(entry) - 1;
      places.set(key, place);
      last = entry;
      return place;
    },
    unpack: (index) => entries[index as number]!,
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function packChoice<const Value>(values: readonly Value[]): Packer<Value> {
  return { pack: (value) => values.indexOf(value), unpack: (index) => values[index as number]! };
}

function packList<Value>({ pack, unpack }: Packer<Value>): Packer<readonly Value[]> {
  return { pack: (values) => values.map(pack), unpack: (packed) => (packed as readonly unknown[]).map(unpack) };
}

function orNull<Value>({ pack, unpack }: Packer<Value>): Packer<Value | null> {
  return {
    pack: (value) => (value === null ? null : pack(value)),
    unpack: (packed) => (packed === null ? null : unpack(packed)),
  };
}

/** Fits a field of any type that JSON has. */
const AS_IS: Packer<never> = { pack: (value) => value, unpack: (packed) => packed as never };

const FLAG: Packer<boolean> = { pack: Number, unpack: Boolean };

/** JSON has no infinity, and writes null for it. */
const INTERVAL: Packer<Interval> = {
  pack: ({ low, high }) => [low, high],
  unpack(packed) {
    const [low, high] = packed as readonly (number | null)[];
    return { low: low ?? Number.NEGATIVE_INFINITY, high: high ?? Number.POSITIVE_INFINITY };
  },
};

function toSteps(ratio: number | null): number | null {
  return ratio && Math.round(ratio * ESTIMATE_STEPS);
}

const ESTIMATE: Packer<RunningEstimate> = {
  pack: ({ round, change, interval }) => [
    round,
    toSteps(change),
    toSteps(interval?.low ?? null),
    toSteps(interval?.high ?? null),
  ],
  unpack(packed) {
    const [round, ...steps] = packed as readonly [number, ...(number | null)[]];
    const [change = null, low, high] = steps.map((step) => step && step / ESTIMATE_STEPS);
    return { round, change, interval: INTERVAL.unpack([low, high]) };
  },
};

type PackedSide = readonly [
  /** Whole numbers, to multiply by the power of ten; one of them if all values are equal. */
  values: readonly number[] | number,
  exponent: number,
  median: number,
  medianInterval: unknown,
  rounds: unknown,
];

function packSide(lists: Packer<readonly number[]>): Packer<SampleSummary> {
  return {
    pack({ values, median, medianInterval, rounds }) {
      const [first = 0] = values;
      const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const exponent = largest === 0 ? 0 : Math.max(MIN_EXPONENT, Math.floor(Math.log10(largest)) - DIGITS + 1);
      const power = 10 ** Math.abs(exponent);
      const whole = (value: number) => Math.round(exponent < 0 ? value * power : value / power);
      const wholes = values.every((value) => value === first) ? whole(first) : values.map(whole);
      return [wholes, exponent, median, INTERVAL.pack(medianInterval), lists.pack(rounds)];
    },
    unpack(packed) {
      const [wholes, exponent, median, interval, list] = packed as PackedSide;
      const rounds = lists.unpack(list);
      const n = rounds.length;
      const unscaled = (whole: number) => (exponent < 0 ? whole / 10 ** -exponent : whole * 10 ** exponent);
      const values = typeof wholes === 'number' ? new Array<number>(n).fill(unscaled(wholes)) : wholes.map(unscaled);
      return { values, rounds, n, median, medianInterval: INTERVAL.unpack(interval) };
    },
  };
}
