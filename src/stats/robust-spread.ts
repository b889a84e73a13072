// The spread of values, robust against a few outliers. Numbers in, one number out; 0 if all values are equal. The list
// must not be empty.
// Source: the interquartile range of a normal distribution is 2·z(3/4) = 1.349 standard deviations (Tukey, Exploratory
// Data Analysis, 1977; Rousseeuw & Croux, Journal of the American Statistical Association 88, 1993).

import { sortAscending } from './median.ts';
import { normalQuantile } from './normal.ts';

const QUARTILES_OF_NORMAL = 2 * normalQuantile(0.75);

/** Standard deviation of a normal distribution with the same quartiles. */
export function robustSpread(values: readonly number[]): number {
  const ascending = sortAscending(values);
  const range = quantile(ascending, 0.75) - quantile(ascending, 0.25);
  if (range > 0) return range / QUARTILES_OF_NORMAL;
  // Half of the values or more are equal, as with a coarse clock. Only the other values carry information.
  const centre = quantile(ascending, 0.5);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length);
}

/**
 * Interpolates linearly between the two nearest values, by definition 8 of Hyndman & Fan, The American Statistician 50
 * (1996), which they recommend: median-unbiased for any distribution. The usual definition 7 underestimates the spread
 * of few values.
 */
export function quantile(ascending: Float64Array, part: number): number {
  const last = ascending.length - 1;
  const position = Math.min(last, Math.max(0, (ascending.length + 1 / 3) * part + 1 / 3 - 1));
  const below = ascending[Math.floor(position)]!;
  const above = ascending[Math.ceil(position)]!;
  return below + (position - Math.floor(position)) * (above - below);
}
