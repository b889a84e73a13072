// Says in one sentence what happened to a row or geomean, and against which limit: got slower than its budget allows, is
// above a ceiling, was removed, or is not decided, and why not. The reason agrees with the interval and the limit that the
// report prints. A row and a verdict in; a RichText out.

import { type Comparison, growthOf } from '../model/comparison.ts';
import type { JudgedRow } from '../model/report.ts';
import { isAbsoluteLimit, isAnswerVerdict, isImprovementLimit, type Verdict } from '../model/verdict.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { formatQuantity } from '../units/scale.ts';
import { explainLayout } from './builds.ts';
import { isCount } from './counts.ts';
import { formatBrokenByCpuTime } from './cpu-time.ts';
import { formatLevelFinding, formatMissingLevelFinding, isLevelVerdict, lacksLevel } from './levels.ts';
import { list } from './messages/message.ts';
import { formatChange, formatFactor, formatInterval, formatProbabilities, toQuantityPiece } from './numbers.ts';
import { formatAnswerFinding, formatGrowthFinding, formatImprovementFinding } from './proof.ts';
import { asUntrustedText, emphasise, type Piece, type RichText, richText } from './rich-text.ts';
import {
  type ChangeContext,
  changeWordsOf,
  describeChange,
  formatAllowedRatio,
  formatCount,
  formatLimitSentence,
  worseWordOf,
} from './words.ts';
import { worseningIntervalOf } from './worsening.ts';

export interface Subject {
  readonly row: JudgedRow;
  readonly name: RichText;
  /** Metrics that were added or removed; null if the whole benchmark was. */
  readonly metrics: readonly string[] | null;
}

export function describeVerdict(subject: Subject, verdict: Verdict): RichText {
  const { row, name } = subject;
  if (isLevelVerdict(verdict) && !('members' in row)) {
    const hold = verdict.isHeld ? ` ${explainHold(verdict)}` : '';
    return richText`${formatLevelFinding(name, row, verdict)}${hold}`;
  }
  if (lacksLevel(verdict)) return formatMissingLevelFinding(name, verdict);
  const growth = formatGrowthFinding(name, row, verdict);
  if (growth !== null) return growth;
  if (isAnswerVerdict(verdict) && 'state' in row) return formatAnswerFinding(name, row);
  if (verdict.decidedBy === 'cpu-time' && 'state' in row) return formatBrokenByCpuTime(name, row, verdict);
  return verdict.outcome === 'fail' ? formatBrokenBudget(subject, verdict) : formatUndecidedBudget(subject, verdict);
}

function formatBrokenBudget({ row, name, metrics }: Subject, verdict: Verdict): RichText {
  const { kind, limit } = verdict;
  if (kind === 'new' || kind === 'removed') return formatMissingSide(name, kind, metrics);
  if (limit === null || row.head === null) return richText`${name} broke its budget ${asUntrustedText(kind)}.`;
  if (isImprovementLimit(kind)) {
    const measured = richText`${name} ${formatRowChange(row, { limit, measured: true })}`;
    const isOther = 'state' in row && row.answer?.isSame === false;
    return formatImprovementFinding(measured, row, { verdict, why: isOther ? 'does different work' : null });
  }
  if (isAbsoluteLimit(kind)) {
    const value = emphasisePiece(toQuantityPiece(row.head.median, row.unit));
    return richText`${name} is at ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(limit, row.unit)}.`;
  }
  return richText`${name} ${formatRowChange(row, { limit, measured: false })}. ${formatLimitSentence(formatAllowedRatio(limit))}`;
}

function formatMissingSide(name: RichText, kind: 'new' | 'removed', metrics: readonly string[] | null): RichText {
  if (metrics === null)
    return kind === 'new'
      ? richText`${name} is ${emphasise('new')}, and this gate does not allow new benchmarks.`
      : richText`${name} was ${emphasise('removed')}: base has it, head does not.`;
  const all = formatNames(metrics);
  return kind === 'new'
    ? richText`${name} has ${emphasise(metrics.length === 1 ? 'a new metric' : 'new metrics')}, which this gate does not allow: ${all}.`
    : richText`${name} ${emphasise(metrics.length === 1 ? 'lost a metric' : 'lost metrics')} that base has: ${all}. Check that the command on head still asks for them.`;
}

function formatUndecidedBudget(subject: Subject, verdict: Verdict): RichText {
  const { row, name } = subject;
  const { kind, limit } = verdict;
  if (limit === null || row.head === null)
    return richText`The budget ${asUntrustedText(kind)} of ${name} is inconclusive.`;
  const reason = undecidedReasonOf(row, verdict);
  if (reason === 'layout') return richText`${formatBrokenBudget(subject, verdict)} ${explainLayout(row)}`;
  const measured = richText`${name} ${formatRowChange(row, { limit, measured: true })}`;
  const range = formatInterval(row.interval);
  if (isImprovementLimit(kind) && reason !== 'impossible') {
    const why = reason === 'held' ? 'the machine moved too' : explainUndecidedRow(reason, row, range);
    return formatImprovementFinding(measured, row, { verdict, why });
  }
  if (reason === 'held') return richText`${formatBrokenBudget(subject, verdict)} ${explainHold(verdict)}`;
  if (reason === 'impossible') {
    const { value, side } = findImpossibleValue(row)!;
    return richText`${name} has ${emphasisePiece(toQuantityPiece(value, row.unit))} on ${side}, which cannot have been measured.`;
  }
  if (reason === 'varies') {
    const value = emphasisePiece(toQuantityPiece(row.head.median, row.unit));
    return richText`${name} measured ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(limit, row.unit)}, but its values vary too much to be sure.`;
  }
  const allowed = formatAllowance(row, verdict);
  if (reason === 'beyond')
    return richText`${measured}. It ${seemsWorse(row)} than allowed (${range ?? ''}, allowed ${allowed}), but ${formatRoundCount(row)} not proof yet${formatMissingProof(row, verdict)}.`;
  return richText`${measured}, but ${explainUndecidedRow(reason, row, range)}. ${formatLimitSentence(allowed)}`;
}

function explainHold({ isHeldByControls }: Pick<Verdict, 'isHeldByControls'>): string {
  return isHeldByControls
    ? 'But the control benchmarks moved too, so the machine may be the cause.'
    : 'But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.';
}

function explainUndecidedRow(reason: UndecidedReason, row: JudgedRow, range: string | null): string {
  if (reason === 'no-ratio') return 'values below zero have no ratio, and so no interval';
  if (reason === 'within') return `${formatRoundCount(row)} too few for a verdict`;
  return range === null ? 'there are too few values to be sure' : `anything from ${range} is possible (95% interval)`;
}

/** `5%`, or what `min-delta` allows if that is more. */
function formatAllowance(row: JudgedRow, verdict: Verdict): RichText {
  const { limit, minDelta } = verdict;
  const ratio = formatAllowedRatio(limit);
  const isFloor = minDelta > 0 && allowedChangeOf(row, verdict) > (limit ?? 0);
  return isFloor ? richText`${ratio}, or up to ${toQuantityPiece(minDelta, row.unit)}` : [ratio];
}

function seemsWorse(row: JudgedRow): string {
  const verb = changeWordsOf(row).verb[1];
  const worse = worseWordOf(row);
  return verb === 'got' || verb === 'are' ? `looks ${worse}` : `seems to ${verb} ${worse}`;
}

function formatMissingProof(row: JudgedRow, verdict: Verdict): string {
  if (!lacksSignificance(row, verdict)) return '';
  const [p, needed] = formatProbabilities(row.p!, 2 * verdict.alpha!);
  return `: p=${p}, needed ${needed}`;
}

function formatRoundCount(row: Comparison): string {
  const count = Math.min(...[row.base, row.head].map((side) => new Set(side?.rounds).size));
  return `${formatCount(count, isCount(row) ? 'placement' : 'round')} ${count === 1 ? 'is' : 'are'}`;
}

function formatRowChange(row: Comparison, context: ChangeContext): RichText {
  const { base, head, change, unit } = row;
  if (base === null || head === null) return richText`was not measured on both sides`;
  if (change === null) {
    return richText`went from ${emphasisePiece(toQuantityPiece(base.median, unit))} to ${emphasisePiece(toQuantityPiece(head.median, unit))}`;
  }
  const ends = formatEnds(row, change);
  if (change === 0) return richText`measured the same${ends}`;
  const { verb, size } = describeChange(row, change, context);
  return richText`${verb} ${emphasise(size)}${ends}`;
}

/** Largest difference between the change and that of the medians, as a part of the change, that no reader notices. */
const SAME_CHANGE = 0.05;

/** Change that four digits may not show. */
const TOO_SMALL_TO_SEE = 0.001;

/**
 * The change of values that vary is the median of all ratios of a value of head to one of base, which is not the ratio of the
 * medians. Where the two differ visibly, the medians have their own change; where they have opposite directions, none. That of
 * the fastest third is named.
 */
function formatEnds({ base, head, exact, delta, unit, fastestP }: Comparison, change: number): RichText {
  const [from, to] = [toQuantityPiece(base!.median, unit), toQuantityPiece(head!.median, unit)];
  const ends = richText`${from} → ${to}`;
  if (exact) return richText`: ${ends}`;
  const isUnseen =
    Math.abs(change) < TOO_SMALL_TO_SEE && formatQuantity(base!.median, unit) === formatQuantity(head!.median, unit);
  const isSame = delta !== null && Math.abs(delta - change) <= SAME_CHANGE * Math.abs(change);
  if (fastestP === null && (isSame || isUnseen)) return richText`: medians ${ends}`;
  const own =
    delta === null || delta * change <= 0
      ? null
      : richText` (medians ${ends}, ${formatFactor(delta) ?? formatChange(delta)})`;
  return richText` ${fastestP === null ? 'by the typical ratio of two values' : 'in the fastest third of the runs'}${own}`;
}

/** Enough names to recognise the geomean, or to find the metrics. */
const MAX_NAMES = 3;

export function formatNames(names: readonly string[]): RichText {
  // A single name is no longer than "1 more".
  const limit = names.length === MAX_NAMES + 1 ? names.length : MAX_NAMES;
  return list(names.map(asUntrustedText), limit);
}

function formatBoundSide(kind: string): string {
  return kind === 'max' ? 'above the ceiling' : 'below the floor';
}

/** An untrusted unit keeps its quotes, which already stand out. */
function emphasisePiece(piece: Piece): Piece {
  return typeof piece === 'string' ? emphasise(piece) : piece;
}

/**
 * `impossible`: a time or rate below zero. `layout`: broken by the first build alone. `held`: nearly everything got worse together, or control benchmarks moved.
 * `varies`: the values lie on both sides of an absolute limit. `no-ratio`: values below zero. `few-values`: no
 * interval. `within`, `beyond`: the whole interval keeps or breaks the limit, but the rounds are too few, or p is too large.
 * `straddles`: the interval has the limit inside.
 */
export function undecidedReasonOf(row: Comparison, verdict: Verdict) {
  if (findImpossibleValue(row) !== null) return 'impossible';
  if (verdict.isOfLayout) return 'layout';
  if (verdict.isHeld) return 'held';
  if (isAbsoluteLimit(verdict.kind) || growthOf(row) !== null) return 'varies';
  if (row.interval === null && !row.exact) return 'no-ratio';
  const range = formatInterval(row.interval) === null ? null : worseningIntervalOf(row);
  if (range === null) return 'few-values';
  const allowed = allowedChangeOf(row, verdict);
  if (range.high <= allowed) return 'within';
  return range.low > allowed ? 'beyond' : 'straddles';
}

/** A ratio: the limit, or `min-delta` where that is more. */
function allowedChangeOf({ base }: Pick<Comparison, 'base'>, { limit, minDelta }: Verdict): number {
  const floor = minDelta === 0 || base === null || base.median === 0 ? 0 : minDelta / Math.abs(base.median);
  return Math.max(limit ?? 0, floor);
}

type UndecidedReason = ReturnType<typeof undecidedReasonOf>;

/** The change may be chance, so that p and the p that is needed are worth telling. */
export function lacksSignificance({ p }: Pick<Comparison, 'p'>, { alpha }: Pick<Verdict, 'alpha'>): boolean {
  // With too few rounds for any verdict, no p is small enough.
  return p !== null && alpha !== null && alpha > 0 && p > 2 * alpha;
}
