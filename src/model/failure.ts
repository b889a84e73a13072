// The kinds of problems that code has to tell apart. The code that finds a problem sets its kind, and decisions use the
// kind, never the text. This module imports no other one, because the page in the browser reads it too.

/**
 * All kinds. A problem of such a kind with severity `error` leaves a run without a verdict. The order is the priority
 * in a headline. The rest of a problem is text for people.
 */
export const FAILURES = [
  'configuration',
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
  'setup-failed',
  'benchmark-failed',
  'time-over',
  'nothing-measured',
  'limit-misfit',
  'rounds-too-few',
] as const;
export type Failure = (typeof FAILURES)[number];
