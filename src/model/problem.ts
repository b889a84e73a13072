// A problem is something that a person should know and that is not a verdict: a line that could not be read, an
// invocation that failed, a doubtful statistic. Problems are data; they are collected here, never printed.

import * as z from 'zod';
import { PROBLEM_CODES } from './problem-code.ts';
import { lineSchema, textSchema } from './text-schemas.ts';

export const problemSchema = z.strictObject({
  /** Position that lets a person find it: `file:line`, `round 3, head`, a YAML path. */
  where: lineSchema,
  /** One sentence, followed by what to do if something can be done. */
  message: textSchema,
  /** `error`: the result that it concerns cannot be trusted. `warning`: the result is usable, but needs a look. */
  severity: z.enum(['error', 'warning']),
  /** Kind of the problem; absent if no code depends on it. */
  code: z.enum(PROBLEM_CODES).optional(),
});

/** A problem as a recording holds it. */
export type RecordedProblem = z.infer<typeof problemSchema>;

export interface Problem extends RecordedProblem {
  /**
   * Name of the recording that reports the problem, if it was read from a file that another job may have written. All
   * of the problem is then untrusted text. Absent: this program reports it.
   */
  readonly saidBy?: string;
}

/** Maximum number of problems in a log. Readers who want all of them have a report file. */
const MAX_LOGGED_PROBLEMS = 100;

/** Returns the problems that a log shows, errors before warnings, and the number of those left out. */
export function selectForLog<One extends Problem>(
  problems: readonly One[],
): { shown: readonly One[]; more: number } {
  const isError = ({ severity }: Problem) => severity === 'error';
  const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  return {
    shown: sorted.slice(0, MAX_LOGGED_PROBLEMS),
    more: Math.max(0, sorted.length - MAX_LOGGED_PROBLEMS),
  };
}
