// Schema of the values of the warm-up. They are no part of any statistic. Base's warm-up runs before code of head, except with
// `depends-on` or `benchmark-files`, so it shows whether base is still as fast afterwards.

import * as z from 'zod';
import { nameSchema, valueSchema } from './field-schemas.ts';

export const warmUpSchema = z.array(
  z.strictObject({
    group: nameSchema.nullable(),
    name: nameSchema,
    metric: nameSchema,
    unit: nameSchema,
    /** Median of the values of each side, in the unit; null: it has none. */
    base: valueSchema.nullable(),
    head: valueSchema.nullable(),
  }),
);

export type WarmUp = z.infer<typeof warmUpSchema>;
