// What one invocation of a benchmark command told us, as the tool wrote it: nothing is scaled, averaged or
// renamed here. Formats make Measurements, `measure/collect.ts` files them into the Recording.

export const SIDES = ['base', 'head'] as const;

/** Which commit something was measured on. */
export type Side = (typeof SIDES)[number];

/** The direction in which a metric gets better. */
export type Better = 'lower' | 'higher';

/**
 * The greatest number of characters in the name of a benchmark, its group, its metric or its unit. Names come from the code of
 * pull requests and are matched, compared and printed many times.
 */
export const MAX_NAME_LENGTH = 1000;

/**
 * The bounds of what a measurement can be, in the unit of its tool. No clock, counter or rate comes near them: 1e30
 * nanoseconds are longer than the universe is old, and 1e30 bytes are more than all disks hold. Within them every statistic
 * is finite. A unit adds a factor between 1e-30 and 1e30 at most, so a value in its base unit lies between 1e-60 and
 * 1e60, a ratio of two between 1e-120 and 1e120, and even the square of a ratio is far from the end of a double (1e308).
 */
const MIN_MAGNITUDE = 1e-30;
const MAX_MAGNITUDE = 1e30;

/** What a number must be that `isMeasurable` accepts, for messages. */
export const MEASURABLE = `0 or a number between ${MIN_MAGNITUDE} and ${MAX_MAGNITUDE}, of either sign`;

/** Whether a number can be a measured value: zero, or a finite number that is neither too large nor too small. */
export function isMeasurable(value: number): boolean {
  const magnitude = Math.abs(value);
  return magnitude === 0 || (magnitude >= MIN_MAGNITUDE && magnitude <= MAX_MAGNITUDE);
}

export interface Measurement {
  /** What the tool groups by: a Go package, a pytest group, a class. Null where it has no groups. */
  readonly group: string | null;
  /** The benchmark's name, exactly as the tool printed it. Untrusted text. */
  readonly name: string;
  /** The tool's own name of what was measured: `ns/op`, `wall`, `value`. Untrusted text. */
  readonly metric: string;
  /** The unit of `values` as the tool wrote it: `ns/op`, `ms`, `KiB`. `units/tidy.ts` knows its base unit. */
  readonly unit: string;
  /** Null: the tool does not say, `units/table.ts` decides by the unit. */
  readonly better: Better | null;
  /** Every raw value the invocation gave, in the order it gave them; finite, at least one. */
  readonly values: readonly number[];
  /** The metric a person would name first: the time of a timing tool. */
  readonly primary: boolean;
  /** `values` are the tool's own medians or means: each counts as one sample, whatever the tool's n. */
  readonly aggregate?: boolean;
  /** A count or a size, which does not vary from run to run. */
  readonly deterministic?: boolean;
}
