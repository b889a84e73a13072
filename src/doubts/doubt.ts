// The common part of the doubts. A doubt is a warning that the numbers of a Recording may be misleading, although no
// error occurred. Each doubt has a function with its own threshold, and files group them by subject. Doubts never
// change a verdict.

import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';

/**
 * Returns a warning of one or two sentences for readers of the report, or null. It is computed from every Recording
 * that is read, and is not part of it.
 */
export type Doubt = (recording: Recording, rows: readonly Comparison[]) => Problem | null;

export function warning(where: string, message: string): Problem {
  return { where, message, severity: 'warning' };
}
