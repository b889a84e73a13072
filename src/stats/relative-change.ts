// The size of a change between two levels, equal in both directions. Two numbers in, one out.

/** The difference as a share of the level nearer to zero, at least 0. From or to zero it is 1; between zeros 0. */
export function relativeChange(before: number, after: number): number {
  return Math.max(changeFrom(before, after), changeFrom(after, before));
}

function changeFrom(level: number, other: number): number {
  return level === 0 ? 0 : Math.abs(other / level - 1);
}
