// Lines of the log about what was published: a comment that stays as it is, and what was left out. Data in, one line of
// text out. Nothing here is a warning: the report itself has everything.

import { DEFAULT_HISTORY_REF } from '../../model/history.ts';
import type { Recording } from '../../model/recording.ts';
import { quoteShellWord } from '../../text/shell-word.ts';
import { abbreviateSha, shortenSha } from '../../text/short-sha.ts';
import { formatCount } from '../words.ts';

/** The reason why a comment does not show the result of this run: a later run, or a newer commit. */
export type KeptCommentReason =
  | { readonly kind: 'later run'; readonly run: string }
  | { readonly kind: 'newer commit'; readonly newer: string; readonly measured: string };

export function formatKeptComment(gate: string, reason: KeptCommentReason): string {
  const why =
    reason.kind === 'later run'
      ? `run ${reason.run} is later`
      : `${abbreviateSha(reason.newer)} is newer than ${abbreviateSha(reason.measured)}, which this run measured`;
  return `comment "${gate}": not replaced, ${why}`;
}

export function formatFailedNotice(answer: string): string {
  return `comment: could not say that a measurement is running: ${answer}`;
}

export function formatAnnotationLimit({ shown, leftOut }: { shown: number; leftOut: number }): string {
  return `check run: the first ${shown} lines are annotated, ${leftOut} more ${leftOut === 1 ? 'is' : 'are'} not`;
}

export function formatUnknownFiles(sha: string, answer: string): string {
  return `the files of ${shortenSha(sha)} are not known, so they are not annotated: ${answer}`;
}

export function formatIssueLeft(event: string): string {
  return `issue: left as it is, because a run of ${event} is about commits that may never be on the branch`;
}

/** `one commit`: a commit against itself, which says nothing of a change. */
export function formatRecordedRun(
  state: 'recorded' | 'one commit' | 'known',
  { path, ref }: { readonly path: string; readonly ref: string },
): string {
  if (state === 'recorded') return `recorded ${path} in ${ref}`;
  if (state === 'one commit') return 'base and head are the same commit; nothing is recorded';
  return `${path} is in ${ref} already`;
}

export function formatUnprovedRun({ base, head }: Recording['commits']): string {
  const pair = `${shortenSha(base.sha ?? '')}..${shortenSha(head.sha ?? '')}`;
  return `${pair}: nothing is recorded, because only the job that measured says that all files of depends-on are the same`;
}

export function formatSuspectLimit({ shown, all }: { readonly shown: number; readonly all: number }): string {
  return `${all} suspects; the output has the ${shown} clearest ones`;
}

/** Subject of the commit that adds values of another tool to the history. */
export const IMPORT_SUBJECT = 'import values of github-action-benchmark';

export function formatImport(
  { values, runs, isNew }: { readonly values: number; readonly runs: number; readonly isNew: boolean },
  ref: string,
): string {
  const counts = `${formatCount(values, 'value')} of ${formatCount(runs, 'run')}`;
  const push = `git push origin ${quoteShellWord(`${ref}:${ref}`)}`;
  if (!isNew) return `${ref} has ${values === 1 ? 'the' : 'all'} ${counts} already. Push it with\n  ${push}`;
  const [were, them] = values === 1 ? ['was', 'it'] : ['were', 'them'];
  const show = `bench-referee history${ref === DEFAULT_HISTORY_REF ? '' : ` --ref ${quoteShellWord(ref)}`}`;
  return `${counts} ${were} imported into ${ref} of this clone. Show ${them} with \`${show}\`, and push ${them} with\n  ${push}`;
}
