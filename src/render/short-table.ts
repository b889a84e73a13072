// The rows that a reader must look at, worst first: a broken or undecided budget, a failure, a change. One line for each, with
// benchstat's columns and what is allowed. A Report in, RichTexts out; the other rows are in `result-table.ts`.

import { type Comparison, type Growth, growthOf, makeBothSidesCheck } from '../model/comparison.ts';
import type { JudgedRow, Report, ReportRow } from '../model/report.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import {
  isAboutChange,
  isAbsoluteLimit,
  isAnswerVerdict,
  isImprovementLimit,
  LEVELS,
  type Verdict,
} from '../model/verdict.ts';
import { formatWithSign } from '../units/compact-number.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { formatPercent } from '../units/percent.ts';
import { isCount, isOfTime } from './counts.ts';
import { formatShortCpuChange } from './cpu-time.ts';
import { isLeftToWarning, isLevelVerdict } from './levels.ts';
import { formatShortChange, formatShortInterval, toQuantityPiece } from './numbers.ts';
import { formatCeiling, formatExponent, formatGrowth, formatWantedImprovement } from './proof.ts';
import { formatRename } from './renames.ts';
import { formatTestCell } from './result-table.ts';
import { asUntrustedText, emphasise, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { nameGroups, namesOfRows, type RowNames } from './row-names.ts';
import { groupLabelOf } from './words.ts';
import { worseningOf } from './worsening.ts';

export interface ShortRow {
  readonly row: JudgedRow;
  /** All rows that the line is about: that one, and a time or count that is merged with it. */
  readonly rows: readonly JudgedRow[];
  /** Verdicts that put the row here: the broken ones of the strictest level, otherwise the undecided ones. May be empty. */
  readonly deciding: readonly Verdict[];
  readonly subject: RichText;
  /** The subject, and the metric or unit that the values do not show. */
  readonly name: RichText;
  /** Null if both sides use the same name. */
  readonly rename: RichText | null;
  /** Command and group if the report has several, without the folder that all are in. Untrusted text. */
  readonly group: string | null;
  readonly base: RichText;
  readonly head: RichText;
  readonly change: RichText;
  readonly allowed: RichText;
}

type JudgedRows = Pick<Report, 'rows' | 'judgedGeomeans'>;

const KNOWN = new WeakMap<JudgedRows, readonly ShortRow[]>();

/** Headline, blame and tables of one report ask for it, so it is made once. */
export function makeShortTable(report: JudgedRows): readonly ShortRow[] {
  const known = KNOWN.get(report) ?? chooseRows(report);
  KNOWN.set(report, known);
  return known;
}

function chooseRows({ rows, judgedGeomeans }: JudgedRows): ShortRow[] {
  const names = namesOfRows(rows);
  const groups = [...new Set(rows.map(groupLabelOf))];
  const { labelOf } = nameGroups(groups);
  const isOfBoth = makeBothSidesCheck(rows);
  const chosen = [...rows, ...judgedGeomeans]
    .map((row: JudgedRow) => ({ row, deciding: findDecidingVerdicts(row) }))
    .filter(({ row, deciding }) => deciding.length > 0 || isWorthALook(row))
    .filter(makeOncePerBenchmark(isOfBoth))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || compareSizes(one, other));
  const merged = mergeCounts(chosen);
  return merged.map(({ time, count, ...one }) => {
    const label = groups.length > 1 ? groupLabelOf(one.row) : null;
    const group = label === null ? null : labelOf(label);
    const cells = makeCells(time, names, isOfBoth);
    if (count === null) return { ...one, rows: [one.row], ...cells, group };
    const counted = makeCells(count, names, isOfBoth);
    const change = richText`${cells.change}, instructions ${counted.change}`;
    return {
      ...one,
      rows: [time.row, count.row],
      ...cells,
      group,
      change,
      allowed: joinRichTexts([cells.allowed, counted.allowed], ', '),
    };
  });
}

type Merged = Chosen & { readonly time: Chosen; readonly count: Chosen | null };

/** Time and counted instructions of a benchmark have one line, at the place and with the verdict of the worse of them. */
function mergeCounts(chosen: readonly Chosen[]): Merged[] {
  const keyed = (isWanted: (row: JudgedRow) => boolean) =>
    new Map(chosen.filter(({ row }) => isWanted(row)).map((one) => [subjectKeyOf(one.row), one]));
  const [times, counts] = [keyed((row) => row.primary && isOfTime(row)), keyed(isCount)];
  return chosen.flatMap((one): Merged[] => {
    const key = subjectKeyOf(one.row);
    const [time, count] = [times.get(key), counts.get(key)];
    if (time === undefined || count === undefined || (one !== time && one !== count))
      return [{ ...one, time: one, count: null }];
    return chosen.indexOf(one) <= chosen.indexOf(one === time ? count : time) ? [{ ...one, time, count }] : [];
  });
}

/** The machine of a row in a report about several; null in every other report. */
export function findLeg({ group }: Pick<JudgedRow, 'group'>, legs: Report['legs']): string | null {
  return legs.find(({ name }) => group === name || group?.startsWith(`${name}: `))?.name ?? null;
}

/** Equal for all metrics of a benchmark, and with `legs` on all machines. Each geomean is one subject. */
export function subjectKeyOf(row: JudgedRow, legs: Report['legs'] = []): string {
  const leg = findLeg(row, legs);
  const key = benchmarkKeyOf(leg === null ? row : { ...row, group: row.group!.slice(leg.length) });
  return 'members' in row ? JSON.stringify([key, row.unit, row.members.map(({ name }) => name)]) : key;
}

/** A benchmark may have a row for each metric, and on each machine. */
export function countBenchmarks(rows: readonly ReportRow[], legs: Report['legs'] = []): number {
  return new Set(rows.map((row) => subjectKeyOf(row, legs))).size;
}

type Chosen = Pick<ShortRow, 'row' | 'deciding'>;

type BothSidesCheck = ReturnType<typeof makeBothSidesCheck>;

function isWorthALook(row: JudgedRow): boolean {
  return 'state' in row && ['regression', 'improvement', 'inconclusive', 'failed'].includes(row.state);
}

/** A benchmark that only one side has is one row, whatever its metrics, unless they have limits. */
function makeOncePerBenchmark(isOfBoth: BothSidesCheck): (chosen: Chosen) => boolean {
  const seen = new Set<string>();
  return ({ row, deciding }) => {
    if (isOfBoth(row) || deciding.some(({ limit }) => limit !== null)) return true;
    const key = benchmarkKeyOf(row);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}

/** A broken budget is more than an undecided one, and a level that fails more than one that warns. */
export function findDecidingVerdicts({ verdicts }: Pick<JudgedRow, 'verdicts'>): readonly Verdict[] {
  const broken = verdicts.filter(({ outcome }) => outcome === 'fail');
  const level = LEVELS.find((one) => broken.some((verdict) => verdict.level === one));
  if (level !== undefined) return broken.filter((verdict) => verdict.level === level);
  return verdicts.filter((verdict) => verdict.outcome === 'unknown' && !isLeftToWarning(verdict));
}

function orderOf({ row, deciding: [first] }: Chosen): number {
  if (first !== undefined) return LEVELS.indexOf(first.level) + (first.outcome === 'fail' ? 0 : LEVELS.length + 1);
  if (!('state' in row)) return 9;
  // What failed stands between what is broken and what is undecided.
  return { failed: LEVELS.length, regression: 7, inconclusive: 8 }[row.state as string] ?? 9;
}

/** The worst is first. */
export function compareSizes(one: Chosen, other: Chosen): number {
  return sizeOf(other) - sizeOf(one) || 0;
}

/** How much worse the row is, in the measure of its limit. */
function sizeOf({ row, deciding: [first] }: Chosen): number {
  if (growthOf(row) !== null) return (row.head?.median ?? 0) - (first?.limit ?? 0);
  if (first === undefined || !isAbsoluteLimit(first.kind)) return worseningOf(row) ?? Number.POSITIVE_INFINITY;
  // Of values below zero there is no logarithm.
  return row.head === null || first.limit === null ? 0 : Math.abs(Math.log(row.head.median / first.limit)) || 0;
}

function makeCells(
  { row, deciding }: Chosen,
  names: RowNames,
  isOfBoth: BothSidesCheck,
): Omit<ShortRow, keyof Chosen | 'group' | 'rows'> {
  const growth = growthOf(row);
  if (growth !== null)
    return { ...makeGrowthCells(row, growth, deciding), subject: names.subjectOf(row), name: names.subjectOf(row) };
  const isMean = 'members' in row;
  const subject = isMean ? [`geomean of ${row.members.length}`] : [asUntrustedText(names.labelOf(row.name))];
  const [base, head] = [row.base, row.head].map((side) =>
    side === null ? [] : [toQuantityPiece(side.median, row.unit)],
  );
  const isOpen = deciding[0]?.outcome === 'unknown';
  return {
    subject,
    name: isMean ? richText`${subject} ${asUntrustedText(row.unit)}` : nameRow(row, names, isOfBoth),
    rename: row.renamed === null ? null : formatRename(row.renamed, names.labelOf),
    base: base!,
    head: row.head === null ? [missingWord(row)] : isOpen ? withRangeOfHead(row, head!, deciding) : head!,
    change: formatChangeWithTest(row, deciding),
    allowed: joinRichTexts(listLimits(row, deciding), ', '),
  };
}

function makeGrowthCells(row: JudgedRow, growth: Growth, [first]: readonly Verdict[]) {
  const limit = first?.limit ?? null;
  const { base, change } = row;
  const difference = change === null ? '' : `${formatWithSign(change, 2, '')} `;
  return {
    rename: null,
    base: base === null ? [] : [formatExponent(base.median, limit)],
    head: formatGrowth(row, growth, limit),
    change: base === null ? [] : [`${difference}${formatTestCell(row)}`],
    allowed: limit === null ? [] : [formatCeiling(limit)],
  };
}

/** The unit is left out where the values show it. A metric without its benchmark has it, or it would be the benchmark. */
function nameRow(row: ReportRow, names: RowNames, isOfBoth: BothSidesCheck): RichText {
  const name = names.nameWithMetric(row, { beside: 'unit' });
  const isOneSided = row.base === null || row.head === null;
  const isShown = row.primary && parseUnit(row.unit).kind !== 'other';
  const isClear = isOneSided ? !isOfBoth(row) : isShown;
  return isClear ? name : richText`${name} ${asUntrustedText(measureOf(row))}`;
}

/** The unit says what was measured, but for counts. Untrusted text. */
export function measureOf({ unit, metric }: Pick<Comparison, 'unit' | 'metric'>): string {
  return unit === 'count' ? metric : unit;
}

function missingWord(row: JudgedRow): string {
  return 'state' in row ? row.state : '';
}

function withRangeOfHead({ head, exact, unit }: Comparison, value: RichText, deciding: readonly Verdict[]): RichText {
  if (head === null || exact || !deciding.some(({ kind }) => isAbsoluteLimit(kind))) return value;
  const { low, high } = head.medianInterval;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return value;
  return richText`${value} (${toQuantityPiece(low, unit)} to ${toQuantityPiece(high, unit)})`;
}

function formatChangeWithTest(row: JudgedRow, deciding: readonly Verdict[]): RichText {
  const { change } = row;
  if (row.base === null || row.head === null) return [];
  const test = formatTestCell(row);
  if (change === null) return [test];
  const relative = deciding.find((verdict) => isRelative(verdict));
  const size = formatShortChange(change, relative?.limit);
  const range = relative?.outcome === 'unknown' ? formatShortInterval(row.interval) : null;
  const isBold = relative?.outcome === 'fail' && relative.decidedBy !== 'cpu-time';
  const shown = isBold ? emphasise(size) : size;
  const bounds = range === null ? test : test.replace('(', `(${range}; `) || `(${range})`;
  const end = bounds === '' ? '' : ` ${bounds}`;
  const byCpuTime = formatShortCpuChange(row, relative?.limit);
  const levels = deciding.filter(isLevelVerdict).flatMap(({ anchored: { level }, limit }) => {
    const since = formatShortChange(level.change, limit);
    return richText`; ${emphasise(since)} since ${asUntrustedText(level.anchor.name)}`;
  });
  const work = 'state' in row && row.answer?.isSame === false ? ', different work' : null;
  return richText`${shown}${end}${byCpuTime}${work}${levels}`;
}

function isRelative(verdict: Verdict): boolean {
  return isAboutChange(verdict) && !isAbsoluteLimit(verdict.kind) && !isAnswerVerdict(verdict);
}

function listLimits(row: JudgedRow, deciding: readonly Verdict[]): RichText[] {
  if (deciding.length === 0 && row.verdicts.some(({ isUnjudged }) => isUnjudged)) return [['not judged']];
  return deciding.map((verdict) => formatLimit(row, verdict));
}

function formatLimit(row: JudgedRow, verdict: Verdict): RichText {
  const { kind, limit, anchored } = verdict;
  if (limit === null) return [isAnswerVerdict(verdict) ? 'the same work' : 'no'];
  if (isAbsoluteLimit(kind))
    return richText`${kind === 'max' ? 'at most' : 'at least'} ${toQuantityPiece(limit, row.unit)}`;
  if (isImprovementLimit(kind)) return [formatWantedImprovement(row, verdict)];
  const size = formatPercent(limit);
  return anchored === null ? [size] : richText`${size} since ${asUntrustedText(anchored.against)}`;
}
