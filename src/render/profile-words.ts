// Words and numbers of a comparison of profiles, for the terminal, the page and its script. Values in, text out.

import type { FrameChange } from '../model/flame-graph.ts';
import type { Attribution, FunctionDelta, UnnamedChange } from '../model/profile.ts';
import { formatQuantity } from '../units/scale.ts';
import { formatChange, formatShortChange } from './numbers.ts';
import { asUntrustedText, formatRichText, type RichText, richText } from './rich-text.ts';
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
  return `${profiles}, ${formatCount(samples.base, 'sample')} of base, ${samples.head.toLocaleString('en-US')} of head`;
}

interface UnnamedContext {
  /** `, from 5 profiles a side`. */
  readonly source: string;
  readonly formatDelta: (value: number) => RichText;
  /** Advice to ask for more profiles, in parentheses. */
  readonly option: RichText;
}

export function explainNoFunction(
  { reason, strongest, runs }: UnnamedChange,
  { source, formatDelta, option }: UnnamedContext,
): RichText {
  if (strongest === null) return richText`No function is named: the profiles of both sides do not differ${source}.`;
  const start = richText`No function is named: none changed by more than its noise${source}. The clearest change is ${formatDelta(strongest.deltaSelf)} in ${asUntrustedText(strongest.name)}.`;
  return reason === 'few-samples'
    ? richText`${start} If it is real, ${formatCount(runs ?? 0, 'profile')} a side would show it${option}.`
    : richText`${start} More profiles would hardly help.`;
}

/** From this spread of the totals on, they are most of the noise. */
const LARGE_SPREAD = 0.1;

/** Limits of a comparison of files: why no function is named, and what makes its intervals wide. */
export function listProfileNotes({ unnamed, unit, runs, functions, spread }: Attribution): string[] {
  const formatDelta = (value: number) => [formatProfileDelta(value, unit)];
  const silence = unnamed && explainNoFunction(unnamed, { source: '', formatDelta, option: [] });
  const isSingle = (runs.base <= 1 || runs.head <= 1) && functions.length > 0;
  const notes = [
    silence && formatRichText(silence),
    isSingle
      ? 'One profile on a side does not show its noise. Give several profiles of each side to get intervals.'
      : null,
    spread !== null && spread >= LARGE_SPREAD
      ? `The totals of the runs differ by ${Math.round(100 * spread)} % (standard deviation), which widens all intervals. Give each run the same work, on a machine that does nothing else.`
      : null,
  ];
  return notes.filter((note) => note !== null);
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
