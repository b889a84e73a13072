// The paths in which base and head differ and which bear on what a measurement means: what the build takes from
// outside, and the benchmarks themselves. Told by git before anything ran. Untrusted text.

import * as z from 'zod';
import { lineSchema } from './text.ts';

/** A person looks at the first few; the rest is a number. */
export const MOST_PATHS = 50;

const pathsSchema = z.strictObject({
  /** How many there are; the list may hold fewer. */
  total: z.int().min(0),
  paths: z.array(lineSchema).max(MOST_PATHS),
});

export const changedPathsSchema = z.strictObject({
  /** Lock files and other lists of dependencies. */
  lockFiles: pathsSchema,
  benchmarkSources: pathsSchema,
});

export type ChangedPaths = z.infer<typeof changedPathsSchema>;
