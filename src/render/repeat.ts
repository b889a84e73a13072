// The commands that repeat a run, or the reasons why there are none. A Report in, commands as shell
// text and RichTexts out. Must never show a command that `settings/repeat-command.ts` did not approve.

import type { RepeatArguments, Report } from '../model/report.ts';
import type { Conclusion } from '../model/verdict.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { listFindings } from './findings.ts';
import { asCode, asUntrustedText, type RichText, richText } from './rich-text.ts';
import { formatCount } from './words.ts';

/** Maximum number of legs with a command. More commands would push the results off the screen. */
const MAX_LEGS_SHOWN = 6;

export const REPEAT_TITLE = 'Repeat this measurement at the top of a clone of the repository';

export interface RepeatCommand {
  /** Name of the leg. Untrusted text; null if the report is about one recording. */
  readonly leg: string | null;
  /** Command for a POSIX shell. It may have several lines and contains no invisible characters. */
  readonly command: string;
}

export interface RepeatTexts {
  readonly commands: readonly RepeatCommand[];
  /** Reasons for missing commands, and the number of commands left out. */
  readonly remarks: readonly RichText[];
}

/** Conclusions after which readers may want to measure again, whatever the findings are. */
const REPEATED: readonly Conclusion[] = ['fail', 'inconclusive', 'error'];

/** A run that passes has none, unless a limit is broken. */
export function formatRepeats(report: Report): RepeatTexts {
  const isBroken = listFindings(report).some(({ verdict }) => verdict.outcome === 'fail' && verdict.limit !== null);
  const isWanted = isBroken || REPEATED.includes(report.conclusion);
  if (!isWanted) return { commands: [], remarks: [] };
  const shown = report.repeats.slice(0, MAX_LEGS_SHOWN);
  const more = report.repeats.length - shown.length;
  return {
    commands: shown.flatMap(({ leg, words }) =>
      words === null ? [] : [{ leg, command: quoteShellWords([...report.program, ...words]) }],
    ),
    remarks: [
      ...shown.flatMap((repeat) => (repeat.words === null ? [obstacleRemark(repeat)] : [])),
      ...(more > 0 ? [richText`The commands of ${formatCount(more, 'more leg')} are left out.`] : []),
    ],
  };
}

function obstacleRemark({ leg, obstacles }: RepeatArguments): RichText {
  const which = leg === null ? richText`the recording` : richText`the recording ${asUntrustedText(leg)}`;
  const settings = obstacles.flatMap(({ option, recorded }, index) => [
    ...(index === 0 ? [] : [', ']),
    ...(recorded === null
      ? richText`no ${asUntrustedText(option)}`
      : richText`${asUntrustedText(option)} ${asUntrustedText(recorded)}`),
  ]);
  return richText`No command is shown that repeats this measurement, because ${which} has settings that the configuration does not have: ${settings}. ${formatRemedy(obstacles)}`;
}

function formatRemedy(obstacles: RepeatArguments['obstacles']): RichText {
  const flags = obstacles.flatMap(({ flag }) => flag ?? []);
  if (flags.length === 0) return richText`Check them, and write them into the configuration to get the command.`;
  const others = flags.length < obstacles.length ? ', write them into the configuration' : '';
  return richText`Check them${others}, and give ${asCode(flags.join(' '))} to ${asCode('check')}: the configuration cannot set it.`;
}
