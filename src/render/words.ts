// The words for better and worse: a time gets slower, a file larger, a rate lower. Unit and direction in, words out.

import type { Comparison } from '../model/comparison.ts';
import type { BetterDirection } from '../model/measurement.ts';
import type { Benchmark } from '../model/sample.ts';

export interface ChangeWords {
  readonly verb: readonly [one: string, several: string];
  /** Comparatives for a value that grew, and for one that shrank. */
  readonly more: string;
  readonly less: string;
  /** Whether the words are clear without the name of the metric. */
  readonly isClear: boolean;
}

const GOT = ['got', 'got'] as const;
const MAKES = ['makes', 'make'] as const;
const ALLOCATES = ['allocates', 'allocate'] as const;
const HAS = ['has', 'have'] as const;

/**
 * Words by unit and direction; the first match is used. Units are base units as benchstat names them, and may have a
 * metric's name in front (`p99-sec`).
 */
const FAMILIES: readonly (Omit<ChangeWords, 'isClear'> & {
  readonly unit: RegExp;
  readonly better: BetterDirection;
})[] = [
  { unit: /(^|-)sec(\/|$)/, better: 'lower', verb: GOT, more: 'slower', less: 'faster' },
  { unit: /(^|-)allocs(\/|$)/, better: 'lower', verb: MAKES, more: 'more allocations', less: 'fewer allocations' },
  { unit: /(^|-)B\/(op|iter)$/, better: 'lower', verb: ALLOCATES, more: 'more memory', less: 'less memory' },
  { unit: /\/s(ec)?$/, better: 'higher', verb: HAS, more: 'higher throughput', less: 'lower throughput' },
  { unit: /(^|-)B$/, better: 'lower', verb: GOT, more: 'larger', less: 'smaller' },
];

const OTHERWISE: ChangeWords = { verb: ['is', 'are'], more: 'higher', less: 'lower', isClear: false };

type MetricDirection = Pick<Comparison, 'unit' | 'better'>;

export function changeWordsOf({ unit, better }: MetricDirection): ChangeWords {
  const family = FAMILIES.find((one) => one.unit.test(unit) && one.better === better);
  return family === undefined ? OTHERWISE : { ...family, isClear: true };
}

export function worseWordOf(subject: MetricDirection): string {
  const words = changeWordsOf(subject);
  return subject.better === 'lower' ? words.more : words.less;
}

export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** The sentence continues after a colon. */
export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
  return rest === 0 ? shown : [...shown, `${rest.toLocaleString('en-US')} more`];
}

/**
 * What distinguishes benchmarks of equal name: the command, if the run has several, then the group. Null if there is
 * neither. Untrusted text.
 */
export function groupLabelOf({ command, group }: Pick<Benchmark, 'command' | 'group'>): string | null {
  const parts = [command, group].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ');
}
