// The expected cost of a run, from the invocations that it has made so far. Measuring estimates it, and the budgets decide
// whether it leaves enough rounds for a verdict. Data only.

export interface CostEstimate {
  /** Time limit for all measuring, in minutes. */
  readonly maxMinutes: number;
  /** Time that measuring has taken so far, in ms. */
  readonly elapsedMs: number;
  /** Number of rounds that are done. */
  readonly completedRounds: number;
  /** Expected time for one more round, in ms. */
  readonly roundMs: number;
  /** Number of rounds that the time limit allows if each takes as long as expected, with those that are done. */
  readonly rounds: number;
  /** Number of rounds that the time limit allows at most, because rounds may become faster than expected. */
  readonly maxRounds: number;
  /** Whether the time of a build may be part of the estimate. */
  readonly mayIncludeBuild: boolean;
}
