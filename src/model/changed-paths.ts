// Schema of the paths in which base and head differ and which can change what a measurement means: dependency lists and
// the benchmarks themselves. Git reports them before anything runs. Untrusted text.

import * as z from 'zod';
import { lineSchema } from './field-schemas.ts';

/** Maximum number of paths that are kept. A person looks at the first few; for the rest the total is enough. */
export const MAX_PATHS = 50;

const pathsSchema = z.strictObject({
  /** Number of changed paths, at least 0. The list may hold fewer. */
  total: z.int().min(0),
  paths: z.array(lineSchema).max(MAX_PATHS),
});

export const changedPathsSchema = z.strictObject({
  /** Changed lock files and other lists of dependencies. */
  lockFiles: pathsSchema,
  benchmarkSources: pathsSchema,
  /** Changed files of which base gets head's version, by `benchmark-files`. Absent: none. They are not in the list above. */
  sharedBenchmarks: pathsSchema.optional(),
});

export type ChangedPaths = z.infer<typeof changedPathsSchema>;
