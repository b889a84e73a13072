// Formats the numbers of the history. Ratios in, text out.

import { HALF_WIDTH_95 } from '../model/history-report.ts';

/** Largest margin that is written out, a ratio minus one. A level with a larger one says nothing. */
const MAX_MARGIN = 9.99;

/** Formats the half width of a 95 % interval from a standard error on the logarithmic scale: `0.8%`. */
export function formatMargin(standardError: number): string {
  const margin = Math.expm1(HALF_WIDTH_95 * standardError);
  return margin > MAX_MARGIN ? `over ${(100 * MAX_MARGIN).toFixed(0)}%` : `${(100 * margin).toFixed(1)}%`;
}
