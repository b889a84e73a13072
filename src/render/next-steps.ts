// What the reader of a failing or inconclusive report can do: allow what happened, exclude a benchmark that was renamed or
// removed, read what it means, and repeat the measurement. A Report in; sentences, YAML and commands out. A report that
// passes has no steps. Must never show a command that `settings/repeat-command.ts` did not approve.

import type { RepeatArguments, Report } from '../model/report.ts';
import { type Conclusion, canBeAccepted } from '../model/verdict.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { documentationUrl } from '../text/own-repository.ts';
import { quoteYaml } from '../text/quote-text.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { type Finding, formatAdvice, listFindings } from './findings.ts';
import { isBaseBroken } from './headline.ts';
import { list } from './messages/message.ts';
import { asCode, asUntrustedText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { formatCount, worseWordOf } from './words.ts';

export const NEXT_STEPS_TITLE = 'Next';

export const GUIDE_TITLE = 'What this means';

export interface NextStep {
  /** Sentences; empty if there is a link only. */
  readonly text: RichText;
  /** Lines for the configuration file. They contain quoted untrusted text. */
  readonly yaml?: string;
  readonly url?: string;
}

/** Sections of the guide by conclusion. A conclusion without a section needs no steps. */
const GUIDE_SECTIONS: Readonly<Partial<Record<Conclusion, string>>> = {
  fail: 'three-things-to-do',
  inconclusive: 'it-is-yellow',
  error: 'the-benchmarks-fail',
};

const DEFAULT_CONFIG = '.github/bench-referee.yml';

/** Maximum number of removed benchmarks in the YAML, and of characters of a name there. Names are not cut. */
const MAX_RENAMES = 5;
const MAX_NAME_LENGTH = 200;

export function listNextSteps(report: Report): NextStep[] {
  const section = GUIDE_SECTIONS[report.conclusion];
  if (section === undefined) return isBaseBroken(report) ? [{ text: [REPAIR_BASE] }] : [];
  const broken = listFindings(report).filter(({ verdict }) => verdict.outcome === 'fail' && verdict.level === 'fail');
  return [...firstSteps(report, broken), ...excludeSteps(report, broken), guideStep(report, section)];
}

const REPAIR_BASE =
  'Nothing for you. Maintainers: repair the base branch, then update this one; until then, slow changes go unnoticed.';

const REPAIR_BOTH =
  'Maintainers: repair the base branch, the command or the configuration, then run this again. A label cannot accept this, because nothing was judged.';

function firstSteps(report: Report, broken: readonly Finding[]): NextStep[] {
  const { conclusion } = report;
  if (conclusion === 'error') {
    const isAlike = report.problems.some(({ failure }) => failure === 'both-sides-failed');
    return [
      {
        text: [
          isAlike ? REPAIR_BOTH : 'Fix it and run it again. A label cannot accept this, because nothing was judged.',
        ],
      },
    ];
  }
  if (conclusion === 'inconclusive') return waitSteps(report);
  const allow = formatAllowance(report, broken);
  const limited = broken.filter(({ verdict }) => verdict.limit !== null);
  if (limited.length === 0 && broken.length > 0)
    return allow === null ? [] : [{ text: richText`To accept it, ${allow}.` }];
  const isSlower = limited.every(({ row }) => worseWordOf(row) === 'slower');
  const repair = isSlower ? 'Make it faster' : 'Get it back within the limit';
  return [{ text: allow === null ? [`${repair}.`] : richText`${repair}, or ${allow}.` }];
}

function waitSteps(report: Report): NextStep[] {
  const allow = canBeAccepted(report.conclusion, report.guidance?.failOn ?? 'regression')
    ? formatAllowance(report, [])
    : null;
  const findings = listFindings(report);
  const advice = formatAdvice(report, findings);
  const open = findings.filter(({ verdict }) => verdict.outcome === 'unknown');
  const isOfLayout = open.length > 0 && open.every(({ verdict }) => verdict.isOfLayout);
  const again = isOfLayout ? 'Another run makes the same builds.' : 'In that case run it again on a quieter machine.';
  const first =
    allow === null
      ? richText`Nothing, unless you changed this code. ${again}`
      : isOfLayout
        ? richText`To accept it, ${allow}. ${again}`
        : richText`Run the job again on a quieter machine, or ${allow}.`;
  return [{ text: advice === null ? first : richText`${first} Maintainers: ${advice}` }];
}

/** Ends a sentence. Null: the reader cannot do anything. */
function formatAllowance({ guidance, configSource }: Report, broken: readonly Finding[]): RichText | null {
  const label = guidance?.overrideLabel ?? null;
  if (label !== null) return richText`ask a maintainer for the label ${asCode(label)} and run the failed jobs again`;
  // A removed benchmark has a step with its own lines.
  const isNew = broken.some(({ verdict }) => verdict.kind === 'new');
  const hasLimit = broken.length === 0 || broken.some(({ verdict }) => verdict.limit !== null);
  const settings = [...(hasLimit ? ['the limit'] : []), ...(isNew ? [asCode('new')] : [])];
  if (settings.length === 0) return null;
  const verb = configSource === 'none' ? 'set' : 'change';
  return richText`ask a maintainer to ${verb} ${list(settings)} in ${configPathOf({ configSource })} on the base branch`;
}

/** A benchmark whose new name is known has its line with the finding. */
function excludeSteps(report: Report, broken: readonly Finding[]): NextStep[] {
  // A benchmark that lost a metric is not removed.
  const gone = broken.filter(({ verdict, metrics }) => verdict.kind === 'removed' && metrics === null);
  const removed = gone.flatMap(({ row }) => ('members' in row ? [] : [row]));
  if (removed.length === 0) return [];
  const proposed = new Set(report.proposedRenames.map(({ from }) => from));
  const unknown = removed.filter(({ name, shortName }) => !proposed.has(name) && !proposed.has(shortName ?? name));
  const file = configPathOf(report);
  const allow = 'removed: warn';
  if (unknown.length === 0) {
    const text = richText`If benchmarks may be removed, maintainers add to ${file} on the base branch:`;
    return [{ text, yaml: allow }];
  }
  const yaml = [
    '# if it was renamed, in this pull request:',
    ...renameLines([...new Set(unknown.map(({ name, shortName }) => shortName ?? name))]),
    '# if it may be removed, on the base branch:',
    allow,
  ];
  const text = richText`If it was renamed, or removed on purpose, add to ${file}:`;
  return [{ text, yaml: yaml.join('\n') }];
}

function renameLines(names: readonly string[]): string[] {
  const shown = names.filter(({ length }) => length <= MAX_NAME_LENGTH).slice(0, MAX_RENAMES);
  const more = names.length - shown.length;
  const entries = shown.map((name) => `  ${quoteYaml(name)}: "NEW NAME"`);
  return ['renamed:', ...entries, ...(more === 0 ? [] : [`  # and ${groupThousands(more)} more`])];
}

function guideStep({ guidance }: Report, section: string): NextStep {
  const docs = guidance?.docs ?? documentationUrl();
  return { text: [], url: `${docs}/red-comment.md#${section}` };
}

function configPathOf({ configSource }: Pick<Report, 'configSource'>): RichText {
  if (configSource === 'none') return richText`a new ${asCode(DEFAULT_CONFIG)}`;
  return richText`${asCode(configSource?.path ?? DEFAULT_CONFIG)}`;
}

/** More commands would push the results off the screen. */
const MAX_LEGS_SHOWN = 6;

export const REPEAT_TITLE = 'Repeat it in a clone of the repository';

export interface RepeatCommand {
  /** Untrusted text; null if the report is about one recording. */
  readonly leg: string | null;
  /** For a POSIX shell. It may have several lines and contains no invisible characters. */
  readonly command: string;
}

/** Conclusions after which readers may want to measure again, whatever the findings are. */
const REPEATED: readonly Conclusion[] = ['fail', 'inconclusive', 'error'];

/** A run that passes has none, unless a limit is broken. The remarks have reasons for missing commands. */
export function formatRepeats(report: Report): { commands: RepeatCommand[]; remarks: RichText[] } {
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
  const which = leg === null ? null : richText` ${asUntrustedText(leg)}`;
  const settings = obstacles.map(({ option, recorded }) =>
    recorded === null
      ? richText`no ${asUntrustedText(option)}`
      : richText`${asUntrustedText(option)} ${asUntrustedText(recorded)}`,
  );
  return richText`No command is shown that repeats this measurement, because the recording${which} has settings that the configuration does not have: ${joinRichTexts(settings, ', ')}. ${formatRemedy(obstacles)}`;
}

function formatRemedy(obstacles: RepeatArguments['obstacles']): RichText {
  const flags = obstacles.flatMap(({ flag }) => flag ?? []);
  if (flags.length === 0) return richText`Check them, and write them into the configuration to get the command.`;
  const others = flags.length < obstacles.length ? ', write them into the configuration' : '';
  return richText`Check them${others}, and give ${asCode(flags.join(' '))} to ${asCode('check')}: the configuration cannot set it.`;
}
