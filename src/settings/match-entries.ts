// Pairs each entry of one list with the entry of another that it became: entries in, pairs out, in the order of the
// lists. The strictest likeness is tried first; among equally alike entries, the first one is paired.

type Likeness<T> = (base: T, head: T) => boolean;

export interface EntryMatches<T> {
  /** Pairs in the order of base. */
  readonly pairs: readonly {
    readonly base: T;
    readonly head: T;
    readonly at: Record<'base' | 'head', number>;
  }[];
  readonly onlyBase: readonly T[];
  readonly onlyHead: readonly T[];
}

/** Pairs the entries by each of `likenesses` in turn, the strictest first. Each entry is paired at most once. */
export function matchEntries<T>(
  base: readonly T[],
  head: readonly T[],
  likenesses: readonly Likeness<T>[],
): EntryMatches<T> {
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const isLike of likenesses) {
    for (const [from, entry] of base.entries()) {
      if (partners.has(from)) continue;
      const to = head.findIndex((other, at) => !taken.has(at) && isLike(entry, other));
      if (to < 0) continue;
      partners.set(from, to);
      taken.add(to);
    }
  }
  return {
    pairs: base.flatMap((entry, at) => {
      const to = partners.get(at);
      return to === undefined ? [] : [{ base: entry, head: head[to]!, at: { base: at, head: to } }];
    }),
    onlyBase: base.filter((_, at) => !partners.has(at)),
    onlyHead: head.filter((_, at) => !taken.has(at)),
  };
}
