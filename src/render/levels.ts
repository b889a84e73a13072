// Words for levels since an anchor, such as the latest release: the sentence of a budget with `against`, and the line that
// says what changed most. A Report in, RichTexts out. Names of tags and benchmarks are untrusted.

import type { AgainstAnchor, HeadLevel, MissingLevel } from '../model/anchor.ts';
import type { Report, ReportRow, ShownLevel } from '../model/report.ts';
import { isAboutChange, type Verdict } from '../model/verdict.ts';
import { formatPercent } from '../units/percent.ts';
import { formatChange, formatFactor, formatInterval, formatMagnitude, formatPValue } from './numbers.ts';
import { asUntrustedText, emphasise, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { namesOfRows } from './row-names.ts';
import { type ChangeContext, describeChange, formatCount } from './words.ts';

/** Smallest change that a sentence tells with two decimals. */
const SMALLEST = 5e-5;

interface VerdictWith<Level extends HeadLevel | MissingLevel> extends Verdict {
  readonly anchored: Omit<AgainstAnchor, 'level'> & { readonly level: Level };
}

export function isLevelVerdict(verdict: Verdict): verdict is VerdictWith<HeadLevel> {
  return typeof verdict.anchored?.level === 'object';
}

export function lacksLevel(verdict: Verdict): verdict is VerdictWith<MissingLevel> {
  return typeof verdict.anchored?.level === 'string';
}

/** A warning of the whole run has the words of such a budget. One that the check waits for always needs its own. */
export function isLeftToWarning(verdict: Verdict): boolean {
  return verdict.isUnjudged || (lacksLevel(verdict) && verdict.level !== 'fail');
}

/** Words for a row without a level. The anchor as a whole has a warning of its own. */
export const MISSING_WORDS: Readonly<Record<MissingLevel, string>> = {
  'no-anchor': 'no level is known',
  'no-comparison': 'no run compared it since then',
  'no-ratio': 'its values have no ratio, or are too few',
};

export function formatLevelFinding(name: RichText, row: ReportRow, verdict: VerdictWith<HeadLevel>): RichText {
  const { outcome, limit, anchored } = verdict;
  const { level, against } = anchored;
  const amount = formatAmount(row, level, { limit, measured: outcome !== 'fail' });
  const interval = level.isExact ? [] : richText` (95% interval ${formatInterval(level.interval) ?? 'unknown'})`;
  const unsure = outcome === 'fail' || verdict.isHeld ? [] : [', which is too close to its limit to be sure'];
  const named = against === level.anchor.name ? [] : richText` against ${asUntrustedText(against)}`;
  const own = formatOwnPart(row, level);
  return richText`${name} ${amount} ${asUntrustedText(level.anchor.name)}${interval}${unsure}; its budget${named} allows ${formatAllowedChange(limit)}${own}.`;
}

export function formatMissingLevelFinding(name: RichText, { anchored, limit }: VerdictWith<MissingLevel>): RichText {
  return richText`The budget of ${name} against ${asUntrustedText(anchored.against)}, which allows ${formatAllowedChange(limit)}, is undecided: ${MISSING_WORDS[anchored.level]}.`;
}

function formatAllowedChange(limit: number | null): string {
  return limit === null || limit === 0 ? 'none' : formatPercent(limit);
}

/** `1 budget against a release undecided`; null if there are none. */
export function formatUndecidedLevels(rows: readonly ReportRow[]): string | null {
  const open = rows
    .flatMap(({ verdicts }) => verdicts)
    .filter((verdict) => verdict.outcome === 'unknown' && !isAboutChange(verdict) && !isLeftToWarning(verdict));
  return open.length === 0 ? null : `${formatCount(open.length, 'budget')} against a release undecided`;
}

function formatAmount(row: ReportRow, { change }: HeadLevel, context: ChangeContext): RichText {
  const { verb, size, than } = describeChange(row, change, context);
  const own = verb === 'got' ? 'is' : verb;
  if (Math.abs(change) < SMALLEST) return richText`${own} the same as`;
  return richText`${own} ${emphasise(size)} ${than}`;
}

/** The run's own change; nothing if base is the anchor, where that is the whole level. */
function formatOwnPart(row: ReportRow, { isBase }: HeadLevel): string {
  const { change, better, state, isAllowed } = row;
  if (isBase || change === null) return '';
  if (Math.abs(change) < SMALLEST) return '; this pull request adds nothing';
  const isSignificant = state === 'regression' || state === 'improvement' || isAllowed || row.exact;
  const isWorse = change > 0 === (better === 'lower');
  const size = formatMagnitude(change);
  const factor = formatFactor(change)?.replace('×', '');
  const part = factor ? `multiplies it by ${factor}` : isWorse ? `adds ${size}` : `takes ${size} off`;
  return `; this pull request ${part}${isSignificant ? '' : ', which may be chance'}`;
}

export function listLevelFacts({ outcome, isHeld, anchored: { level } }: VerdictWith<HeadLevel>): RichText[] {
  const anchor = asUntrustedText(level.anchor.name);
  return [
    ...(level.isBase ? [] : [richText`base ${formatChange(level.base)} since ${anchor}`]),
    ...(level.isExact ? [] : [[formatPValue(level.p)]]),
    ...(outcome === 'unknown' && !isHeld ? [richText`more runs of base against ${anchor} make it more certain`] : []),
  ];
}

const MAX_SHOWN = 3;

/** Smallest change since a release that the line shows, as in the history. */
const MIN_SHOWN = 0.01;

type RowWithLevel = ReportRow & { readonly since: ShownLevel };

function hasLevel(row: ReportRow): row is RowWithLevel {
  return row.since !== null;
}

/** Rows that certainly changed: the worst first, then the best. */
export function listChangedSince(rows: readonly ReportRow[]): RowWithLevel[] {
  const worseningOf = ({ better, since }: RowWithLevel) => (better === 'lower' ? since.change : -since.change);
  const changed = rows
    .filter(hasLevel)
    .filter(({ since }) => since.isSignificant && Math.abs(since.change) >= MIN_SHOWN)
    .toSorted((a, b) => Math.abs(b.since.change) - Math.abs(a.since.change));
  return [...changed.filter((row) => worseningOf(row) > 0), ...changed.filter((row) => worseningOf(row) <= 0)];
}

/** Null: nobody keeps a history, or nothing changed for certain that the findings do not say. */
export function formatSinceLine({ rows }: Pick<Report, 'rows'>): RichText | null {
  const hasFinding = (row: ReportRow) =>
    row.verdicts.some((verdict) => isLevelVerdict(verdict) && verdict.outcome !== 'pass');
  const changed = listChangedSince(rows).filter((row) => !hasFinding(row));
  const [first] = changed;
  if (first === undefined) return null;
  const hasSeveralMetrics = new Set(rows.map(({ metric }) => metric)).size > 1;
  const { labelOf } = namesOfRows(rows);
  const items = changed.slice(0, MAX_SHOWN).map(({ name, metric, change, since }) => {
    const label = asUntrustedText(labelOf(name));
    const subject = hasSeveralMetrics ? richText`${label} ${asUntrustedText(metric)}` : label;
    const share = change === null ? '' : ` (this pull request ${formatChange(change)})`;
    return richText`${subject} ${emphasise(formatChange(since.change))}${share}`;
  });
  const more = changed.length - items.length;
  const rest = more === 0 ? null : [formatCount(more, 'more result')];
  return richText`Since ${asUntrustedText(first.since.anchor.name)}: ${joinRichTexts([...items, rest], ', ')}.`;
}

/** A fact for the footer if nothing changed; nothing without a history. */
export function listSinceFacts(rows: readonly ReportRow[]): RichText[] {
  const first = rows.find(hasLevel);
  if (first === undefined || listChangedSince(rows).length > 0) return [];
  return [richText`since ${asUntrustedText(first.since.anchor.name)}: no significant change of 1% or more`];
}
