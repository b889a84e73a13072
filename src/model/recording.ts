// The Recording: everything that was measured, and the only value that crosses a process or a trust border.
// Written by `measure`, read by `report`, which believes its numbers and names and nothing else. Series by
// series rather than record by record, so that a long run stays small. The schema is the format's definition.

import * as z from 'zod';
import { changedPathsSchema } from './changed-paths.ts';
import { environmentSchema, shareSchema } from './environment.ts';
import { isMeasurable, MEASURABLE, SIDES, type Side } from './measurement.ts';
import { placesSchema } from './place.ts';
import { type Problem, problemSchema } from './problem.ts';
import { lineSchema, nameSchema, textSchema } from './text.ts';

export const RECORDING_VERSION = 1;

/** Nobody waits for more, and what a stranger wrote must not keep us counting. */
const MOST_ROUNDS = 1000;

/** How many recordings one report takes: GitHub starts no more jobs from one matrix. */
export const MAX_LEGS = 256;

/** A full SHA-1 or SHA-256 in hex. */
const shaSchema = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'a full commit SHA');

const sideSchema = z.enum(SIDES);

/** A day in UTC, `2026-11-20`. */
const daySchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day such as 2026-11-20');

const commitSchema = z.strictObject({
  /** Null only for a side that could not be measured at all. */
  sha: shaSchema.nullable(),
  /**
   * How it was chosen: `merge-base`, `target`, `head`, `merge`, `worktree` or the ref the user gave. `baseline`: a base
   * that was not measured, because a kept recording stands in for it.
   */
  how: lineSchema,
});

const scheduleSchema = z.strictObject({
  /** Given again, it repeats the order of the invocations. */
  seed: lineSchema,
  /** Fixed when both are equal; else measuring stops at the first look at which everything is decided. */
  rounds: z.strictObject({ min: z.int().min(1).max(MOST_ROUNDS), max: z.int().min(1).max(MOST_ROUNDS) }),
  /** The benchmark commands, in the order they were given. */
  commands: z.array(textSchema),
  /** What was run once on each side before the first round. */
  setup: textSchema.nullable(),
  /** Folder of the tree in which both ran, relative to its root. */
  workingDirectory: lineSchema,
  /** Pattern of the result files that were read, relative to that folder; null or absent: stdout was. */
  outputFile: lineSchema.nullable().optional(),
  /** Id of the format the output was read as; null when nothing was recognised. */
  format: nameSchema.nullable(),
  /** Whether one invocation gives one value (its median) or every raw value counts. */
  unit: z.enum(['invocation', 'sample']),
  /** The processors that both sides were kept to (`2-3`); null or absent: wherever the system put them. */
  cpus: z.string().max(200).nullable().optional(),
  /** Added to the niceness of both sides; null or absent: nothing. */
  nice: z.int().min(-20).max(19).nullable().optional(),
  /** Time for all measuring; absent in recordings of an earlier version, which do not say. */
  maxMinutes: z.number().positive().optional(),
  /** Why measuring ended: all rounds done, everything decided, time over, a failure on either side, or cancelled. */
  ended: z.enum(['complete', 'decided', 'time', 'failed', 'cancelled']),
});

const invocationSchema = z.strictObject({
  side: sideSchema,
  /** 0 is the warm-up, whose values are not kept; the first round is 1. */
  round: z.int().min(0),
  /** Index into `schedule.commands`; of a baseline's invocations, into `baseline.commands`. */
  command: z.int().min(0),
  /** Since measuring began, monotonic clock. */
  startMs: z.number().min(0),
  durationMs: z.number().min(0),
  /** Null when it was killed by a signal or could not start. */
  exitCode: z.int().nullable(),
  /**
   * `ok`: its values are in the series. `failed`: exit code, deadline or output made it unusable.
   * `cut`: the time for measuring was over (before it began, if it took none), someone cancelled, or it was made
   * with a filter that does not work; this says nothing of the benchmark. `disturbed`: all went well, but its block was
   * measured again because others used the machine; its values are in the series and do not count.
   */
  outcome: z.enum(['ok', 'failed', 'cut', 'disturbed']),
  /**
   * Shares of the time of all processors since the look at the machine before: what the hypervisor gave to others, and
   * what went to processes that are neither ours nor started by us. Absent in recordings of an earlier version.
   */
  steal: shareSchema.optional(),
  others: shareSchema.optional(),
});

const valueSchema = z.number().refine(isMeasurable, `a value must be ${MEASURABLE}`);

const valuesSchema = z.strictObject({
  /** Index into `invocations` for each entry of `values`, ascending. */
  invocations: z.array(z.int().min(0)),
  /** All raw values of that invocation, in the unit of the series. */
  values: z.array(z.array(valueSchema).min(1)),
});

const seriesSchema = z.strictObject({
  group: nameSchema.nullable(),
  /** The name as the field's tools print it (`Encode-8`); the tool's own may carry a prefix. */
  name: nameSchema,
  metric: nameSchema,
  /** As the tool wrote it. */
  unit: nameSchema,
  better: z.enum(['lower', 'higher']).nullable(),
  primary: z.boolean(),
  deterministic: z.boolean(),
  base: valuesSchema,
  head: valuesSchema,
});

/** A recording kept in the repository, whose values stand in for a base that was not measured. */
const baselineSchema = z.strictObject({
  /** Of the file, in the repository. Untrusted text. */
  path: lineSchema,
  /** The commit that it holds the values of. */
  commit: commitSchema,
  /** Null: it does not say. */
  measuredOn: daySchema.nullable(),
  /** The commands that gave its values. Untrusted text. */
  commands: z.array(textSchema),
  /** The machine that it was measured on. */
  environment: environmentSchema,
});

export const recordingSchema = z.strictObject({
  version: z.literal(RECORDING_VERSION),
  /** The gate's name: tells legs of a matrix apart. */
  name: nameSchema,
  commits: z.strictObject({ base: commitSchema, head: commitSchema }),
  /** The day on which measuring began; absent in recordings of an earlier version. */
  measuredOn: daySchema.optional(),
  /** Where the values of base come from; absent: from the same run as those of head. */
  baseline: baselineSchema.optional(),
  schedule: scheduleSchema,
  environment: environmentSchema,
  /** Absent when no git was asked. */
  changes: changedPathsSchema.optional(),
  invocations: z.array(invocationSchema),
  series: z.array(seriesSchema),
  /** Where head defines its benchmarks; those of which it is not known for certain are missing. */
  places: placesSchema.optional(),
  problems: z.array(problemSchema),
});

export type Recording = Omit<z.infer<typeof recordingSchema>, 'problems'> & {
  /** The schema knows no `saidBy`: nobody can claim to be somebody else. */
  problems: Problem[];
};
export type RecordedInvocation = Recording['invocations'][number];
export type RecordedSeries = Recording['series'][number];
export type RecordedCommit = Recording['commits']['base'];
export type RecordedBaseline = NonNullable<Recording['baseline']>;

/**
 * The rounds whose values count: those in which all went well on each side that ran at all. A round that was cut
 * short on one side would tip the balance between the two. Later rounds may run fewer commands than the first, since
 * what is decided is not measured again: a round is whole when both sides ran the same ones. The warm-up is none.
 * The rounds of a baseline were made elsewhere and have no part in it, nor has an attempt that was disturbed.
 */
export function wholeRounds({ invocations, baseline }: Recording): ReadonlySet<number> {
  const rounds = new Map<number, RecordedInvocation[]>();
  for (const invocation of invocations) {
    if (baseline !== undefined && invocation.side === 'base') continue;
    if (invocation.outcome === 'disturbed') continue;
    const made = rounds.get(invocation.round);
    if (made !== undefined) made.push(invocation);
    else if (invocation.round > 0) rounds.set(invocation.round, [invocation]);
  }
  const brokenOnBase = commandsBrokenOnBase({ invocations });
  const [base, head] = SIDES.map((side) =>
    [...rounds].filter(([, made]) => isWhole(made, side, brokenOnBase)).map(([round]) => round),
  ) as [number[], number[]];
  if (base.length === 0 || head.length === 0) return new Set([...base, ...head]);
  const onHead = new Set(head);
  return new Set(base.filter((round) => onHead.has(round)));
}

/**
 * Whether a side ran every command that was run in the round, and none of them in vain. Commands that do not work on
 * base are not missed there.
 */
function isWhole(
  round: readonly RecordedInvocation[],
  wanted: Side,
  brokenOnBase: ReadonlySet<number>,
): boolean {
  const own = round.filter(({ side }) => side === wanted);
  const ran = new Set([...own.map(({ command }) => command), ...(wanted === 'base' ? brokenOnBase : [])]);
  return own.every(({ outcome }) => outcome === 'ok') && round.every(({ command }) => ran.has(command));
}

/** Commands that failed in base's warm-up, before anything of head had run: base has no benchmarks of theirs. */
export function commandsBrokenOnBase({ invocations }: Pick<Recording, 'invocations'>): ReadonlySet<number> {
  const broken = invocations.filter(
    ({ side, round, outcome }) => side === 'base' && round === 0 && outcome === 'failed',
  );
  return new Set(broken.map(({ command }) => command));
}

/**
 * The round in which base failed although it had run before; null when it never ran, or never failed after. The cause
 * lies outside of base then: it is the same commit, and it worked until head had run.
 */
export function roundBaseBroke({ invocations }: Pick<Recording, 'invocations'>): number | null {
  const onBase = invocations.filter(({ side }) => side === 'base');
  const firstOk = onBase.findIndex(({ outcome }) => outcome === 'ok');
  const broken =
    firstOk < 0
      ? []
      : onBase.slice(firstOk).filter(({ round, outcome }) => round > 0 && outcome === 'failed');
  return broken[0]?.round ?? null;
}

/** The rounds whose values count on each side: of a baseline all that went well, whatever head has done so far. */
export function countedRounds(recording: Recording): Readonly<Record<Side, ReadonlySet<number>>> {
  const whole = wholeRounds(recording);
  if (recording.baseline === undefined) return { base: whole, head: whole };
  const kept = recording.invocations.filter(
    ({ side, round, outcome }) => side === 'base' && round > 0 && outcome === 'ok',
  );
  return { base: new Set(kept.map(({ round }) => round)), head: whole };
}

/** How many rounds count. */
export function completedRounds(recording: Recording): number {
  return wholeRounds(recording).size;
}

/** Whether an invocation failed on that side, for a reason that lies in the benchmark. */
export function hasFailed({ invocations }: Recording, wanted: Side): boolean {
  return invocations.some(({ side, outcome }) => side === wanted && outcome === 'failed');
}
