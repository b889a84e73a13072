// Lists commits of a clone in the order of their history. Asks git; commits that the clone lacks are left out.

import type { Host } from '../host/host.ts';
import type { ClonedCommit } from '../model/history.ts';

/** Commit times of a history go back by less than this where a clock was wrong, in seconds. */
const CLOCK_ERROR = 24 * 60 * 60;

/**
 * Returns those of the commits that the clone has, each after its parents. Git walks from the newest to the oldest one of
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
  const oldest = times.reduce((least, time) => Math.min(least, time)) - CLOCK_ERROR;
  const walked = await list(['--topo-order', '--reverse', `--max-age=${oldest}`]);
  return walked.flatMap((line) => {
    const [time = '', commit = ''] = line.split(' ');
    return commits.has(commit) ? [{ commit, committedAt: new Date(1000 * Number(time)).toISOString() }] : [];
  });
}
