// The search for the commit of a change: every trial of every commit as a recording has them, and the answer. `report` computes
// the answer from the trials again, and believes only numbers and names.

import * as z from 'zod';
import { diagnosticSchema } from './diagnostic-schema.ts';
import { lineSchema, nameSchema, shaSchema, valueSchema } from './field-schemas.ts';

/** Maximum number of commits that are searched. */
export const MAX_BISECTED_COMMITS = 64;

/** Maximum number of rounds of a search. */
export const MAX_SEARCH_ROUNDS = 40;

/** Longest first line of a commit's message that is kept, in characters. */
export const MAX_SUBJECT_LENGTH = 200;

const searchedCommitSchema = z.strictObject({
  sha: shaSchema,
  /** First line of its message. Untrusted text. */
  subject: lineSchema,
});

const searchInvocationSchema = z.strictObject({
  /** Number of the commit after base, from 1; the last one is head, and 0 is base. */
  commit: z.int().min(0).max(MAX_BISECTED_COMMITS),
  /** Number of the round in the search, from 1; 0 is the first run after a build, whose values are not kept. */
  round: z.int().min(0).max(MAX_SEARCH_ROUNDS),
  /** Index into `schedule.commands`. */
  command: z.int().min(0),
  /** Start in milliseconds since the search began. */
  startMs: z.number().min(0),
  durationMs: z.number().min(0),
  exitCode: z.int().nullable(),
  /** Same as in the rounds of the gate. */
  outcome: z.enum(['ok', 'failed', 'cut']),
});

const searchSeriesSchema = z.strictObject({
  command: z.int().min(0),
  group: nameSchema.nullable(),
  name: nameSchema,
  metric: nameSchema,
  unit: nameSchema,
  /** Index into `invocations` for each entry of `values`, ascending. */
  invocations: z.array(z.int().min(0)),
  /** All raw values of that invocation, in the unit of the series. */
  values: z.array(z.array(valueSchema).min(1)),
});

export const bisectionSchema = z.strictObject({
  /** The commits after base, oldest first; the last one is head. */
  commits: z.array(searchedCommitSchema).min(1).max(MAX_BISECTED_COMMITS),
  /**
   * Reason why the search ended. `settled`: more rounds would not change the answers. `rounds`: all rounds are used.
   * `time`: the time limit was reached. `failed`: base or head no longer runs.
   */
  ended: z.enum(['settled', 'rounds', 'time', 'failed', 'cancelled']),
  /** Commits that could not be measured: `setup` failed, or a `command` did. Numbers as in the invocations. */
  unusable: z.array(
    z.strictObject({ commit: z.int().min(1).max(MAX_BISECTED_COMMITS), reason: z.enum(['setup', 'command']) }),
  ),
  /** Time of the whole search, with builds. */
  durationMs: z.number().min(0),
  invocations: z.array(searchInvocationSchema),
  series: z.array(searchSeriesSchema),
  /** Reasons why the search ended early. They are no problems of the run, which has its verdict. */
  problems: z.array(diagnosticSchema),
});

export type RecordedBisection = z.infer<typeof bisectionSchema>;

/** A commit of a search. Its subject, the first line of its message, is untrusted text. */
export type SearchedCommit = RecordedBisection['commits'][number];

/** The answer of a search for one row. */
export interface Culprit extends Pick<RecordedBisection, 'ended'> {
  /**
   * `commit`: one commit changed the row. `several`: the change came in parts, and these commits did it. `range`: one of these
   * commits did it, and they cannot be distinguished. `unknown`: the search ended before it measured anything of the row.
   */
  readonly kind: 'commit' | 'range' | 'several' | 'unknown';
  /** Oldest first. Empty if unknown. */
  readonly commits: readonly SearchedCommit[];
  /** Position of each of `commits` among those after base, from 1. */
  readonly positions: readonly number[];
  readonly of: number;
  /** Number of commits that were built for it, or tried to be. */
  readonly builds: number;
  readonly rounds: number;
  /** Time of the whole search, which is for all rows, in minutes. */
  readonly minutes: number;
  readonly levels: readonly MeasuredLevel[];
}

/** The level of a commit relative to base. */
export interface MeasuredLevel {
  /** Position among the commits after base, from 1. */
  readonly position: number;
  /** Change of the row from base to this commit, as a ratio minus one. Null where ratios do not exist. */
  readonly change: number | null;
  /** Ends of its 95 % interval; null if the metric is exact, or where they do not exist. */
  readonly low: number | null;
  readonly high: number | null;
}
