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
import { asUntrustedText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import type { RowNames } from './row-names.ts';
import { lacksSignificance, undecidedReasonOf } from './undecided.ts';
import { formatCount, groupLabelOf } from './words.ts';

/** Empty for a benchmark that was added or removed. */
export function formatFacts(
  row: JudgedRow,
  { verdict, severalGroups, names }: { verdict: Verdict; severalGroups: boolean; names: RowNames },
): RichText {
  const label = groupLabelOf(row);
  const group = severalGroups && label !== null ? richText`${asUntrustedText(names.labelOfGroup(label))}` : null;
  if (verdict.limit === null) return group ?? [];
  const unit = richText`${asUntrustedText(row.unit)}`;
  if (!isAboutChange(verdict)) {
    const facts = isLevelVerdict(verdict) ? listLevelFacts(verdict) : [];
    return joinRichTexts([group, unit, ...facts], SEPARATOR);
  }
  const isTooSoon = verdict.outcome === 'unknown' && row.placements !== null;
  const where = row.placements === null ? 'run' : 'placement';
  const sizes = [row.base, row.head].flatMap((side) => side?.n ?? []);
  const facts = [
    group,
    row.renamed === null ? null : formatRename(row.renamed, names.labelOf),
    unit,
    'members' in row ? formatMembers(row, names) : null,
    ...(isAbsoluteLimit(verdict.kind) ? [formatHeadInterval(row)] : listChangeFacts(row, verdict)),
    row.exact && !isTooSoon ? richText`the same in every ${where}, so no test is needed` : null,
    formatDetectable(row, verdict),
    formatDecidingFactors(row, verdict),
    richText`n=${[...new Set(sizes)].join('+')}`,
  ];
  return joinRichTexts(facts, SEPARATOR);
}

const SEPARATOR = ' · ';

function formatMembers({ members, leftOut }: GeomeanRow, { labelOf }: RowNames): RichText {
  const zeros = leftOut === 0 ? '' : `, without ${leftOut.toLocaleString('en-US')} that have zeros`;
  return richText`over ${formatNames(members.map(({ name }) => labelOf(name)))}${zeros}`;
}

function formatDetectable(row: JudgedRow, { outcome }: Verdict): RichText | null {
  const detectable = 'detectable' in row ? row.detectable : null;
  if (outcome !== 'unknown' || detectable === null) return null;
  return richText`minimum detectable change ${formatMargin(detectable)}`;
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
  const { interval, p } = row;
  const range = verdict.outcome === 'fail' ? formatInterval(interval) : null;
  const { early } = verdict;
  const noun = isCount(row) ? 'placements' : 'rounds';
  const isEarly = hasStoppedEarly(row, verdict);
  return [
    range === null ? null : richText`95% interval of the change ${range}`,
    p === null ? null : formatTest(row, p, verdict),
    early !== null && isEarly ? richText`measured so far, after ${early.rounds} of at most ${early.of} ${noun}` : null,
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
