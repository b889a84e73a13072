// The `-8` at the end of every Go benchmark's name: the number of processors, which nobody wants to write into
// a budget. Names in, the ending they share out.

/** As base has it, so that no benchmark that head adds changes which names a budget meets. */
export function suffixOf(names: {
  readonly base: readonly string[];
  readonly head: readonly string[];
}): string {
  return processorSuffix(names.base.length > 0 ? names.base : names.head);
}

/** Empty unless every name ends in the same one. */
export function processorSuffix(names: readonly string[]): string {
  const suffix = /-\d+$/.exec(names[0] ?? '')?.[0] ?? '';
  return names.every((name) => name.endsWith(suffix)) ? suffix : '';
}

/** The name and, where it ends in the suffix, the name without it. */
export function withAndWithout(name: string, suffix: string): string[] {
  const isSuffixed = suffix !== '' && name.endsWith(suffix);
  return isSuffixed ? [name, name.slice(0, -suffix.length)] : [name];
}
