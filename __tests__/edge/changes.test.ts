// Which changed paths are told, with real git: by their names, for Go by what is in the file, in any folder, of
// commits and of a working tree.

import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readChanges } from '../../src/git/changes.ts';
import { findLocalCommits } from '../../src/git/local-commits.ts';
import { openStore } from '../../src/git/store.ts';
import { MAX_PATHS } from '../../src/model/recording-parts.ts';
import { makeGitHost } from '../support/git-host.ts';
import { type FileTexts, makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('repository');
});
afterEach(() => world.remove());

async function changes(
  from: FileTexts,
  to: FileTexts,
  { head = 'head', benchmarkFiles = [] }: { head?: 'head' | 'worktree'; benchmarkFiles?: readonly string[] } = {},
) {
  repo.commit(from);
  if (head === 'head') repo.commit(to);
  else repo.write(to);
  const host = makeGitHost(world, repo.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  const base = head === 'head' ? 'HEAD~1' : 'HEAD';
  const settings = { base, head, config: '', configGiven: false, configFrom: 'worktree' as const };
  const commits = await findLocalCommits(host, store, settings);
  const found = await readChanges(store, {
    ...{ base: commits.base.sha, head: commits.head.sha },
    baseline: 'bench/baseline.json',
    benchmarkFiles,
  });
  return found!;
}

const all = (...paths: string[]) => ({ total: paths.length, paths });

test('lock files and benchmarks, in any folder; what did not change and what is neither is not told', async () => {
  const from = { 'go.sum': 'a', 'Cargo.lock': 'a', 'src/a.rs': 'a', 'benches/same.rs': 'a' };
  const to = {
    'go.sum': 'b',
    'Cargo.lock': null,
    'tools/requirements-dev.txt': 'b',
    'src/a.rs': 'b',
    'crates/x/benches/encode/main.rs': 'b',
    'web/sort.bench.ts': 'b',
    'jvm/src/EncodeBenchmarks.java': 'b',
    'workbench/a.rs': 'b',
    'my-go.sum': 'b',
  };
  expect(await changes(from, to)).toEqual({
    lockFiles: all('Cargo.lock', 'go.sum', 'tools/requirements-dev.txt'),
    benchmarkSources: all('crates/x/benches/encode/main.rs', 'jvm/src/EncodeBenchmarks.java', 'web/sort.bench.ts'),
  });
});

test("Go's benchmarks are known by what is in the file, on either side", async () => {
  const bench = 'package a\n\nfunc BenchmarkA(b *testing.B) {}\n';
  const from = { 'was_test.go': bench, 'unit_test.go': 'package a\n', 'ü x/same_test.go': bench };
  const to = { 'was_test.go': 'package a\n', 'unit_test.go': 'package b\n', 'ü x/new_test.go': bench };
  expect((await changes(from, to)).benchmarkSources).toEqual(all('was_test.go', 'ü x/new_test.go'));
});

test('uncommitted changes count, untracked ones too', async () => {
  const text = await changes(
    { 'go.mod': 'module a\n' },
    { 'go.mod': 'module b\n', 'go.sum': '' },
    { head: 'worktree' },
  );
  expect(text.lockFiles).toEqual(all('go.mod', 'go.sum'));
});

test('of very many only the first are named', async () => {
  const many = Object.fromEntries(Array.from({ length: MAX_PATHS + 7 }, (_, index) => [`bench/${index}.c`, 'x']));
  const { benchmarkSources } = await changes({ 'a.txt': 'a' }, many);
  expect([benchmarkSources.total, benchmarkSources.paths.length]).toEqual([MAX_PATHS + 7, MAX_PATHS]);
});

test('the baseline itself is no benchmark', async () => {
  const { benchmarkSources } = await changes({ 'go.sum': 'a' }, { 'bench/baseline.json': '{}', 'bench/a.py': '1' });
  expect(benchmarkSources).toEqual(all('bench/a.py'));
});

test('benchmarks that base gets from head do not differ, others do', async () => {
  const to = { 'bench/a.py': '1', 'bench/old/b.py': '1', 'other/bench/c.py': '1' };
  const { benchmarkSources } = await changes({ 'go.sum': 'a' }, to, { benchmarkFiles: ['bench/**', '!bench/old/**'] });
  expect(benchmarkSources).toEqual(all('bench/old/b.py', 'other/bench/c.py'));
});

test('of a commit that nobody has any more it is not known', async () => {
  const head = repo.commit({ 'go.sum': 'a' });
  const host = makeGitHost(world, repo.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  const rest = { head, baseline: null, benchmarkFiles: [] };
  expect(await readChanges(store, { base: '0123456789'.repeat(4), ...rest })).toBeNull();
  expect(await readChanges(store, { base: null, ...rest })).toBeNull();
});
