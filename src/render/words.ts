// The words for better and worse: a time gets slower, a file larger, a rate lower. Unit, direction and change in, words out.

import type { Comparison } from '../model/comparison.ts';
import type { BetterDirection } from '../model/measurement.ts';
import type { Benchmark } from '../model/sample.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { formatPercent } from '../units/percent.ts';
import { formatFactor, formatMagnitude } from './numbers.ts';
import { type Piece, type RichText, richText } from './rich-text.ts';

export interface ChangeWords {
  readonly verb: readonly [one: string, several: string];
  /** Comparatives for a value that grew, and for one that shrank. */
  readonly more: string;
  readonly less: string;
  /** `takes 2.3× as long`; the past is for a change that was measured, and may be chance. */
  readonly times: readonly [present: string, past: string, size: string];
  /** Whether the words are clear without the name of the metric. */
  readonly isClear: boolean;
}

type Words = Omit<ChangeWords, 'isClear'>;

const TIME: Words = { verb: ['got', 'got'], more: 'slower', less: 'faster', times: ['takes', 'took', 'as long'] };
const ALLOCATIONS: Words = {
  verb: ['makes', 'make'],
  more: 'more allocations',
  less: 'fewer allocations',
  times: ['makes', 'made', 'the allocations'],
};
const MEMORY: Words = {
  verb: ['allocates', 'allocate'],
  more: 'more memory',
  less: 'less memory',
  times: ['allocates', 'allocated', 'the memory'],
};
const THROUGHPUT: Words = {
  verb: ['has', 'have'],
  more: 'higher throughput',
  less: 'lower throughput',
  times: ['has', 'had', 'the throughput'],
};
const SIZE: Words = { verb: ['got', 'got'], more: 'larger', less: 'smaller', times: ['is', 'was', 'as large'] };
const OTHERWISE: Words = { verb: ['is', 'are'], more: 'higher', less: 'lower', times: ['is', 'was', 'as high'] };

/**
 * Words by unit and direction; the first match is used. Units are base units as benchstat names them, and may have a
 * metric's name in front (`p99-sec`).
 */
const FAMILIES: readonly { readonly unit: RegExp; readonly better: BetterDirection; readonly words: Words }[] = [
  { unit: /(^|-)sec(\/|$)/, better: 'lower', words: TIME },
  { unit: /(^|-)allocs(\/|$)/, better: 'lower', words: ALLOCATIONS },
  { unit: /(^|-)B\/(op|iter)$/, better: 'lower', words: MEMORY },
  { unit: /\/s(ec)?$/, better: 'higher', words: THROUGHPUT },
  { unit: /(^|-)B$/, better: 'lower', words: SIZE },
];

type MetricDirection = Pick<Comparison, 'unit' | 'better'>;

export function changeWordsOf({ unit, better }: MetricDirection): ChangeWords {
  const family = FAMILIES.find((one) => one.unit.test(unit) && one.better === better);
  return { ...(family?.words ?? OTHERWISE), isClear: family !== undefined };
}

/** `got`, `10% slower`, `than`; from +100 % on `takes`, `2.3× as long`, `as`. `measured`: the change may be chance. */
export function describeChange(row: ChangedRow, change: number, { limit, measured }: ChangeContext) {
  const { verb, more, less, times } = changeWordsOf(row);
  // Below zero the ratio has the opposite direction: from -10 to -5 the ratio is one half, but the value grows.
  const isBelowZero = (row.base?.median ?? 0) < 0;
  const factor = isBelowZero ? null : formatFactor(change, limit);
  if (factor === null) {
    const size = `${formatMagnitude(change, limit)} ${change > 0 === isBelowZero ? less : more}`;
    return { verb: measured ? 'measured' : verb[0], size, than: 'than' };
  }
  const [present, past, size] = times;
  return { verb: measured ? past : present, size: `${factor} ${size}`, than: size.startsWith('as ') ? 'as' : 'of' };
}

type ChangedRow = MetricDirection & Pick<Comparison, 'base'>;

export interface ChangeContext {
  /** The limit that is shown next to the change; null if there is none. */
  readonly limit: number | null;
  readonly measured: boolean;
}

export function worseWordOf(subject: MetricDirection): string {
  const words = changeWordsOf(subject);
  return subject.better === 'lower' ? words.more : words.less;
}

export function betterWordOf(subject: MetricDirection): string {
  const words = changeWordsOf(subject);
  return subject.better === 'lower' ? words.less : words.more;
}

export function formatCount(count: number, noun: string): string {
  return `${groupThousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The sentence continues after a colon. */
export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export function upperFirst(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `a`, `a and b`, `a, b and c`; after `limit` items the rest is counted: `a, b and 3 more`. */
export function formatList(items: readonly string[], limit?: number): string {
  const shown = shortenList(items, limit);
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}

/** The first `limit` items, and `3 more` for the rest. `total` is the number of all items if some are not given. */
export function shortenList<Item>(
  items: readonly Item[],
  limit = items.length,
  total = items.length,
): (Item | string)[] {
  const shown = items.slice(0, limit);
  const rest = total - shown.length;
  return rest === 0 ? shown : [...shown, `${groupThousands(rest)} more`];
}

/**
 * What distinguishes benchmarks of equal name: the command, if the run has several, then the group. Null if there is
 * neither. Untrusted text.
 */
export function groupLabelOf({ command, group }: Pick<Benchmark, 'command' | 'group'>): string | null {
  return command === null || group === null ? (command ?? group) : `${command}: ${group}`;
}

/** `none` or `5%`. */
export function formatAllowedRatio(limit: number | null): string {
  return limit === null || limit === 0 ? 'none' : formatPercent(limit);
}

/** The sentence that ends every finding about a limit. Tests that need it call this too. */
export function formatLimitSentence(allowed: Piece | RichText): RichText {
  return richText`Its budget allows ${allowed}.`;
}
