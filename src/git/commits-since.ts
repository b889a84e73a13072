// Lists the commits of a history with their trees by git, for servers whose API does not name them as GitHub's does. Only
// commits are fetched, and no files.

import type { ListedCommit } from '../host/github-api.ts';
import type { Store } from './store.ts';

const FIELDS = '--format=%H %T %cI %s';

/**
 * Returns base and the commits that head has and base has not, the newest first. Null when base is not in the history of
 * head, or the remote does not know one of them.
 */
export async function listCommitsSince(store: Store, base: string, head: string): Promise<ListedCommit[] | null> {
  if ((await store.fetch('--filter=tree:0', head)) !== null) return null;
  const { exitCode } = await store.git('merge-base', '--is-ancestor', base, head);
  if (exitCode !== 0) return null;
  // A commit names its tree, so no tree is needed.
  const listed = await store.gitOrThrow('log', FIELDS, `${base}..${head}`);
  const first = await store.gitOrThrow('log', '-1', FIELDS, base);
  return [...listed.split('\n'), first].filter(Boolean).map((line) => {
    const [commit = '', tree = '', committedAt = '', ...subject] = line.split(' ');
    return { commit, tree, subject: subject.join(' '), committedAt };
  });
}
