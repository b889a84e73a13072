// Which entry of one list became which of the other: entries in, pairs out, the surest first. Order of the lists
// does not matter for what is paired; it is kept in what comes out.

/** Whether an entry of base could have become this one of head. */
type Likeness<T> = (base: T, head: T) => boolean;

export interface Matched<T> {
  /** In the order of base. */
  readonly pairs: readonly {
    readonly base: T;
    readonly head: T;
    readonly at: Record<'base' | 'head', number>;
  }[];
  readonly onlyBase: readonly T[];
  readonly onlyHead: readonly T[];
}

/** `likenesses`: the strictest first; an entry that is paired by one is out of reach of the next. */
export function matchEntries<T>(
  base: readonly T[],
  head: readonly T[],
  likenesses: readonly Likeness<T>[],
): Matched<T> {
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
