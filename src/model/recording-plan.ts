// Schemas of the plan of a recording: the commits, and the schedule by which they were measured.

import * as z from 'zod';
import { countedSchema, writtenCommandSchema } from './command-schema.ts';
import { lineSchema, nameSchema, shaSchema, textSchema } from './field-schemas.ts';

/** Maximum number of rounds. Nobody waits for more, and it bounds the work for an untrusted recording. */
const MAX_RECORDED_ROUNDS = 1000;

export const commitSchema = z.strictObject({
  /** Full SHA; null only for a side that could not be measured at all. */
  sha: shaSchema.nullable(),
  /**
   * Reason for the choice: `merge-base`, `target`, `head`, `merge`, `worktree` or the ref that the user gave.
   * `baseline`: base was not measured, because a kept recording is used in its place.
   */
  how: lineSchema,
  /** Branch whose tip or merge base it is. Untrusted text. Absent: it was not chosen by a branch. */
  branch: lineSchema.optional(),
});

export const scheduleSchema = z.strictObject({
  /** Seed of the order of the invocations. The same seed repeats the order. */
  seed: lineSchema,
  /** Number of rounds. Fixed if both are equal; else measuring ends at the first look where everything is decided. */
  rounds: z.strictObject({
    min: z.int().min(1).max(MAX_RECORDED_ROUNDS),
    max: z.int().min(1).max(MAX_RECORDED_ROUNDS),
  }),
  /** The benchmark commands, in the order they were given. */
  commands: z.array(writtenCommandSchema),
  /** Command that ran once on each side before the first round; null if none was configured. */
  setup: textSchema.nullable(),
  /** Folder in which `setup` ran, and each command without one of its own, relative to the root of the tree. */
  workingDirectory: lineSchema,
  /** Pattern of the result files, relative to that folder. Null or absent: the output was read from stdout. */
  outputFile: lineSchema.nullable().optional(),
  /** Id of the output format; null if none was recognised, or if the commands have different ones. */
  format: nameSchema.nullable(),
  /** Format of each command; null if none was recognised. Absent: all have the same one. */
  formats: z.array(nameSchema.nullable()).optional(),
  /** `invocation`: the median of an invocation is one value. `sample`: every raw value is used. */
  unit: z.enum(['invocation', 'sample']),
  /** Processors that both sides were restricted to (`2-3`). Null or absent: no restriction. */
  cpus: z.string().max(200).nullable().optional(),
  /** Increment of the niceness of both sides. Null or absent: none. */
  nice: z.int().min(-20).max(19).nullable().optional(),
  /** What is counted besides the times. Null or absent: nothing. */
  count: countedSchema.nullable().optional(),
  /** `counts`: there are no rounds. Absent: `all`. */
  measure: z.enum(['all', 'counts']).optional(),
  /** Time limit for all measuring, in minutes. Absent in recordings of an earlier version, which do not state it. */
  maxMinutes: z.number().positive().optional(),
  /** `rows`: measuring went on until every row was decided. Absent: until the verdict was certain. */
  stop: z.literal('rows').optional(),
  /** Standard error that the run had to reach for each change, a share. Absent: none. */
  precision: z.number().min(0).optional(),
  /** Time limit of the search for the commit that broke a budget, in minutes. Absent: nothing was searched. */
  bisectMinutes: z.number().positive().optional(),
  /** Time limit of builds with other memory layouts, in minutes. Absent: none are made. */
  rebuildMinutes: z.number().positive().optional(),
  /**
   * Why measuring ended. `complete`: all rounds are done. `decided`: all verdicts are, or none is possible with this plan.
   * `verdict`: the check has failed, and something is undecided. `time`: the limit was reached. `failed`: an invocation did.
   */
  ended: z.enum(['complete', 'decided', 'verdict', 'time', 'failed', 'cancelled']),
});
