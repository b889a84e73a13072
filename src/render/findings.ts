// Makes one finding for each budget that is broken or undecided: a sentence that everyone understands, the numbers
// behind it, and the reason from the configuration. A Report in; RichTexts out, worst first.

import { makeBothSidesCheck } from '../model/comparison.ts';
import type { JudgedRow, Report, ReportRow } from '../model/report.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { isAboutChange, type Verdict } from '../model/verdict.ts';
import { isCount, makeCountsSentence } from './counts.ts';
import { formatCulprit } from './culprit.ts';
import { formatFacts } from './finding-facts.ts';
import { describeVerdict } from './finding-sentence.ts';
import { describeFunctions, type FunctionLines, formatMainFunction } from './functions.ts';
import { isLeftToWarning } from './levels.ts';
import { asUntrustedText, formatRichText, PLAIN_FORMATTER, type RichText, richText } from './rich-text.ts';
import { namesOfRows } from './row-names.ts';
import { isForMoreRounds, type UndecidedReason, undecidedReasonOf } from './undecided.ts';
import { cleanUntrustedText } from './untrusted.ts';
import { formatCount, groupLabelOf } from './words.ts';

export interface Finding {
  readonly row: JudgedRow;
  /** Name of the row in this document. Untrusted text; null for a geomean. */
  readonly label: string | null;
  readonly verdict: Verdict;
  readonly what: RichText;
  /** Metric, interval, p and n; empty for a benchmark that was added or removed. */
  readonly facts: RichText;
  /**
   * Reason from the configuration. Untrusted text; null if there is none, or an earlier finding gave the same reason.
   */
  readonly because: string | null;
  /** Null if no commit was searched. */
  readonly culprit: RichText | null;
  /** Null if they were not looked for. */
  readonly functions: FunctionLines | null;
  /** Metrics that were added or removed without their whole benchmark; null for every other finding. Untrusted text. */
  readonly metrics: readonly string[] | null;
}

/** Minimum number of rounds. Fewer values have no 95 % interval of their median. */
const MIN_ROUNDS = 6;

const LEVEL_ORDER = ['fail', 'warn', 'report'] as const;

/**
 * Broken budgets come before undecided ones, `fail` before `warn` before `report`; then rows keep their order, and
 * geomeans are last.
 */
export function listFindings({ rows, judgedGeomeans }: Pick<Report, 'rows' | 'judgedGeomeans'>): Finding[] {
  const severalGroups = new Set(rows.map(groupLabelOf)).size > 1;
  const metricsOf = collectMissingMetrics(rows);
  const countsSentenceOf = makeCountsSentence(rows);
  const names = namesOfRows(rows);
  const { subjectOf, labelOf } = names;
  const rank = ({ outcome, level }: Verdict) => (outcome === 'fail' ? 0 : 3) + LEVEL_ORDER.indexOf(level);
  return [...rows, ...judgedGeomeans]
    .flatMap((row: JudgedRow) => row.verdicts.map((verdict) => ({ row, verdict })))
    .filter(({ verdict }) => verdict.outcome !== 'pass' && !isLeftToWarning(verdict))
    .filter(makeOncePerBenchmark())
    .toSorted((left, right) => rank(left.verdict) - rank(right.verdict))
    .map(({ row, verdict }) => {
      const metrics = verdict.limit === null ? (metricsOf(verdict.kind, row)?.map(names.labelOfMetric) ?? null) : null;
      const isOneSided = verdict.limit === null && !('members' in row);
      const name = isOneSided ? [asUntrustedText(labelOf(row.name))] : subjectOf(row);
      const what = describeVerdict({ row, name, metrics }, verdict);
      const counted = isAboutChange(verdict) ? countsSentenceOf(row, verdict) : null;
      return {
        row,
        label: 'members' in row ? null : labelOf(row.name),
        verdict,
        what: counted === null ? what : richText`${what} ${counted}`,
        facts: formatFacts(row, { verdict, severalGroups, names }),
        because: verdict.because,
        culprit: verdict.outcome === 'fail' && isAboutChange(verdict) ? formatCulpritOf(row) : null,
        functions:
          verdict.outcome === 'fail' && isAboutChange(verdict) && 'state' in row ? describeFunctions(row) : null,
        metrics,
      };
    })
    .map(makeReasonOnce());
}

function formatCulpritOf(row: JudgedRow): RichText | null {
  return 'culprit' in row && row.culprit !== null ? formatCulprit(row.culprit) : null;
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

/** Null if the whole benchmark was added or removed. */
type MissingMetricsOf = (kind: string, row: JudgedRow) => Finding['metrics'];

function collectMissingMetrics(rows: readonly ReportRow[]): MissingMetricsOf {
  const isOfBoth = makeBothSidesCheck(rows);
  const metrics = new Map<string, string[]>();
  for (const row of rows.filter(isOfBoth)) {
    for (const { kind } of row.verdicts.filter(({ limit }) => limit === null)) {
      const key = missingSideKeyOf(kind, row);
      metrics.set(key, [...(metrics.get(key) ?? []), row.metric]);
    }
  }
  return (kind, row) => metrics.get(missingSideKeyOf(kind, row)) ?? null;
}

/** A budget for many benchmarks has one reason, which is shown once. */
function makeReasonOnce(): (finding: Finding) => Finding {
  const seen = new Set<string | null>();
  return (finding) => {
    const { because } = finding;
    const isKnown = seen.has(because);
    seen.add(because);
    return isKnown ? { ...finding, because: null } : finding;
  };
}

/** Null if more rounds could not decide it. They do not help a level. */
function openReasonOf({ row, verdict }: Finding): UndecidedReason | null {
  if (verdict.outcome !== 'unknown' || !isAboutChange(verdict)) return null;
  const reason = undecidedReasonOf(row, verdict);
  return isForMoreRounds(reason) ? reason : null;
}

export function needsAdvice(findings: readonly Finding[]): boolean {
  return findings.some((finding) => openReasonOf(finding) !== null);
}

export function formatAdvice(
  { rounds, baseBrokeIn }: Pick<Report, 'rounds' | 'baseBrokeIn'>,
  findings: readonly Finding[],
): RichText {
  const undecided = findings.filter((finding) => openReasonOf(finding) !== null);
  if (undecided.length > 0 && undecided.every(({ row }) => isCount(row)))
    return richText`Rounds do not decide counts, placements do. If they ended early, a warning says why: mend that, or raise ${asUntrustedText('max-minutes')}. Otherwise widen the budget.`;
  if (baseBrokeIn !== null)
    return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
  const knobs = richText`${asUntrustedText('rounds')} and ${asUntrustedText('max-minutes')}`;
  const tooFew = `${formatCount(rounds, 'round')} ${rounds === 1 ? 'is' : 'are'} too few`;
  if (rounds < MIN_ROUNDS) return richText`${tooFew} for a verdict. Allow more with ${knobs}.`;
  const isHidden = undecided.every((finding) => openReasonOf(finding) === 'straddles');
  const why = isHidden
    ? 'The noise of this machine hides changes this small'
    : `${tooFew} for the noise of this machine`;
  return richText`${why}. Measure longer (${knobs}), use a quieter machine, or widen the budget.`;
}

/** The words of a finding for outputs of plain text. `because` is untrusted. */
export function listPlainLines({ row, what, facts, culprit, functions }: Finding, because: string | null): string[] {
  const main = functions === null || !('state' in row) ? null : formatMainFunction(row);
  const lines = [what, culprit, main, facts].filter((words) => words !== null && words.length > 0);
  return [
    ...lines.map((words) => formatRichText(words!, PLAIN_FORMATTER)),
    ...(because === null ? [] : [`Why this budget: ${cleanUntrustedText(because)}`]),
  ];
}
