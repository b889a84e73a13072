// The command that measures and judges a recording once more. In: the recording, the configuration that judged it,
// and what was given beside that configuration. Out: the words of a command line, or the settings that stand in its
// way. Must never put free text of a recording that nobody vouches for into a command that people will paste.

import { formatIds } from '../formats/index.ts';
import type { Recording } from '../model/recording.ts';
import type { Repeat, RepeatObstacle } from '../model/report.ts';
import type { ConfigFile } from './budget-file.ts';
import { DEFAULTS, type Field, kebab, TERMINAL_COMMITS } from './schema.ts';
import type { CommitSettings, PublishSettings, Rounds } from './settings.ts';

/** What is known of a run when its report is made. */
export interface RepeatableRun {
  readonly recording: Recording;
  /** The configuration file that judged; null: there is none. */
  readonly file: ConfigFile | null;
  /** Where the command finds that file again. */
  readonly commits: Pick<CommitSettings, 'config' | 'configFrom'>;
  readonly publish: Pick<PublishSettings, 'name' | 'failOn'>;
  /** How many recordings share alpha. */
  readonly legs: number;
  /** Whether this process measured the recording itself, so that its settings are those that the user gave. */
  readonly isOwn: boolean;
}

type Value = string | number | Rounds | readonly string[];

/** An option that the command may have to give. */
interface Repeated {
  /** What the run had; null: nothing was set; undefined: the recording does not say. */
  valueOf(run: RepeatableRun): Value | null | undefined;
  /** Whether a value that a stranger chose can do no harm and say nothing in a command. Left out: it can. */
  isHarmless?(value: Value): boolean;
  /** The flag where it has another name than the option. */
  readonly flag?: string;
}

/** An option that changes neither the measurement nor the verdict of the command line, and why. */
interface NotRepeated {
  readonly notRepeated: string;
}

const always = () => true;

/**
 * What the repeat command does with each option, in the order in which the command gives them. The type asks for a
 * decision on every option, a new one too. Options that only the file has need none: the command reads the same file.
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
    // What was recognised is given by its name; where nothing was, the next run tries again.
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

/** The seeds that a run draws; any other one was chosen by somebody. */
function isDrawn(seed: Value): boolean {
  return /^[0-9a-f]{8}$/.test(String(seed));
}

/** One for each recording that becomes part of one report; recordings of which a side has no commit have none. */
export function repeatsOf(recordings: readonly Recording[], run: Omit<RepeatableRun, 'recording'>): Repeat[] {
  return recordings.flatMap((recording) => {
    const leg = recordings.length === 1 ? null : recording.name;
    return repeatOf({ ...run, recording }, leg) ?? [];
  });
}

/** Null where a side has no commit, so that nothing can be measured again. */
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

/** The options of a run that a bare `check` with the same file would set otherwise. */
function departures(run: RepeatableRun): [Field, Value | null][] {
  const bare: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...TERMINAL_COMMITS, ...run.file };
  return (Object.keys(REPEATED) as Field[]).flatMap((option): [Field, Value | null][] => {
    const row = REPEATED[option];
    const value = 'notRepeated' in row ? undefined : row.valueOf(run);
    const isSame = JSON.stringify(value) === JSON.stringify(bare[option]);
    return value === undefined || isSame ? [] : [[option, value]];
  });
}

/** Null for what no command line can say. */
function wordsFor(option: Field, flag: string, value: Value): string[] | null {
  if (option === 'run') {
    const [command, ...others] = value as readonly string[];
    // The command line takes one command, and a word of nothing but blanks is none.
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
