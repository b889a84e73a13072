// Keeps one comment per gate on a pull request. GitHub offers no locks, so it looks, changes something and
// looks again until there is exactly one comment of ours with the newest news. Never touches a comment that
// somebody else wrote, never deletes the last one, never replaces newer news by older, and never fails the run.

import { type Forge, ForgeError } from '../host/forge.ts';
import type { Log } from '../host/host.ts';
import { type Marker, renderMarker } from './marker.ts';
import { OwnComments } from './own-comments.ts';
import { type Channel, warnUnpublished } from './permissions.ts';
import { isSameRun, pickNewest, readOurs } from './sticky.ts';

export interface CommentNews extends Marker {
  readonly pullRequest: number;
  /** Markdown below the marker line; with it at most 65,536 characters. */
  readonly body: string;
}

/** Enough for a creation that failed twice, a comment that GitHub denied twice, copies, and the last look. */
const MAX_LOOKS = 7;

const CHANNEL: Channel = {
  ...{ name: 'comment', permission: 'pull-requests', access: 'write' },
  things: 'comments on pull requests',
  instead: 'Write `comment: never` to do without',
};

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
  const own = await OwnComments.open(forge, news);
  try {
    for (let look = 1; look <= MAX_LOOKS; look++) {
      const kept = await lookAndChange({ forge, own, news });
      if (kept === null) continue;
      if (kept.why !== null) log.info(`comment "${news.key}": not replaced, ${kept.why}`);
      return kept.url;
    }
    throw own.doubt ?? new ForgeError('unavailable', null, 'the comment does not stay as it was written');
  } catch (error) {
    if (!(error instanceof ForgeError) || own.written === null) throw error;
    log.warning(
      `comment: it was written, but it could not be checked that it is the only one of this gate: ${error.message}. The next run checks it again.`,
    );
    return own.written.url;
  }
}

/** The one comment that is left. */
interface Kept {
  readonly url: string;
  /** Why it does not tell the news of this run; null when it does. */
  readonly why: string | null;
}

interface Looking {
  readonly forge: Forge;
  readonly own: OwnComments;
  readonly news: CommentNews;
}

/**
 * Looks once and changes what has to be changed. Answers null after a change: other runs change things at the same
 * time, so only a look that finds nothing to do is the last one.
 *
 * A comment is deleted only after one with a lower id has proved to be there. So no run deletes the one with the
 * lowest id, however many runs there are and whatever the lists hold.
 */
async function lookAndChange({ forge, own, news }: Looking): Promise<Kept | null> {
  const text = `${renderMarker(news)}\n${news.body}`;
  const [first, ...others] = await own.look();
  if (first === undefined) {
    await own.create(text);
    return null;
  }
  const currentHead = await forge.pullRequestHead(news.pullRequest);
  if (await isLateRun(forge, news.headSha, currentHead)) {
    const created = others.find((other) => isSameRun(other, news));
    if (created === undefined) return { url: first.url, why: whyKept(news, first, currentHead) };
    if (await own.isThere(first.id)) await own.remove(created.id);
    return null;
  }
  const newest = pickNewest([first, ...others, { ...news, text }], currentHead);
  const isUpToDate = own.says(first, newest.text);
  if (isUpToDate && others.length === 0) {
    return { url: first.url, why: whyKept(news, first, newest.headSha) };
  }
  const isThere = isUpToDate ? await own.isThere(first.id) : await own.update(first.id, newest.text);
  if (isThere) for (const { id } of others) await own.remove(id);
  return null;
}

/**
 * Whether the pull request has gone on from our commit, or a force push threw it away. Such a run changes no comment
 * but a superfluous one of its own: the run of the current head may be writing at this very moment, and GitHub has
 * no locks. A merge commit is never the head, but contains it. Where that cannot be known, it counts as late.
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

function whyKept(news: Marker, kept: Marker, winningHead: string): string | null {
  if (isSameRun(kept, news)) return null;
  return winningHead === news.headSha
    ? `run ${kept.runId}.${kept.runAttempt} is later`
    : `${winningHead.slice(0, 7)} is newer than ${news.headSha.slice(0, 7)}, which this run measured`;
}
