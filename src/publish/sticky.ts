// Which comments of a pull request are this gate's own, and which of several tells the newest. Ours is what the token's
// owner wrote with our marker on its first line: either alone can be imitated.

import type { Forge, ForgeComment } from '../host/forge.ts';
import { type Marker, parseMarker } from './marker.ts';

/** What a comment says, and of which run. */
export interface Told extends Marker {
  /** The marker's line included. */
  readonly text: string;
}

export interface OurComment extends Told {
  readonly id: number;
  readonly url: string;
}

/** Author of what the workflow's own token writes. */
const WORKFLOW_BOT = 'github-actions[bot]';

/** Whose comments are ours. */
export async function ownAuthor(forge: Forge): Promise<string> {
  return (await forge.viewer()) ?? WORKFLOW_BOT;
}

/** Lowest id first: every run agrees on which one to keep. */
export function findOurs(comments: readonly ForgeComment[], key: string, author: string): OurComment[] {
  return comments
    .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
    .flatMap(({ id, url, body }) => {
      const marker = parseMarker(body, key);
      return marker === null ? [] : [{ ...marker, id, url, text: body }];
    })
    .sort((a, b) => a.id - b.id);
}

/** As `findOurs`, of what GitHub holds now. */
export async function readOurs(
  forge: Forge,
  { pullRequest, key }: { readonly pullRequest: number; readonly key: string },
): Promise<OurComment[]> {
  const author = await ownAuthor(forge);
  return findOurs(await forge.listComments(pullRequest), key, author);
}

/** News of the pull request's current head wins over news of any other, then the later run, then the last. */
export function pickNewest(candidates: readonly Told[], currentHead: string): Told {
  return candidates.reduce((newest, told) => (isOlder(told, newest, currentHead) ? newest : told));
}

/** A run that measures a merge commit announces itself by the head, and its later word still counts. */
export function isSameRun(one: Marker, other: Marker): boolean {
  return one.runId === other.runId && one.runAttempt === other.runAttempt;
}

function isOlder(told: Told, than: Told, currentHead: string): boolean {
  if (isSameRun(told, than)) return false;
  const isCurrent = told.headSha === currentHead;
  if (isCurrent !== (than.headSha === currentHead)) return !isCurrent;
  if (told.runId !== than.runId) return told.runId < than.runId;
  return told.runAttempt < than.runAttempt;
}
