// The sizes up to which the p of the Mann-Whitney test is computed exactly. Constants only.

/** Largest number of values on a side for which p is exact. Above it, p is approximated. */
export interface ExactLimits {
  /** Limit if all pooled values are different. */
  readonly untied: number;
  /** Limit if some values are equal, which makes counting slower. */
  readonly tied: number;
}

/** Our limits: enough for the 30 rounds of a long run, and for tables of 50 values per side. */
export const EXACT_UP_TO: ExactLimits = { untied: 50, tied: 50 };

/** Limits of benchstat, for tables that must show its p. */
export const BENCHSTAT_EXACT: ExactLimits = { untied: 50, tied: 25 };
