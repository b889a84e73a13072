// A benchmark command as a recording keeps it.

import * as z from 'zod';
import { COMMAND_NAME, COUNTED, MAX_PROFILE_RUNS } from './command.ts';
import { lineSchema, nameSchema, textSchema } from './field-schemas.ts';
import { PROFILE_FORMAT_IDS } from './profile.ts';
import { serviceSchema } from './service.ts';

/** How profiles of a broken benchmark are recorded, after the rounds. */
export const profileSettingSchema = z.strictObject({
  /** Command that runs the benchmark under a profiler, which writes the file that `BENCH_REFEREE_PROFILE` names. */
  command: textSchema,
  /** Format of the file, or `auto`. */
  format: z.enum(['auto', ...PROFILE_FORMAT_IDS]),
  runs: z.int().min(1).max(MAX_PROFILE_RUNS),
});

export type ProfileSetting = z.infer<typeof profileSettingSchema>;

/** One word, or a list of them. */
export const countedSchema = z.union([z.enum(COUNTED), z.array(z.enum(COUNTED)).min(1)]);

/** A command with settings of its own. Those that are absent are the ones of the run. */
const ownCommandSchema = z.strictObject({
  name: z.string().regex(COMMAND_NAME).optional(),
  command: textSchema,
  workingDirectory: lineSchema.optional(),
  format: nameSchema.optional(),
  /** Null: results come from stdout, although the run has a pattern. */
  outputFile: lineSchema.nullable().optional(),
  count: countedSchema.optional(),
  service: z.array(serviceSchema).min(1).optional(),
  profile: profileSettingSchema.optional(),
  paths: z.array(lineSchema).optional(),
  dependsOn: z.array(lineSchema).optional(),
});

export type OwnCommand = z.infer<typeof ownCommandSchema>;

/** The text of a command, or an object if it has a name or settings of its own. */
export const writtenCommandSchema = z.union([textSchema, ownCommandSchema]);

export type WrittenCommand = z.infer<typeof writtenCommandSchema>;
