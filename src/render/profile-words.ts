// Words and numbers of a comparison of profiles, for the terminal, the page and its script. Values in, text out.

import type { FrameChange } from '../model/flame-graph.ts';
import type { Attribution, FunctionDelta, TotalDelta } from '../model/profile.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { formatQuantity } from '../units/scale.ts';
import { formatChange, formatShortChange } from './numbers.ts';
import { asUntrustedText, formatRichText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { cleanUntrustedText } from './untrusted.ts';
import { formatCount } from './words.ts';

export function formatTotals({ unit, base, head }: Attribution): string {
  return `base ${formatProfileValue(base, unit)}, head ${formatProfileValue(head, unit)} (${formatChange(head / base - 1)})`;
}

/** `Where did the time go?`, and what is compared: `Encode-8, base 1a2b3c4 → head 5d6e7f8, time +42%`. */
export function formatProfileTitle(
  { unit, base, head }: Attribution,
  compared: string,
): [question: string, facts: string] {
  // Samples are taken in time.
  const isTime = /^(?:ns|samples)$|(?:^|-)sec(?:\/|$)/.test(unit);
  const resource = isTime ? 'time' : /(?:^|-)B(?:\/|$)/.test(unit) ? 'memory' : cleanUntrustedText(unit, MAX_LENGTH);
  return [`Where did the ${resource} go?`, `${compared}, ${resource} ${formatShortChange(head / base - 1)}`];
}

export function formatFunctionCount(changed: number, touched: number): string {
  const note = touched === 0 ? '' : `, ${touched} in files of this change, shown first`;
  return `${formatCount(changed, 'function')} changed${note}`;
}

/** `+150.6ms to +301.4ms`. Null without an interval: there was one profile on a side. */
export function formatDeltaInterval({ low, high }: Pick<FunctionDelta, 'low' | 'high'>, unit: string): string | null {
  if (low === null || high === null) return null;
  return `${formatProfileDelta(low, unit)} to ${formatProfileDelta(high, unit)}`;
}

export function formatProfileCount({ base, head }: Attribution['runs']): string {
  return base === head
    ? `${formatCount(base, 'profile')} a side`
    : `${formatCount(base, 'profile')} of base and ${head} of head`;
}

export function formatOrigin({ runs, samples }: Attribution): string {
  const profiles = formatProfileCount(runs);
  if (samples === null) return profiles;
  return `${profiles}, ${formatCount(samples.base, 'sample')} of base, ${groupThousands(samples.head)} of head`;
}

interface UnnamedContext {
  /** `, from 5 profiles a side`. */
  readonly source: string;
  readonly formatDelta: (value: number) => RichText;
  /** Advice to ask for more profiles, in parentheses. */
  readonly option: RichText;
}

/** Names of functions by their total time that a sentence has room for. The JSON has all of them. */
const MAX_TOTALS = 3;

/** Null if a function is named by its own time. */
export function explainNoFunction(
  { unnamed, totals }: Pick<Attribution, 'unnamed' | 'totals'>,
  { source, formatDelta, option }: UnnamedContext,
): RichText | null {
  if (unnamed === null) return null;
  const { reason, strongest, runs } = unnamed;
  if (totals.length > 0) {
    const sorted = [...totals.filter(({ touched }) => touched), ...totals.filter(({ touched }) => !touched)];
    const named = sorted.slice(0, MAX_TOTALS).map((one) => formatTotal(one, formatDelta));
    return richText`No function is named by its own time: none changed by more than its noise${source}. By total time, with all that they call, more is spent in ${joinRichTexts(named, ', ')}.`;
  }
  if (strongest === null) return richText`No function is named: the profiles of both sides do not differ${source}.`;
  const start = richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta(strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;
  return reason === 'few-samples'
    ? richText`${start} If it is real, ${formatCount(runs ?? 0, 'profile')} a side would show it${option}.`
    : richText`${start} More profiles would hardly help.`;
}

function formatTotal(
  { name, file, deltaTotal, low, high, touched }: TotalDelta,
  formatDelta: (value: number) => RichText,
) {
  const place = file === null ? null : richText`${asUntrustedText(file)}${touched ? ', in this change' : null}; `;
  return richText`${asUntrustedText(name)} (${place}${formatDelta(deltaTotal)}, 95% interval ${formatDelta(low)} to ${formatDelta(high)})`;
}

/** Limits of a comparison of files: why no function is named, and that only shares are compared. */
export function listProfileNotes(attribution: Attribution): string[] {
  const { unit, runs, functions, spread, areShares } = attribution;
  const formatDelta = (value: number) => [formatProfileDelta(value, unit)];
  const silence = explainNoFunction(attribution, { source: '', formatDelta, option: [] });
  const isSingle = (runs.base <= 1 || runs.head <= 1) && functions.length > 0;
  const notes = [
    silence && formatRichText(silence),
    isSingle
      ? 'One profile on a side does not show its noise. Give several profiles of each side to get intervals.'
      : null,
    areShares
      ? `The totals of the runs differ by ${formatSpread(spread)} (standard deviation), so only shares are compared: each run counts as long as a mean one of base, and what one function gains, others lose. Give each run the same work, on a machine that does nothing else.`
      : null,
  ];
  return notes.filter((note) => note !== null);
}

export function formatSpread(spread: number | null): string {
  return `${Math.round(100 * (spread ?? 0))} %`;
}

const MAX_LENGTH = 60;

export function formatProfileValue(value: number, unit: string): string {
  const text = unit === 'ns' ? formatQuantity(value / 1e9, 'sec') : formatQuantity(value, unit);
  return unit === 'ns' ? text : cleanUntrustedText(text, MAX_LENGTH);
}

export function formatProfileDelta(value: number, unit: string): string {
  return `${value > 0 ? '+' : ''}${formatProfileValue(value, unit)}`;
}

/** The sign is in front of the name, so that nobody needs the colour. */
export const CHANGE_STYLES: Readonly<Record<FrameChange, { readonly sign: string; readonly label: string }>> = {
  grew: { sign: '▲', label: 'own time grew' },
  'grew-some': { sign: '△', label: 'may have grown' },
  same: { sign: '', label: 'no change' },
  'shrank-some': { sign: '▽', label: 'may have shrunk' },
  shrank: { sign: '▼', label: 'own time shrank' },
  new: { sign: '✚', label: 'new on head' },
  gone: { sign: '✖', label: 'gone on head' },
};
