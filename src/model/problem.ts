// A problem is something a person should know that is not a verdict: a line that could not be read, an
// invocation that failed, a doubtful statistic. Problems are data; they are collected, never printed here.

import * as z from 'zod';

export const problemSchema = z.strictObject({
  /** `file:line`, `round 3, head`, a YAML path: whatever lets a person find it. */
  where: z.string(),
  /** One sentence, with what to do where something can be done. */
  message: z.string(),
  /** `error`: what it concerns cannot be trusted. `warning`: usable, but look. */
  severity: z.enum(['error', 'warning']),
});

export type Problem = z.infer<typeof problemSchema>;
