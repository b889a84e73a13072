// The commits of a search and their trees, by real git: which commits are tried, and that a tree is written as git would
// check it out.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type CandidateTrees, prepareCandidates } from '../../src/git/candidate-trees.ts';
import type { Commits } from '../../src/git/commits.ts';
import { openStore } from '../../src/git/store.ts';
import { makeTerminalHost } from '../../src/host/terminal.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { temporaryFolder } from '../support/temporary.ts';

async function prepare(folder: string, base: string, head: string, benchmarkFiles: readonly string[] = []) {
  const host = { ...makeTerminalHost(), folder, log: { info() {}, warning() {}, error() {}, quote() {} } };
  const root = temporaryFolder('candidates-');
  const store = await openStore(host, join(root, 'store'), null);
  const commits = { base: { sha: base }, head: { sha: head } } as unknown as Commits;
  const found = await prepareCandidates(host, root, { store, commits, originUrl: null, benchmarkFiles });
  return { found, root };
}

const treesOf = (found: CandidateTrees | string): CandidateTrees => {
  if (typeof found === 'string') throw new Error(found);
  return found;
};

function makeRepository() {
  const { folder, git } = freshRepository({
    'a.txt': 'one\n',
    'sub/b.txt': 'b\n',
    'bench/x.js': 'old\n',
    'run.sh': 'true\n',
  });
  const commit = (name: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', `--message=${name}`);
    return git('rev-parse', 'HEAD');
  };
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  return { folder, git, commit, write, base: git('rev-parse', 'HEAD') };
}

describe('the trees of a search', () => {
  test('are those of their commits, and git works in them', async () => {
    const { folder, git, commit, write, base } = makeRepository();
    write('a.txt', 'two\n');
    chmodSync(join(folder, 'run.sh'), 0o755);
    symlinkSync('a.txt', join(folder, 'link'));
    const first = commit('first');
    git('rm', '--quiet', 'link', 'sub/b.txt');
    const second = commit('second');
    const head = commit('head');
    const { found } = await prepare(folder, base, head);
    const { commits, create } = treesOf(found);
    expect(commits.map(({ sha, subject }) => [sha, subject])).toEqual([
      [first, 'first'],
      [second, 'second'],
      [head, 'head'],
    ]);
    const one = await create(0, null);
    const two = await create(1, null);
    expect(readFileSync(join(one.folder, 'a.txt'), 'utf8')).toBe('two\n');
    expect(readlinkSync(join(one.folder, 'link'))).toBe('a.txt');
    expect(lstatSync(join(one.folder, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(existsSync(join(two.folder, 'link'))).toBe(false);
    expect(existsSync(join(two.folder, 'sub/b.txt'))).toBe(false);
    for (const [tree, sha] of [
      [one, first],
      [two, second],
    ] as const) {
      const run = (...args: string[]) => execFileSync('git', args, { cwd: tree.folder, encoding: 'utf8' }).trim();
      expect(run('rev-parse', 'HEAD')).toBe(sha);
      expect(run('status', '--porcelain')).toBe('');
      expect(run('fsck', '--no-dangling')).toBe('');
    }
    expect(one.folder).toHaveLength(two.folder.length);
  });

  test("have head's benchmarks if base has them", async () => {
    const { folder, commit, write, base } = makeRepository();
    write('bench/old.js', 'only here\n');
    commit('first');
    execFileSync('git', ['rm', '--quiet', 'bench/old.js'], { cwd: folder });
    write('bench/x.js', 'new\n');
    const head = commit('head');
    const { found } = await prepare(folder, base, head, ['bench/**']);
    const trees = treesOf(found);
    const shared = await trees.create(0, 'head');
    expect(readFileSync(join(shared.folder, 'bench/x.js'), 'utf8')).toBe('new\n');
    expect(existsSync(join(shared.folder, 'bench/old.js'))).toBe(false);
  });

  test('have a link in the place of a folder, whatever it leads to', async () => {
    const { folder, git, commit, base } = makeRepository();
    commit('first');
    git('rm', '--quiet', '-r', 'bench');
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other/x.js'), 'other\n');
    symlinkSync('other', join(folder, 'bench'));
    commit('second');
    const { found } = await prepare(folder, base, commit('head'));
    const two = await treesOf(found).create(1, null);
    expect(readlinkSync(join(two.folder, 'bench'))).toBe('other');
  });

  test.each([
    ['bench/**', 'a file of head in the place of a folder'],
    ['bench', 'a file of head in the place of a folder that the patterns leave out'],
  ])('have by %s %s', async (pattern) => {
    const { folder, git, commit, write, base } = makeRepository();
    commit('first');
    git('rm', '--quiet', '-r', 'bench');
    write('bench', 'file\n');
    const head = commit('head');
    const { found } = await prepare(folder, base, head, [pattern, 'bench']);
    const shared = await treesOf(found).create(0, 'head');
    expect(readFileSync(join(shared.folder, 'bench'), 'utf8')).toBe('file\n');
  });

  test("have a folder of head's benchmarks in the place of a file that the patterns leave out", async () => {
    const { folder, git, commit, write, base } = makeRepository();
    commit('first');
    git('rm', '--quiet', 'a.txt');
    mkdirSync(join(folder, 'a.txt'));
    write('a.txt/x', 'x\n');
    const { found } = await prepare(folder, base, commit('head'), ['a.txt/**']);
    const shared = await treesOf(found).create(0, 'head');
    expect(readFileSync(join(shared.folder, 'a.txt/x'), 'utf8')).toBe('x\n');
  });

  test('are not needed for one commit', async () => {
    const { folder, commit, base } = makeRepository();
    const one = commit('one');
    const { found } = await prepare(folder, base, one);
    expect(treesOf(found).commits.map(({ sha }) => sha)).toEqual([one]);
    await expect(treesOf(found).create(0, null)).rejects.toThrow();
  });

  test('are not there for too many commits, or for commits that do not contain base', async () => {
    const { folder, git, commit, base } = makeRepository();
    for (let count = 0; count < 65; count += 1) commit(`${count}`);
    expect((await prepare(folder, base, git('rev-parse', 'HEAD'))).found).toBe('too-many-commits');
    git('checkout', '--quiet', '--orphan', 'other');
    expect((await prepare(folder, base, commit('other'))).found).toBe('base-not-contained');
  });

  test('are those of the pull request for a merge that GitHub made to test it', async () => {
    const { folder, git, commit, write, base } = makeRepository();
    git('checkout', '--quiet', '-b', 'pull');
    write('a.txt', 'two\n');
    const first = commit('first');
    write('a.txt', 'three\n');
    const second = commit('second');
    git('checkout', '--quiet', '--detach', base);
    git('merge', '--quiet', '--no-ff', '--no-edit', 'pull');
    const { found } = await prepare(folder, base, git('rev-parse', 'HEAD'));
    expect(treesOf(found).commits.map(({ sha }) => sha)).toEqual([first, second]);
  });
});
