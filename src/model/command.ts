// A benchmark command: as the configuration writes it and a recording keeps it, and with all of its settings. A command
// without settings of its own has those of the run.

import type { OwnCommand, ProfileSetting, WrittenCommand } from './command-schema.ts';
import type { CommandName } from './sample.ts';
import type { ServiceSetting } from './service.ts';

export const COMMAND_NAME = /^[A-Za-z0-9._/-]{1,100}$/;

/** What is counted besides the times of the rounds. */
export const COUNTED = ['instructions', 'cpu-time'] as const;

export type Counted = (typeof COUNTED)[number];

/** Maximum number of profiles on each side. More would take longer than measuring again. */
export const MAX_PROFILE_RUNS = 100;

/** Settings of a run that are those of each command, unless it has its own. */
export interface CommandDefaults {
  readonly workingDirectory: string;
  readonly format: string;
  /** Pattern of the result files, relative to the working directory. Null: results come from stdout. */
  readonly outputFile: string | null;
  /** Services that run beside the command, in the order in which they start. Empty: none. */
  readonly service: readonly ServiceSetting[];
  readonly count: readonly Counted[];
  /** Null: no profile is recorded. */
  readonly profile: ProfileSetting | null;
  /** Patterns of the files that can change the results, relative to the root of the repository. Empty: any file can. */
  readonly paths: readonly string[];
  /** Patterns of all files that the command reads, relative to the root of the tree. Empty: they are not known. */
  readonly dependsOn: readonly string[];
}

/** One word of a recording stands for a list of it. */
export function listCounted(written: Counted | readonly Counted[] | null): readonly Counted[] {
  return written === null ? [] : [written].flat();
}

export interface BenchmarkCommand extends CommandDefaults {
  /** Part of the identity of its results. */
  readonly name: CommandName;
  readonly script: string;
}

export function resolveCommands(written: readonly WrittenCommand[], defaults: CommandDefaults): BenchmarkCommand[] {
  const names = nameCommands(written);
  return written.map((one, index) => {
    const own = toOwnCommand(one);
    return {
      name: names[index]!,
      script: own.command,
      workingDirectory: own.workingDirectory ?? defaults.workingDirectory,
      format: own.format ?? defaults.format,
      outputFile: own.outputFile === undefined ? defaults.outputFile : own.outputFile,
      service: own.service ?? defaults.service,
      count: own.count === undefined ? defaults.count : listCounted(own.count),
      profile: own.profile ?? defaults.profile,
      paths: own.paths ?? defaults.paths,
      dependsOn: own.dependsOn ?? defaults.dependsOn,
    };
  });
}

/** Names by position: their own, otherwise null for a single command, and `command 1`, `command 2` etc. for several. */
export function nameCommands(commands: readonly WrittenCommand[]): CommandName[] {
  return commands.map((one, index) => {
    return toOwnCommand(one).name ?? (commands.length === 1 ? null : `command ${index + 1}`);
  });
}

export function scriptOf(written: WrittenCommand): string {
  return toOwnCommand(written).command;
}

/** Settings of a command that can change its results, by their keys in the configuration. */
const RESULT_SETTINGS = {
  name: (own: OwnCommand) => own.name,
  command: (own: OwnCommand) => own.command,
  'working-directory': (own: OwnCommand) => own.workingDirectory,
  format: (own: OwnCommand) => own.format,
  'output-file': (own: OwnCommand) => own.outputFile,
  service: (own: OwnCommand) => own.service && JSON.stringify(own.service),
} as const;

export const RESULT_SETTING_KEYS = Object.keys(RESULT_SETTINGS) as readonly (keyof typeof RESULT_SETTINGS)[];

/** A setting in which two commands differ. Null: the command has none of its own. */
export interface ChangedSetting {
  readonly key: (typeof RESULT_SETTING_KEYS)[number];
  readonly one: string | null;
  readonly other: string | null;
}

export function listChangedSettings(one: WrittenCommand, other: WrittenCommand): ChangedSetting[] {
  return RESULT_SETTING_KEYS.flatMap((key) => {
    const [before, after] = [one, other].map((written) => RESULT_SETTINGS[key](toOwnCommand(written)));
    return before === after ? [] : { key, one: before ?? null, other: after ?? null };
  });
}

function toOwnCommand(written: WrittenCommand): OwnCommand {
  return typeof written === 'string' ? { command: written } : written;
}
