// A problem is something a person should know that is not a verdict: a line that could not be read, an
// invocation that failed, a doubtful statistic. Problems are data; they are collected, never printed here.

import * as z from 'zod';
import { PROBLEM_CODES } from './problem-code.ts';
import { lineSchema, textSchema } from './text.ts';

export const problemSchema = z.strictObject({
  /** `file:line`, `round 3, head`, a YAML path: whatever lets a person find it. */
  where: lineSchema,
  /** One sentence, with what to do where something can be done. */
  message: textSchema,
  /** `error`: what it concerns cannot be trusted. `warning`: usable, but look. */
  severity: z.enum(['error', 'warning']),
  /** What kind of problem it is; absent where no code asks. */
  code: z.enum(PROBLEM_CODES).optional(),
});

/** As it stands in a recording. */
export type RecordedProblem = z.infer<typeof problemSchema>;

export interface Problem extends RecordedProblem {
  /**
   * Name of the recording that says so, where it was read from a file that another job may have written: all of it is
   * untrusted text then. Absent: this program says so itself.
   */
  readonly saidBy?: string;
}

/** So many lines of a log are read; whoever wants the rest looks for something and takes a file. */
const LOGGED = 100;

/** What a log shows: errors before warnings, and how many more there are. */
export function forLog<One extends Problem>(
  problems: readonly One[],
): { shown: readonly One[]; more: number } {
  const isError = ({ severity }: Problem) => severity === 'error';
  const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  return { shown: sorted.slice(0, LOGGED), more: Math.max(0, sorted.length - LOGGED) };
}
