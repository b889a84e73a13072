// Says in one sentence what happened to a row or geomean, and against which limit: got slower than its budget allows, is
// above a ceiling, was removed, or is not decided. A row and a verdict in; a RichText out.

import type { Comparison } from '../model/comparison.ts';
import type { JudgedRow } from '../model/report.ts';
import { isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { formatPercent } from '../units/percent.ts';
import { isCount } from './counts.ts';
import { formatLevelFinding, formatMissingLevelFinding, isLevelVerdict, lacksLevel } from './levels.ts';
import { list } from './messages/message.ts';
import { formatInterval, formatMagnitude, toQuantityPiece } from './numbers.ts';
import { asUntrustedText, emphasise, type Piece, type RichText, richText } from './rich-text.ts';
import { changeWordsOf, formatCount } from './words.ts';

/** Describes what happened to a row, and against which limit. `metrics` are those that were added or removed. */
export function describeVerdict(row: JudgedRow, verdict: Verdict, metrics: readonly string[] | null): RichText {
  if (isLevelVerdict(verdict) && !('members' in row)) return formatLevelFinding(nameOf(row), row, verdict);
  if (lacksLevel(verdict)) return formatMissingLevelFinding(nameOf(row), verdict);
  return verdict.outcome === 'fail' ? formatBrokenBudget(row, verdict, metrics) : formatUndecidedBudget(row, verdict);
}

function formatBrokenBudget(row: JudgedRow, { kind, limit }: Verdict, metrics: readonly string[] | null): RichText {
  const name = nameOf(row);
  if (kind === 'new' || kind === 'removed') return formatMissingSide(name, kind, metrics);
  if (limit === null || row.head === null) return richText`${name} broke its budget ${asUntrustedText(kind)}.`;
  if (isAbsoluteLimit(kind)) {
    const value = emphasisePiece(toQuantityPiece(row.head.median, row.unit));
    return richText`${name} is at ${value}, ${formatBoundSide(kind)} of ${toQuantityPiece(limit, row.unit)}.`;
  }
  return richText`${name} ${formatRowChange(row)}. Its budget allows ${limit === 0 ? 'none' : formatPercent(limit)}.`;
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

function formatUndecidedBudget(row: JudgedRow, { kind, limit, isHeld }: Verdict): RichText {
  const name = nameOf(row);
  if (limit === null || row.head === null)
    return richText`The budget ${asUntrustedText(kind)} of ${name} is inconclusive.`;
  const impossible = findImpossibleValue(row);
  if (impossible !== null)
    return richText`${name} has ${emphasisePiece(toQuantityPiece(impossible.value, row.unit))} on ${impossible.side}, which cannot have been measured.`;
  if (isAbsoluteLimit(kind)) {
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

/** Maximum number of names, enough to recognise the geomean, or to find the metrics. */
const MAX_NAMES = 3;

/** Returns the first names, and how many more there are. */
export function formatNames(names: readonly string[]): RichText {
  // A single name is no longer than "1 more".
  const limit = names.length === MAX_NAMES + 1 ? names.length : MAX_NAMES;
  return list(names.map(asUntrustedText), limit);
}

function formatBoundSide(kind: string): string {
  return kind === 'max' ? 'above the ceiling' : 'below the floor';
}

/** Emphasises a piece. An untrusted unit keeps its quotes, which already stand out. */
function emphasisePiece(piece: Piece): Piece {
  return typeof piece === 'string' ? emphasise(piece) : piece;
}
