// The answers of benchmarks, by which a report knows that both sides do the same work. They come from code under test: untrusted text.

import * as z from 'zod';
import { lineSchema, nameSchema } from './field-schemas.ts';

/** Limit above the benchmarks of any run. */
export const MAX_ANSWERS = 10_000;

/** A second text shows that a side does not always give the same answer, and more show nothing else. */
export const MAX_TEXTS = 2;

const textsSchema = z.array(lineSchema).max(MAX_TEXTS);

export const answersSchema = z
  .array(
    z.strictObject({
      /** Index into `schedule.commands`. */
      command: z.int().min(0),
      /** Name of the benchmark, as the command wrote it. */
      name: nameSchema,
      /** Different texts of all invocations of the side, in the order they came. Empty: it gave none. */
      base: textsSchema,
      head: textsSchema,
    }),
  )
  .max(MAX_ANSWERS);

export type RecordedAnswers = z.infer<typeof answersSchema>;

/** The texts are untrusted. */
export interface RowAnswer {
  readonly isSame: boolean;
  readonly base: string;
  readonly head: string;
}
