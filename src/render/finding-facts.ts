// Lists the facts behind the sentence of a finding: metric, interval, p and n, and what would have decided it. A row and a
// verdict in; a RichText out.

import type { Comparison } from '../model/comparison.ts';
import type { GeomeanRow, JudgedRow } from '../model/report.ts';
import { hasStoppedEarly, isAboutChange, isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { isCount } from './counts.ts';
import { formatNames } from './finding-sentence.ts';
import { isLevelVerdict, listLevelFacts } from './levels.ts';
import { formatInterval, formatProbabilities, formatPValue, toQuantityPiece } from './numbers.ts';
import { formatRename } from './renames.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import type { RowNames } from './row-names.ts';
import { lacksSignificance, undecidedReasonOf } from './undecided.ts';
import { formatCount, groupLabelOf } from './words.ts';

/** Empty for a benchmark that was added or removed. */
export function formatFacts(
  row: JudgedRow,
  { verdict, severalGroups, names }: { verdict: Verdict; severalGroups: boolean; names: RowNames },
): RichText {
  const label = groupLabelOf(row);
  const group = severalGroups && label !== null ? [richText`${asUntrustedText(names.labelOfGroup(label))}`] : [];
  if (verdict.limit === null) return group.flat();
  if (!isAboutChange(verdict)) {
    const levelFacts = isLevelVerdict(verdict) ? listLevelFacts(verdict) : [];
    return joinFacts([...group, richText`${asUntrustedText(row.unit)}`, ...levelFacts]);
  }
  const evidence = isAbsoluteLimit(verdict.kind) ? boundEvidence(row) : changeEvidence(row, verdict);
  const isTooSoon = verdict.outcome === 'unknown' && row.placements !== null;
  const constant =
    row.exact && !isTooSoon
      ? [richText`the same in every ${row.placements === null ? 'run' : 'placement'}, so no test is needed`]
      : [];
  const sizes = [row.base, row.head].flatMap((side) => side?.n ?? []);
  const all = [
    ...group,
    ...(row.renamed === null ? [] : [formatRename(row.renamed, names.labelOf)]),
    richText`${asUntrustedText(row.unit)}`,
    ...('members' in row ? membersOf(row, names) : []),
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

function membersOf({ members, leftOut }: GeomeanRow, { labelOf }: RowNames): RichText[] {
  const zeros = leftOut === 0 ? '' : `, without ${leftOut.toLocaleString('en-US')} that have zeros`;
  return [richText`over ${formatNames(members.map(({ name }) => labelOf(name)))}${zeros}`];
}

function formatDetectable(row: JudgedRow, { outcome }: Verdict): RichText[] {
  const detectable = 'detectable' in row ? row.detectable : null;
  if (outcome !== 'unknown' || detectable === null) return [];
  return [richText`minimum detectable change ${formatMargin(detectable)}`];
}

function formatDecidingFactors(row: JudgedRow, { outcome, kind }: Verdict): RichText[] {
  const factors = 'wouldDecide' in row ? row.wouldDecide : null;
  if (outcome !== 'unknown' || factors === null || factors.kind !== kind) return [];
  const { minutes, limit } = factors;
  const limits =
    limit === null ? [] : [isAbsoluteLimit(kind) ? toQuantityPiece(limit, row.unit) : formatPercent(limit)];
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

/** The interval is left out if undecided, because the sentence has it already. */
function changeEvidence(row: Comparison, verdict: Verdict): RichText[] {
  const { interval, p } = row;
  const range = verdict.outcome === 'fail' ? formatInterval(interval) : null;
  const { early } = verdict;
  const soFar =
    early === null || !hasStoppedEarly(row, verdict)
      ? []
      : [richText`measured so far, after ${String(early.rounds)} of at most ${String(early.of)} ${wordForRounds(row)}`];
  return [
    ...(range === null ? [] : [richText`95% interval of the change ${range}`]),
    ...(p === null ? [] : formatTestOf(row, p, verdict)),
    ...soFar,
  ];
}

function wordForRounds(row: Comparison): string {
  return isCount(row) ? 'placements' : 'rounds';
}

/** Alpha is one-sided, p is two-sided. Empty if the sentence has p. */
function formatTestOf(row: Comparison, p: number, verdict: Verdict): RichText[] {
  if (verdict.outcome !== 'unknown') return [[formatPValue(p)]];
  const reason = undecidedReasonOf(row, verdict);
  if (!lacksSignificance(row, verdict)) {
    const remark = reason === 'straddles' ? ', which is significant, but the change may be within the limit' : '';
    return [[`${formatPValue(p)}${remark}`]];
  }
  if (reason === 'beyond') return [];
  // A result within its limit waits for rounds, and no p is needed.
  if (reason === 'within') return [[formatPValue(p)]];
  const [shown, needed] = formatProbabilities(p, 2 * verdict.alpha!);
  return [[`p=${shown} (${needed} or less is needed)`]];
}
