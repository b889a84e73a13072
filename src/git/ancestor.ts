// Finds the best common ancestor of two commits in a history that may be cut off. If a cut could hide a better one, the
// history proves nothing: then GitHub is asked, or more history is fetched.

import { type UserError, userError } from '../errors.ts';
import { ApiError, type GitHubApi } from '../host/github-api.ts';
import { atInput } from '../model/location.ts';
import { shortenSha } from '../text/short-sha.ts';
import type { Store } from './store.ts';

/**
 * Steps that deepen a shallow history in search of the merge base. The last one equals `--unshallow`, but does not fail
 * when there is nothing left to fetch.
 */
const DEEPEN_STEPS = ['--deepen=50', '--deepen=200', '--deepen=1000', '--depth=2147483647'];

interface CommitSource {
  readonly store: Store;
  readonly api: GitHubApi | null;
}

export async function findMergeBase({ store, api }: CommitSource, target: string, head: string): Promise<string> {
  const near = await findProvenMergeBase(store, target, head);
  if (near !== null) return near;
  if (store.isComplete) throw makeNoAncestorError(target, head);
  const answer = await askGitHubForMergeBase(api, target, head);
  if (answer !== null) return answer;
  for (const depth of DEEPEN_STEPS) {
    const why = await store.fetch(depth, target, head);
    if (why !== null) throw userError('history-not-fetched', atInput('base'), { output: why });
    const found = await findProvenMergeBase(store, target, head);
    if (found !== null) return found;
  }
  throw makeNoAncestorError(target, head);
}

/**
 * Returns the merge base if the known history proves it; otherwise null.
 *
 * Let A be git's answer and B a common ancestor that git does not see as one, and that is no ancestor of A. Then some
 * path from one of the tips to B runs through commits that are not here, and leaves what is here at a cut. That cut is
 * no ancestor of A, or B would be one too. So A is right if no cut is reached from the tips without passing A.
 */
export async function findProvenMergeBase(store: Store, one: string, other: string): Promise<string | null> {
  const { exitCode, stdout } = await store.git('merge-base', one, other);
  if (exitCode !== 0) return null;
  const ancestor = stdout.trim();
  if (store.isComplete) return ancestor;
  // Git treats a commit whose parents were left out as a root. The commit itself still names them.
  const range = [one, other, `^${ancestor}`];
  const roots = await store.gitOrThrow('rev-list', '--max-parents=0', ...range);
  for (const root of roots.split('\n')) {
    if (root !== '' && (await parentsOf(store, root)).length > 0) return null;
  }
  return ancestor;
}

/** Returns the parents that the commit names, even if they are not in the store. */
export async function parentsOf(store: Store, commit: string): Promise<string[]> {
  const text = await store.gitOrThrow('cat-file', 'commit', commit);
  const header = text.split('\n\n')[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}

/** Returns GitHub's answer; null when it has none or cannot be reached, which is no reason to give up. */
export async function askGitHubForMergeBase(
  api: GitHubApi | null,
  target: string,
  head: string,
): Promise<string | null> {
  try {
    return (await api?.mergeBase(target, head)) ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function makeNoAncestorError(target: string, head: string): UserError {
  const commits = { target: shortenSha(target), head: shortenSha(head) };
  return userError('no-common-ancestor', atInput('base'), { ...commits, isLocal: false });
}
