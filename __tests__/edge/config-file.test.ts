// Which configuration counts, with real git: base, head or the working tree, and what is said when they differ.

import '../support/readable-errors.ts';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfigText } from '../../src/git/config-file.ts';
import { openStore } from '../../src/git/store.ts';
import { formatDiagnosticLine } from '../../src/render/messages/format-diagnostic.ts';
import type { CommitSettings } from '../../src/settings/settings.ts';
import { makeGitHost } from '../support/git-host.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

const PATH = '.github/bench-referee.yml';

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('repo');
});
afterEach(() => world.remove());

/** Between the last two commits, as on a pull request unless told otherwise. */
async function read(
  more: Partial<CommitSettings> = {},
  {
    base = 'HEAD~1',
    head = 'HEAD',
    how = 'test',
    configCommits,
  }: { base?: string; head?: string; how?: string; configCommits?: readonly string[] } = {},
) {
  const host = makeGitHost(world, repo.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  const settings = {
    base: '',
    head: '',
    config: PATH,
    configGiven: false,
    configFrom: 'base' as const,
    ...more,
  };
  const side = (revision: string) => ({ sha: repo.sha(revision), how });
  const commits = {
    ...{ base: side(base), head: side(head), problems: [] },
    configCommits: (configCommits ?? [base]).map((revision) => repo.sha(revision)),
  };
  return readConfigText(host, settings, { store, commits });
}

const commitBoth = (base: string | null, head: string | null) => {
  repo.commit({ code: 'one', ...(base === null ? {} : { [PATH]: base }) });
  repo.commit({ code: 'two', ...(head === null && base === null ? {} : { [PATH]: head }) });
};

describe('from base', () => {
  test('head leaves it alone', async () => {
    commitBoth('rounds: 6\n', 'rounds: 6\n');
    const source = { path: PATH, commit: repo.sha('HEAD~1'), how: 'start' };
    expect(await read()).toEqual({ text: 'rounds: 6\n', commit: null, source, problems: [], change: null });
  });

  test('head changes it', async () => {
    commitBoth('rounds: 6\n', 'rounds: 1\n');
    expect(await read()).toEqual({
      text: 'rounds: 6\n',
      commit: repo.sha('HEAD~1'),
      source: { path: PATH, commit: repo.sha('HEAD~1'), how: 'start' },
      problems: [],
      change: {
        ...{ path: PATH, kind: 'changed', error: null },
        settings: [{ budget: null, key: 'rounds', base: '6', head: '1' }],
      },
    });
  });

  test('head adds a rename', async () => {
    commitBoth('rounds: 6\n', 'rounds: 6\nrenamed: {Old: New}\n');
    expect((await read()).change?.renamed).toEqual({ Old: 'New' });
  });

  test('head breaks it', async () => {
    commitBoth('rounds: 6\n', 'rounds: many\n');
    const { text, change } = await read();
    expect([text, change?.settings]).toEqual(['rounds: 6\n', []]);
    expect(change?.error && formatDiagnosticLine(change.error)).toMatch(
      /bench-referee\.yml:1:9: rounds: "many" is not a number of rounds\./,
    );
  });

  test('head deletes it', async () => {
    commitBoth('rounds: 7\n', null);
    expect(await read()).toMatchObject({
      text: 'rounds: 7\n',
      change: { kind: 'deleted', settings: [{ key: 'rounds', base: '7', head: null }] },
    });
  });

  test('head introduces it', async () => {
    commitBoth(null, 'rounds: 6\n');
    expect(await read()).toMatchObject({
      text: 'rounds: 6\n',
      problems: [{ code: 'config-only-on-head', severity: 'warning' }],
      change: null,
    });
  });

  test('what the target branch changed since is not what head changes', async () => {
    repo.commit({ [PATH]: 'rounds: 6\n' });
    repo.git('checkout', '--quiet', '-b', 'topic');
    repo.commit({ code: 'two' });
    const unchanged = repo.sha('HEAD');
    repo.commit({ [PATH]: 'rounds: 6\nnice: 5\n' });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ [PATH]: 'rounds: 9\n' });
    const between = (head: string) =>
      read({}, { base: 'main', head, how: 'target', configCommits: ['topic~2', 'main'] });
    expect(await between(unchanged)).toMatchObject({ text: 'rounds: 6\n', problems: [], change: null });
    const settings = [{ budget: null, key: 'nice', base: null, head: '5' }];
    expect(await between('topic')).toMatchObject({ text: 'rounds: 6\n', change: { settings } });
  });

  test('a pull request that began before the branch had one gets that of the branch, not its own', async () => {
    repo.commit({ code: 'one' });
    repo.git('checkout', '--quiet', '-b', 'topic');
    repo.commit({ code: 'two' });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ [PATH]: 'rounds: 9\n' });
    const commits = { base: 'topic~1', configCommits: ['topic~1', 'main'] };
    expect(await read({}, { ...commits, head: 'topic' })).toEqual({
      ...{ text: 'rounds: 9\n', commit: repo.sha('main'), problems: [], change: null },
      source: { path: PATH, commit: repo.sha('main'), how: 'tip' },
    });
    repo.git('checkout', '--quiet', 'topic');
    repo.commit({ [PATH]: 'rounds: 1\n' });
    expect(await read({}, { ...commits, head: 'topic' })).toMatchObject({
      text: 'rounds: 9\n',
      change: { settings: [{ key: 'rounds', base: '9', head: '1' }] },
    });
  });

  test('head mends it: its own file counts, and the errors on base are warnings', async () => {
    commitBoth('rounds: many\n', 'rounds: 6\n');
    const { problems, ...rest } = await read();
    const source = { path: PATH, commit: repo.sha('HEAD'), how: 'head' };
    expect(rest).toEqual({ text: 'rounds: 6\n', commit: null, source, change: null });
    const sha = repo.sha('HEAD~1').slice(0, 7);
    expect(problems.map((one) => [one.severity, formatDiagnosticLine(one)])).toEqual([
      ['warning', expect.stringContaining(`the configuration of \`${sha}\` on the base branch is invalid`)],
      ['warning', expect.stringContaining(`${sha}:${PATH}:1:9: rounds: "many" is not a number of rounds.`)],
    ]);
  });

  test('head does not mend it, or not the right way: the file of base counts', async () => {
    commitBoth('rounds: many\n', 'rounds: few\n');
    expect(await read()).toMatchObject({ text: 'rounds: many\n', problems: [] });
    repo.commit({ code: 'three' });
    expect(await read()).toMatchObject({ text: 'rounds: few\n', problems: [] });
    repo.commit({ [PATH]: null });
    expect(await read()).toMatchObject({ text: 'rounds: few\n', change: { kind: 'deleted' } });
  });

  test('the branch mended it meanwhile: the file of its tip counts, whatever head has', async () => {
    repo.commit({ [PATH]: 'rounds: many\n' });
    repo.git('checkout', '--quiet', '-b', 'topic');
    repo.commit({ [PATH]: 'rounds: 6\n' });
    repo.git('checkout', '--quiet', 'main');
    repo.commit({ [PATH]: 'rounds: 9\n' });
    const commits = { base: 'topic~1', head: 'topic', configCommits: ['topic~1', 'main'] };
    expect(await read({}, commits)).toMatchObject({ text: 'rounds: 9\n', source: { how: 'tip' }, problems: [] });
  });

  test('there is none', async () => {
    commitBoth(null, null);
    expect(await read()).toEqual({ text: null, commit: null, source: null, problems: [], change: null });
    for (const config of ['perf.yml', '../perf.yml', '/etc/hostname', '.', '']) {
      await expect(read({ config, configGiven: true })).rejects.toThrow(
        `config: neither the commit where the pull request began nor head has the file "${config || '(no name)'}". Give its path relative to the root of the repository, or`,
      );
    }
  });
});

test('from head, whatever base has', async () => {
  commitBoth('rounds: 6\n', 'rounds: 1\n');
  expect(await read({ configFrom: 'head' })).toEqual({
    text: 'rounds: 1\n',
    commit: null,
    source: { path: PATH, commit: repo.sha('HEAD'), how: 'head' },
    problems: [],
    change: null,
  });
  await expect(read({ configFrom: 'head', config: 'gone.yml', configGiven: true })).rejects.toThrow(
    'config: the head commit does not have the file "gone.yml".',
  );
  expect(await read({ configFrom: 'head', config: 'gone.yml' })).toEqual({
    text: null,
    commit: null,
    source: null,
    problems: [],
    change: null,
  });
});

test('from a commit that is neither base nor head', async () => {
  repo.commit({ code: 'zero', [PATH]: 'rounds: 5\n' });
  const before = repo.sha('HEAD');
  commitBoth('rounds: 6\n', 'rounds: 1\n');
  expect(await read({ configFrom: before })).toEqual({
    ...{ text: 'rounds: 5\n', commit: null, problems: [], change: null },
    source: { path: PATH, commit: before, how: 'named' },
  });
  repo.commit({ code: 'three', [PATH]: 'rounds: 1\nrenamed: {Old: New}\n' });
  expect((await read({ configFrom: before })).change?.renamed).toEqual({ Old: 'New' });
  const asked = { config: 'gone.yml', configGiven: true };
  await expect(read({ configFrom: before, ...asked })).rejects.toThrow(
    'config: the commit of `--config-from` does not have the file "gone.yml".',
  );
  await expect(read({ configFrom: 'c'.repeat(40) })).rejects.toThrow('cccc`. Fetch it first: `git fetch origin`.');
});

test('from the working tree, as it is now', async () => {
  commitBoth('rounds: 6\n', 'rounds: 6\n');
  repo.write({ [PATH]: 'rounds: 7\n' });
  expect(await read({ configFrom: 'worktree' })).toEqual({
    ...{ text: 'rounds: 7\n', commit: null, problems: [], change: null },
    source: { path: PATH, commit: null, how: 'worktree' },
  });
  const typed = { configFrom: 'worktree', configGiven: true } as const;
  expect((await read({ ...typed, config: join(repo.folder, PATH) })).text).toBe('rounds: 7\n');
  expect((await read({ ...typed, config: `../repo/${PATH}` })).text).toBe('rounds: 7\n');
  await expect(read({ ...typed, config: 'own.yml' })).rejects.toThrow(
    'config: no such file: "own.yml". Give its path relative to the root of the repository, or',
  );
  expect(await read({ configFrom: 'worktree', config: 'own.yml' })).toEqual({
    text: null,
    commit: null,
    source: null,
    problems: [],
    change: null,
  });
});

describe('odd files', () => {
  test('paths are taken as they are', async () => {
    repo.commit({
      'a*b.yml': 'rounds: 6\n',
      'aXb.yml': 'no',
      'ü ö.yml': 'rounds: 7\n',
      ':x.yml': 'rounds: 8\n',
    });
    repo.commit({ 'aXb.yml': 'changed' });
    const text = async (config: string) => (await read({ config, configGiven: true })).text;
    expect(await text('a*b.yml')).toBe('rounds: 6\n');
    expect(await text('./ü ö.yml')).toBe('rounds: 7\n');
    expect(await text(':x.yml')).toBe('rounds: 8\n');
  });

  test('a link, a folder and a giant are refused; in head they change nothing', async () => {
    repo.commit({ code: '1', 'folder/file': '1' });
    symlinkSync('/etc/hostname', join(repo.folder, 'link.yml'));
    repo.commit({ 'giant.yml': 'x'.repeat(1024 * 1024 + 1) });
    repo.commit();
    const read2 = (config: string) => read({ config, configGiven: true });
    await expect(read2('link.yml')).rejects.toThrow(/^\w{12}:link\.yml: is not a regular file\./);
    await expect(read2('folder')).rejects.toThrow(/^\w{12}:folder: is not a regular file\./);
    await expect(read2('giant.yml')).rejects.toThrow(/:giant\.yml: has 1048577 bytes, but at most 1048576 are read\./);
    repo.commit({ [PATH]: 'rounds: 6\n' });
    repo.commit({ [PATH]: 'x'.repeat(1024 * 1024 + 1) });
    expect(await read()).toMatchObject({
      text: 'rounds: 6\n',
      change: { error: { code: 'file-too-large' }, settings: [] },
    });
  });
});
