// Keeps one comment per gate on a pull request. GitHub offers no locks, so the code looks, changes something and looks
// again until there is exactly one comment of this gate, with the newest result. Never touches a comment of somebody
// else, never deletes the last comment, never replaces a newer result by an older one, and never fails the run.

import { recoverFrom } from '../errors.ts';
import { ApiError, type GitHubApi } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { formatFailedNotice, formatKeptComment, type KeptCommentReason } from '../render/messages/publishing-log.ts';
import { renderInProgressNotice } from '../render/outputs/comment.ts';
import { logWarning, type ReadOnlyOrigin, warnApiFailure } from './api-warnings.ts';
import { fetchOwnAuthor, fetchOwnComments, type GateKey, isSameRun, OwnComments, pickNewest } from './gate-comments.ts';
import { type Marker, renderMarker } from './marker.ts';

export interface CommentUpdate extends Marker {
  readonly origin: ReadOnlyOrigin;
  readonly pullRequest: number;
  /** Markdown below the marker line. Both together have at most 65,536 characters. */
  readonly body: string;
}

/** Enough for two failed creations, a comment that GitHub denied twice, copies, a last look. */
const MAX_LOOKS = 7;

/** Returns the URL of the comment's page; null if it failed, with the reason in the log. */
export function publishComment(api: GitHubApi, news: CommentUpdate, log: Log): Promise<string | null> {
  return reconcileComments(api, news, log).catch(makeWarner(log, news.origin));
}

export function findStickyComment(api: GitHubApi, gate: GateKey, log: Log): Promise<string | null> {
  return fetchOwnComments(api, gate).then((comments) => comments[0]?.url ?? null, makeWarner(log, null));
}

function makeWarner(log: Log, origin: ReadOnlyOrigin) {
  return recoverFrom(ApiError, (error) => {
    warnApiFailure(log, 'comment', error, origin);
    return null;
  });
}

async function reconcileComments(api: GitHubApi, news: CommentUpdate, log: Log): Promise<string> {
  const own = new OwnComments(api, news, await fetchOwnAuthor(api));
  try {
    for (let look = 1; look <= MAX_LOOKS; look++) {
      const remaining = await reconcileOnce(api, own, news);
      if (remaining === null) continue;
      if (remaining.why !== null) log.info(formatKeptComment(news.key, remaining.why));
      return remaining.url;
    }
    throw own.uncertainty ?? new ApiError('unavailable', null, 'the comment does not stay as it was written');
  } catch (error) {
    if (!(error instanceof ApiError) || own.written === null) throw error;
    logWarning(log, makeWarning('comment-not-checked', about('comment'), { answer: error.message }));
    return own.written.url;
  }
}

/**
 * Looks once and makes the necessary changes. Returns null after a change: other runs make changes at the same time, so
 * only a look that finds nothing to do ends the loop. Then it is the one comment that remains, and why it does not show the
 * result of this run; null if it does.
 *
 * A comment is deleted only after one with a lower id was confirmed to exist. So no run deletes the comment with the
 * lowest id, however many runs there are and whatever the lists contain.
 */
async function reconcileOnce(
  api: GitHubApi,
  own: OwnComments,
  news: CommentUpdate,
): Promise<{ readonly url: string; readonly why: KeptCommentReason | null } | null> {
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
 * The pull request has newer commits than the one of this run, or a force push removed that commit. Such a late run changes
 * no comment except a superfluous one of its own: the run of the current head may be writing at the same moment. A merge
 * commit is never the head, but contains it, so it is not late. If GitHub cannot answer, the run is treated as late.
 */
async function isLateRun(api: GitHubApi, headSha: string, currentHead: string): Promise<boolean> {
  if (headSha === currentHead || headSha === '') return false;
  return (await api.mergeBase(headSha, currentHead).catch(recoverFrom(ApiError, () => null))) !== currentHead;
}

function explainKeptComment(news: Marker, kept: Marker, winningHead: string): KeptCommentReason | null {
  if (isSameRun(kept, news)) return null;
  return winningHead === news.headSha
    ? { kind: 'later run', run: `${kept.runId}.${kept.runAttempt}` }
    : { kind: 'newer commit', newer: winningHead, measured: news.headSha };
}

interface InProgressNotice extends Marker {
  readonly pullRequest: number;
  readonly runUrl: string | null;
}

/**
 * Marks an existing comment of the gate as outdated while a new run measures, so that nobody takes its result for that of the
 * new commit. Never creates a comment. Failures only go to the log, because the result itself follows soon.
 */
export function publishInProgressNotice(api: GitHubApi, notice: InProgressNotice, log: Log): Promise<void> {
  return markOutdated(api, notice).catch(recoverFrom(ApiError, ({ message }) => log.info(formatFailedNotice(message))));
}

async function markOutdated(api: GitHubApi, notice: InProgressNotice): Promise<void> {
  const ours = await fetchOwnComments(api, notice);
  const [first] = ours;
  if (first === undefined) return;
  const { pullRequest, headSha, runUrl } = notice;
  if ((await api.pullRequestHead(pullRequest)) !== headSha) return;
  const [earlier, mine] = [pickNewest(ours, headSha), { ...notice, text: '' }];
  // Another leg of this run may have written the notice already, and a later run has priority.
  if (isSameRun(earlier, mine) || pickNewest([mine, earlier], headSha) === earlier) return;
  // Without the marker line.
  const text = earlier.text.slice(earlier.text.indexOf('\n') + 1);
  const body = renderInProgressNotice({ headSha, runUrl, earlier: { headSha: earlier.headSha, body: text } });
  await api.updateComment(first.id, `${renderMarker(notice)}\n${body}`);
}
