// Builds the command that measures and judges a recording again. In: the recording, the configuration that judged it,
// and the options given beside that configuration. Out: the words of a command line, or the settings that prevent one.
// It must never put untrusted free text of a recording into a command that people will paste.

import { formatIds } from '../formats/index.ts';
import type { Recording } from '../model/recording.ts';
import type { RepeatArguments, RepeatObstacle } from '../model/report.ts';
import type { ConfigFile } from './config-file.ts';
import { DEFAULTS, type OptionName, TERMINAL_COMMIT_DEFAULTS, toKebabCase } from './schema.ts';
import type { CommitSettings, PublishSettings, RoundsSetting } from './settings.ts';

/** Facts about a run that are known when its report is made. */
export interface RepeatableRun {
  readonly recording: Recording;
  /** Configuration file that judged the run. Null: there was none. */
  readonly file: ConfigFile | null;
  /** Location of that file, for the command. */
  readonly commits: Pick<CommitSettings, 'config' | 'configFrom'>;
  readonly publish: Pick<PublishSettings, 'name' | 'failOn'>;
  /** Number of recordings that share alpha. */
  readonly legs: number;
  /** True if this process measured the recording itself, so that its settings come from the user. */
  readonly isOwn: boolean;
}

type OptionValue = string | number | RoundsSetting | readonly string[];

/** An option that the command may need. */
interface RepeatedOption {
  /** Returns the value that the run had. Null: not set. Undefined: the recording does not contain it. */
  valueOf(run: RepeatableRun): OptionValue | null | undefined;
  /**
   * Reports whether a value is safe in a command even if a stranger chose it: it can do no harm and carry no message.
   * Absent: no value is safe.
   */
  isHarmless?(value: OptionValue): boolean;
  /** Name of the flag, if it differs from the option. */
  readonly flag?: string;
}

/** An option that affects neither the measurement nor the verdict on the command line, with the reason. */
interface OmittedOption {
  readonly notRepeated: string;
}

const isAlwaysHarmless = () => true;

/**
 * How the repeat command handles each option, in the order of the command. The type requires a decision on every
 * option, including new ones. Options that only the file has need none, because the command reads the same file.
 */
export const REPEAT_OPTIONS: Readonly<Record<OptionName, RepeatedOption | OmittedOption>> = {
  base: { valueOf: ({ recording }) => recording.commits.base.sha, isHarmless: isAlwaysHarmless },
  head: {
    valueOf: ({ recording: { commits } }) =>
      commits.head.how === TERMINAL_COMMIT_DEFAULTS.head ? TERMINAL_COMMIT_DEFAULTS.head : commits.head.sha,
    isHarmless: isAlwaysHarmless,
  },
  config: { valueOf: ({ commits }) => commits.config, isHarmless: isAlwaysHarmless },
  configFrom: { valueOf: ({ commits }) => commits.configFrom, isHarmless: isAlwaysHarmless },
  baseline: { valueOf: ({ recording }) => recording.baseline?.path ?? null },
  seed: { valueOf: ({ recording }) => recording.schedule.seed, isHarmless: isDrawn },
  rounds: { valueOf: ({ recording }) => recording.schedule.rounds, isHarmless: isAlwaysHarmless },
  maxMinutes: { valueOf: ({ recording }) => recording.schedule.maxMinutes, isHarmless: isAlwaysHarmless },
  unit: { valueOf: ({ recording }) => recording.schedule.unit, isHarmless: isAlwaysHarmless },
  cpus: {
    valueOf: ({ recording }) => recording.schedule.cpus ?? null,
    isHarmless: (cpus) => /^[\d,-]+$/.test(String(cpus)),
  },
  nice: { valueOf: ({ recording }) => recording.schedule.nice ?? null, isHarmless: isAlwaysHarmless },
  legs: { valueOf: ({ legs }) => legs, isHarmless: isAlwaysHarmless },
  name: { valueOf: ({ publish }) => publish.name, isHarmless: isAlwaysHarmless },
  failOn: { valueOf: ({ publish }) => publish.failOn, isHarmless: isAlwaysHarmless },
  workingDirectory: { valueOf: ({ recording }) => recording.schedule.workingDirectory },
  outputFile: { valueOf: ({ recording }) => recording.schedule.outputFile ?? null },
  format: {
    // A detected format is given by its name. If none was detected, the next run detects again.
    valueOf: ({ recording }) => recording.schedule.format ?? 'auto',
    isHarmless: (format) => format === 'auto' || formatIds.some((id) => id === format),
    flag: 'input-format',
  },
  setup: { valueOf: ({ recording }) => recording.schedule.setup },
  run: { valueOf: ({ recording }) => recording.schedule.commands },
  comment: { notRepeated: 'a command line writes no comment' },
  check: { notRepeated: 'a command line creates no check run' },
  overrideLabel: { notRepeated: 'a command line sees no labels' },
  overrideScope: { notRepeated: 'a command line sees no labels' },
  recordings: { notRepeated: 'the command measures by itself' },
};

/** Reports whether a seed looks like one that a run draws. Any other seed was chosen by somebody. */
function isDrawn(seed: OptionValue): boolean {
  return /^[0-9a-f]{8}$/.test(String(seed));
}

/** Returns one repeat per recording of a report. Recordings with a side that has no commit have none. */
export function repeatsOf(
  recordings: readonly Recording[],
  run: Omit<RepeatableRun, 'recording'>,
): RepeatArguments[] {
  return recordings.flatMap((recording) => {
    const leg = recordings.length === 1 ? null : recording.name;
    return repeatOf({ ...run, recording }, leg) ?? [];
  });
}

/** Returns the repeat of a recording. Null if a side has no commit, so that it cannot be measured again. */
function repeatOf(run: RepeatableRun, leg: string | null): RepeatArguments | null {
  const { base, head } = run.recording.commits;
  if (base.sha === null || head.sha === null) return null;
  const words: string[] = [];
  const obstacles: RepeatObstacle[] = [];
  for (const [option, value] of findNonDefaults(run)) {
    const { isHarmless, flag = toKebabCase(option) } = REPEAT_OPTIONS[option] as RepeatedOption;
    const isShowable = run.isOwn || (value !== null && isHarmless?.(value) === true);
    const written = value === null ? null : wordsFor(option, flag, value);
    if (isShowable && written !== null) words.push(...written);
    else obstacles.push({ option: toKebabCase(option), recorded: recordedText(value) });
  }
  return obstacles.length === 0
    ? { leg, words: ['check', ...words], obstacles }
    : { leg, words: null, obstacles };
}

/** Returns the options that a plain `check` with the same file would set differently. */
function findNonDefaults(run: RepeatableRun): [OptionName, OptionValue | null][] {
  const bare: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...TERMINAL_COMMIT_DEFAULTS, ...run.file };
  return (Object.keys(REPEAT_OPTIONS) as OptionName[]).flatMap(
    (option): [OptionName, OptionValue | null][] => {
      const row = REPEAT_OPTIONS[option];
      const value = 'notRepeated' in row ? undefined : row.valueOf(run);
      const isSame = JSON.stringify(value) === JSON.stringify(bare[option]);
      return value === undefined || isSame ? [] : [[option, value]];
    },
  );
}

/** Returns the words of an option. Null if the command line cannot express the value. */
function wordsFor(option: OptionName, flag: string, value: OptionValue): string[] | null {
  if (option === 'run') {
    const [command, ...others] = value as readonly string[];
    // The command line takes one command, and does not accept a blank one.
    return command === undefined || command.trim() === '' || others.length > 0 ? null : ['--', command];
  }
  const text = valueText(value);
  return text.startsWith('-') ? [`--${flag}=${text}`] : [`--${flag}`, text];
}

function valueText(value: OptionValue): string {
  if (typeof value !== 'object' || !('min' in value)) return String(value);
  return value.min === value.max ? String(value.min) : `${value.min}..${value.max}`;
}

function recordedText(value: OptionValue | null): string | null {
  if (value === null) return null;
  return Array.isArray(value) ? value.join('\n') : valueText(value);
}
