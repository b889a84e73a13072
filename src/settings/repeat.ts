// Builds the command that measures and judges a recording again. In: the recording, the configuration that judged it,
// and the options given beside that configuration. Out: the words of a command line, or the settings that prevent one.
// It must never put untrusted free text of a recording into a command that people will paste.

import { formatIds } from '../formats/index.ts';
import type { Recording } from '../model/recording.ts';
import type { Repeat, RepeatObstacle } from '../model/report.ts';
import type { ConfigFile } from './budget-file.ts';
import { DEFAULTS, type Field, kebab, TERMINAL_COMMITS } from './schema.ts';
import type { CommitSettings, PublishSettings, Rounds } from './settings.ts';

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

type Value = string | number | Rounds | readonly string[];

/** An option that the command may need. */
interface Repeated {
  /** Returns the value that the run had. Null: not set. Undefined: the recording does not contain it. */
  valueOf(run: RepeatableRun): Value | null | undefined;
  /**
   * Reports whether a value is safe in a command even if a stranger chose it: it can do no harm and carry no message.
   * Absent: no value is safe.
   */
  isHarmless?(value: Value): boolean;
  /** Name of the flag, if it differs from the option. */
  readonly flag?: string;
}

/** An option that affects neither the measurement nor the verdict on the command line, with the reason. */
interface NotRepeated {
  readonly notRepeated: string;
}

const always = () => true;

/**
 * How the repeat command handles each option, in the order of the command. The type requires a decision on every
 * option, including new ones. Options that only the file has need none, because the command reads the same file.
 */
export const REPEATED: Readonly<Record<Field, Repeated | NotRepeated>> = {
  base: { valueOf: ({ recording }) => recording.commits.base.sha, isHarmless: always },
  head: {
    valueOf: ({ recording: { commits } }) =>
      commits.head.how === TERMINAL_COMMITS.head ? TERMINAL_COMMITS.head : commits.head.sha,
    isHarmless: always,
  },
  config: { valueOf: ({ commits }) => commits.config, isHarmless: always },
  configFrom: { valueOf: ({ commits }) => commits.configFrom, isHarmless: always },
  baseline: { valueOf: ({ recording }) => recording.baseline?.path ?? null },
  seed: { valueOf: ({ recording }) => recording.schedule.seed, isHarmless: isDrawn },
  rounds: { valueOf: ({ recording }) => recording.schedule.rounds, isHarmless: always },
  maxMinutes: { valueOf: ({ recording }) => recording.schedule.maxMinutes, isHarmless: always },
  unit: { valueOf: ({ recording }) => recording.schedule.unit, isHarmless: always },
  cpus: {
    valueOf: ({ recording }) => recording.schedule.cpus ?? null,
    isHarmless: (cpus) => /^[\d,-]+$/.test(String(cpus)),
  },
  nice: { valueOf: ({ recording }) => recording.schedule.nice ?? null, isHarmless: always },
  legs: { valueOf: ({ legs }) => legs, isHarmless: always },
  name: { valueOf: ({ publish }) => publish.name, isHarmless: always },
  failOn: { valueOf: ({ publish }) => publish.failOn, isHarmless: always },
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
function isDrawn(seed: Value): boolean {
  return /^[0-9a-f]{8}$/.test(String(seed));
}

/** Returns one repeat per recording of a report. Recordings with a side that has no commit have none. */
export function repeatsOf(recordings: readonly Recording[], run: Omit<RepeatableRun, 'recording'>): Repeat[] {
  return recordings.flatMap((recording) => {
    const leg = recordings.length === 1 ? null : recording.name;
    return repeatOf({ ...run, recording }, leg) ?? [];
  });
}

/** Returns the repeat of a recording. Null if a side has no commit, so that it cannot be measured again. */
function repeatOf(run: RepeatableRun, leg: string | null): Repeat | null {
  const { base, head } = run.recording.commits;
  if (base.sha === null || head.sha === null) return null;
  const words: string[] = [];
  const obstacles: RepeatObstacle[] = [];
  for (const [option, value] of departures(run)) {
    const { isHarmless, flag = kebab(option) } = REPEATED[option] as Repeated;
    const isShowable = run.isOwn || (value !== null && isHarmless?.(value) === true);
    const written = value === null ? null : wordsFor(option, flag, value);
    if (isShowable && written !== null) words.push(...written);
    else obstacles.push({ option: kebab(option), recorded: recordedText(value) });
  }
  return obstacles.length === 0
    ? { leg, words: ['check', ...words], obstacles }
    : { leg, words: null, obstacles };
}

/** Returns the options that a plain `check` with the same file would set differently. */
function departures(run: RepeatableRun): [Field, Value | null][] {
  const bare: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...TERMINAL_COMMITS, ...run.file };
  return (Object.keys(REPEATED) as Field[]).flatMap((option): [Field, Value | null][] => {
    const row = REPEATED[option];
    const value = 'notRepeated' in row ? undefined : row.valueOf(run);
    const isSame = JSON.stringify(value) === JSON.stringify(bare[option]);
    return value === undefined || isSame ? [] : [[option, value]];
  });
}

/** Returns the words of an option. Null if the command line cannot express the value. */
function wordsFor(option: Field, flag: string, value: Value): string[] | null {
  if (option === 'run') {
    const [command, ...others] = value as readonly string[];
    // The command line takes one command, and does not accept a blank one.
    return command === undefined || command.trim() === '' || others.length > 0 ? null : ['--', command];
  }
  const text = valueText(value);
  return text.startsWith('-') ? [`--${flag}=${text}`] : [`--${flag}`, text];
}

function valueText(value: Value): string {
  if (typeof value !== 'object' || !('min' in value)) return String(value);
  return value.min === value.max ? String(value.min) : `${value.min}..${value.max}`;
}

function recordedText(value: Value | null): string | null {
  if (value === null) return null;
  return Array.isArray(value) ? value.join('\n') : valueText(value);
}
