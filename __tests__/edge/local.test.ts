// The pair on a command line, with real git: what base means in a clone, and a working tree that is measured as
// it stands without a trace of it.

import '../support/readable-errors.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findCommitTwice, findLocalCommits } from '../../src/git/local-commits.ts';
import { openStore } from '../../src/git/store.ts';
import { makeGitHost } from '../support/git-host.ts';
import { listing, makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('répo with spaces');
});
afterEach(() => world.remove());

async function find(
  folder: string,
  { base = 'merge-base', head = 'worktree' } = {},
  by: typeof findLocalCommits = findLocalCommits,
) {
  const host = makeGitHost(world, folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  const settings = { base, head, config: '', configGiven: false, configFrom: 'worktree' as const };
  const commits = await by(host, store, settings);
  const inStore = async (...args: string[]) => (await host.git(args, { folder: store.folder })).stdout.trim();
  return { ...commits, host, inStore };
}

const baseOf = async (folder: string, base?: string) =>
  (await find(folder, { ...(base ? { base } : {}), head: 'head' })).base;

describe('base', () => {
  test('is where the work left the remote’s default branch, then main, then master', async () => {
    const start = repo.commit({ a: '1' });
    const later = repo.commit({ a: '2' });
    repo.git('checkout', '--quiet', '-b', 'topic', start);
    repo.commit({ b: '1' });
    expect(await baseOf(repo.folder)).toEqual({ sha: start, how: 'merge-base', branch: 'main' });
    expect(await baseOf(repo.folder, 'target')).toEqual({ sha: later, how: 'target', branch: 'main' });
    repo.git('update-ref', 'refs/remotes/origin/master', start);
    expect(await baseOf(repo.folder, 'target')).toMatchObject({ sha: start });
    repo.git('update-ref', 'refs/remotes/origin/main', later);
    expect(await baseOf(repo.folder, 'target')).toMatchObject({ sha: later });
    repo.git('update-ref', 'refs/remotes/origin/trunk', start);
    repo.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect(await baseOf(repo.folder, 'target')).toMatchObject({ sha: start, branch: 'origin/trunk' });
    repo.git('update-ref', '-d', 'refs/remotes/origin/trunk');
    expect(await baseOf(repo.folder, 'target')).toMatchObject({ sha: later });
  });

  test('is master where there is no main', async () => {
    const start = repo.commit({ a: '1' });
    repo.git('branch', '--quiet', '-m', 'main', 'master');
    expect(await baseOf(repo.folder)).toMatchObject({ sha: start });
  });

  test('has to be given where no branch is called like that', async () => {
    repo.commit({ a: '1' });
    repo.git('branch', '--quiet', '-m', 'main', 'develop');
    const lack = '--base: this clone has neither a remote default branch nor a branch called main or master.';
    const onlyBranch = (ref: string) =>
      `the commit to compare with: \`--base ${ref}\`, because "${ref}" is its only branch.`;
    await expect(find(repo.folder)).rejects.toThrow(`${lack} Name ${onlyBranch('develop')}`);
    repo.git('remote', 'add', 'origin', 'https://example.com/x.git');
    repo.git('update-ref', 'refs/remotes/origin/develop', 'HEAD');
    const ask = 'Ask for the default branch once: `git remote set-head origin -a`. Or name';
    await expect(find(repo.folder)).rejects.toThrow(`${lack} ${ask} ${onlyBranch('origin/develop')}`);
    repo.git('branch', 'topic');
    await expect(find(repo.folder)).rejects.toThrow(`${lack} ${ask} the commit to compare with: \`--base REF\`.`);
    expect((await find(repo.folder, { base: 'develop' })).base.how).toBe('develop');
  });

  test('may be any revision, and no option', async () => {
    const first = repo.commit({ a: '1' });
    repo.commit({ a: '2' });
    repo.git('tag', '-a', '-m', 'note', 'v1', first);
    expect(await baseOf(repo.folder, 'HEAD~1')).toEqual({ sha: first, how: 'HEAD~1' });
    expect(await baseOf(repo.folder, 'v1')).toMatchObject({ sha: first });
    expect(await baseOf(repo.folder, first.slice(0, 10))).toMatchObject({ sha: first });
    for (const base of ['gone', '-x', '--upload-pack=touch canary', 'HEAD;id', 'main..HEAD']) {
      await expect(find(repo.folder, { base })).rejects.toThrow(
        `--base: this clone has no commit "${base}". Check the spelling, or fetch it first: \`git fetch origin\`.`,
      );
    }
    await expect(find(repo.folder, { head: '-x' })).rejects.toThrow('--head: this clone has no commit "-x"');
  });

  test('is not guessed from a history that is cut off or another one', async () => {
    const origin = world.init('origin');
    origin.commit({ a: '1' });
    origin.git('checkout', '--quiet', '-b', 'topic');
    for (const text of ['2', '3', '4']) origin.commit({ b: text });
    origin.git('checkout', '--quiet', 'main');
    const shallow = world.clone(origin, 'shallow', '--depth=2', '--no-single-branch', '--branch=topic');
    await expect(find(shallow.folder)).rejects.toThrow(
      /^--base: this clone is shallow and does not have the merge base of `\w{12}` and `\w{12}`\. Complete it with `git fetch --unshallow`/,
    );
    repo.commit({ a: '1' });
    repo.git('checkout', '--quiet', '--orphan', 'strange');
    repo.commit({ a: '2' });
    await expect(find(repo.folder)).rejects.toThrow(/have no common ancestor\. Name the commit to compare with/);
  });
});

describe('where there is nothing to measure', () => {
  test('no repository, no commit, no working tree', async () => {
    const outside = makeGitHost(world, '').newFolder();
    await expect(find(outside)).rejects.toThrow(`${outside}: this is not a git repository.`);
    await expect(find(repo.folder)).rejects.toThrow(
      `${repo.folder}: this repository has no commit yet. Commit first: there is nothing to compare with.`,
    );
    repo.commit({ a: '1' });
    const bare = world.clone(repo, 'bare', '--bare');
    await expect(find(bare.folder)).rejects.toThrow(`${bare.folder}: this is not a working tree.`);
    expect((await find(bare.folder, { head: 'main' })).head.how).toBe('main');
  });

  test('a clean working tree on main is compared with itself', async () => {
    const tip = repo.commit({ a: '1' });
    const { base, head } = await find(repo.folder);
    expect([base, head]).toEqual([
      { sha: tip, how: 'merge-base', branch: 'main' },
      { sha: tip, how: 'HEAD' },
    ]);
  });
});

describe('the working tree', () => {
  /** Some of everything that `git status` can show. */
  function makeUntidy(): void {
    repo.commit({
      '.gitignore': '*.log\n',
      'sub/.gitignore': 'secret\n',
      'staged.txt': 'one\n',
      'unstaged.txt': 'one\n',
      'deleted.txt': 'one\n',
      'renamed.txt': 'a text that is long enough to be seen as the same\n',
      'script.sh': 'echo\n',
      'tracked.log': 'ignored, but tracked\n',
      'sub/deep/ünï code.txt': 'one\n',
    });
    repo.git('config', 'core.excludesFile', join(world.root, 'home', 'ignored'));
    writeFileSync(join(world.root, 'home', 'ignored'), '*.mine\n');
    mkdirSync(join(repo.folder, '.git', 'info'), { recursive: true });
    writeFileSync(join(repo.folder, '.git', 'info', 'exclude'), 'private\n');
    repo.write({ 'staged.txt': 'two\n' });
    repo.git('add', 'staged.txt');
    repo.git('mv', 'renamed.txt', 'sub/moved.txt');
    repo.write({
      'staged.txt': 'three\n',
      'unstaged.txt': 'two\n',
      'deleted.txt': null,
      'script.sh': null,
      'tracked.log': 'changed\n',
      'untracked.txt': 'new\n',
      'ignored.log': 'x',
      'sub/secret': 'x',
      private: 'x',
      'notes.mine': 'x',
      'sub/new folder/ö.txt': 'new\n',
    });
    repo.write({ 'script.sh': '#!/bin/sh\n' });
    symlinkSync('/etc/hostname', join(repo.folder, 'link'));
  }

  /** What a person would get by `git add --all`, tried on a copy. */
  function treeByHand(): string {
    const copy = join(world.root, 'copy');
    execFileSync('cp', ['-a', repo.folder, copy]);
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: copy, env: world.env, encoding: 'utf8' }).trim();
    git('add', '--all');
    return git('write-tree');
  }

  test('is what `git add --all` would commit, and stays as it is to the last byte', async () => {
    makeUntidy();
    const tip = repo.sha('HEAD');
    const status = () => repo.git('--no-optional-locks', 'status', '--porcelain', '--ignored');
    const [files, shown] = [listing(repo.folder), status()];
    const { base, head, inStore } = await find(repo.folder);
    expect(base.sha).toBe(tip);
    expect(head.how).toBe('worktree');
    expect(await inStore('rev-parse', `${head.sha}^{tree}`, `${head.sha}^1`)).toBe(`${treeByHand()}\n${tip}`);
    expect(listing(repo.folder)).toEqual(files);
    expect(status()).toBe(shown);
    expect((await find(repo.folder)).head.sha).toBe(head.sha);
  });

  test('is the same from a folder in it and from a linked worktree', async () => {
    makeUntidy();
    const { head } = await find(repo.folder);
    expect((await find(join(repo.folder, 'sub', 'deep'))).head).toEqual(head);
    const linked = join(world.root, 'linked');
    repo.git('worktree', 'add', '--quiet', '-b', 'topic', linked);
    writeFileSync(join(linked, 'staged.txt'), 'in the linked one\n');
    const files = listing(world.root).filter((line) => !line.startsWith('folder-'));
    const found = await find(linked);
    expect(await found.inStore('show', `${found.head.sha}:staged.txt`)).toBe('in the linked one');
    expect(listing(world.root).filter((line) => !line.startsWith('folder-'))).toEqual(files);
  });

  test('a change in the very moment of the last `git add` is seen', async () => {
    repo.commit({ a: 'one\n' });
    const moment = new Date(1_700_000_000_000);
    utimesSync(join(repo.folder, 'a'), moment, moment);
    repo.git('update-index', '--refresh');
    utimesSync(join(repo.folder, '.git', 'index'), moment, moment);
    writeFileSync(join(repo.folder, 'a'), 'two\n');
    utimesSync(join(repo.folder, 'a'), moment, moment);
    const { head, inStore } = await find(repo.folder);
    expect(await inStore('show', `${head.sha}:a`)).toBe('two');
  });

  test('without an index, in conflict, sparse, with a split index', async () => {
    repo.commit({ a: '1', 'in/b': '1', 'out/c': '1' });
    const base = repo.sha('HEAD');
    repo.git('checkout', '--quiet', '-b', 'other');
    repo.commit({ a: '2' });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ a: '3' });
    expect(() => repo.git('merge', '--quiet', 'other')).toThrow();
    const conflict = await find(repo.folder, { base });
    expect(await conflict.inStore('show', `${conflict.head.sha}:a`)).toContain('<<<<<<<');
    repo.git('reset', '--quiet', '--hard');
    const clean = repo.sha('HEAD');

    repo.git('update-index', '--split-index');
    repo.git('config', 'core.splitIndex', 'true');
    repo.write({ a: '4' });
    const names = () => listing(join(repo.folder, '.git')).map((line) => line.split(' ')[0]);
    const before = names();
    const split = await find(repo.folder);
    expect(await split.inStore('show', `${split.head.sha}:a`)).toBe('4');
    expect(names()).toEqual(before);
    repo.git('config', '--unset', 'core.splitIndex');
    repo.git('update-index', '--no-split-index');
    repo.git('reset', '--quiet', '--hard');

    repo.git('sparse-checkout', 'set', 'in');
    expect((await find(repo.folder)).head).toEqual({ sha: clean, how: 'HEAD' });
    repo.write({ 'in/b': '2' });
    const sparse = await find(repo.folder);
    expect(await sparse.inStore('show', `${sparse.head.sha}:out/c`)).toBe('1');
  });

  test('that git cannot read is said with git’s own words', async () => {
    repo.commit({ a: '1' });
    world.init(join('répo with spaces', 'nested'));
    await expect(find(repo.folder)).rejects.toThrow(
      'git add: could not read the working tree: "error: \'nested/\' does not have a commit checked out". Try',
    );
  });

  test('hooks and the file system monitor stay asleep; a filter works as it does for `git add`', async () => {
    const canary = join(world.root, 'canary');
    repo.commit({ '.gitattributes': '*.up filter=up\n', 'a.up': 'one\n' });
    writeFileSync(join(world.root, 'home', 'alarm'), `#!/bin/sh\ntouch '${canary}'\n`, { mode: 0o755 });
    const alarm = join(world.root, 'home', 'alarm');
    for (const hook of ['pre-commit', 'post-index-change', 'reference-transaction', 'post-commit']) {
      repo.write({ [`.git/hooks/${hook}`]: `#!/bin/sh\ntouch '${canary}'\n` });
    }
    repo.git('config', 'core.fsmonitor', alarm);
    repo.git('config', 'filter.up.clean', 'tr a-z A-Z');
    repo.write({ 'a.up': 'changed\n' });
    const { head, inStore } = await find(repo.folder);
    expect(await inStore('show', `${head.sha}:a.up`)).toBe('CHANGED');
    expect(listing(world.root).filter((line) => line.startsWith('canary'))).toEqual([]);
  });

  test('a partial clone gets what it lacks, into our own folder', async () => {
    const origin = world.init('origin');
    origin.commit({ a: 'one\n', b: 'same\n' });
    origin.commit({ a: 'two\n' });
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const partial = world.clone(origin, 'partial', '--filter=blob:none');
    partial.write({ b: 'changed\n' });
    const files = listing(partial.folder);
    const { base, head, inStore } = await find(partial.folder, { base: 'HEAD~1' });
    expect(await inStore('show', `${base.sha}:a`, `${head.sha}:b`)).toBe('one\nchanged');
    expect(listing(partial.folder)).toEqual(files);
  });
});

test('a working tree of many files is not read as a whole', async () => {
  const input = ['commit refs/heads/main\ncommitter A <a@a> 1700000000 +0000\ndata 1\nx\n'];
  for (let index = 0; index < 2_000; index += 1) {
    input.push(`M 644 inline d${index % 20}/f${index}\ndata ${String(index).length}\n${index}\n`);
  }
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: repo.folder,
    env: world.env,
    input: input.join(''),
  });
  repo.git('reset', '--quiet', '--hard');
  repo.write({ 'd7/f7': 'changed\n' });
  const { head, inStore } = await find(repo.folder);
  expect(await inStore('show', `${head.sha}:d7/f7`)).toBe('changed');
  // What was written: the file, its folder, the root, the commit.
  expect(await inStore('count-objects')).toMatch(/^4 objects/);
});

describe('one commit twice', () => {
  test('is the working tree with its changes, and needs no base', async () => {
    repo.git('branch', '--quiet', '-m', 'main', 'develop');
    repo.commit({ a: '1' });
    repo.write({ a: '2' });
    const { base, head, problems, inStore } = await find(repo.folder, {}, findCommitTwice);
    expect(base).toEqual(head);
    expect([head.how, problems]).toEqual(['worktree', []]);
    expect(await inStore('show', `${head.sha}:a`)).toBe('2');
  });

  test('or the commit that is named', async () => {
    const start = repo.commit({ a: '1' });
    repo.commit({ a: '2' });
    const { base, head } = await find(repo.folder, { head: 'HEAD~1' }, findCommitTwice);
    expect([base.sha, head.sha, head.how]).toEqual([start, start, 'HEAD~1']);
  });
});
