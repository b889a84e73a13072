// Group C of docs/internals/attacks.md, second half: whether the two commits are the right ones. Through the built action as a
// runner starts it; what goes wrong is first shown on a naive one.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, naive } from '../support/attack.ts';
import { type BenchRepository, benchRepository } from '../support/bench-repository.ts';
import { FAST_CLOCK } from '../support/program.ts';
import { pullRequest, type Step, serverFolder } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

describe('T19', () => {
  /** Main went on after the branch left it; GitHub made a merge of both; the event is older than main's last commit. */
  function diverged() {
    const repository = benchRepository(allocs(7), allocs(8));
    const { git, commit } = repository;
    const fork = git('rev-parse', 'main');
    git('checkout', '--quiet', 'main');
    const stale = commit('meanwhile', { files: { 'other.txt': '1' } });
    const tip = commit('later', { files: { 'other.txt': '2' } });
    git('checkout', '--quiet', '--detach');
    const head = git('rev-parse', 'feature');
    git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'merge', '--quiet', '--no-ff', '-m', 'merge', 'feature');
    const merge = git('rev-parse', 'HEAD');
    git('update-ref', 'refs/pull/1/merge', merge);
    const server = join(serverFolder(repository), 'octo/demo');
    git('push', '--quiet', server, 'refs/pull/1/merge');
    const own = pullRequest(repository, 1);
    const payload = { pull_request: { ...own, base: { ...own.base, sha: stale } } };
    const trigger: Step['trigger'] = { event: 'pull_request', payload, sha: merge };
    return { repository, server, fork, stale, tip, head, merge, trigger };
  }

  /** What actions/checkout leaves with its defaults: one commit. */
  function shallow({ repository, server, merge }: ReturnType<typeof diverged>): BenchRepository {
    const folder = temporaryFolder('checkout-');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
    git('init', '--quiet', '--initial-branch=main', '.');
    git('fetch', '--quiet', '--depth=1', `file://${server}`, merge);
    git('checkout', '--quiet', 'FETCH_HEAD');
    // The stand-in for the runner asks it for the event's commits.
    return { ...repository, folder };
  }
  const serverOf = ({ server }: ReturnType<typeof diverged>) => `file://${join(server, '../..')}`;
  const run = (it: ReturnType<typeof diverged>, runner: typeof naive, given: Step = {}) =>
    runner(shallow(it), {
      ...given,
      trigger: given.trigger ?? it.trigger,
      env: {
        GITHUB_SERVER_URL: serverOf(it),
        ...FAST_CLOCK,
      },
    });

  test('the naive one compares with what the event says, which holds commits that are not of the pull request', async () => {
    const it = diverged();
    const { outputs } = await run(it, naive);
    expect(outputs['base-sha']).toBe(it.stale);
    expect(outputs['base-sha']).not.toBe(it.fork);
  });

  test('ours finds the merge base from a checkout of one commit', async () => {
    const it = diverged();
    const { outputs } = await run(it, attack);
    expect(outputs).toMatchObject({ 'base-sha': it.fork, 'head-sha': it.head, verdict: 'fail' });
  });

  test('and the first parent of the merge, whatever the event says', async () => {
    const it = diverged();
    const { outputs } = await run(it, attack, { inputs: { head: 'merge' } });
    expect(outputs).toMatchObject({ 'base-sha': it.tip, 'head-sha': it.merge });
  });

  test('a base that was pushed anew without a common commit is an error, never another pair', async () => {
    const it = diverged();
    const { git } = it.repository;
    const alone = git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit-tree', '-m', 'x', 'main^{tree}');
    git('push', '--quiet', '--force', it.server, `${alone}:refs/heads/main`);
    const { outputs, summary } = await run(it, attack);
    expect(outputs['verdict']).toBe('error');
    expect(outputs['base-sha']).toBe('');
    expect(summary).toMatch(/no common ancestor|merge base/);
  });

  test('a commit that nobody has any more is an error that names it', async () => {
    const it = diverged();
    const gone = 'c'.repeat(40);
    const payload = {
      pull_request: { ...pullRequest(it.repository, 1), head: { sha: gone, ref: 'feature' } },
    };
    const { outputs, summary } = await run(it, attack, {
      trigger: { event: 'pull_request', payload, sha: it.merge },
    });
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain(gone);
  });
});
