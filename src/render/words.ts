// Which words say better and worse: a time gets slower, a file larger, a rate lower. Chosen by unit and direction.

import type { Better } from '../model/measurement.ts';
import type { Benchmark } from '../model/sample.ts';

/** `Encode got 5% slower`, `2 benchmarks make more allocations than their budget allows`. */
export interface Words {
  /** For one benchmark, and for several. */
  readonly verb: readonly [one: string, several: string];
  /** Of a value that grew. */
  readonly more: string;
  /** Of a value that shrank. */
  readonly less: string;
  /** Whether they make sense without naming the metric. */
  readonly telling: boolean;
}

const GOT = ['got', 'got'] as const;

/** The first that fits counts. Units are base units as benchstat names them, with or without a prefix (`p99-sec`). */
const FAMILIES: readonly { readonly unit: RegExp; readonly better?: Better; readonly words: Words }[] = [
  {
    unit: /(^|-)sec(\/|$)/,
    better: 'lower',
    words: { verb: GOT, more: 'slower', less: 'faster', telling: true },
  },
  {
    unit: /(^|-)allocs(\/|$)/,
    better: 'lower',
    words: { verb: ['makes', 'make'], more: 'more allocations', less: 'fewer allocations', telling: true },
  },
  {
    unit: /(^|-)B\/(op|iter)$/,
    better: 'lower',
    words: { verb: ['allocates', 'allocate'], more: 'more memory', less: 'less memory', telling: true },
  },
  {
    unit: /\/s(ec)?$/,
    better: 'higher',
    words: { verb: ['has', 'have'], more: 'higher throughput', less: 'lower throughput', telling: true },
  },
  { unit: /(^|-)B$/, better: 'lower', words: { verb: GOT, more: 'larger', less: 'smaller', telling: true } },
];

const OTHERWISE: Words = { verb: ['is', 'are'], more: 'higher', less: 'lower', telling: false };

export function wordsFor({ unit, better }: { readonly unit: string; readonly better: Better }): Words {
  return FAMILIES.find((family) => family.unit.test(unit) && family.better === better)?.words ?? OTHERWISE;
}

/** `slower` for a time, `lower throughput` for a rate. */
export function worseWord(subject: { readonly unit: string; readonly better: Better }): string {
  const words = wordsFor(subject);
  return subject.better === 'lower' ? words.more : words.less;
}

/** `1 benchmark`, `2 benchmarks`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A sentence that goes on behind a colon. */
export function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** What tells benchmarks of one name apart: the command, where the run has several, then the group. Untrusted text. */
export function groupLabel({ command, group }: Pick<Benchmark, 'command' | 'group'>): string | null {
  const parts = [command, group].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ');
}
