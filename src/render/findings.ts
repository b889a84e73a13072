// Makes one finding for each budget that is broken or undecided: a sentence that everyone understands, the numbers
// behind it, and the reason from the configuration. A Report in; RichTexts out, worst first.

import { type Comparison, growthOf, makeBothSidesCheck } from '../model/comparison.ts';
import type { GeomeanRow, JudgedRow, Report, ReportRow } from '../model/report.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { hasStoppedEarly, isAboutChange, isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { groupBy } from '../text/group-by.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { formatBuildsFact, formatLayoutAdvice } from './builds.ts';
import { describeFunctions, type FunctionLines, formatCulprit, formatMainFunction } from './causes.ts';
import { isCount, makeCountsSentence } from './counts.ts';
import { explainUndecidedCpuTime, formatCpuInterval } from './cpu-time.ts';
import { describeVerdict, formatNames, lacksSignificance, undecidedReasonOf } from './finding-sentence.ts';
import { isLeftToWarning, isLevelVerdict, listLevelFacts } from './levels.ts';
import { formatInterval, formatProbabilities, formatPValue, formatSameness, toQuantityPiece } from './numbers.ts';
import { formatRename } from './renames.ts';
import { asCode, asUntrustedText, formatRichText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { namesOfRows, type RowNames } from './row-names.ts';
import { compareSizes } from './short-table.ts';
import { cleanUntrustedText } from './untrusted.ts';
import { formatCount, groupLabelOf } from './words.ts';

export interface Finding {
  readonly row: JudgedRow;
  /** Untrusted text; null for a geomean. */
  readonly label: string | null;
  readonly verdict: Verdict;
  readonly what: RichText;
  /** Metric, interval, p and n; empty for a benchmark that was added or removed. */
  readonly facts: RichText;
  /** Reason from the configuration. Untrusted text; null if there is none, or an earlier finding gave the same. */
  readonly because: string | null;
  /** Null if no commit was searched. */
  readonly culprit: RichText | null;
  /** Null if they were not looked for. */
  readonly functions: FunctionLines | null;
  /** Metrics that were added or removed without their whole benchmark; null for every other finding. Untrusted text. */
  readonly metrics: readonly string[] | null;
}

/** Fewer values have no 95 % interval of their median. */
const MIN_ROUNDS = 6;

const LEVEL_ORDER = ['fail', 'warn', 'report'] as const;

/** Broken budgets come before undecided ones, then `fail` before `warn` before `report`; geomeans are last. */
export function listFindings({ rows, judgedGeomeans }: Pick<Report, 'rows' | 'judgedGeomeans'>): Finding[] {
  const severalGroups = new Set(rows.map(groupLabelOf)).size > 1;
  const metricsOf = collectMissingMetrics(rows);
  const countsSentenceOf = makeCountsSentence(rows);
  const names = namesOfRows(rows);
  const { subjectOf, labelOf } = names;
  // A budget for many benchmarks has one reason, which is shown once.
  const reasons = new Set<string | null>();
  const rank = ({ outcome, level }: Verdict) => (outcome === 'fail' ? 0 : 3) + LEVEL_ORDER.indexOf(level);
  return [...rows, ...judgedGeomeans]
    .flatMap((row: JudgedRow) => row.verdicts.map((verdict) => ({ row, verdict })))
    .filter(({ verdict }) => verdict.outcome !== 'pass' && !isLeftToWarning(verdict))
    .filter(makeOncePerBenchmark())
    .toSorted(
      (left, right) =>
        rank(left.verdict) - rank(right.verdict) ||
        compareSizes({ row: left.row, deciding: [left.verdict] }, { row: right.row, deciding: [right.verdict] }),
    )
    .map(({ row, verdict }) => {
      const metrics = verdict.limit === null ? (metricsOf(verdict.kind, row)?.map(names.labelOfMetric) ?? null) : null;
      const isOneSided = verdict.limit === null && !('members' in row);
      const name = isOneSided ? [asUntrustedText(labelOf(row.name))] : subjectOf(row);
      const what = describeVerdict({ row, name, metrics }, verdict);
      const counted = isAboutChange(verdict) ? countsSentenceOf(row, verdict) : null;
      const more = [counted, explainUndecidedCpuTime(row, verdict)].filter((one) => one !== null);
      const changed = verdict.outcome === 'fail' && isAboutChange(verdict) && 'state' in row ? row : null;
      const because = reasons.has(verdict.because) ? null : verdict.because;
      reasons.add(verdict.because);
      return {
        row,
        label: 'members' in row ? null : labelOf(row.name),
        verdict,
        what: joinRichTexts([what, ...more], ' '),
        facts: formatFacts(row, verdict, names, severalGroups),
        because,
        culprit: changed?.culprit ? formatCulprit(changed.culprit) : null,
        functions: changed && describeFunctions(changed),
        metrics,
      };
    });
}

/** A benchmark that was added or removed has one finding, whatever its number of metrics. */
function makeOncePerBenchmark(): (verdict: { readonly row: JudgedRow; readonly verdict: Verdict }) => boolean {
  const seen = new Set<string>();
  return ({ row, verdict }) => {
    const key = missingSideKeyOf(verdict.kind, row);
    const isFirst = verdict.limit !== null || !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}

/** All metrics of a benchmark that was added or removed have the same key. */
export function missingSideKeyOf(kind: string, row: Benchmark): string {
  return `${kind} ${benchmarkKeyOf(row)}`;
}

/** The metrics are null if the whole benchmark was added or removed. */
function collectMissingMetrics(rows: readonly ReportRow[]): (kind: string, row: JudgedRow) => readonly string[] | null {
  const isOfBoth = makeBothSidesCheck(rows);
  const missing = rows.filter(isOfBoth).flatMap((row) => {
    const verdicts = row.verdicts.filter(({ limit }) => limit === null);
    return verdicts.map(({ kind }) => ({ key: missingSideKeyOf(kind, row), metric: row.metric }));
  });
  const metrics = groupBy(missing, ({ key }) => key);
  return (kind, row) => metrics.get(missingSideKeyOf(kind, row))?.map(({ metric }) => metric) ?? null;
}

/** Null if more rounds could not decide it. They do not help a level. */
function openReasonOf({ row, verdict }: Finding) {
  if (verdict.outcome !== 'unknown' || verdict.isHeldByControls || !isAboutChange(verdict)) return null;
  const reason = undecidedReasonOf(row, verdict);
  return reason === 'impossible' || reason === 'no-ratio' || reason === 'layout' ? null : reason;
}

/** What maintainers can do, after a colon. Null if nothing is undecided that more rounds could decide. */
export function formatAdvice({ rounds, baseBrokeIn }: Report, findings: readonly Finding[]): RichText | null {
  const undecided = findings.filter((finding) => openReasonOf(finding) !== null);
  if (undecided.length === 0) return formatLayoutAdvice(findings);
  if (undecided.every(({ row }) => isCount(row)))
    return richText`counts need more placements; raise ${asCode('max-minutes')} or the limit.`;
  if (baseBrokeIn !== null) return richText`base stopped working during the run; a warning says where to look.`;
  const knobs = richText`${asCode('rounds')} and ${asCode('max-minutes')}`;
  if (rounds < MIN_ROUNDS) return richText`${formatCount(rounds, 'round')} cannot give a verdict; raise ${knobs}.`;
  const factors = undecided.map(({ row }) => ('wouldDecide' in row ? row.wouldDecide : null));
  const minutes = Math.max(...factors.map((one) => one?.minutes ?? Number.POSITIVE_INFINITY));
  const ways = [
    Number.isFinite(minutes)
      ? richText`about ${formatCount(minutes, 'more minute')} (${knobs})`
      : richText`more rounds (${knobs})`,
    richText`a wider limit`,
  ];
  return richText`${joinRichTexts(ways, ' or ')} would decide it.`;
}

/** Why results of a failed check are undecided. Null if none is, or measuring did not stop for it. */
export function formatStop({ stoppedAfter }: Report, findings: readonly Finding[]): RichText | null {
  if (stoppedAfter === null || findings.every((finding) => openReasonOf(finding) === null)) return null;
  return richText`Measuring stopped after ${formatCount(stoppedAfter, 'round')}, when the check had failed. With ${asCode('stop: rows')}, it goes on until everything is decided.`;
}

/** The words of a finding for outputs of plain text. `because` is untrusted. */
export function listPlainLines({ row, what, facts, culprit, functions }: Finding, because: string | null): string[] {
  const main = functions === null || !('state' in row) ? null : formatMainFunction(row);
  const lines = [what, culprit, main, facts].filter((words) => words !== null && words.length > 0);
  return [
    ...lines.map((words) => formatRichText(words!)),
    ...(because === null ? [] : [`Why this budget: ${cleanUntrustedText(because)}`]),
  ];
}

function formatFacts(row: JudgedRow, verdict: Verdict, names: RowNames, severalGroups: boolean): RichText {
  const label = groupLabelOf(row);
  const group = severalGroups && label !== null ? richText`${asUntrustedText(names.labelOfGroup(label))}` : null;
  if (verdict.limit === null) return group ?? [];
  const unit = richText`${asUntrustedText(row.unit)}`;
  if (!isAboutChange(verdict)) {
    const facts = isLevelVerdict(verdict) ? listLevelFacts(verdict) : [];
    return joinRichTexts([group, unit, ...facts], SEPARATOR);
  }
  const growth = growthOf(row);
  if (growth !== null) {
    const { key, sizes } = growth;
    const range = `${sizes[0]} to ${sizes.at(-1)}`;
    const facts = [group, unit, richText`${asUntrustedText(key)} from ${range}`, richText`n=${row.head?.n ?? 0}`];
    return joinRichTexts(facts, SEPARATOR);
  }
  const isOpen = verdict.outcome === 'unknown';
  const detectable = isOpen && 'detectable' in row ? row.detectable : null;
  const sizes = [row.base, row.head].flatMap((side) => side?.n ?? []);
  const facts = [
    group,
    row.renamed === null ? null : formatRename(row.renamed, names.labelOf),
    unit,
    'members' in row ? formatMembers(row, names) : null,
    ...(isAbsoluteLimit(verdict.kind) ? [formatHeadInterval(row)] : listChangeFacts(row, verdict)),
    formatCpuInterval(row, verdict),
    formatBuildsFact(row, verdict),
    row.exact ? richText`${formatSameness(row)}, so no test is needed` : null,
    detectable === null ? null : richText`minimum detectable change ${formatMargin(detectable)}`,
    formatDecidingFactors(row, verdict),
    richText`n=${[...new Set(sizes)].join('+')}`,
  ];
  return joinRichTexts(facts, SEPARATOR);
}

const SEPARATOR = ' · ';

function formatMembers({ members, leftOut }: GeomeanRow, { labelOf }: RowNames): RichText {
  const zeros = leftOut === 0 ? '' : `, without ${groupThousands(leftOut)} that have zeros`;
  return richText`over ${formatNames(members.map(({ name }) => labelOf(name)))}${zeros}`;
}

function formatDecidingFactors(row: JudgedRow, { outcome, kind }: Verdict): RichText | null {
  const factors = 'wouldDecide' in row ? row.wouldDecide : null;
  if (outcome !== 'unknown' || factors === null || factors.kind !== kind) return null;
  const { minutes, limit } = factors;
  if (minutes === null && limit === null) return null;
  const size = (value: number) => (isAbsoluteLimit(kind) ? toQuantityPiece(value, row.unit) : formatPercent(value));
  const ways = [
    minutes === null ? null : richText`about ${formatCount(minutes, 'more minute')}`,
    limit === null ? null : richText`a limit of ${size(limit)}`,
  ];
  return richText`would be decided by ${joinRichTexts(ways, ', or by ')}`;
}

function formatHeadInterval({ head, exact, unit }: Comparison): RichText | null {
  if (head === null || exact) return null;
  const { low, high } = head.medianInterval;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return null;
  return richText`95% interval ${toQuantityPiece(low, unit)} to ${toQuantityPiece(high, unit)}`;
}

/** The interval is left out if undecided, because the sentence has it already. */
function listChangeFacts(row: Comparison, verdict: Verdict): (RichText | null)[] {
  const { interval, p, fastestP } = row;
  const range = verdict.outcome === 'fail' ? formatInterval(interval) : null;
  const early = hasStoppedEarly(row, verdict) ? verdict.early : null;
  const noun = isCount(row) ? 'placements' : 'rounds';
  return [
    range === null ? null : richText`95% interval ${range}`,
    p === null ? null : formatTest(row, p, verdict),
    fastestP === null ? null : richText`fastest third ${formatPValue(fastestP)}`,
    early === null ? null : richText`measured so far, after ${early.rounds} of at most ${early.of} ${noun}`,
  ];
}

/** Alpha is one-sided, p is two-sided. Null if the sentence has p. */
function formatTest(row: Comparison, p: number, verdict: Verdict): RichText | null {
  if (verdict.outcome !== 'unknown') return [formatPValue(p)];
  const reason = undecidedReasonOf(row, verdict);
  if (!lacksSignificance(row, verdict)) {
    const remark = reason === 'straddles' ? ', which is significant, but the change may be within the limit' : '';
    return [`${formatPValue(p)}${remark}`];
  }
  if (reason === 'beyond') return null;
  // A result within its limit waits for rounds, and no p is needed.
  if (reason === 'within') return [formatPValue(p)];
  const [shown, needed] = formatProbabilities(p, 2 * verdict.alpha!);
  return [`p=${shown} (${needed} or less is needed)`];
}
