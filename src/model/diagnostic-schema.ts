// The schema of the diagnostics in a recording. Apart from `diagnostic.ts`, because most commands make diagnostics and read
// no recording, and the schema library takes time to load.

import * as z from 'zod';
import { lineSchema, nameSchema, textSchema } from './field-schemas.ts';
import { SIDES } from './measurement.ts';

/**
 * What an error did to the run, which is then without a verdict. Whoever finds the error sets it, and the headline is chosen
 * by it: the order is the priority.
 */
export const FAILURES = [
  'configuration',
  'configuration-of-head',
  'permission',
  'workflow-unknown',
  'measuring-failed',
  'pull-request-unknown',
  'recording-missing',
  'recording-refused',
  'report-failed',
  'not-measured',
  'cancelled',
  'tampered',
  'both-sides-failed',
  'setup-failed',
  'benchmark-failed',
  'time-over',
  'nothing-measured',
  'names-unstable',
  'shard-missing',
  'limit-misfit',
  'growth-misfit',
  'budgets-unmatched',
  'rounds-too-few',
] as const;
export type Failure = (typeof FAILURES)[number];

const count = z.number().int().min(0);

/** Parts of a run, of the machine or of the program that diagnostics can be about. */
export const PARTS = [
  'baseline',
  'benchmarks',
  'check run',
  'command line',
  'compare',
  'comment',
  'CPU time',
  'issue',
  'default',
  'dependencies',
  'doctor',
  'event',
  'GitHub API',
  'git',
  'history',
  'init',
  'job summary',
  'machine',
  'measuring',
  'output',
  'rebuilds',
  'recordings',
  'report files',
  'temporary folder',
  'toolchain',
  'units',
  'versions',
] as const;

export const locationPartSchema = z.discriminatedUnion('kind', [
  /** A file, or output such as `stdout`. Line and column from 1; `keys` lead to a value in JSON or YAML. */
  z.strictObject({
    kind: z.literal('file'),
    path: lineSchema,
    line: count.optional(),
    column: count.optional(),
    keys: z
      .array(z.union([lineSchema, z.number()]))
      .max(1000)
      .optional(),
  }),
  /** A value in the configuration file, which may be the one of another commit (`4b825dc:bench.yml`). */
  z.strictObject({
    kind: z.literal('setting'),
    path: lineSchema,
    line: count,
    column: count,
    keys: z.array(z.union([lineSchema, z.number()])).max(1000),
  }),
  /** An input of the action, a flag without its dashes, or a key of the configuration file. */
  z.strictObject({ kind: z.enum(['input', 'flag', 'key']), name: lineSchema }),
  z.strictObject({ kind: z.literal('side'), side: z.enum(SIDES), sha: lineSchema.optional() }),
  /** An invocation on one side. Round 0 is the warm-up. */
  z.strictObject({ kind: z.literal('round'), round: count, side: z.enum(SIDES) }),
  /** A counted invocation on one side. Placement 0 is the warm-up. */
  z.strictObject({ kind: z.literal('placement'), placement: count, side: z.enum(SIDES) }),
  z.strictObject({ kind: z.literal('setup'), side: z.enum(SIDES) }),
  z.strictObject({
    kind: z.enum(['recording', 'label', 'event', 'git command', 'environment variable']),
    name: lineSchema,
  }),
  z.strictObject({ kind: z.literal('commit'), sha: lineSchema }),
  z.strictObject({ kind: z.literal('pull request'), number: count }),
  z.strictObject({ kind: z.literal('part'), part: z.enum(PARTS) }),
  /** A position in the words of a recording of version 1. */
  z.strictObject({ kind: z.literal('text'), text: lineSchema }),
]);
/** Parts from the outside to the inside: `round 3, head` and then `stdout:12`. */
const locationSchema = z.array(locationPartSchema).max(10).readonly();

const MAX_TEXTS = 1000;

const factSchema = z.union([textSchema, z.number(), z.boolean(), z.array(textSchema).max(MAX_TEXTS).readonly()]);

/** Maximum number of lines that a failed command printed, and of characters in each: enough to see why it failed. */
export const MAX_OUTPUT_LINES = 20;
export const MAX_OUTPUT_LINE_LENGTH = 200;

/** A diagnostic as a recording holds it. Its code may be of another version. */
export const diagnosticSchema = z.strictObject({
  code: nameSchema,
  /** `error`: the result that it concerns cannot be trusted. `warning`: the result is usable, but needs a look. */
  severity: z.enum(['error', 'warning']),
  location: locationSchema,
  data: z.record(nameSchema, factSchema),
  /** The effect of the error on the run; absent if it does not decide the headline. */
  failure: z.enum(FAILURES).optional(),
  /**
   * Last lines that the failed command printed, without secrets. Untrusted text. Absent: it printed nothing, or the
   * diagnostic is not about a command.
   */
  output: z.array(z.string().max(MAX_OUTPUT_LINE_LENGTH)).max(MAX_OUTPUT_LINES).readonly().optional(),
});
