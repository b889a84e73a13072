// The headline of broken budgets: in which way the worst benchmarks are worse than allowed, and by how much. A Report in, one
// sentence without its full stop out. Names are untrusted.

import { makeBothSidesCheck } from '../model/comparison.ts';
import type { JudgedRow, Report, ReportRow } from '../model/report.ts';
import { type BudgetLevel, isAboutChange, isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { isLevelVerdict } from './levels.ts';
import { list } from './messages/message.ts';
import { formatShortChange, toQuantityPiece } from './numbers.ts';
import { asUntrustedText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { countBenchmarks, findLeg, makeShortTable, type ShortRow, subjectKeyOf } from './short-table.ts';
import { changeWordsOf, formatCount, formatList, upperFirst, worseWordOf } from './words.ts';

export function listBroken(report: Report, level: BudgetLevel): ShortRow[] {
  return makeShortTable(report).filter(({ deciding: [first] }) => first?.outcome === 'fail' && first.level === level);
}

/** More names make the line too long to read at once. */
const MAX_NAMED = 2;

/** `Slower than allowed: Encode-8 +16%, Decode-8 +10%`; several ways to break a budget are separated by semicolons. */
export function formatBrokenLine(report: Report, level: BudgetLevel): RichText {
  const broken = listBroken(report, level);
  const isOfKind = (wanted: (verdict: Verdict) => boolean) => broken.filter(({ deciding }) => deciding.some(wanted));
  const changed = isOfKind(
    (verdict) => verdict.limit !== null && isAboutChange(verdict) && !isAbsoluteLimit(verdict.kind),
  );
  const bounded = isOfKind(({ kind, limit }) => limit !== null && isAbsoluteLimit(kind)).filter(
    (one) => !changed.includes(one),
  );
  const levels = isOfKind((verdict) => !isAboutChange(verdict)).filter((one) => !changed.includes(one));
  const isOfBoth = makeBothSidesCheck(report.rows);
  const members = (['removed', 'new'] as const).flatMap((kind) => {
    const rows = isOfKind((verdict) => verdict.kind === kind).flatMap(({ row }) => ('members' in row ? [] : [row]));
    const whole = rows.filter((row) => !isOfBoth(row));
    return [...formatWholeLine(kind, whole), ...formatMetricsLine(kind, rows.filter(isOfBoth))];
  });
  const parts = [
    formatPart(changed, `${describeWay(changed)} than allowed`, report, ({ row, size }) => size ?? formatEnds(row)),
    formatPart(bounded, describeSide(bounded), report, ({ row }) => [toQuantityPiece(row.head!.median, row.unit)]),
    formatPart(levels, `${describeWay(levels)} than allowed since a release`, report, ({ row }) => [formatLevel(row)]),
    members.length === 0 ? null : richText`${upperFirst(formatList(members))}, which is not allowed`,
  ];
  return joinRichTexts(parts, '; ');
}

/** Null if no row is of this kind. */
function formatPart(
  rows: readonly ShortRow[],
  start: string,
  { legs }: Report,
  sizeOf: (row: ShortRow & { readonly size: RichText | null }) => RichText,
): RichText | null {
  if (rows.length === 0) return null;
  const machines = [...new Set(rows.map(({ row }) => findLeg(row, legs)))];
  const where = machines.includes(null)
    ? null
    : richText` on ${list(
        machines.map((one) => asUntrustedText(one!)),
        MAX_NAMED,
      )}`;
  const isMixed = describeWay(rows) === MIXED;
  const worst = [...new Map(rows.toReversed().map((one) => [subjectKeyOf(one.row), one])).values()].toReversed();
  const named = worst.slice(0, MAX_NAMED).map((one) => {
    const { row, deciding } = one;
    const limit = deciding.find(isAboutChange)?.limit ?? null;
    const size = row.change === null ? null : [formatShortChange(row.change, limit)];
    const unit = isMixed ? richText` ${asUntrustedText(row.unit)}` : null;
    return richText`${one.subject} ${sizeOf({ ...one, size })}${unit}`;
  });
  const more = worst.length - named.length;
  return richText`${start}${where}: ${joinRichTexts(named, ', ')}${more === 0 ? null : ` and ${more.toLocaleString('en-US')} more`}`;
}

/** From zero there is no ratio. */
function formatEnds({ base, head, unit }: JudgedRow): RichText {
  return richText`${toQuantityPiece(base!.median, unit)} → ${toQuantityPiece(head!.median, unit)}`;
}

function describeSide(rows: readonly ShortRow[]): string {
  const kinds = new Set(rows.flatMap(({ deciding }) => deciding.map(({ kind }) => kind)));
  const side = kinds.size > 1 ? 'Beyond' : kinds.has('min') ? 'Under' : 'Over';
  return `${side} ${rows.length === 1 ? 'its limit' : 'their limits'}`;
}

const MIXED = 'Worse';

/** `Slower`, `More allocations`; `Worse` if the rows differ, or if it is not clear without the metric. */
function describeWay(rows: readonly ShortRow[]): string {
  const ways = new Set(rows.map(({ row }) => worseWordOf(row)));
  const isClear = ways.size === 1 && rows.every(({ row }) => changeWordsOf(row).isClear);
  return isClear ? upperFirst([...ways][0]!) : MIXED;
}

/** The worst level since an anchor. */
function formatLevel({ verdicts }: JudgedRow): string {
  const levels = verdicts.filter(isLevelVerdict).filter(({ outcome }) => outcome === 'fail');
  return levels.map(({ anchored, limit }) => formatShortChange(anchored.level.change, limit))[0] ?? '';
}

/** `2 benchmarks were removed`; empty if there are none. */
function formatWholeLine(kind: 'removed' | 'new', rows: readonly ReportRow[]): string[] {
  const count = countBenchmarks(rows);
  const [one, several] = kind === 'new' ? ['is', 'are'] : ['was', 'were'];
  return count === 0 ? [] : [`${formatCount(count, 'benchmark')} ${count === 1 ? one : several} ${kind}`];
}

function formatMetricsLine(kind: 'removed' | 'new', rows: readonly ReportRow[]): string[] {
  const count = countBenchmarks(rows);
  const metrics = new Set(rows.map(({ metric }) => metric)).size;
  const [verb, adjective] = kind === 'new' ? [count === 1 ? 'has' : 'have', 'new '] : ['lost', ''];
  const what = metrics === 1 ? `a ${adjective}metric` : `${metrics} ${adjective}metrics`;
  return count === 0 ? [] : [`${formatCount(count, 'benchmark')} ${verb} ${what}`];
}
