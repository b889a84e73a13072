// What one invocation of a benchmark command told us, as the tool wrote it: nothing is scaled, averaged or
// renamed here. Formats make Measurements, `measure/collect.ts` files them into the Recording.

export const SIDES = ['base', 'head'] as const;

/** Which commit something was measured on. */
export type Side = (typeof SIDES)[number];

/** The direction in which a metric gets better. */
export type Better = 'lower' | 'higher';

/**
 * The greatest number of characters in the name of a benchmark, its group, its metric or its unit. Names come from the code of
 * pull requests and are matched against patterns, so that a name without a bound would make the time of that unbounded too.
 */
export const MAX_NAME_LENGTH = 1000;

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
