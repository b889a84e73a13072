// A Measurement is the result of one benchmark and metric in one invocation, as the tool wrote it. Nothing is scaled,
// averaged or renamed here. Formats make Measurements, `measure/collect.ts` adds them to the Recording.

export const SIDES = ['base', 'head'] as const;

export type Side = (typeof SIDES)[number];

export type BetterDirection = 'lower' | 'higher';

/**
 * Maximum number of characters in the name of a benchmark, its group, its metric or its unit. Names come from the code
 * of pull requests and are matched, compared and printed many times.
 */
export const MAX_NAME_LENGTH = 1000;

/**
 * Bounds of a measured value, in the unit of its tool. No clock, counter or rate comes near them: 1e30 nanoseconds are
 * longer than the age of the universe, and 1e30 bytes are more than all disks hold. Within them every statistic is
 * finite. A unit adds a factor between 1e-30 and 1e30 at most, so a value in its base unit is between 1e-60 and 1e60, a
 * ratio of two is between 1e-120 and 1e120, and even the square of a ratio is far below the largest double (1e308).
 */
const MIN_MAGNITUDE = 1e-30;
const MAX_MAGNITUDE = 1e30;

/** Description, for messages, of the numbers that `isMeasurable` accepts. */
export const MEASURABLE = `0 or a number between ${MIN_MAGNITUDE} and ${MAX_MAGNITUDE}, of either sign`;

/** Zero, or a finite number that is not too large or too small. */
export function isMeasurable(value: number): boolean {
  const magnitude = Math.abs(value);
  return magnitude === 0 || (magnitude >= MIN_MAGNITUDE && magnitude <= MAX_MAGNITUDE);
}

export interface Measurement {
  /** Group that the tool uses: a Go package, a pytest group, a class. Null if the tool has no groups. */
  readonly group: string | null;
  /** The benchmark's name, exactly as the tool printed it. Untrusted text. */
  readonly name: string;
  /** The tool's own name of what was measured: `ns/op`, `wall`, `value`. Untrusted text. */
  readonly metric: string;
  /** The unit of `values` as the tool wrote it: `ns/op`, `ms`, `KiB`. `units/tidy.ts` knows its base unit. */
  readonly unit: string;
  /** Direction in which the metric gets better. Null: the tool does not say; `units/unit-description.ts` decides by the unit. */
  readonly better: BetterDirection | null;
  /** All raw values of the invocation, in the order of the output; finite, at least one. */
  readonly values: readonly number[];
  /** Whether this is the main metric of the benchmark, such as the time of a timing tool. */
  readonly primary: boolean;
  /** Whether `values` are the tool's own medians or means. Each is then one sample, whatever the tool's n. */
  readonly aggregate?: boolean;
  /** Whether the metric is a count or a size, which does not vary from run to run. */
  readonly deterministic?: boolean;
  /** Whether it repeats exactly, but is another number if the program finds its memory elsewhere. */
  readonly dependsOnLayout?: boolean;
}
