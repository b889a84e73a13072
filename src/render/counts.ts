// Says what the counted instructions of a benchmark add to its time: they decide where time cannot tell, and where they
// disagree, it says what they do not see. Rows of a Report in, a sentence out.

import type { Comparison } from '../model/comparison.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import type { ReportRow } from '../model/report.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { isAboutChange, type Verdict } from '../model/verdict.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { formatPercent } from '../units/percent.ts';
import { emphasise, type RichText, richText } from './rich-text.ts';
import { describeChange } from './words.ts';

/** Largest change of a count that says that a benchmark does the same work. */
const SAME_WORK = 0.005;

export function makeCountsSentence(rows: readonly ReportRow[]) {
  const countOf = makeCountFinder(rows);
  return (row: Benchmark & Comparison, verdict: Verdict): RichText | null => {
    const count = countOf(row);
    if (count === undefined || isCount(row) || !isOfTime(row)) return null;
    if (verdict.outcome === 'unknown') return formatDecidingCount(count);
    return verdict.outcome === 'fail' ? formatMissingWork(count) : null;
  };
}

export function makeCountFinder(rows: readonly ReportRow[]): (benchmark: Benchmark) => ReportRow | undefined {
  const counts = new Map(rows.filter(isCount).map((row) => [benchmarkKeyOf(row), row]));
  return counts.size === 0 ? () => undefined : (benchmark) => counts.get(benchmarkKeyOf(benchmark));
}

export function isCount({ metric, placements }: Comparison): boolean {
  return metric === COUNTED_METRIC && placements !== null;
}

export function isOfTime({ unit }: Comparison): boolean {
  const { kind, rate } = parseUnit(unit);
  return kind === 'time' || rate;
}

function formatDecidingCount(count: ReportRow): RichText | null {
  const decided = count.verdicts.filter(({ limit, outcome }) => limit !== null && outcome !== 'unknown');
  const verdict = decided.find(isRelative);
  if (verdict === undefined || count.change === null) return null;
  const limit = verdict.limit === null ? '' : `, and its budget allows ${formatPercent(verdict.limit)}`;
  return richText`Time cannot tell, but the count of its instructions can: ${formatChange(count)}${limit}.`;
}

function isRelative(verdict: Verdict): boolean {
  return isAboutChange(verdict) && verdict.kind === 'max-regression';
}

function formatMissingWork(count: ReportRow): RichText | null {
  const { change, better } = count;
  if (change === null || (better === 'higher' ? -change : change) > SAME_WORK) return null;
  return richText`It executes no more instructions than before: ${formatChange(count)}. They do not show waiting, input and output, cache misses, or the width of vector instructions.`;
}

function formatChange(count: ReportRow): RichText {
  const { change } = count;
  if (change === null || change === 0) return richText`they are ${emphasise('the same')}`;
  const limit = count.verdicts.find(isRelative)?.limit ?? null;
  return richText`they are ${emphasise(describeChange(count, change, { limit, measured: false }).size)}`;
}
