// The headline of broken budgets: in which way the worst benchmarks are worse than allowed, and by how much. A Report in, one
// sentence without its full stop out. Names are untrusted.

import { growthOf, makeBothSidesCheck } from '../model/comparison.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import { CPU_TIME_METRIC } from '../model/cpu-time.ts';
import type { JudgedRow, Report, ReportRow } from '../model/report.ts';
import {
  type BudgetLevel,
  isAboutChange,
  isAbsoluteLimit,
  isAnswerVerdict,
  isImprovementLimit,
  type Verdict,
} from '../model/verdict.ts';
import { groupBy } from '../text/group-by.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { findDecidingCpuChange } from './cpu-time.ts';
import { isLevelVerdict } from './levels.ts';
import { list } from './messages/message.ts';
import { formatShortChange, toQuantityPiece } from './numbers.ts';
import { formatExponent } from './proof.ts';
import { asUntrustedText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { countBenchmarks, findLeg, makeShortTable, measureOf, type ShortRow, subjectKeyOf } from './short-table.ts';
import { changeWordsOf, formatCount, formatList, upperFirst, worseWordOf } from './words.ts';

export function listBrokenRows(report: Report, level: BudgetLevel): ShortRow[] {
  return makeShortTable(report).filter(({ deciding: [first] }) => first?.outcome === 'fail' && first.level === level);
}

/** More names make the line too long to read at once. */
const MAX_NAMED = 2;

/** `Slower than allowed: Encode-8 +16%, Decode-8 +10%`; several ways to break a budget are separated by semicolons. */
export function formatBrokenLine(report: Report, level: BudgetLevel): RichText {
  const broken = listBrokenRows(report, level);
  const isOfKind = (wanted: (verdict: Verdict) => boolean) => broken.filter(({ deciding }) => deciding.some(wanted));
  const changed = isOfKind(isRelative);
  const bounded = isOfKind(({ kind, limit }) => limit !== null && isAbsoluteLimit(kind)).filter(
    (one) => !changed.includes(one),
  );
  const levels = isOfKind((verdict) => !isAboutChange(verdict)).filter((one) => !changed.includes(one));
  const different = isOfKind(isAnswerVerdict).filter((one) => !changed.includes(one));
  const grown = broken.filter(({ row }) => growthOf(row) !== null);
  const missed = isOfKind(({ kind }) => isImprovementLimit(kind)).filter((one) => !changed.includes(one));
  const isOfBoth = makeBothSidesCheck(report.rows);
  const members = (['removed', 'new'] as const).flatMap((kind) => {
    const rows = isOfKind((verdict) => verdict.kind === kind).flatMap(({ row }) => ('members' in row ? [] : [row]));
    const whole = rows.filter((row) => !isOfBoth(row));
    return [...formatWholeLine(kind, whole, report), ...formatMetricsLine(kind, rows.filter(isOfBoth), report)];
  });
  const parts = [
    formatPart(changed, `${describeWay(changed)} than allowed`, report, formatChangePart),
    formatPart(bounded, describeSide(bounded), report, formatValuePart),
    formatPart(levels, `${describeWay(levels)} than allowed since a release`, report, formatLevel),
    formatPart(different, 'different work than on base', report, ({ subject }) => subject),
    formatPart(grown, 'growing faster than allowed', report, formatGrowthPart),
    formatPart(missed, 'less of an improvement than asked for', report, formatChangePart),
    members.length === 0 ? null : richText`${formatList(members)}, which is not allowed`,
  ];
  const [first = '', ...others] = joinRichTexts(parts, '; ');
  return [typeof first === 'string' ? upperFirst(first) : first, ...others];
}

function isRelative(verdict: Verdict): boolean {
  const { kind, limit } = verdict;
  return limit !== null && isAboutChange(verdict) && kind === 'max-regression';
}

/** Null if no row is of this kind. */
function formatPart(
  rows: readonly ShortRow[],
  start: string,
  { legs }: Report,
  formatOne: (row: ShortRow, measure: RichText) => RichText,
): RichText | null {
  if (rows.length === 0) return null;
  const machines = [...new Set(rows.map(({ row }) => findLeg(row, legs)))];
  const where = machines.includes(null)
    ? null
    : richText` on ${list(
        machines.map((one) => asUntrustedText(one!)),
        MAX_NAMED,
      )}`;
  const worst = [...groupBy(rows, ({ row }) => subjectKeyOf(row, legs)).values()].map(([first]) => first!);
  const isMixed = describeWay(rows) === MIXED;
  const named = worst
    .slice(0, MAX_NAMED)
    .map((one) => formatOne(one, isMixed ? richText` ${asUntrustedText(measureOf(one.row))}` : []));
  const more = worst.length - named.length;
  return richText`${start}${where}: ${joinRichTexts(named, ', ')}${more === 0 ? null : ` and ${groupThousands(more)} more`}`;
}

/** From zero there is no ratio. */
function formatChangePart({ subject, row, deciding }: ShortRow, measure: RichText): RichText {
  const { base, head, change, unit } = row;
  const cpuChange = findDecidingCpuChange(row);
  if (cpuChange !== null)
    return richText`${subject} ${formatShortChange(cpuChange, deciding.find(isRelative)?.limit)} CPU time`;
  const size =
    change === null
      ? richText`${toQuantityPiece(base!.median, unit)} → ${toQuantityPiece(head!.median, unit)}`
      : formatShortChange(change, deciding.find(isRelative)?.limit);
  return richText`${subject} ${size}${measure}`;
}

function formatGrowthPart({ name, row, deciding: [first] }: ShortRow): RichText {
  return richText`${name} ${formatExponent(row.head!.median, first?.limit)}`;
}

/** The name has the metric if the value does not show it. */
function formatValuePart({ name, row }: ShortRow): RichText {
  return richText`${name} ${toQuantityPiece(row.head!.median, row.unit)}`;
}

function describeSide(rows: readonly ShortRow[]): string {
  const kinds = new Set(rows.flatMap(({ deciding }) => deciding.map(({ kind }) => kind)).filter(isAbsoluteLimit));
  const side = kinds.size > 1 ? 'beyond' : kinds.has('min') ? 'under' : 'over';
  return `${side} ${rows.length === 1 ? 'its limit' : 'their limits'}`;
}

const MIXED = 'worse';

/** `slower`, `more allocations`; `worse` if the rows differ, or if it is not clear without the metric. */
function describeWay(rows: readonly ShortRow[]): string {
  const ways = new Set(rows.map(({ row }) => wayOf(row)));
  return ways.size === 1 ? ([...ways][0] ?? MIXED) : MIXED;
}

/** Null if it is not clear without the metric. */
function wayOf(row: JudgedRow): string | null {
  if (row.metric === COUNTED_METRIC && row.better === 'lower') return 'more instructions';
  if (row.metric === CPU_TIME_METRIC) return 'more CPU time';
  return changeWordsOf(row).isClear ? worseWordOf(row) : null;
}

/** The worst level since an anchor. */
function formatLevel({ subject, deciding }: ShortRow, measure: RichText): RichText {
  const [worst] = deciding
    .filter(isLevelVerdict)
    .map(({ anchored, limit }) => formatShortChange(anchored.level.change, limit));
  return richText`${subject} ${worst ?? ''}${measure}`;
}

/** `2 benchmarks were removed`; empty if there are none. */
function formatWholeLine(kind: 'removed' | 'new', rows: readonly ReportRow[], { legs }: Report): string[] {
  const count = countBenchmarks(rows, legs);
  const [one, several] = kind === 'new' ? ['is', 'are'] : ['was', 'were'];
  return count === 0 ? [] : [`${formatCount(count, 'benchmark')} ${count === 1 ? one : several} ${kind}`];
}

function formatMetricsLine(kind: 'removed' | 'new', rows: readonly ReportRow[], { legs }: Report): string[] {
  const count = countBenchmarks(rows, legs);
  const metrics = new Set(rows.map(({ metric }) => metric)).size;
  const [verb, adjective] = kind === 'new' ? [count === 1 ? 'has' : 'have', 'new '] : ['lost', ''];
  const what = metrics === 1 ? `a ${adjective}metric` : `${metrics} ${adjective}metrics`;
  return count === 0 ? [] : [`${formatCount(count, 'benchmark')} ${verb} ${what}`];
}
