// The `-8` at the end of every Go benchmark's name: the number of processors, which nobody wants to write into a
// budget. Names in, their shared suffix out. Other tools end names in numbers with another meaning.

import type { Recording } from './recording.ts';

/** The formats whose tool appends the number of processors to every name. */
const FORMATS: ReadonlySet<string | null> = new Set(['go']);

/**
 * Suffix that all names of a recording share because their tool appends the number of processors; empty if it appends
 * none. The names of base decide: a benchmark that is new on head must not change which names a budget matches.
 */
export function gomaxprocsSuffixOf({ schedule: { format }, series }: Recording): string {
  const namesOn = (side: 'base' | 'head') =>
    series.filter((one) => one[side].values.length > 0).map(({ name }) => name);
  const onBase = namesOn('base');
  return FORMATS.has(format) ? findSharedSuffix(onBase.length > 0 ? onBase : namesOn('head')) : '';
}

/** The hyphen and digits at the end of all names; empty if they differ. */
export function findSharedSuffix(names: readonly string[]): string {
  const suffix = /-\d+$/.exec(names[0] ?? '')?.[0] ?? '';
  return names.every((name) => name.endsWith(suffix)) ? suffix : '';
}

/** The name and, if it ends in the suffix, the name without it. */
export function listNameVariants(name: string, suffix: string): string[] {
  const isSuffixed = suffix !== '' && name.endsWith(suffix);
  return isSuffixed ? [name, name.slice(0, -suffix.length)] : [name];
}
