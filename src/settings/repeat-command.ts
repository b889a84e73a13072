// Builds the command that measures and judges a recording again. In: the recording, the configuration that judged it,
// and the options given beside that configuration. Out: the words of a command line, or the settings that prevent one.
// It must never put untrusted free text of a recording into a command that people will paste.

import type { WrittenCommand } from '../model/command-schema.ts';
import type { Recording } from '../model/recording.ts';
import type { RepeatArguments, RepeatObstacle } from '../model/report.ts';
import type { ConfigFile } from './config-file.ts';
import {
  type FinishedRun,
  flagNameOf,
  formatOptionValue,
  type Option,
  type OptionTable,
  omitHistoryKeys,
  presetsOf,
  toKebabCase,
} from './option.ts';
import { OPTIONS, TERMINAL_COMMIT_DEFAULTS } from './options.ts';
import { COMMIT_OPTIONS } from './workflow-options.ts';

export interface RepeatableRun extends FinishedRun {
  /** File that judged the run. Null: there was none. */
  readonly file: ConfigFile | null;
  /** True if this process measured the recording itself, so that its settings come from the user. */
  readonly isOwn: boolean;
}

/** One repeat per run of a report, of which a recording may be a shard. Recordings with a side that has no commit have none. */
export function repeatsOf(
  recordings: readonly Recording[],
  run: Omit<RepeatableRun, 'recording'>,
  options: OptionTable = OPTIONS,
): RepeatArguments[] {
  const legs = [...new Map(recordings.map((recording) => [recording.name, recording])).values()];
  return legs.flatMap((own) => {
    const leg = legs.length === 1 ? null : own.name;
    // The shards of a run are repeated by one command that measures everything.
    const { shard: _, ...whole } = own;
    const recording = legs.length === recordings.length ? own : whole;
    return repeatOf({ ...run, recording }, leg, options) ?? [];
  });
}

/** Null if a side has no commit, so that it cannot be measured again. */
function repeatOf(run: RepeatableRun, leg: string | null, options: OptionTable): RepeatArguments | null {
  const { base, head } = run.recording.commits;
  if (base.sha === null || head.sha === null) return null;
  const words: string[] = [];
  const command: string[] = [];
  const obstacles: RepeatObstacle[] = [];
  for (const { name, flag, value, isHarmless, isInFile, words: written } of findNonDefaults(run, options)) {
    if (written !== null && (run.isOwn || isHarmless)) (flag === '--' ? command : words).push(...written);
    else {
      const recorded = formatRecordedValue(value);
      obstacles.push({ option: toKebabCase(name), recorded, flag: isInFile ? null : `--${flag}` });
    }
  }
  return { leg, words: obstacles.length === 0 ? ['check', ...words, ...command] : null, obstacles };
}

/** The options whose values differ from what a plain `check` with the same file would use, the commits first. */
function findNonDefaults(run: RepeatableRun, options: OptionTable) {
  const bare: Readonly<Record<string, unknown>> = {
    ...presetsOf(options),
    ...TERMINAL_COMMIT_DEFAULTS,
    // A command line stores nothing.
    ...omitHistoryKeys(options, run.file),
  };
  return Object.entries<Option>({ ...COMMIT_OPTIONS, ...options }).flatMap(([name, { repeat, key, ...option }]) => {
    if (typeof repeat !== 'object') return [];
    const value = repeat.valueOf(run);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(bare[name])) return [];
    const isHarmless = value !== null && repeat.isHarmless?.(value) === true;
    const flag = flagNameOf(name, option);
    const text = value !== null && repeat.format ? repeat.format(value) : formatOptionValue(value);
    // Null: the command line cannot express the value.
    const words = flag === '--' ? formatCommand(value as readonly WrittenCommand[]) : formatFlag(flag, text);
    return [{ name, flag, value, isHarmless, isInFile: key !== undefined, words }];
  });
}

/** The command line takes one command without settings of its own, and does not accept a blank one. */
function formatCommand([command, ...others]: readonly WrittenCommand[]): string[] | null {
  const isText = typeof command === 'string' && command.trim() !== '';
  return isText && others.length === 0 ? ['--', command] : null;
}

function formatFlag(flag: string, text: string | null): string[] | null {
  if (text === null) return null;
  return text.startsWith('-') ? [`--${flag}=${text}`] : [`--${flag}`, text];
}

function formatRecordedValue(value: unknown): string | null {
  if (!Array.isArray(value)) return formatOptionValue(value);
  return value.map((element) => (typeof element === 'string' ? element : JSON.stringify(element))).join('\n');
}
