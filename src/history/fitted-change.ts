// A change of a series that was fitted by least squares at one place, and the equation that it comes from. Pure.

export interface ChangePlace {
  readonly before: number;
  readonly after: number;
}

/** Returns how much of a change between two points has happened at a point: 0 before it, 1 after it. */
export function shareAt(point: number, before: number, after: number): number {
  return point <= before ? 0 : point >= after ? 1 : (point - before) / (after - before);
}

export interface SearchSize {
  readonly points: number;
  readonly scale: number;
}

export interface FittedChange extends ChangePlace {
  readonly logRatio: number;
  readonly standardError: number;
  /** Part of the weighted sum of squares that the change explains. */
  readonly squares: number;
}

/** What the comparisons say about a change of size one at a place. */
export interface NormalEquation {
  /** Weighted sum of the squares of what each comparison would measure of it. */
  readonly information: number;
  /** Weighted sum of that and of what it measured. */
  readonly product: number;
}

/** Information of a comparison with an error of a factor of e: less tells nothing, and rounding leaves a trace. */
const MIN_INFORMATION = 1;

/** Returns the part of the squares that a change explains, before the scale; -1 if no comparison tells anything about it. */
export function squaresOf({ information, product }: NormalEquation): number {
  return information > MIN_INFORMATION ? product ** 2 / information : -1;
}

export function toFit(place: ChangePlace, { information, product }: NormalEquation, scale: number): FittedChange {
  return {
    ...place,
    logRatio: product / information,
    standardError: scale / Math.sqrt(information),
    squares: squaresOf({ information, product }) / scale ** 2,
  };
}
