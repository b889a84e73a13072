// Formats the numbers of the history. Ratios in, text out.

/** Half of the width of a 95 % interval of a normal variable, in standard deviations. */
export const INTERVAL_WIDTH = 1.96;

/** Largest margin that is written out, a ratio minus one. A level with a larger one says nothing. */
const MAX_MARGIN = 9.99;

/** Formats the half width of a 95 % interval from a standard error on the logarithmic scale: `0.8%`. */
export function formatMargin(standardError: number): string {
  const margin = Math.expm1(INTERVAL_WIDTH * standardError);
  return margin > MAX_MARGIN ? `over ${(100 * MAX_MARGIN).toFixed(0)}%` : `${(100 * margin).toFixed(1)}%`;
}
