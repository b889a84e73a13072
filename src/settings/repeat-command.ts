// Builds the command that measures and judges a recording again. In: the recording, the configuration that judged it,
// and the options given beside that configuration. Out: the words of a command line, or the settings that prevent one.
// It must never put untrusted free text of a recording into a command that people will paste.

import type { WrittenCommand } from '../model/command.ts';
import type { Recording } from '../model/recording.ts';
import type { RepeatArguments, RepeatObstacle } from '../model/report.ts';
import { COMMIT_OPTIONS } from './commit-options.ts';
import type { ConfigFile } from './config-file.ts';
import {
  type FinishedRun,
  formatOptionValue,
  type OptionTable,
  omitHistoryKeys,
  presetsOf,
  toKebabCase,
} from './option.ts';
import { OPTIONS } from './options.ts';
import { TERMINAL_COMMIT_DEFAULTS } from './schema.ts';

/** A finished run, and what is needed to choose the options of its command. */
export interface RepeatableRun extends FinishedRun {
  /** Configuration file that judged the run. Null: there was none. */
  readonly file: ConfigFile | null;
  /** True if this process measured the recording itself, so that its settings come from the user. */
  readonly isOwn: boolean;
}

/** An option whose value differs from what a plain `check` with the same file would use. */
interface RepeatedOption {
  readonly name: string;
  readonly flag: string;
  /** Null: the run had none. */
  readonly value: unknown;
  /** The value as it is written in a flag. Null: the command line cannot express it. */
  readonly text: string | null;
  /** True if the value is safe in a command even if a stranger chose it. */
  readonly isHarmless: boolean;
  /** True if the configuration file can set it. */
  readonly isInFile: boolean;
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
  for (const option of findNonDefaults(run, options)) {
    const { name, flag, value, isHarmless, isInFile } = option;
    const written = formatWords(option);
    if (written === null || !(run.isOwn || isHarmless))
      obstacles.push({
        option: toKebabCase(name),
        recorded: formatRecordedValue(value),
        flag: isInFile ? null : `--${flag}`,
      });
    else (flag === '--' ? command : words).push(...written);
  }
  return obstacles.length === 0
    ? { leg, words: ['check', ...words, ...command], obstacles }
    : { leg, words: null, obstacles };
}

/** The options that a plain `check` with the same file would set differently, the commits first. */
function findNonDefaults(run: RepeatableRun, options: OptionTable): RepeatedOption[] {
  const bare: Readonly<Record<string, unknown>> = {
    ...presetsOf(options),
    ...TERMINAL_COMMIT_DEFAULTS,
    // A command line stores nothing.
    ...omitHistoryKeys(options, run.file),
  };
  return Object.entries({ ...COMMIT_OPTIONS, ...options }).flatMap(([name, { repeat, flag, key }]) => {
    if (typeof repeat !== 'object') return [];
    const value = repeat.valueOf(run);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(bare[name])) return [];
    const isHarmless = value !== null && repeat.isHarmless?.(value) === true;
    const text = value !== null && repeat.format ? repeat.format(value) : formatOptionValue(value);
    return [{ name, flag: flag ?? toKebabCase(name), value, text, isHarmless, isInFile: key !== undefined }];
  });
}

/** Null if the command line cannot express the value. */
function formatWords({ flag, value, text }: RepeatedOption): string[] | null {
  if (flag === '--') {
    const [command, ...others] = value as readonly WrittenCommand[];
    // The command line takes one command without settings of its own, and does not accept a blank one.
    const isText = typeof command === 'string' && command.trim() !== '';
    return isText && others.length === 0 ? ['--', command] : null;
  }
  if (text === null) return null;
  return text.startsWith('-') ? [`--${flag}=${text}`] : [`--${flag}`, text];
}

function formatRecordedValue(value: unknown): string | null {
  return Array.isArray(value) ? value.map(formatRecordedElement).join('\n') : formatOptionValue(value);
}

function formatRecordedElement(element: unknown): string {
  return typeof element === 'string' ? element : JSON.stringify(element);
}
