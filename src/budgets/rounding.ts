// Compares a measured number with a limit. Scaling to base units and dividing leave an error in the last binary digits,
// and a change of exactly 5 % must keep a limit of 5 %.

/** Tolerance: two scalings, one division and one subtraction, each off by half an epsilon, times two. */
const ROUNDING = 4 * Number.EPSILON;

/**
 * Reports whether `value` exceeds `limit` by more than rounding. `magnitude` is the size of the numbers that both were
 * computed from.
 */
export function isOver(value: number, limit: number, magnitude = Math.abs(limit)): boolean {
  return value > limit && !(value - limit <= ROUNDING * magnitude);
}
