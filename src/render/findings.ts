// Makes one finding for each budget that is broken or undecided: a sentence that everyone understands, the numbers
// behind it, and the reason from the configuration. A Report in; RichTexts out, worst first.

import { type Comparison, makeBothSidesCheck } from '../model/comparison.ts';
import type { GeomeanRow, Report, ReportRow } from '../model/report.ts';
import { type Benchmark, benchmarkKeyOf } from '../model/sample.ts';
import { hasStoppedEarly, isAboutChange, type Verdict } from '../model/verdict.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { isCount, makeCountsSentence } from './counts.ts';
import { formatCulprit } from './culprit.ts';
import { describeFunctions, type FunctionLines } from './functions.ts';
import {
  formatLevelFinding,
  formatMissingLevelFinding,
  isLeftToWarning,
  isLevelVerdict,
  lacksLevel,
  listLevelFacts,
} from './levels.ts';
import { list } from './messages/message.ts';
import { formatInterval, formatMagnitude, formatProbability, formatPValue, toQuantityPiece } from './numbers.ts';
import { formatRename } from './renames.ts';
import { asUntrustedText, emphasise, type Piece, type RichText, richText } from './rich-text.ts';
import { changeWordsOf, formatCount, groupLabelOf } from './words.ts';

/** A row or geomean that a budget judged. */
export type JudgedRow = ReportRow | GeomeanRow;

export interface Finding {
  readonly row: JudgedRow;
  readonly verdict: Verdict;
  /** Sentence with what happened, and against which limit. */
  readonly what: RichText;
  /** Metric, interval, p and n; empty for a benchmark that was added or removed. */
  readonly facts: RichText;
  /**
   * Reason from the configuration. Untrusted text; null if there is none, or an earlier finding gave the same reason.
   */
  readonly because: string | null;
  /** Commit that broke the budget; null if none was searched. */
  readonly culprit: RichText | null;
  /** Functions from which the change comes; null if they were not looked for. */
  readonly functions: FunctionLines | null;
  /** Metrics that were added or removed without their whole benchmark; null for every other finding. Untrusted text. */
  readonly metrics: readonly string[] | null;
}

/** Minimum number of rounds. Fewer values have no 95 % interval of their median. */
const MIN_ROUNDS = 6;

const LEVEL_ORDER = ['fail', 'warn', 'report'] as const;

/**
 * Returns the findings: broken budgets before undecided ones, `fail` before `warn` before `report`, and otherwise in
 * the order of the rows, followed by the geomeans.
 */
export function listFindings({ rows, judgedGeomeans }: Pick<Report, 'rows' | 'judgedGeomeans'>): Finding[] {
  const severalGroups = new Set(rows.map(groupLabelOf)).size > 1;
  const metricsOf = collectMissingMetrics(rows);
  const countsSentenceOf = makeCountsSentence(rows);
  const rank = ({ outcome, level }: Verdict) => (outcome === 'fail' ? 0 : 3) + LEVEL_ORDER.indexOf(level);
  return [...rows, ...judgedGeomeans]
    .flatMap((row: JudgedRow) => row.verdicts.map((verdict) => ({ row, verdict })))
    .filter(({ verdict }) => verdict.outcome !== 'pass' && !isLeftToWarning(verdict))
    .filter(makeOncePerBenchmark())
    .toSorted((left, right) => rank(left.verdict) - rank(right.verdict))
    .map(({ row, verdict }) => {
      const metrics = verdict.limit === null ? metricsOf(verdict.kind, row) : null;
      const what = describeVerdict(row, verdict, metrics);
      const counted = isAboutChange(verdict) ? countsSentenceOf(row, verdict) : null;
      return {
        row,
        verdict,
        what: counted === null ? what : richText`${what} ${counted}`,
        facts: formatFacts(row, { verdict, severalGroups }),
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
  return 'culprit' in row && row.culprit !== undefined ? formatCulprit(row.culprit) : null;
}

/**
 * Returns a filter that keeps one verdict for each benchmark that was added or removed, whatever its number of metrics.
 */
function makeOncePerBenchmark(): (verdict: { readonly row: JudgedRow; readonly verdict: Verdict }) => boolean {
  const seen = new Set<string>();
  return ({ row, verdict }) => {
    const key = missingSideKeyOf(verdict.kind, row);
    const isFirst = verdict.limit !== null || !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}

/** Returns a key that all metrics of a benchmark that was added or removed have in common. */
export function missingSideKeyOf(kind: string, row: Benchmark): string {
  return `${kind} ${benchmarkKeyOf(row)}`;
}

/** Returns the metrics of a row's benchmark that were added or removed; null if the whole benchmark was. */
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

/**
 * Returns a function that removes repeated reasons. A budget for many benchmarks has one reason, which is shown once.
 */
function makeReasonOnce(): (finding: Finding) => Finding {
  const seen = new Set<string | null>();
  return (finding) => {
    const { because } = finding;
    const isKnown = seen.has(because);
    seen.add(because);
    return isKnown ? { ...finding, because: null } : finding;
  };
}

function describeVerdict(row: JudgedRow, verdict: Verdict, metrics: Finding['metrics']): RichText {
  if (isLevelVerdict(verdict) && !('members' in row)) return formatLevelFinding(nameOf(row), row, verdict);
  if (lacksLevel(verdict)) return formatMissingLevelFinding(nameOf(row), verdict);
  return verdict.outcome === 'fail' ? formatBrokenBudget(row, verdict, metrics) : formatUndecidedBudget(row, verdict);
}

/** Reports whether the advice on undecided budgets is of use: more rounds do not help a level. */
export function needsAdvice(findings: readonly Finding[]): boolean {
  return findings.some(({ verdict }) => verdict.outcome === 'unknown' && isAboutChange(verdict));
}

/** Returns advice on how to decide the undecided budgets. */
export function formatAdvice(
  { rounds, baseBrokeIn }: Pick<Report, 'rounds' | 'baseBrokeIn'>,
  findings: readonly Finding[],
): RichText {
  const undecided = findings.filter((finding) => needsAdvice([finding]));
  if (undecided.length > 0 && undecided.every(({ row }) => isCount(row)))
    return richText`Rounds do not decide counts, placements do. If they ended early, a warning says why: mend that, or raise ${asUntrustedText('max-minutes')}. Otherwise widen the budget.`;
  if (baseBrokeIn !== undefined)
    return richText`More rounds do not help: base does not run any more. A warning says what to look for.`;
  const knobs = richText`${asUntrustedText('rounds')} and ${asUntrustedText('max-minutes')}`;
  if (rounds < MIN_ROUNDS)
    return richText`${formatCount(rounds, 'round')} ${rounds === 1 ? 'is' : 'are'} too few for a verdict. Allow more with ${knobs}.`;
  return richText`The noise of this machine hides changes this small. Measure longer (${knobs}), use a quieter machine, or widen the budget.`;
}

function formatBrokenBudget(row: JudgedRow, { kind, limit }: Verdict, metrics: Finding['metrics']): RichText {
  const name = nameOf(row);
  if (kind === 'new' || kind === 'removed') return formatMissingSide(name, kind, metrics);
  if (limit === null || row.head === null) return richText`${name} broke its budget ${asUntrustedText(kind)}.`;
  if (isAbsolute(kind)) {
    const value = emphasisePiece(toQuantityPiece(row.head.median, row.unit));
    return richText`${name} is at ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(limit, row.unit)}.`;
  }
  return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit === 0 ? 'none' : formatPercent(limit)}.`;
}

function formatMissingSide(name: RichText, kind: 'new' | 'removed', metrics: Finding['metrics']): RichText {
  if (metrics === null)
    return kind === 'new'
      ? richText`${name} is ${emphasise('new')}, and this gate does not allow new benchmarks.`
      : richText`${name} was ${emphasise('removed')}: base has it, head does not.`;
  const all = formatNames(metrics);
  return kind === 'new'
    ? richText`${name} has ${emphasise(metrics.length === 1 ? 'a new metric' : 'new metrics')}, which this gate does not allow: ${all}.`
    : richText`${name} ${emphasise(metrics.length === 1 ? 'lost a metric' : 'lost metrics')} that base has: ${all}. Check that the command on head still asks for them.`;
}

function formatUndecidedBudget(row: JudgedRow, { kind, limit, isHeld }: Verdict): RichText {
  const name = nameOf(row);
  if (limit === null || row.head === null)
    return richText`The budget ${asUntrustedText(kind)} of ${name} is inconclusive.`;
  const impossible = findImpossibleValue(row);
  if (impossible !== null)
    return richText`${name} has ${emphasisePiece(toQuantityPiece(impossible.value, row.unit))} on ${impossible.side}, which cannot have been measured.`;
  if (isAbsolute(kind)) {
    const value = emphasisePiece(toQuantityPiece(row.head.median, row.unit));
    return richText`${name} measured ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(limit, row.unit)}, but its values vary too much to be sure.`;
  }
  const allowed = richText`Its budget allows ${formatPercent(limit)}.`;
  if (isHeld)
    return richText`${name} ${formatRowChange(row)}. ${allowed} But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`;
  const possible = formatInterval(row.interval);
  const unclear =
    row.exact && row.placements !== undefined
      ? richText`, but it was counted in too few placements to be sure`
      : row.interval === null && !row.exact
        ? richText`, but values below zero have no ratio, and so no interval`
        : possible === null
          ? richText`, but there are too few values to be sure`
          : isWithinLimit(row, limit)
            ? richText`, but ${formatRoundCount(row)} too few for a verdict`
            : richText`, but anything from ${possible} is possible (95% interval)`;
  return richText`${name} ${formatRowChange(row, 'measured')}${unclear}. ${allowed}`;
}

/** Reports whether the interval reaches no worsening beyond the limit, so that it is not why the budget is undecided. */
function isWithinLimit({ interval, better }: Comparison, limit: number): boolean {
  if (interval === null) return false;
  return (better === 'lower' ? interval.high : -interval.low) <= limit;
}

/** Returns `4 rounds are`: those of the side with fewer. */
function formatRoundCount(row: Comparison): string {
  const count = Math.min(...[row.base, row.head].map((side) => new Set(side?.rounds).size));
  return `${formatCount(count, isCount(row) ? 'placement' : 'round')} ${count === 1 ? 'is' : 'are'}`;
}

function nameOf(row: JudgedRow): RichText {
  if (!('members' in row)) return [asUntrustedText(row.name)];
  return richText`The geomean of ${formatCount(row.members.length, 'benchmark')}`;
}

/**
 * Describes a change: `got 10.48% slower: medians 88.30ns → 97.55ns`, or with `measured` if it is not certain. The word
 * `medians` is there because the change of varying values is not the ratio of the medians, as readers could expect.
 */
function formatRowChange(row: Comparison, verb = changeWordsOf(row).verb[0]): RichText {
  const { base, head, change, exact, unit } = row;
  if (base === null || head === null) return richText`was not measured on both sides`;
  const ends = richText`${toQuantityPiece(base.median, unit)} → ${toQuantityPiece(head.median, unit)}`;
  const values = exact ? ends : richText`medians ${ends}`;
  if (change === null) {
    return richText`went from ${emphasisePiece(toQuantityPiece(base.median, unit))} to ${emphasisePiece(toQuantityPiece(head.median, unit))}`;
  }
  const { more, less } = changeWordsOf(row);
  if (change === 0) return richText`measured the same: ${values}`;
  // Below zero the ratio has the opposite direction: from -10 to -5 the ratio is one half, but the value grows.
  const isMore = base.median < 0 ? change < 0 : change > 0;
  const way = isMore ? more : less;
  return richText`${verb} ${emphasise(`${formatMagnitude(change)} ${way}`)}: ${values}`;
}

function formatFacts(
  row: JudgedRow,
  { verdict, severalGroups }: { verdict: Verdict; severalGroups: boolean },
): RichText {
  const label = groupLabelOf(row);
  const group = severalGroups && label !== null ? [richText`${asUntrustedText(label)}`] : [];
  if (verdict.limit === null) return group.flat();
  if (!isAboutChange(verdict)) {
    const levelFacts = isLevelVerdict(verdict) ? listLevelFacts(verdict) : [];
    return joinFacts([...group, richText`${asUntrustedText(row.unit)}`, ...levelFacts]);
  }
  const evidence = isAbsolute(verdict.kind) ? boundEvidence(row) : changeEvidence(row, verdict);
  const isTooSoon = verdict.outcome === 'unknown' && row.placements !== undefined;
  const constant =
    row.exact && !isTooSoon
      ? [richText`the same in every ${row.placements === undefined ? 'run' : 'placement'}, so no test is needed`]
      : [];
  const sizes = [row.base, row.head].flatMap((side) => side?.n ?? []);
  const all = [
    ...group,
    ...(row.renamed === undefined ? [] : [formatRename(row.renamed)]),
    richText`${asUntrustedText(row.unit)}`,
    ...('members' in row ? membersOf(row) : []),
    ...evidence,
    ...constant,
    ...formatDetectable(row, verdict),
    ...formatDecidingFactors(row, verdict),
    richText`n=${[...new Set(sizes)].join('+')}`,
  ];
  return joinFacts(all);
}

function joinFacts(facts: readonly RichText[]): RichText {
  return facts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

/** Maximum number of names, enough to recognise the geomean, or to find the metrics. */
const MAX_NAMES = 3;

function formatNames(names: readonly string[]): RichText {
  // A single name is no longer than "1 more".
  const limit = names.length === MAX_NAMES + 1 ? names.length : MAX_NAMES;
  return list(names.map(asUntrustedText), limit);
}

function membersOf({ members, leftOut }: GeomeanRow): RichText[] {
  const zeros = leftOut === 0 ? '' : `, without ${leftOut.toLocaleString('en-US')} that have zeros`;
  return [richText`over ${formatNames(members.map(({ name }) => name))}${zeros}`];
}

/** Returns the size of the regressions that an undecided row would have shown in 9 of 10 cases. */
function formatDetectable(row: JudgedRow, { outcome }: Verdict): RichText[] {
  const detectable = 'detectable' in row ? row.detectable : null;
  if (outcome !== 'unknown' || detectable === null || detectable === undefined) return [];
  return [richText`minimum detectable change ${formatMargin(detectable)}`];
}

/** Returns what would have decided an undecided row: more minutes, or another limit. */
function formatDecidingFactors(row: JudgedRow, { outcome, kind }: Verdict): RichText[] {
  const factors = 'wouldDecide' in row ? row.wouldDecide : undefined;
  if (outcome !== 'unknown' || factors === undefined || factors.kind !== kind) return [];
  const { minutes, limit } = factors;
  const limits = limit === null ? [] : [isAbsolute(kind) ? toQuantityPiece(limit, row.unit) : formatPercent(limit)];
  const ways = [
    ...(minutes === null ? [] : [richText`about ${formatCount(minutes, 'more minute')}`]),
    ...limits.map((text) => richText`a limit of ${text}`),
  ];
  return ways.length === 0
    ? []
    : [richText`would be decided by ${ways.flatMap((way, index) => (index === 0 ? way : [', or by ', ...way]))}`];
}

function boundEvidence({ head, exact, unit }: Comparison): RichText[] {
  if (head === null || exact) return [];
  const { low, high } = head.spread;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
  return [richText`95% interval ${toQuantityPiece(low, unit)} to ${toQuantityPiece(high, unit)}`];
}

/** Returns the statistics of a change. The interval is left out if undecided, because the sentence has it already. */
function changeEvidence(row: Comparison, verdict: Verdict): RichText[] {
  const { interval, p } = row;
  const range = verdict.outcome === 'fail' ? formatInterval(interval) : null;
  const { early } = verdict;
  const soFar =
    early === undefined || !hasStoppedEarly(row, verdict)
      ? []
      : [richText`measured so far, after ${String(early.rounds)} of at most ${String(early.of)} ${wordForRounds(row)}`];
  return [
    ...(range === null ? [] : [richText`95% interval of the change ${range}`]),
    ...(p === null ? [] : [richText`${formatPValue(p)}${explainUndecidedP(p, verdict)}`]),
    ...soFar,
  ];
}

/** Returns the word for what the values of a row come from. */
function wordForRounds(row: Comparison): string {
  return isCount(row) ? 'placements' : 'rounds';
}

/** Returns what is missing for the p of an undecided budget to decide. Alpha is one-sided, p is two-sided. */
function explainUndecidedP(p: number, { outcome, alpha, isHeld }: Verdict): string {
  if (outcome !== 'unknown' || alpha === null) return '';
  if (p > 2 * alpha) return ` (${formatProbability(2 * alpha)} or less is needed)`;
  return isHeld ? '' : ', which is significant, but the change may be within the limit';
}

function formatBoundSide(kind: string): string {
  return kind === 'max' ? 'above the ceiling' : 'below the floor';
}

function isAbsolute(kind: string): boolean {
  return kind === 'max' || kind === 'min';
}

/** Emphasises a piece. An untrusted unit keeps its quotes, which already stand out. */
function emphasisePiece(piece: Piece): Piece {
  return typeof piece === 'string' ? emphasise(piece) : piece;
}
