// Words for what a team asks a change to prove: that it is an improvement, and how it grows with a size. A row and a verdict in, a
// RichText out. Judges nothing.

import type { JudgedClaim } from '../model/body-claim.ts';
import { type Comparison, type Growth, growthOf } from '../model/comparison.ts';
import type { JudgedRow, Report, ReportRow } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import { formatPercent } from '../units/percent.ts';
import { toQuantityPiece } from './numbers.ts';
import { asUntrustedText, emphasise, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { betterWordOf, formatLimitSentence } from './words.ts';

/** `at least 10% faster` */
export function formatWantedImprovement(row: Pick<Comparison, 'unit' | 'better'>, { limit }: Verdict): string {
  return `at least ${formatPercent(limit ?? 0)} ${betterWordOf(row)}`;
}

/** `measured`: the change. `why`: the reason for which it is undecided; null if the improvement is too small. */
export function formatImprovementFinding(
  measured: RichText,
  row: Pick<Comparison, 'unit' | 'better'>,
  { verdict, why }: { readonly verdict: Verdict; readonly why: string | null },
): RichText {
  const but = why === null ? null : `, but ${why}`;
  return richText`${measured}${but}. The budget asks for ${formatWantedImprovement(row, verdict)}.`;
}

const CLAIM_WORDS: Readonly<Record<JudgedClaim['outcome'], readonly [word: string, why: string]>> = {
  proven: ['proven', ''],
  missed: ['not proven', ''],
  undecided: ['not decided', ''],
  unmatched: ['not decided', ' (no benchmark with a time has this name)'],
  impossible: ['not proven', ' (an improvement is below 100%)'],
};

/** One line on the claims in the description of the pull request; null if there are none. */
export function formatBodyClaims({ bodyClaims }: Pick<Report, 'bodyClaims'>): RichText | null {
  const claims = bodyClaims.map(({ name, improvement, outcome }) => {
    const [word, why] = CLAIM_WORDS[outcome];
    return richText`${emphasise(`Claim ${word}`)}: ${asUntrustedText(`${name} -${formatPercent(improvement)}`)}${why}`;
  });
  return claims.length === 0 ? null : richText`${joinRichTexts(claims, '; ')}.`;
}

/** A row whose answers differ. */
export function formatAnswerFinding(name: RichText, { answer }: Pick<ReportRow, 'answer'>): RichText {
  const texts =
    answer === null
      ? null
      : richText`: ${asUntrustedText(answer.head)} on head, ${asUntrustedText(answer.base)} on base`;
  return richText`${name} does ${emphasise('different work')}${texts}. No improvement of it counts.`;
}

/** `n^1.02`; with more digits where two would be on the other side of the limit. */
export function formatExponent(exponent: number, limit: number | null = null): string {
  const isTrue = (digits: number) =>
    limit === null || Math.sign(Number(exponent.toFixed(digits)) - limit) === Math.sign(exponent - limit);
  const digits = [2, 3, 4, 5].find(isTrue) ?? 6;
  return `n^${exponent.toFixed(digits)}`;
}

/** `n^1.2`, as in the configuration. */
export function formatCeiling(limit: number): string {
  return `n^${limit}`;
}

/** `0.8ms + n^1.02` */
export function formatGrowth({ head, unit }: JudgedRow, { floor }: Growth, limit: number | null = null): RichText {
  const exponent = formatExponent(head?.median ?? 0, limit);
  return floor === null ? [exponent] : richText`${toQuantityPiece(floor, unit)} + ${exponent}`;
}

/** Null for a row that is no growth. `why`: the reason for which it is undecided; null if it is too steep. */
export function formatGrowthFinding(name: RichText, row: JudgedRow, { limit, outcome, isHeld }: Verdict) {
  const growth = growthOf(row);
  if (growth === null || row.head === null || limit === null) return null;
  const { base, head } = row;
  const from = base === null ? null : `, and on base like ${formatExponent(base.median, limit)}`;
  const grown = richText`${name} grows like ${emphasise(formatExponent(head.median, limit))}${from}`;
  const but =
    outcome === 'fail' ? null : isHeld ? ', but the machine moved too' : ', but the rounds so far may be chance';
  const already = base !== null && base.median > limit ? ' Base is above that already.' : '';
  return richText`${grown}${but}. ${formatLimitSentence(formatCeiling(limit))}${already}`;
}
