// The common part of the warning checks. A check warns that the numbers of a Recording may be misleading, although no
// error occurred. Each check is a function with its own threshold, and files group them by subject. They never
// change a verdict.

import type { Comparison } from '../model/comparison.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';

/**
 * Returns a warning of one or two sentences for readers of the report, or null. It is computed from every Recording
 * that is read, and is not part of it.
 */
export type WarningCheck = (recording: Recording, rows: readonly Comparison[]) => Problem | null;

export function createWarning(where: string, message: string): Problem {
  return legacyProblem({ where, message, severity: 'warning' });
}
