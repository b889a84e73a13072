// The schema of a shard in a recording. Apart from `shard.ts`, whose functions are used where no recording is read.

import * as z from 'zod';
import { nameSchema } from './field-schemas.ts';
import { MAX_JOBS, type Shard } from './shard.ts';

const benchmarkSchema = z.strictObject({
  command: nameSchema.nullable(),
  group: nameSchema.nullable(),
  name: nameSchema,
});

export const shardSchema: z.ZodType<Shard> = z.strictObject({
  index: z.int().min(1).max(MAX_JOBS),
  count: z.int().min(1).max(MAX_JOBS),
  benchmarks: z.array(benchmarkSchema),
});
