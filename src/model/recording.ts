// The Recording: everything that was measured, and the only value that crosses a process or a trust border. `measure`
// writes it; `report` reads it and trusts only its numbers and names. It is stored by series instead of by record, so
// that a long run stays small. The schema is the definition of the format.

import * as z from 'zod';
import { answersSchema } from './answer.ts';
import { bisectionSchema } from './bisection.ts';
import { writtenCommandSchema } from './command-schema.ts';
import { listSkippedCommands } from './decision.ts';
import { diagnosticSchema } from './diagnostic-schema.ts';
import { environmentSchema, shareSchema } from './environment.ts';
import { lineSchema, nameSchema, valueSchema } from './field-schemas.ts';
import { fileSizesSchema } from './file-sizes.ts';
import { isMeasurable, SIDES, type Side } from './measurement.ts';
import { profilesSchema } from './recorded-profiles.ts';
import { changedPathsSchema, decisionSchema, placementSchema, shardSchema, warmUpSchema } from './recording-parts.ts';
import { commitSchema, scheduleSchema } from './recording-plan.ts';
import { isEmptyShard } from './shard.ts';
import { benchmarkLocationsSchema } from './source-location.ts';

export const RECORDING_VERSION = 2;

/**
 * Methods to take the count of a benchmark out of what its processes execute. `marks`: the harness marks where it begins and
 * ends. `slope`: twice the iterations minus once, divided by their number. `process`: everything that the command executes.
 */
export const COUNT_METHODS = ['marks', 'slope', 'process'] as const;

const sideSchema = z.enum(SIDES);

/** A day in UTC, `2026-11-20`. */
const daySchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day, like 2026-11-20');

const invocationSchema = z.strictObject({
  side: sideSchema,
  /** Number of the round, from 1; 0 is the warm-up, whose values are not in the series. */
  round: z.int().min(0),
  /** Index into `schedule.commands`; for invocations of a baseline, into `baseline.commands`. */
  command: z.int().min(0),
  /** Start in milliseconds since measuring began, monotonic clock. */
  startMs: z.number().min(0),
  durationMs: z.number().min(0),
  /** Exit code; null if a signal killed the process or it could not start. */
  exitCode: z.int().nullable(),
  /**
   * `ok`: its values are in the series. `failed`: exit code, deadline or output made it unusable. `cut`: the time limit
   * was reached (before it began, if it took no time), someone cancelled the run, or it ran with a filter that does not
   * work; this is no failure of the benchmark. `disturbed`: it succeeded, but its block was measured again because
   * others used the machine; its values are in the series but are not used. `retried`: it or another invocation of its
   * block failed, and the block was measured again; its values are not used either.
   */
  outcome: z.enum(['ok', 'failed', 'cut', 'disturbed', 'retried']),
  /**
   * Shares of the time of all processors since the previous observation of the machine. `steal`: time that the
   * hypervisor gave to others. `others`: time of processes that are neither this program nor started by it. `own`: time of
   * those that are. Absent in recordings of an earlier version.
   */
  steal: shareSchema.optional(),
  others: shareSchema.optional(),
  own: shareSchema.optional(),
  /** User and system time of the process tree. Absent: CPU time was not asked for, or the system does not report it. */
  cpuMs: z.number().min(0).optional(),
  /** Time in which the process tree queued for a processor and had none. Absent as `cpuMs`. */
  queuedMs: z.number().min(0).optional(),
});

const valuesSchema = z.strictObject({
  /** Index into `invocations` for each entry of `values`, ascending. */
  invocations: z.array(z.int().min(0)),
  /** All raw values of that invocation, in the unit of the series. */
  values: z.array(z.array(valueSchema).min(1)),
});

const seriesSchema = z.strictObject({
  group: nameSchema.nullable(),
  /** Name as the standard tools of the field print it (`Encode-8`); the benchmark tool's own name may have a prefix. */
  name: nameSchema,
  metric: nameSchema,
  /** Unit as the tool wrote it. */
  unit: nameSchema,
  better: z.enum(['lower', 'higher']).nullable(),
  primary: z.boolean(),
  deterministic: z.boolean(),
  /**
   * Placements of a count that depends on them. `varied`: another one in each round. `single`: all rounds have the same
   * one, or it is not known. Absent: the metric does not depend on its placement.
   */
  layout: z.enum(['varied', 'single']).optional(),
  base: valuesSchema,
  head: valuesSchema,
});

/** The counted invocations. Their rounds are the numbers of their placements. */
const countsSchema = z.strictObject({
  /** The placements, from number 1 on. The warm-up, number 0, is in the first one. */
  placements: z.array(placementSchema),
  /** Method by which the benchmarks of each command are counted; null: the command is not counted. */
  methods: z.array(z.enum(COUNT_METHODS).nullable()),
  /** Reason why counting ended, as in the schedule. */
  ended: scheduleSchema.shape.ended,
  invocations: z.array(invocationSchema),
  series: z.array(seriesSchema),
});

/** Further rounds that measure CPU time. What starting takes is not in the values. */
const cpuTimesSchema = z.strictObject({
  /** Reason why they ended, as in the schedule. */
  ended: scheduleSchema.shape.ended,
  invocations: z.array(invocationSchema),
  series: z.array(seriesSchema),
});

/** Further builds of both sides, with other memory layouts. Rounds are the numbers of the builds, from 2 on. */
const buildsSchema = cpuTimesSchema.extend({
  /**
   * `short`: no time for enough builds, so none was begun. `alike`: they have the files of the first build. `restarts`: each
   * process has another layout without them. Others as in the schedule.
   */
  ended: z.enum(['complete', 'decided', 'time', 'failed', 'short', 'alike', 'restarts', 'cancelled']),
  durationMs: z.number().min(0),
  problems: z.array(diagnosticSchema),
});

/** A recording kept in the repository, whose values are used in place of a base that was not measured. */
const baselineSchema = z.strictObject({
  /** Untrusted text, as are the commands. */
  path: lineSchema,
  /** Commit whose values the recording holds. */
  commit: commitSchema,
  /** Day on which it was measured; null if the recording does not state it. */
  measuredOn: daySchema.nullable(),
  /** Commands that produced its values. Untrusted text. */
  commands: z.array(writtenCommandSchema),
  /** Machine on which it was measured. */
  environment: environmentSchema,
});

export const recordingSchema = z.strictObject({
  version: z.literal(RECORDING_VERSION),
  /** Name of the gate. It tells the legs of a matrix apart. */
  name: nameSchema,
  commits: z.strictObject({ base: commitSchema, head: commitSchema }),
  /** Day on which measuring began; absent in recordings of an earlier version. */
  measuredOn: daySchema.optional(),
  /** Source of the values of base. Absent: the same run as the values of head. */
  baseline: baselineSchema.optional(),
  schedule: scheduleSchema,
  environment: environmentSchema,
  /** Changed paths. Absent: git was not used, or could not compare the two commits. */
  changes: changedPathsSchema.optional(),
  invocations: z.array(invocationSchema),
  series: z.array(seriesSchema),
  /** Values of the warm-up. Absent: it had none, and in recordings of an earlier version. */
  warmUp: warmUpSchema.optional(),
  /** Instructions that the benchmarks execute. Absent: they were not counted. */
  counts: countsSchema.optional(),
  /** Sizes of built files. Absent: none were measured. */
  files: fileSizesSchema.optional(),
  /** CPU times that the rounds do not have. Absent: none were measured. */
  cpuTimes: cpuTimesSchema.optional(),
  /** Builds with other memory layouts, of the rows that were about to be broken. Absent: there were none. */
  builds: buildsSchema.optional(),
  /** Version of the benchmark files in base's tree; `own` if it does not work with those of head. Absent: none are configured. */
  benchmarkFiles: z.enum(['head', 'own']).optional(),
  /** Part of the benchmarks that was measured. Absent: all. */
  shard: shardSchema.optional(),
  /** What the run took. Absent in recordings of an earlier version, and if nothing was run. */
  cost: z.strictObject({ setupMs: z.number().min(0), measuringMs: z.number().min(0) }).optional(),
  /** Decisions about commands that may be left out. Absent: there was nothing to decide. */
  decisions: z.array(decisionSchema).optional(),
  /** Search for the commits that broke budgets. Absent: there was none. */
  bisection: bisectionSchema.optional(),
  /** Profiles of the benchmarks that broke budgets. Absent: none were recorded. */
  profiles: profilesSchema.optional(),
  /** Answers of the benchmarks of both sides. Absent: none gave one. */
  answers: answersSchema.optional(),
  places: benchmarkLocationsSchema.optional(),
  problems: z.array(diagnosticSchema),
});

const soundValuesSchema = z.custom<z.infer<typeof valuesSchema>>(areSoundValues);

/**
 * Accepts what `recordingSchema` accepts, except that a recording that it refuses may be sound, and it does not say what is
 * wrong. Values are nearly all of a recording: the other schema copies each of them several times.
 */
export const quickRecordingSchema = recordingSchema.extend({
  series: z.array(seriesSchema.extend({ base: soundValuesSchema, head: soundValuesSchema })),
});

function areSoundValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { invocations, values, ...others } = value as Record<string, unknown>;
  return (
    Object.keys(others).length === 0 &&
    Array.isArray(invocations) &&
    invocations.every((index) => Number.isSafeInteger(index) && index >= 0) &&
    Array.isArray(values) &&
    values.every((list) => Array.isArray(list) && list.length > 0 && list.every(isMeasurableNumber))
  );
}

function isMeasurableNumber(value: unknown): boolean {
  return typeof value === 'number' && isMeasurable(value);
}

export type Recording = z.infer<typeof recordingSchema>;
export type RecordedInvocation = Recording['invocations'][number];
export type RecordedSeries = Recording['series'][number];
export type RecordedCommit = Recording['commits']['base'];
export type RecordedCounts = NonNullable<Recording['counts']>;
export type RecordedCpuTimes = NonNullable<Recording['cpuTimes']>;
export type RecordedBuilds = NonNullable<Recording['builds']>;
export type Placement = RecordedCounts['placements'][number];
export type CountMethod = (typeof COUNT_METHODS)[number];
export type RecordedBaseline = NonNullable<Recording['baseline']>;

/** Measuring did not come to the end of its plan: something failed, or the plan can never give a verdict. */
export function hasBrokenOff({ schedule, problems }: Pick<Recording, 'schedule' | 'problems'>): boolean {
  const { ended } = schedule;
  return ended === 'cancelled' || ended === 'failed' || problems.some(({ severity }) => severity === 'error');
}

/** The rounds, or the CPU times after them, ended because the check had failed. */
export function hasStoppedForVerdict({ schedule, cpuTimes }: Recording): boolean {
  return schedule.ended === 'verdict' || cpuTimes?.ended === 'verdict';
}

/** An invocation failed on that side because of the benchmark itself. */
export function hasFailed({ invocations }: Recording, wanted: Side): boolean {
  return invocations.some(({ side, outcome }) => side === wanted && outcome === 'failed');
}

export function hasValues({ series }: Recording, wanted: Side): boolean {
  return series.some((one) => one[wanted].values.length > 0);
}

/** There was nothing to measure: no command, or no benchmark of a shard. */
export function hasNothingToMeasure(recording: Recording): boolean {
  return (recording.shard !== undefined && isEmptyShard(recording.shard)) || isLeftOut(recording);
}

/** A decision leaves out each command. */
export function isLeftOut({ decisions, schedule: { commands } }: Pick<Recording, 'decisions' | 'schedule'>): boolean {
  const skipped = listSkippedCommands(decisions);
  return commands.length > 0 && commands.every((_, index) => skipped.has(index));
}
