// `base: latest-release` with real git, in the clone of a user and in the checkout of a workflow: the right release, or a
// sentence that says what is missing. A release that may exist but cannot be seen is never replaced by an older one.

import '../support/readable-errors.ts';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { selectCommits } from '../../src/event/commit-selection.ts';
import { findCommits } from '../../src/git/commits.ts';
import { findLocalCommits } from '../../src/git/local-commits.ts';
import { openStore } from '../../src/git/store.ts';
import { makeGitHost } from '../support/git-host.ts';
import { checkOutMerge, openPullRequest } from '../support/pull-request.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

const SETTINGS = { base: 'latest-release', config: '', configGiven: false };

let world: World;
beforeEach(() => {
  world = makeWorld();
});
afterEach(() => world.remove());

describe('in a clone', () => {
  let repo: Repo;
  beforeEach(() => {
    repo = world.init('clone');
  });

  async function findBase(folder: string, head: 'head' | 'worktree' = 'head') {
    const host = makeGitHost(world, folder);
    const store = await openStore(host, join(host.newFolder(), 'store'), null);
    return (await findLocalCommits(host, store, { ...SETTINGS, head, configFrom: 'worktree' })).base;
  }

  /** Makes a commit with a tag. */
  function release(tag: string, ...options: readonly string[]): string {
    const sha = repo.commit({ 'code.txt': tag });
    repo.git('tag', ...options, tag);
    return sha;
  }

  test('it is the highest version in the history, and no later one of another branch', async () => {
    const first = release('v1.9.0');
    const second = release('v1.10.0');
    repo.commit({ 'code.txt': 'topic' });
    repo.git('checkout', '--quiet', '-b', 'next', first);
    release('v2.0.0');
    repo.git('checkout', '--quiet', 'main');
    release('v1.11.0-rc.1');
    repo.commit({ 'code.txt': 'head' });
    expect(await findBase(repo.folder)).toEqual({ sha: second, how: 'v1.10.0' });
  });

  test('an annotated tag names its commit', async () => {
    const sha = release('v1.0.0', '--annotate', '--message=one');
    repo.commit({ 'code.txt': 'head' });
    expect(await findBase(repo.folder)).toEqual({ sha, how: 'v1.0.0' });
  });

  test('a release that was merged is in the history', async () => {
    release('v1.0.0');
    repo.git('checkout', '--quiet', '-b', 'fix');
    const fix = release('v1.0.1');
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ 'other.txt': '1' });
    repo.git('merge', '--quiet', '--no-ff', '-m', 'merge', 'fix');
    expect(await findBase(repo.folder)).toEqual({ sha: fix, how: 'v1.0.1' });
  });

  test('a tag of a file is no release', async () => {
    const sha = release('v1.0.0');
    repo.git('tag', 'v2.0.0', repo.sha('HEAD:code.txt'));
    repo.commit({ 'code.txt': 'head' });
    expect(await findBase(repo.folder)).toEqual({ sha, how: 'v1.0.0' });
  });

  test('on a released commit it is the release before, but uncommitted changes are compared with that commit', async () => {
    const first = release('v1.0.0');
    const second = release('v2.0.0');
    expect(await findBase(repo.folder)).toEqual({ sha: first, how: 'v1.0.0' });
    expect(await findBase(repo.folder, 'worktree')).toEqual({ sha: first, how: 'v1.0.0' });
    repo.write({ 'code.txt': 'changed' });
    expect(await findBase(repo.folder, 'worktree')).toEqual({ sha: second, how: 'v2.0.0' });
  });

  test.each([
    ['no tag', [], '0 tags, but no version like v1.2.3'],
    ['tags of other kinds', ['nightly', 'codec/v1.0.0', 'v1.0.0-rc.1'], '3 tags, but no version like v1.2.3'],
  ])('without a release it says what there is: %s', async (_, tags, found) => {
    repo.commit({ 'code.txt': '1' });
    for (const tag of tags) repo.git('tag', tag);
    repo.commit({ 'code.txt': 'head' });
    await expect(findBase(repo.folder)).rejects.toThrow(
      `--base: no release to compare with: the repository has ${found}. Fetch the tags with \`git fetch --tags\`, tag a release, or name another commit.`,
    );
  });

  test('releases of other branches alone are none', async () => {
    repo.commit({ 'code.txt': '1' });
    repo.git('checkout', '--quiet', '-b', 'next');
    release('v2.0.0');
    repo.git('checkout', '--quiet', '--orphan', 'unrelated');
    release('v3.0.0');
    repo.git('checkout', '--quiet', 'main');
    await expect(findBase(repo.folder)).rejects.toThrow('has 2 releases, but none in the history before head.');
  });

  test('a shallow clone says that it is shallow, also if it shows an older release', async () => {
    const start = release('v1.0.0');
    release('v2.0.0');
    repo.commit({ 'code.txt': 'more' });
    repo.git('checkout', '--quiet', '-b', 'old', start);
    repo.git('merge', '--quiet', '--no-ff', '-m', 'merge', 'main');
    repo.commit({ 'code.txt': 'head' });
    const shallow = world.clone(repo, 'shallow', '--depth=1', '--branch=old');
    await expect(findBase(shallow.folder)).rejects.toThrow('has 0 tags, but no version like v1.2.3. Fetch the tags');
    shallow.git('fetch', '--quiet', '--depth=1', 'origin', 'tag', 'v1.0.0', 'tag', 'v2.0.0');
    const head = shallow.sha('HEAD').slice(0, 12);
    await expect(findBase(shallow.folder)).rejects.toThrow(
      `--base: this clone is shallow and does not have the merge base of \`v2.0.0\` and \`${head}\`. Complete it with \`git fetch --unshallow\`, or name the commit to compare with: \`--base REF\`.`,
    );
    shallow.git('fetch', '--quiet', '--unshallow');
    expect(await findBase(shallow.folder)).toMatchObject({ how: 'v2.0.0' });
  });
});

describe('in a workflow', () => {
  async function findBase(
    { folder }: Repo,
    origin: string,
    { trigger }: Pick<ReturnType<typeof openPullRequest>, 'trigger'>,
    lost?: string,
  ) {
    const real = makeGitHost(world, folder, trigger);
    const isLost = (args: readonly string[]) =>
      args.includes('fetch') && args.some((arg) => arg.startsWith(`+${lost}:`));
    const failed = { exitCode: 128, stdout: '', stderr: 'fatal: it is gone\n' };
    const host: typeof real = {
      ...real,
      git: (args, options) => (isLost(args) ? Promise.resolve(failed) : real.git(args, options)),
    };
    const store = await openStore(host, join(host.newFolder(), 'store'), {
      ...{ url: origin, token: null, serverUrl: 'https://git.example' },
    });
    const selection = selectCommits(trigger, { ...SETTINGS, head: 'head' });
    const { base, configCommits } = await findCommits(store, selection, null);
    return { base, configCommits };
  }

  test('the tags of the repository count, though the checkout has one commit and no tag', async () => {
    const pr = openPullRequest(world);
    pr.dev.git('tag', 'v1.0.0', `${pr.fork}~1`);
    pr.dev.git('tag', '--annotate', '--message=two', 'v1.1.0', pr.fork);
    pr.dev.git('tag', 'v2.0.0', pr.tip);
    pr.dev.git('push', '--quiet', 'origin', '--tags');
    const { base, configCommits } = await findBase(checkOutMerge(world, pr), pr.origin.url, pr);
    expect(base).toEqual({ sha: pr.fork, how: 'v1.1.0' });
    // The configuration is that of the target branch, not that of the release.
    expect(configCommits).toEqual([pr.fork, pr.tip]);
  });

  test('without a release it says so', async () => {
    const pr = openPullRequest(world);
    pr.dev.git('tag', 'v2.0.0', pr.tip);
    pr.dev.git('push', '--quiet', 'origin', '--tags');
    await expect(findBase(checkOutMerge(world, pr), pr.origin.url, pr)).rejects.toThrow(
      'input "base": no release to compare with: the repository has 1 release, but none in the history before head. Tag a release, or name another commit.',
    );
  });

  test('a repository that cannot be asked is an error, and no older release is taken', async () => {
    const pr = openPullRequest(world);
    pr.dev.git('tag', 'v1.0.0', pr.fork);
    await expect(findBase(pr.dev, `${pr.origin.url}-gone`, pr)).rejects.toThrow(
      'input "base": git could not list the tags of the repository: ',
    );
  });

  test('a release that cannot be fetched is an error, and no older release is taken', async () => {
    const pr = openPullRequest(world);
    pr.dev.git('tag', 'v1.0.0', `${pr.fork}~1`);
    pr.dev.git('tag', 'v2.0.0', pr.fork);
    pr.dev.git('push', '--quiet', 'origin', '--tags');
    await expect(findBase(checkOutMerge(world, pr), pr.origin.url, pr, pr.fork)).rejects.toThrow(
      `base: \`${pr.fork}\` is not in the checkout and could not be fetched: "fatal: it is gone".`,
    );
  });
});
