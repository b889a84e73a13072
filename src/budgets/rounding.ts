// Comparing a measured number with a limit. Scaling to base units and dividing leave an error in the last
// binary digits, and a change of exactly 5 % must keep a limit of 5 %.

/** Two scalings, one division and one subtraction, each off by half an epsilon, and as much again. */
const ROUNDING = 4 * Number.EPSILON;

/** Whether `value` is truly above `limit`; `magnitude` is the size of the numbers that the two were made from. */
export function isOver(value: number, limit: number, magnitude = Math.abs(limit)): boolean {
  return value > limit && !(value - limit <= ROUNDING * magnitude);
}
