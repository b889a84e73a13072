// Keeps one comment per gate on a pull request. GitHub offers no locks, so the code looks, changes something and looks
// again until there is exactly one comment of this gate, with the newest result. Never touches a comment of somebody
// else, never deletes the last comment, never replaces a newer result by an older one, and never fails the run.

import { ApiError, type GitHubApi } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { formatKeptComment, type KeptCommentReason } from '../render/messages/publishing-log.ts';
import { logWarning, type ReadOnlyOrigin, warnApiFailure } from './api-warnings.ts';
import { fetchOwnComments, isSameRun, pickNewest } from './gate-comments.ts';
import { type Marker, renderMarker } from './marker.ts';
import { OwnComments } from './own-comments.ts';

export interface CommentUpdate extends Marker {
  /** Absent: null. */
  readonly origin?: ReadOnlyOrigin;
  readonly pullRequest: number;
  /** Markdown below the marker line. Both together have at most 65,536 characters. */
  readonly body: string;
}

/**
 * Maximum number of looks: enough for two failed creations, a comment that GitHub denied twice, copies, a last look.
 */
const MAX_PASSES = 7;

/** Publishes the comment. Returns the URL of its page; null if it failed, with the reason in the log. */
export function publishComment(api: GitHubApi, news: CommentUpdate, log: Log): Promise<string | null> {
  return runOrWarn(log, () => reconcileComments(api, news, log), news.origin);
}

/** Returns the URL of the gate's comment if an earlier run left one; else null. */
export function findStickyComment(
  api: GitHubApi,
  { pullRequest, key }: Pick<CommentUpdate, 'pullRequest' | 'key'>,
  log: Log,
): Promise<string | null> {
  return runOrWarn(log, async () => (await fetchOwnComments(api, { pullRequest, key }))[0]?.url ?? null);
}

async function runOrWarn(log: Log, act: () => Promise<string | null>, origin?: ReadOnlyOrigin): Promise<string | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    warnApiFailure(log, 'comment', error, origin);
    return null;
  }
}

async function reconcileComments(api: GitHubApi, news: CommentUpdate, log: Log): Promise<string> {
  const own = await OwnComments.open(api, news);
  try {
    for (let look = 1; look <= MAX_PASSES; look++) {
      const kept = await reconcileOnce({ api, own, news });
      if (kept === null) continue;
      if (kept.why !== null) log.info(formatKeptComment(news.key, kept.why));
      return kept.url;
    }
    throw own.uncertainty ?? new ApiError('unavailable', null, 'the comment does not stay as it was written');
  } catch (error) {
    if (!(error instanceof ApiError) || own.written === null) throw error;
    logWarning(log, makeWarning('comment-not-checked', about('comment'), { answer: error.message }));
    return own.written.url;
  }
}

/** The one comment that remains. */
interface RemainingComment {
  readonly url: string;
  /** Reason why it does not show the result of this run; null if it does. */
  readonly why: KeptCommentReason | null;
}

interface ReconcileContext {
  readonly api: GitHubApi;
  readonly own: OwnComments;
  readonly news: CommentUpdate;
}

/**
 * Looks once and makes the necessary changes. Returns null after a change: other runs make changes at the same time, so
 * only a look that finds nothing to do ends the loop.
 *
 * A comment is deleted only after one with a lower id was confirmed to exist. So no run deletes the comment with the
 * lowest id, however many runs there are and whatever the lists contain.
 */
async function reconcileOnce({ api, own, news }: ReconcileContext): Promise<RemainingComment | null> {
  const commentText = `${renderMarker(news)}\n${news.body}`;
  const [first, ...others] = await own.list();
  if (first === undefined) {
    await own.create(commentText);
    return null;
  }
  const currentHead = await api.pullRequestHead(news.pullRequest);
  if (await isLateRun(api, news.headSha, currentHead)) {
    const created = others.find((other) => isSameRun(other, news));
    if (created === undefined) return { url: first.url, why: explainKeptComment(news, first, currentHead) };
    if (await own.exists(first.id)) await own.remove(created.id);
    return null;
  }
  const newest = pickNewest([first, ...others, { ...news, text: commentText }], currentHead);
  const isUpToDate = own.hasText(first, newest.text);
  if (isUpToDate && others.length === 0) {
    return { url: first.url, why: explainKeptComment(news, first, newest.headSha) };
  }
  const isThere = isUpToDate ? await own.exists(first.id) : await own.update(first.id, newest.text);
  if (isThere) for (const { id } of others) await own.remove(id);
  return null;
}

/**
 * Reports whether the pull request has newer commits than the one of this run, or a force push removed that commit.
 * Such a late run changes no comment except a superfluous one of its own: the run of the current head may be writing at
 * the same moment, and GitHub has no locks. A merge commit is never the head, but contains it, so it is not late. If
 * GitHub cannot answer, the run is treated as late.
 */
async function isLateRun(api: GitHubApi, headSha: string, currentHead: string): Promise<boolean> {
  if (headSha === currentHead || headSha === '') return false;
  try {
    return (await api.mergeBase(headSha, currentHead)) !== currentHead;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}

function explainKeptComment(news: Marker, kept: Marker, winningHead: string): KeptCommentReason | null {
  if (isSameRun(kept, news)) return null;
  return winningHead === news.headSha
    ? { kind: 'later run', run: `${kept.runId}.${kept.runAttempt}` }
    : { kind: 'newer commit', newer: winningHead, measured: news.headSha };
}
