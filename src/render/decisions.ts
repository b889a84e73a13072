// Words about what was not measured, and why: for the headline, for the JSON report, and a sentence for each command that
// could have been left out. A Report in, text and RichTexts out. Paths and names are untrusted.

import { isSkip } from '../model/decision.ts';
import type { CommandDecision, Report } from '../model/report.ts';
import { formatShard, isEmptyShard } from '../model/shard.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { toFolderPattern } from '../text/named-path.ts';
import { asCode, asUntrustedText, formatRichText, type RichText, richText } from './rich-text.ts';
import { formatCount } from './words.ts';

type Reason = CommandDecision['reason'];

const HEADLINES: Readonly<Partial<Record<Reason, string>>> = {
  'same-tree': 'base and head have the same files',
  paths: 'no changed file is inside of paths',
  'depends-on': 'all files that the benchmarks depend on are the same on both sides',
};

export function formatSkipReason({ decisions, shard }: Pick<Report, 'decisions' | 'shard'>): string {
  if (shard !== null && isEmptyShard(shard))
    return `Not measured: shard ${formatShard(shard)} has no benchmark, because there are only ${shard.benchmarks.length}`;
  const [reason, ...others] = new Set(decisions.map((decision) => decision.reason));
  const text = reason === undefined || others.length > 0 ? undefined : HEADLINES[reason];
  const who = decisions.some(({ isClaim }) => isClaim) ? `${CLAIM} ` : '';
  return `Not measured: ${who}${text ?? 'nothing that the benchmarks depend on changed'}`;
}

/** Nobody but the job that measured can know it. */
const CLAIM = 'the measuring job says that';

const PATHS = asCode('paths');
const DEPENDS_ON = asCode('depends-on');

const DETAILS: Readonly<Record<Reason, (decision: CommandDecision) => RichText>> = {
  'same-tree': ({ examples }) => richText`base and head have the same files, tree ${listPaths(examples, 1)}`,
  paths: ({ examples, count }) =>
    richText`${count === 1 ? 'the only changed file is' : `all ${groupThousands(count)} changed files are`} outside of ${PATHS}: ${listPaths(examples, count)}`,
  'depends-on': ({ examples, count, isClaim }) =>
    richText`${isClaim ? `${CLAIM} ` : ''}everything in ${DEPENDS_ON} and in the command is the same on both sides, ${formatCount(count, 'file')}: ${listPaths(examples, count)}`,
  'changed-inside': ({ examples, count }) =>
    richText`${formatCount(count, 'changed file')} inside of ${PATHS}: ${listPaths(examples, count)}`,
  'changed-gate': ({ examples, count }) =>
    richText`${formatCount(count, 'changed file')} on which the gate itself depends: ${listPaths(examples, count)}`,
  'changed-benchmarks': ({ examples, count }) =>
    richText`${formatCount(count, 'changed file')} that base gets from head by ${asCode('benchmark-files')}: ${listPaths(examples, count)}`,
  'paths-folder': ({ examples, count }) =>
    richText`${listPaths(examples, count)} of ${PATHS} ${count === 1 ? 'is a folder' : 'are folders'}, and patterns match files; write ${listPaths(examples.map(toFolderPattern), count)}`,
  'paths-unmatched': ({ examples, count }) => richText`no file matches ${listPaths(examples, count)} of ${PATHS}`,
  'depends-on-unmatched': ({ examples, count }) =>
    richText`on one side no file matches ${listPaths(examples, count)} of ${DEPENDS_ON}`,
  'command-outside': ({ examples, count }) =>
    richText`the command names ${count === 1 ? 'a place' : 'places'} outside of the tree, where nothing is compared: ${listPaths(examples, count)}`,
  'files-differ': ({ examples, count }) =>
    richText`${formatCount(count, 'file')} not the same on both sides: ${listPaths(examples, count)}`,
  'files-unreadable': ({ examples, count }) =>
    richText`${formatCount(count, 'file')} that could not be compared: ${listPaths(examples, count)}`,
  'links-astray': ({ examples, count }) =>
    richText`${formatCount(count, 'link')} that ${count === 1 ? 'leads' : 'lead'} out of the tree or to nothing: ${listPaths(examples, count)}`,
};

export function formatDetail(decision: CommandDecision): string {
  return formatRichText(DETAILS[decision.reason](decision)).replaceAll('`', '');
}

/** A sentence names the leg if not all legs decided alike. */
export function listDecisions({ decisions }: Pick<Report, 'decisions'>): RichText[] {
  return decisions.map((decision) => {
    const what = decision.command === null ? null : richText` ${asUntrustedText(decision.command)}`;
    const where = decision.leg === null ? null : richText` on ${asUntrustedText(decision.leg)}`;
    const verb = isSkip(decision) ? 'Not measured' : 'Measured';
    return richText`${verb}${what}${where}: ${DETAILS[decision.reason](decision)}.`;
  });
}

function listPaths(examples: readonly string[], count: number): RichText {
  const more = count - examples.length;
  const shown = examples.flatMap((path, index) => [...(index === 0 ? [] : [', ']), asUntrustedText(path)]);
  return more > 0 ? [...shown, ` and ${groupThousands(more)} more`] : shown;
}
