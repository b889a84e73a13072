// What an error did to the run. Whoever finds the error sets it, and the headline is chosen by it. This module imports no
// other one, because the page in the browser reads it too.

/** All failures. An error with one leaves a run without a verdict. The order is the priority in a headline. */
export const FAILURES = [
  'configuration',
  'configuration-of-head',
  'permission',
  'workflow-unknown',
  'measuring-failed',
  'pull-request-unknown',
  'recording-missing',
  'recording-refused',
  'report-failed',
  'not-measured',
  'cancelled',
  'tampered',
  'both-sides-failed',
  'setup-failed',
  'benchmark-failed',
  'time-over',
  'nothing-measured',
  'names-unstable',
  'shard-missing',
  'limit-misfit',
  'budgets-unmatched',
  'rounds-too-few',
] as const;
export type Failure = (typeof FAILURES)[number];
