// The kinds of problems that code has to tell apart. Whoever finds a problem gives it its code, and whoever decides
// something by a problem asks the code. It must stay free of other modules: the page in the browser reads it too.

/**
 * Everything else that a problem says is text for people. As errors these leave a run without a verdict, and they stand
 * in the order in which a headline tells them.
 */
export const PROBLEM_CODES = [
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
export type ProblemCode = (typeof PROBLEM_CODES)[number];
