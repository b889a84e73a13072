// A budget is one rule of the YAML file; a Verdict is what it says of one Comparison.

import type { Comparison } from './comparison.ts';

/** `report` budgets are shown and never decide; `warn` ones never fail the check. */
export const LEVELS = ['fail', 'warn', 'report'] as const;
export type Level = (typeof LEVELS)[number];

/** `unknown`: the data cannot yet say whether the budget is kept. */
export type Outcome = 'pass' | 'fail' | 'unknown';

export interface Verdict {
  /** The rule's key in the YAML file: `max-regression`, `max`, `min`; `new` and `removed` for one-sided rows. */
  readonly kind: string;
  /** A ratio for relative rules (0.05), a value in base units for absolute ones; null for `new`, `removed`. */
  readonly limit: number | null;
  /** The smallest difference of the medians that counts, in base units; absent: any. */
  readonly minDelta?: number;
  readonly level: Level;
  readonly outcome: Outcome;
  /** The team's own reason, from the file. Untrusted text. */
  readonly because: string | null;
  /** One-sided error that could be spent at this look, so that a two-sided p counts up to twice as much; null where no test is made. */
  readonly alpha: number | null;
  /** Decided at a look before the last one that was planned: after so many rounds, of so many at most. */
  readonly early?: { readonly rounds: number; readonly of: number };
  /**
   * Its own evidence says that it is broken, but nearly everything got worse together, and the order of the runs does
   * not rule out the machine; then it is `unknown`.
   */
  readonly isHeld?: true;
  /** Not judged, since base was measured on another machine; then it is `unknown` and of level `report`. */
  readonly isUnjudged?: true;
}

/**
 * Whether the values of a row end at the look that decided this verdict, before the last one that was planned. Without a
 * filter a decided row is measured on as long as another one is undecided.
 */
export function hasStopped({ head }: Pick<Comparison, 'head'>, { early }: Verdict): boolean {
  return early !== undefined && (head?.rounds.at(-1) ?? 0) <= early.rounds;
}

/** What became of one row. `regression`: it broke a budget. `unchanged`: it kept them. */
export const STATES = [
  'regression',
  'improvement',
  'unchanged',
  'inconclusive',
  'new',
  'removed',
  'failed',
] as const;
export type State = (typeof STATES)[number];

/** What becomes of the whole run. */
export const CONCLUSIONS = ['pass', 'warn', 'fail', 'inconclusive', 'error'] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];
