// Where levels are looked up, with real git: in a clone, in a shallow one, and in the checkout of a workflow. What is in the
// history is certain, or an error says that nobody can tell.

import '../support/readable-errors.ts';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeHistoryCheck, makeTreeSearch } from '../../src/git/commits.ts';
import { makeLocalSource } from '../../src/git/history-source.ts';
import { openStore } from '../../src/git/store.ts';
import { HISTORY_LIMITS } from '../../src/history/history-files.ts';
import type { GitHubApi } from '../../src/host/github-api.ts';
import { makeGitHost } from '../support/git-host.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let repo: Repo;
let commits: string[];

beforeEach(() => {
  world = makeWorld();
  repo = world.init('clone');
  commits = ['1', '2', '3'].map((text) => repo.commit({ 'code.txt': text }));
  repo.git('tag', 'v1.0.0', commits[0]!);
});
afterEach(() => world.remove());

const sourceOf = ({ folder }: Repo) => makeLocalSource(makeGitHost(world, folder), HISTORY_LIMITS);

test('a clone knows its tags, its history and its trees', async () => {
  const source = sourceOf(repo);
  expect(await source.listTags()).toEqual([{ name: 'v1.0.0', commit: commits[0] }]);
  expect(await source.isInHistory(commits[0]!, commits[2]!)).toBe(true);
  expect(await source.isInHistory(commits[2]!, commits[0]!)).toBe(false);
  expect(await source.treeOf(commits[1]!)).toBe(repo.git('rev-parse', `${commits[1]}^{tree}`).trim());
  expect(await source.treeOf('f'.repeat(40))).toBeNull();
  expect(await source.readHistory('refs/bench-referee/history', () => {})).toBeNull();
});

test('a shallow clone does not say that a release is of another branch', async () => {
  const shallow = world.clone(repo, 'shallow', '--depth=1');
  await expect(sourceOf(shallow).isInHistory(commits[0]!, commits[2]!)).rejects.toThrow('the clone is shallow');
  shallow.git('fetch', '--quiet', '--unshallow');
  expect(await sourceOf(shallow).isInHistory(commits[0]!, commits[2]!)).toBe(true);
});

test('a workflow asks GitHub about what its checkout lacks, and fetches nothing', async () => {
  const shallow = world.clone(repo, 'shallow', '--depth=1');
  const host = makeGitHost(world, shallow.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), {
    ...{ url: `${repo.url}-gone`, token: null, serverUrl: 'https://git.example' },
  });
  const api = {
    mergeBase: (one: string) => Promise.resolve(one === commits[0] ? one : null),
    treeOf: () => Promise.resolve('a'.repeat(40)),
  } as Partial<GitHubApi> as GitHubApi;
  expect(await makeHistoryCheck(store, api)(commits[0]!, commits[2]!)).toBe(true);
  expect(await makeTreeSearch(store, api)(commits[0]!)).toBe('a'.repeat(40));
  expect(await makeTreeSearch(store, api)(commits[2]!)).toBe(repo.git('rev-parse', `${commits[2]}^{tree}`).trim());
  expect(await makeTreeSearch(store, null)(commits[0]!)).toBeNull();
  // Without GitHub it has to fetch.
  await expect(makeHistoryCheck(store, null)(commits[0]!, commits[2]!)).rejects.toThrow('could not be fetched');
});
