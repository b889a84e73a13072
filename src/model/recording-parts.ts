// Schemas of small parts of a recording. Those of a decision and a shard are not with their types, because the page in the
// browser has the functions there, and no schemas.

import * as z from 'zod';
import { type Decision, MAX_EXAMPLES, MEASURE_REASONS, SKIP_REASONS } from './decision.ts';
import { lineSchema, nameSchema, valueSchema } from './field-schemas.ts';
import { MAX_JOBS, type Shard } from './shard.ts';

/**
 * Values of the warm-up, which are no part of any statistic. Base's runs before code of head, except with `depends-on` or
 * `benchmark-files`, so it shows whether base is still as fast afterwards.
 */
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

/** Maximum number of paths that are kept. A person looks at the first few; for the rest the total is enough. */
export const MAX_PATHS = 50;

const pathsSchema = z.strictObject({
  /** Number of changed paths, at least 0. The list may hold fewer. */
  total: z.int().min(0),
  paths: z.array(lineSchema).max(MAX_PATHS),
});

/**
 * Paths in which base and head differ and which can change what a measurement means. Git reports them before anything runs.
 * Untrusted text.
 */
export const changedPathsSchema = z.strictObject({
  /** Changed lock files and other lists of dependencies. */
  lockFiles: pathsSchema,
  benchmarkSources: pathsSchema,
  /** Changed files of which base gets head's version, by `benchmark-files`. Absent: none. They are not in the list above. */
  sharedBenchmarks: pathsSchema.optional(),
});

export type ChangedPaths = z.infer<typeof changedPathsSchema>;

export const decisionSchema: z.ZodType<Decision> = z.strictObject({
  command: z.int().min(0),
  reason: z.enum([...SKIP_REASONS, ...MEASURE_REASONS]),
  examples: z.array(lineSchema).max(MAX_EXAMPLES),
  count: z.int().min(0),
});

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

/** Upper bound of the bytes by which a placement moves anything. */
const MAX_PLACEMENT_BYTES = 2 ** 24;

/** Where a counted invocation finds its memory. Both sides are counted in the same placements. */
export const placementSchema = z.strictObject({
  /** Length of a variable in the environment, in bytes. It moves the stack. */
  padding: z.int().min(0).max(MAX_PLACEMENT_BYTES),
  /** Bytes that glibc's allocator requests in addition. They decide where the heap grows and where it is trimmed. */
  topPad: z.int().min(0).max(MAX_PLACEMENT_BYTES),
  /** Seed of the hashes of CPython. It decides in which order its objects are created and freed. */
  hashSeed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
});
