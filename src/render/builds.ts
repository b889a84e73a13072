// Says what builds with other memory layouts add to a row that the rounds call broken: it stays broken, or it is undecided because two
// builds of the same code differ as much. Rows of a Report in, texts out.

import type { RebuildCost, RowBuilds } from '../model/builds.ts';
import type { JudgedRow } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import { formatMargin } from '../units/percent.ts';
import { formatChange, formatInterval } from './numbers.ts';
import { asCode, type RichText, richText } from './rich-text.ts';
import { formatCount } from './words.ts';

/** Follows the sentence of a limit that was broken by the first build alone. */
export function explainLayout(row: JudgedRow): string {
  const builds = findBuilds(row);
  if (builds === null) return '';
  return `But ${formatOverBuilds(builds)}: two builds of the same code differ by up to ${formatMargin(builds.spread)} here.`;
}

/** Sentence about the builds of a broken limit. Null if the row was not built again. */
export function formatBuildsFact(row: JudgedRow, { outcome }: Verdict): RichText | null {
  const builds = findBuilds(row);
  if (builds === null || outcome !== 'fail') return null;
  return [builds.outcome === 'survived' ? formatOverBuilds(builds) : 'not measured in other memory layouts'];
}

/** `over 6 memory layouts a side +18.40% (60% interval +12.1% to +25.0%)`. */
function formatOverBuilds({ base, head, change, likely }: RowBuilds): string {
  const range = formatInterval(likely);
  const size = change === null ? 'no change is known' : change === 0 ? 'no change' : formatChange(change);
  const layouts = formatCount(Math.min(base, head), 'memory layout');
  return `over ${layouts} a side ${size}${range === null ? '' : ` (60% interval ${range})`}`;
}

/** A limit that two builds of the same code can break. Null if there is none. */
export function formatLayoutAdvice(
  findings: readonly { readonly row: JudgedRow; readonly verdict: Verdict }[],
): RichText | null {
  const spreads = findings.flatMap(({ row, verdict }) => (verdict.isOfLayout ? (findBuilds(row)?.spread ?? []) : []));
  if (spreads.length === 0) return null;
  return richText`a limit below ${formatMargin(Math.max(...spreads))} cannot tell this code from its memory layout; align its functions and loops, or raise ${asCode('max-regression')}.`;
}

/** `3 rebuilds, 4 min, only because 1 row was red`. `time`: what they took. */
export function formatRebuildCost({ builds, rows }: RebuildCost, time: string): string {
  return `${formatCount(builds, 'rebuild')}, ${time}, only because ${formatCount(rows, 'row')} ${rows === 1 ? 'was' : 'were'} red`;
}

function findBuilds(row: JudgedRow): RowBuilds | null {
  return 'builds' in row ? row.builds : null;
}
