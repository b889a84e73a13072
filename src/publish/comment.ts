// Keeps one comment per gate on a pull request. GitHub offers no locks, so it looks, changes one thing and
// looks again until there is exactly one comment of ours with the newest news. Never touches a comment that
// somebody else wrote, never replaces newer news by older, and never fails the run.

import { type Forge, type ForgeComment, ForgeError } from '../host/forge.ts';
import type { Log } from '../host/host.ts';
import { type Marker, renderMarker } from './marker.ts';
import { type Channel, warnUnpublished } from './permissions.ts';
import { findOurs, ownAuthor, pickNewest, readOurs } from './sticky.ts';

export interface CommentNews extends Marker {
  readonly pullRequest: number;
  /** Markdown below the marker line; with it at most 65,536 characters. */
  readonly body: string;
}

/** Looks at the comments; enough for a create that failed twice, a deletion in between, and the last look. */
const MAX_LOOKS = 5;

const CHANNEL: Channel = { name: 'comment', permission: 'pull-requests', access: 'write' };

/** Answers the comment's page; null when there is none of ours, which the log then explains. */
export function publishComment(forge: Forge, news: CommentNews, log: Log): Promise<string | null> {
  return orWarn(log, () => settle(forge, news, log));
}

/** The page of the gate's comment, where an earlier run left one; else null. */
export function findSticky(
  forge: Forge,
  { pullRequest, key }: Pick<CommentNews, 'pullRequest' | 'key'>,
  log: Log,
): Promise<string | null> {
  return orWarn(log, async () => (await readOurs(forge, { pullRequest, key }))[0]?.url ?? null);
}

async function orWarn(log: Log, act: () => Promise<string | null>): Promise<string | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    warnUnpublished(log, CHANNEL, error);
    return null;
  }
}

async function settle(forge: Forge, news: CommentNews, log: Log): Promise<string> {
  const text = `${renderMarker(news)}\n${news.body}`;
  let author = await ownAuthor(forge);
  let created: ForgeComment | null = null;
  let trouble = new ForgeError('unavailable', null, 'the comment does not stay as it was written');
  for (let look = 1; look <= MAX_LOOKS; look++) {
    const ours = findOurs(await forge.listComments(news.pullRequest), news.key, author);
    try {
      const [first, ...rest] = ours;
      if (first === undefined) {
        // GitHub may list a comment late, and a person may have removed it: neither asks for a second one.
        if (created !== null) return created.url;
        created = await forge.createComment(news.pullRequest, text);
        // Surer than what the token said about its owner.
        author = created.author;
        continue;
      }
      const currentHead = await forge.pullRequestHead(news.pullRequest);
      const isLate = await isLateRun(forge, news.headSha, currentHead);
      const newest = pickNewest(isLate ? ours : [...ours, { ...news, text }], currentHead);
      if (newest.text !== text) log.info(leftAlone(news, newest, isLate ? currentHead : newest.headSha));
      if (newest.text !== first.text) await forge.updateComment(first.id, newest.text);
      for (const { id } of rest) await remove(forge, id);
      return first.url;
    } catch (error) {
      if (!isPassing(error, ours.length > 0)) throw error;
      trouble = error;
    }
  }
  throw trouble;
}

/**
 * Whether the pull request has gone on from our commit, or a force push threw it away. Such a run changes no comment
 * that exists: the run of the current head may be writing at this very moment, and GitHub has no locks. A merge
 * commit is never the head, but contains it. Where that cannot be known, it counts as late.
 */
async function isLateRun(forge: Forge, headSha: string, currentHead: string): Promise<boolean> {
  if (headSha === currentHead || headSha === '') return false;
  try {
    return (await forge.mergeBase(headSha, currentHead)) !== currentHead;
  } catch (error) {
    if (error instanceof ForgeError) return true;
    throw error;
  }
}

function leftAlone({ key, headSha }: Marker, newest: Marker, winningHead: string): string {
  const cause =
    winningHead === headSha
      ? `run ${newest.runId}.${newest.runAttempt} is later`
      : `${winningHead.slice(0, 7)} is newer than ${headSha.slice(0, 7)}, which this run measured`;
  return `comment "${key}": not replaced, ${cause}`;
}

/** Whether another look can help: the comment is gone meanwhile, or nobody knows whether it was created. */
function isPassing(error: unknown, existed: boolean): error is ForgeError {
  if (!(error instanceof ForgeError)) return false;
  if (existed) return error.failure === 'missing';
  return error.failure === 'unavailable' && (error.status === null || error.status >= 500);
}

/** Another run may have been faster. */
async function remove(forge: Forge, id: number): Promise<void> {
  try {
    await forge.deleteComment(id);
  } catch (error) {
    if (!(error instanceof ForgeError && error.failure === 'missing')) throw error;
  }
}
