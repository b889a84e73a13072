// Up to which sizes the p of the Mann-Whitney test is counted. Constants only.

/** The largest size of a side, in values, up to which p is counted exactly; above it p is approximated. */
export interface ExactLimits {
  /** When all pooled values are different. */
  readonly untied: number;
  /** When some are equal; counting is then dearer. */
  readonly tied: number;
}

/** Ours: enough for the 30 rounds of a long run, and for tables of 50 values a side. */
export const EXACT_UP_TO: ExactLimits = { untied: 50, tied: 50 };

/** Those of benchstat, for tables that have to show its p. */
export const BENCHSTAT_EXACT: ExactLimits = { untied: 50, tied: 25 };
