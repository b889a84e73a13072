// Profiles of the benchmarks that broke budgets, as a recording has them: collapsed stacks, joined into one tree of calls for
// all profiles of a benchmark. `report` computes from them again which functions changed, and believes only numbers and
// names. Every list has a bound, because a stranger may have written it.

import * as z from 'zod';
import { MAX_PROFILE_RUNS } from './command.ts';
import { profileSettingSchema } from './command-schema.ts';
import { diagnosticSchema } from './diagnostic-schema.ts';
import { nameSchema } from './field-schemas.ts';
import { SIDES } from './measurement.ts';

/** Maximum number of benchmarks that are profiled. Each takes several runs of a command. */
export const MAX_PROFILED_BENCHMARKS = 10;

export const MAX_RECORDED_FUNCTIONS = 8_000;
export const MAX_RECORDED_STACKS = 8_000;

export const MAX_RECORDED_DEPTH = 256;

/** Longest name of a function or a file, in characters. */
export const MAX_FUNCTION_NAME = 500;

/** The sum of all values of a profile stays a number: 292 years in nanoseconds. */
const MAX_VALUE = 2 ** 63;

const functionSchema = z.strictObject({
  /** Untrusted text. */
  name: z.string().max(MAX_FUNCTION_NAME),
  /** Source file, relative to the tree if it is in it, or the program. Untrusted text. Null: not known. */
  file: z.string().max(MAX_FUNCTION_NAME).nullable(),
  /** Line of the file where the function begins. Missing: not known. */
  line: z.int().min(1).optional(),
  /** Present if base and head differ in this file. */
  touched: z.literal(true).optional(),
});

const profileRunSchema = z.strictObject({
  side: z.enum(SIDES),
  /** Value that one sample stands for; 0 for counts. */
  quantum: z.number().min(0).max(MAX_VALUE),
  /** Numbers of the stacks that have a value of their own, ascending, from 1. */
  stacks: z.array(z.int().min(1).max(MAX_RECORDED_STACKS)).min(1).max(MAX_RECORDED_STACKS),
  /** Own value of each of `stacks`. */
  values: z.array(z.number().positive().max(MAX_VALUE)).max(MAX_RECORDED_STACKS),
});

const profiledBenchmarkSchema = z.strictObject({
  /** Index into `schedule.commands`. */
  command: z.int().min(0),
  /** The benchmark. Null: the profiles are of all benchmarks of the command. */
  benchmark: z.strictObject({ group: nameSchema.nullable(), name: nameSchema }).nullable(),
  /** Unit of all values: `ns`, `samples`, `instructions`, `B`, or the name of an event. Untrusted text. */
  unit: z.string().max(40),
  /** Whether the profiles know by which calls a function was reached. */
  hasStacks: z.boolean(),
  functions: z.array(functionSchema).max(MAX_RECORDED_FUNCTIONS),
  /** The stacks, numbered from 1: stack `parents[i]`, with the function `functions[i]` called by it. 0 is the empty stack. */
  stacks: z.strictObject({
    parents: z.array(z.int().min(0).max(MAX_RECORDED_STACKS)).max(MAX_RECORDED_STACKS),
    functions: z.array(z.int().min(0).max(MAX_RECORDED_FUNCTIONS)).max(MAX_RECORDED_STACKS),
  }),
  runs: z.array(profileRunSchema).max(2 * MAX_PROFILE_RUNS),
});

export const profilesSchema = z.strictObject({
  /**
   * Reason why the recording of profiles ended. `complete`: all runs were made. `time`: the time limit was reached. `failed`:
   * something stopped it, which `problems` say.
   */
  ended: z.enum(['complete', 'time', 'failed', 'cancelled']),
  /** Time of all of it. */
  durationMs: z.number().min(0),
  /** Settings by which the benchmarks of each command are profiled; null: they are not. */
  settings: z.array(profileSettingSchema.nullable()),
  benchmarks: z.array(profiledBenchmarkSchema).max(MAX_PROFILED_BENCHMARKS),
  problems: z.array(diagnosticSchema),
});

export type RecordedProfiles = z.infer<typeof profilesSchema>;
export type ProfiledBenchmark = RecordedProfiles['benchmarks'][number];

/** The indices point to something, no stack is too deep, and no benchmark has two entries. */
export function areProfilesSound({ benchmarks }: RecordedProfiles, commands: number): boolean {
  const names = new Set(benchmarks.map(({ command, benchmark }) => JSON.stringify([command, benchmark])));
  if (names.size < benchmarks.length) return false;
  return benchmarks.every((one) => one.command < commands && areStacksSound(one) && one.runs.every(isRunOf(one)));
}

function areStacksSound({ stacks: { parents, functions: called }, functions }: ProfiledBenchmark): boolean {
  if (parents.length !== called.length || called.some((index) => index >= functions.length)) return false;
  const depths = [0];
  return parents.every((parent, index) => {
    if (parent > index) return false;
    depths.push(depths[parent]! + 1);
    return depths[index + 1]! <= MAX_RECORDED_DEPTH;
  });
}

function isRunOf({ stacks: { parents } }: ProfiledBenchmark): (run: ProfiledBenchmark['runs'][number]) => boolean {
  return ({ stacks, values }) =>
    stacks.length === values.length &&
    stacks.every((stack, index) => stack <= parents.length && stack > (stacks[index - 1] ?? 0));
}
