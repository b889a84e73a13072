// Lists the commits between base and head that a search can measure: those on the line of first parents of head that contain
// base. Asks git in the store, before any code of the commits runs. A commit that does not contain base would differ from it
// in more than the pull request.

import type { SearchedCommit } from '../model/bisection.ts';
import { MAX_BISECTED_COMMITS, MAX_SUBJECT_LENGTH } from '../model/bisection-schema.ts';
import { parentsOf } from './ancestor.ts';
import type { Store } from './store.ts';

/** Why there is nothing to search between two commits. */
export type NoCandidates = 'too-many-commits' | 'history-missing' | 'base-not-contained';

/** Returns the commits after base, oldest first; the last one has the tree of head. Otherwise the reason for none. */
export async function listCandidates(
  store: Store,
  { base, head }: { readonly base: string; readonly head: string },
): Promise<readonly SearchedCommit[] | NoCandidates> {
  const own = await readLine(store, base, head);
  if (own === null) return store.isComplete ? 'base-not-contained' : 'history-missing';
  if (own.length > 1) return own.length > MAX_BISECTED_COMMITS ? 'too-many-commits' : own;
  // The commit that GitHub makes to test a merge: base is its first parent, and the pull request its second.
  const [first, second] = await parentsOf(store, head);
  if (second === undefined || first !== base || !(await haveSameTree(store, head, second))) return own;
  const merged = (await readLine(store, base, second)) ?? own;
  return merged.length > MAX_BISECTED_COMMITS ? 'too-many-commits' : merged;
}

async function haveSameTree(store: Store, ...commits: readonly string[]): Promise<boolean> {
  const { exitCode, stdout } = await store.git('rev-parse', ...commits.map((commit) => `${commit}^{tree}`));
  return exitCode === 0 && new Set(stdout.trim().split('\n')).size === 1;
}

const FIELDS = '--format=%H%x00%s';

/** Returns the commits from base to `tip`, oldest first; null if the history that is here does not show them. */
async function readLine(store: Store, base: string, tip: string): Promise<readonly SearchedCommit[] | null> {
  const range = ['--first-parent', '--ancestry-path', '--reverse', `${base}..${tip}`];
  const { exitCode, stdout } = await store.git('log', '-z', FIELDS, ...range);
  if (exitCode !== 0) return null;
  const words = stdout.split('\0');
  const commits: SearchedCommit[] = [];
  for (let index = 0; index + 1 < words.length; index += 2)
    commits.push({ sha: words[index]!.trim(), subject: words[index + 1]!.slice(0, MAX_SUBJECT_LENGTH) });
  const [oldest] = commits;
  return oldest !== undefined && (await isBelow(store, base, oldest.sha)) ? commits : null;
}

/** Reports whether a commit has base as a parent. It also has if base came in by a merge. */
async function isBelow(store: Store, base: string, commit: string): Promise<boolean> {
  return (await parentsOf(store, commit)).includes(base);
}
