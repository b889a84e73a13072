// A doubt: something in a Recording that makes its numbers worth less than they look, though nothing went wrong.
// What all doubts share is here; each stands in a file of its own and says what it is about and from where on it
// is worth a sentence. Doubts warn; they never change a verdict.

import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';

/** One sentence or two for a reader of the report, or nothing. Computed anew from every Recording that is read. */
export type Doubt = (recording: Recording, rows: readonly Comparison[]) => Problem | null;

export function warning(where: string, message: string): Problem {
  return { where, message, severity: 'warning' };
}
