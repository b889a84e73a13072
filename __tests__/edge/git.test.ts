// Real git: what a repository may not start, what it may be read by, and how a failure looks.

import '../support/readable-errors.ts';
import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MIN_GIT_VERSION, makeGit } from '../../src/host/git.ts';
import { readMachine } from '../../src/host/machine.ts';
import { root } from '../support/docs.ts';

/** Only root can give a folder to somebody else. */
const asRoot: (name: string, run: () => Promise<void>) => void = process.getuid?.() === 0 ? test : () => {};
const NOBODY = 65_534;

let folder = '';
const gitWith = (env: Readonly<Record<string, string | undefined>>, signal = new AbortController().signal) =>
  makeGit({ env, platform: process.platform, signal });
const git = gitWith({ PATH: process.env['PATH'], HOME: '/nonexistent' });
const must = async (...args: string[]) => {
  const result = await git(args, { folder });
  expect(result).toMatchObject({ exitCode: 0 });
  return result.stdout.trim();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'git-'));
  await must('init', '--quiet', '--initial-branch=main', '.');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const commit = () =>
  must('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '--allow-empty', '-m', 'one');

test('a failure is a result', async () => {
  const { exitCode, stdout, stderr } = await git(['rev-parse', '--verify', 'gone'], { folder });
  expect([exitCode, stdout]).toEqual([128, '']);
  expect(stderr).toContain('fatal:');
});

test('a machine without git gets a sentence', async () => {
  const running = gitWith({ PATH: '/nowhere' })(['version'], { folder });
  await expect(running).rejects.toThrow('git: is not on PATH. Install git `2.30` or newer.');
});

test('a git that cannot be started, or a folder that is not there, gets a sentence', async () => {
  await writeFile(join(folder, 'git'), '#!/nowhere/sh\n', { mode: 0o755 });
  const broken = gitWith({ PATH: folder })(['status'], { folder });
  await expect(broken).rejects.toThrow(/^git: could not be started: ".*"\. Try `git --version` in this folder\.$/);
  const nowhere = gitWith({ PATH: process.env['PATH'] })(['status'], { folder: join(folder, 'gone') });
  await expect(nowhere).rejects.toThrow(/^git: could not be started: ".*gone.* does not exist!"/);
});

describe('the version', () => {
  /** A git that says what it is told to, to every question. */
  const saying = async (text: string) => {
    await writeFile(join(folder, 'git'), `#!/bin/sh\nprintf '%s\\n' '${text}'\n`, { mode: 0o755 });
    return gitWith({ PATH: folder })(['status'], { folder });
  };

  test.each(['git version 2.29.3', 'git version 1.8.3.1'])('%j is too old', async (text) => {
    await expect(saying(text)).rejects.toThrow(`git: is too old ("${text}"). Install git \`2.30\` or newer.`);
  });

  test.each(['git version 2.30.0', 'git version 3.0', 'git version 2.39.3 (Apple Git-146)', 'custom', ''])(
    '%j will do',
    async (text) => expect((await saying(text)).stdout.trim()).toBe(text),
  );

  test('is the one that the documentation tells', async () => {
    for (const page of ['README.md', 'docs/command-line.md'])
      expect(await readFile(join(root, page), 'utf8')).toContain(`git ${MIN_GIT_VERSION} or newer`);
  });
});

test('ends with all that it started when the run is cancelled, and is not started afterwards', async () => {
  const cancelling = new AbortController();
  const call = gitWith({ PATH: process.env['PATH'] }, cancelling.signal);
  const startMs = performance.now();
  const running = call(['-c', 'alias.wait=!sleep 60; true', 'wait'], { folder });
  setTimeout(() => cancelling.abort(), 100);
  await expect(running).rejects.toThrow('git: cancelled before the commits were fetched');
  await expect(call(['version'], { folder })).rejects.toThrow('cancelled');
  expect(performance.now() - startMs).toBeLessThan(30_000);
});

test('arguments are never read by a shell', async () => {
  const { exitCode } = await git(['rev-parse', '--verify', 'HEAD; touch canary', '$(touch canary)'], {
    folder,
  });
  expect(exitCode).not.toBe(0);
  expect(await readdir(folder)).toEqual(['.git']);
});

test('hooks and the file system monitor of a repository are not started', async () => {
  const canary = join(folder, '.git', 'canary');
  const script = `#!/bin/sh\ntouch ${canary}\n`;
  await writeFile(join(folder, '.git/hooks/post-commit'), script, { mode: 0o755 });
  await writeFile(join(folder, '.git/monitor'), script, { mode: 0o755 });
  await must('config', 'core.fsmonitor', join(folder, '.git/monitor'));
  await must('config', 'core.hooksPath', '.git/hooks');
  await commit();
  await must('status', '--porcelain');
  await expect(stat(canary)).rejects.toThrow('ENOENT');
});

test('settings of the user and of the call are in force together', async () => {
  const user = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Ada' };
  const call = gitWith({ PATH: process.env['PATH'], ...user });
  const { stdout } = await call(['config', '--get-regexp', '^(user|bench)\\.'], {
    folder,
    config: { 'bench.x': '1' },
  });
  expect(stdout).toBe('user.name Ada\nbench.x 1\n');
});

asRoot(
  'a repository of another user can be read on a runner, and elsewhere the error says how to allow it',
  async () => {
    await commit();
    for (const path of ['', '.git']) await chown(join(folder, path), NOBODY, NOBODY);
    const ask = ['rev-parse', 'HEAD'];
    const onRunner = gitWith({ PATH: process.env['PATH'], GITHUB_ACTIONS: 'true' });
    expect((await onRunner(ask, { folder })).stdout).toMatch(/^[0-9a-f]{40}$/m);
    await expect(git(ask, { folder })).rejects.toThrow('belongs to another user');
  },
);

asRoot('objects of another user’s repository can be fetched through a store of ours', async () => {
  await commit();
  const sha = await must('rev-parse', 'HEAD');
  const store = await mkdtemp(join(tmpdir(), 'store-'));
  await git(['init', '--quiet', '--bare', '.'], { folder: store });
  await writeFile(join(store, 'objects/info/alternates'), `${join(folder, '.git/objects')}\n`);
  for (const path of ['', '.git', '.git/objects']) await chown(join(folder, path), NOBODY, NOBODY);
  const tree = await mkdtemp(join(tmpdir(), 'tree-'));
  await git(['init', '--quiet', '.'], { folder: tree });
  const fetched = await git(['fetch', '--quiet', '--depth=1', store, sha], { folder: tree });
  expect(fetched).toMatchObject({ exitCode: 0, stderr: '' });
  for (const made of [store, tree]) await rm(made, { recursive: true, force: true });
});

test('the machine can be described', async () => {
  const machine = await readMachine({});
  expect(machine.cores).toBeGreaterThan(0);
  expect(machine.memoryBytes).toBeGreaterThan(0);
  expect(machine.os).not.toBe('');
  expect(machine.image).toBeNull();
});
