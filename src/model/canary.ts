// The result of a canary: which times turned red because head was slower than it is. Only types.

import type { ReportRow } from './report.ts';

/**
 * `red`: a limit that can fail the check was broken. Otherwise the reason why not. `hidden`: the tool does not show the slowdown.
 * `undecided`: the noise hides it. `allowed`: the limit is wider. `warns`: its limit cannot fail the check, or there is none.
 */
export const CANARY_OUTCOMES = ['red', 'hidden', 'undecided', 'allowed', 'warns'] as const;
export type CanaryOutcome = (typeof CANARY_OUTCOMES)[number];

export interface CanaryRow {
  readonly row: ReportRow;
  readonly outcome: CanaryOutcome;
}

export interface Canary {
  /** The share of its time by which head was slowed down. */
  readonly slowdown: number;
  /** The rows that are times or rates. A count or a size does not change. */
  readonly rows: readonly CanaryRow[];
}
