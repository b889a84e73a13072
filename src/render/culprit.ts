// The sentence about the commit that broke a budget. A Culprit in, RichText out. Subjects of commits are untrusted text. SHAs
// are plain text, so that GitHub makes them links.

import type { Culprit, SearchedCommit } from '../model/bisection.ts';
import { shortenSha } from '../text/short-sha.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { formatCount, formatList } from './words.ts';

const MAX_COMMITS = 4;

const ENDS: Readonly<Record<Exclude<Culprit['ended'], 'settled'>, string>> = {
  rounds: 'all rounds of the search were used',
  time: 'the time limit of the search was reached',
  failed: 'the search failed',
  cancelled: 'the search was cancelled',
};

/** `Changed by 3f2c1ab0d1e2 "use a map", commit 2 of 9 (4 builds, 24 rounds, 6 minutes).` */
export function formatCulprit(culprit: Culprit): RichText {
  const { kind, commits, positions, of, ended } = culprit;
  const [only] = commits;
  const cost = formatSearchCost(culprit);
  if (only !== undefined && of === 1) return richText`Changed by ${formatCommit(only)}, the only commit.`;
  if (kind === 'commit' && only !== undefined)
    return richText`Changed by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
  if (kind === 'several')
    return richText`Changed in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
  if (kind === 'range')
    return richText`Changed by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(culprit)}: ${formatCommits(commits)} (${cost}).`;
  // A search that ended by itself has an answer for all that it was for. The budgets of `report` may be others.
  const why = ended === 'settled' ? 'the search was for other results' : ENDS[ended];
  return richText`The commit that changed it was not found, because ${why} (${cost}).`;
}

/** Says why the commits of a range cannot be distinguished. The level of head, the last one, is always known. */
function explainRange({ positions, levels, ended }: Culprit): string {
  if (ended !== 'settled') return ENDS[ended];
  const measured = new Set(levels.map(({ position }) => position));
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const between = Array.from({ length: last - first }, (_, index) => first + index);
  return between.every((position) => measured.has(position))
    ? 'their values are too close together'
    : 'commits between them could not be built or measured';
}

function formatSearchCost({ builds, rounds, minutes }: Culprit): string {
  const time = minutes < 0.95 ? `${Math.round(60 * minutes)} s` : `${Math.round(minutes)} min`;
  return `${formatCount(builds, 'build')}, ${formatCount(rounds, 'round')}, ${time}`;
}

function formatCommit({ sha, subject }: SearchedCommit): RichText {
  return richText`${shortenSha(sha)} ${asUntrustedText(subject)}`;
}

/** Names the commits: all of them, or the first and the last ones with the number of those between. */
function formatCommits(commits: readonly SearchedCommit[]): RichText {
  const shown = commits.length <= MAX_COMMITS ? commits : [commits[0]!, commits.at(-1)!];
  const separator = shown.length < commits.length ? ` to ` : ', ';
  return shown.flatMap((commit, index) => {
    const isLast = index === shown.length - 1;
    const before = index === 0 ? '' : isLast && shown.length === commits.length ? ' and ' : separator;
    return richText`${before}${formatCommit(commit)}`;
  });
}
