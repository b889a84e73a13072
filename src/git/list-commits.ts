// Lists commits of a history by git: in the order of a clone, or with their trees, for servers whose API does not name them as
// GitHub's does. No files are fetched.

import type { ListedCommit } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import type { ClonedCommit } from '../model/history.ts';
import type { Store } from './store.ts';

/** Commit times of a history go back by less than this where a clock was wrong, in seconds. */
const CLOCK_ERROR = 24 * 60 * 60;

/**
 * Lists those of the commits that the clone has, each after its parents. Git walks from the newest to the oldest one of
 * them, and no further.
 */
export async function orderCommits(
  { git, folder }: Pick<Host, 'git' | 'folder'>,
  commits: ReadonlySet<string>,
): Promise<ClonedCommit[]> {
  const list = async (options: readonly string[]) => {
    const args = ['rev-list', '--ignore-missing', '--timestamp', ...options, '--stdin'];
    const { exitCode, stdout } = await git(args, { folder, input: [...commits, ''].join('\n') });
    return exitCode === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  const times = (await list(['--no-walk'])).map((line) => Number.parseInt(line, 10));
  if (times.length === 0) return [];
  const oldest = times.reduce((minimum, time) => Math.min(minimum, time)) - CLOCK_ERROR;
  const walked = await list(['--topo-order', '--reverse', `--max-age=${oldest}`]);
  return walked.flatMap((line) => {
    const [time = '', commit = ''] = line.split(' ');
    return commits.has(commit) ? [{ commit, committedAt: new Date(1000 * Number(time)).toISOString() }] : [];
  });
}

const FIELDS = '--format=%H %T %cI %s';

/**
 * Lists base and the commits that head has and base has not, the newest first. Null if base is not in the history of
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
