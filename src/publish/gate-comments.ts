// Finds the gate's own comments among those of a pull request, and the newest of several. A comment is the gate's own
// if the token's owner wrote it and its first line is the gate's marker. One of the two alone could be imitated.

import type { GitHubApi, GitHubComment } from '../host/github-api.ts';
import { type Marker, parseMarker } from './marker.ts';

export interface CommentVersion extends Marker {
  /** Whole text, including the marker line. */
  readonly text: string;
}

export interface OwnComment extends CommentVersion {
  readonly id: number;
  readonly url: string;
}

const WORKFLOW_BOT = 'github-actions[bot]';

/** The login that the gate's own comments and issues are written by. */
export async function fetchOwnAuthor(api: Pick<GitHubApi, 'viewer'>): Promise<string> {
  return (await api.viewer()) ?? WORKFLOW_BOT;
}

/** Lowest id first, so that all runs agree on which one to keep. */
export function findOwnComments(comments: readonly GitHubComment[], key: string, author: string): OwnComment[] {
  return comments
    .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
    .flatMap(({ id, url, body }) => {
      const marker = parseMarker(body, key);
      return marker === null ? [] : [{ ...marker, id, url, text: body }];
    })
    .sort((a, b) => a.id - b.id);
}

export interface GateKey {
  readonly pullRequest: number;
  readonly key: string;
}

export async function fetchOwnComments(api: GitHubApi, { pullRequest, key }: GateKey): Promise<OwnComment[]> {
  const author = await fetchOwnAuthor(api);
  return findOwnComments(await api.listComments(pullRequest), key, author);
}

/** Prefers a result of the current head, then the later run, then the last in the list. */
export function pickNewest(candidates: readonly CommentVersion[], currentHead: string): CommentVersion {
  return candidates.reduce((newest, version) => (isOlder(version, newest, currentHead) ? newest : version));
}

/**
 * The commits are not compared: for a merge commit, the notice names the head and the later result the merge commit.
 */
export function isSameRun(a: Marker, b: Marker): boolean {
  return a.runId === b.runId && a.runAttempt === b.runAttempt;
}

function isOlder(version: CommentVersion, than: CommentVersion, currentHead: string): boolean {
  if (isSameRun(version, than)) return false;
  const isCurrent = version.headSha === currentHead;
  if (isCurrent !== (than.headSha === currentHead)) return !isCurrent;
  if (version.runId !== than.runId) return version.runId < than.runId;
  return version.runAttempt < than.runAttempt;
}
