// Finds the best common ancestor of two commits in a history that may be cut off. If a cut could hide a better one, the
// history proves nothing: then GitHub is asked, or more history is fetched.

import { recoverFrom, type UserError, userError } from '../errors.ts';
import { ApiError, type GitHubApi } from '../host/github-api.ts';
import { atInput } from '../model/location.ts';
import { shortenSha } from '../text/short-sha.ts';
import type { Store } from './store.ts';

/**
 * Steps that deepen a shallow history. The last one equals `--unshallow`, but does not fail when there is nothing left to
 * fetch.
 */
const DEEPEN_STEPS = ['--deepen=50', '--deepen=200', '--deepen=1000', '--depth=2147483647'];

export async function findMergeBase(
  { store, api }: { readonly store: Store; readonly api: GitHubApi | null },
  target: string,
  head: string,
): Promise<string> {
  const near = await findProvenMergeBase(store, target, head);
  if (near !== null) return near;
  if (store.isComplete) throw makeNoAncestorError(target, head);
  const answer = await askGitHubForMergeBase(api, target, head);
  if (answer !== null) return answer;
  for (const depth of DEEPEN_STEPS) {
    const why = await store.fetch(depth, target, head);
    if (why !== null) throw userError('history-not-fetched', atInput('base'), { output: why });
    const ancestor = await findProvenMergeBase(store, target, head);
    if (ancestor !== null) return ancestor;
  }
  throw makeNoAncestorError(target, head);
}

/**
 * Null if the known history does not prove the merge base.
 *
 * Let A be git's answer and B a common ancestor that git does not see as one, and that is no ancestor of A. Then some
 * path from one of the tips to B runs through commits that are not here, and leaves what is here at a cut. That cut is
 * no ancestor of A, or B would be one too. So A is right if no cut is reached from the tips without passing A.
 */
export async function findProvenMergeBase(store: Store, ...tips: [string, string]): Promise<string | null> {
  const { exitCode, stdout } = await store.git('merge-base', ...tips);
  if (exitCode !== 0) return null;
  const ancestor = stdout.trim();
  if (store.isComplete) return ancestor;
  // Git treats a commit whose parents were left out as a root. The commit itself still names them.
  const roots = await store.gitOrThrow('rev-list', '--max-parents=0', ...tips, `^${ancestor}`);
  for (const root of roots.split('\n').filter(Boolean)) if ((await readParents(store, root)).length > 0) return null;
  return ancestor;
}

export async function readParents(store: Store, commit: string): Promise<string[]> {
  const text = await store.gitOrThrow('cat-file', 'commit', commit);
  const header = text.split('\n\n')[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}

/** Null if GitHub has no answer or cannot be reached, which is no reason to give up. */
export async function askGitHubForMergeBase(
  api: GitHubApi | null,
  target: string,
  head: string,
): Promise<string | null> {
  return (await api?.mergeBase(target, head).catch(recoverFrom(ApiError, () => null))) ?? null;
}

function makeNoAncestorError(target: string, head: string): UserError {
  const commits = { target: shortenSha(target), head: shortenSha(head) };
  return userError('no-common-ancestor', atInput('base'), { ...commits, isLocal: false });
}
