// Which baseline counts, with real git: that of base, head or the working tree, and what is said of a bad one.

import '../support/readable-errors.ts';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readBaseline, renderBaseline } from '../../src/event/baseline.ts';
import { openStore } from '../../src/git/store.ts';
import type { CommitSettings } from '../../src/settings/settings.ts';
import { always } from '../support/builders.ts';
import { inWords } from '../support/diagnostics.ts';
import { makeGitHost } from '../support/git-host.ts';
import { aRecording, BASELINE_PATH as PATH } from '../support/recordings.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

const recording = aRecording({ 'Encode allocs/op [allocs/op]': { head: always(7, 2) } });
const kept = renderBaseline(recording);
const lenient = renderBaseline(aRecording({ 'Encode allocs/op [allocs/op]': { head: always(9, 2) } }));

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('repo');
});
afterEach(() => world.remove());

const SET = { format: 'auto', unit: 'invocation' } as const;

async function read(from: CommitSettings['configFrom'] = 'base', set: Parameters<typeof readBaseline>[1] = SET) {
  const host = makeGitHost(world, repo.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  const side = (revision: string) => ({ sha: repo.sha(revision), how: 'test' });
  const commits = {
    ...{ base: side('HEAD~1'), head: side('HEAD'), problems: [] },
    configCommits: [repo.sha('HEAD~1')],
  };
  const { baseline, problems } = await readBaseline(host, set, { path: PATH, from, store, commits });
  return {
    allocations: baseline.recording.series[0]?.head.values[0],
    said: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

const commitBoth = (base: string | null, head: string | null) => {
  repo.commit({ code: 'one', ...(base === null ? {} : { [PATH]: base }) });
  repo.commit({ code: 'two', ...(head === null && base === null ? {} : { [PATH]: head }) });
};

describe('from base', () => {
  test('head leaves it alone', async () => {
    commitBoth(kept, kept);
    expect(await read()).toEqual({ allocations: [7], said: [] });
  });

  test('head changes it: that of base counts, and it is said', async () => {
    commitBoth(kept, lenient);
    expect(await read()).toEqual({
      allocations: [7],
      said: [
        `${PATH}: this pull request changes the baseline. The one of the base commit was used; the change applies after the merge. Review it.`,
      ],
    });
  });

  test('head deletes it', async () => {
    commitBoth(kept, null);
    expect(await read()).toMatchObject({
      allocations: [7],
      said: [expect.stringContaining('deletes the baseline')],
    });
  });

  test('head introduces it', async () => {
    commitBoth(null, kept);
    expect(await read()).toEqual({
      allocations: [7],
      said: [`${PATH}: the base commit has no such baseline, so the one of this pull request was used. Review it.`],
    });
  });

  test('neither has it', async () => {
    commitBoth(null, null);
    await expect(read()).rejects.toThrow(
      `${PATH}: no such baseline. Write it again with \`bench-referee check --write-baseline\`, and commit it.`,
    );
  });
});

test('from head, and from the working tree', async () => {
  commitBoth(kept, lenient);
  expect(await read('head')).toEqual({ allocations: [9], said: [] });
  repo.write({ [PATH]: kept });
  expect(await read('worktree')).toEqual({ allocations: [7], said: [] });
});

describe('one that cannot be used', () => {
  const values = (count: number) => `{"version":1,"x":"${'x'.repeat(count)}"}`;

  test.each<[string, string, RegExp]>([
    ['no JSON', 'golden numbers', /this is not JSON/],
    ['no recording', '{}', /this is not a recording/],
    ['of another version', '{"version": 7}', /another version of bench-referee wrote this recording \(version 7\)/],
    ['above 16 MiB', values(17 * 1024 * 1024), /but at most 16777216 are read/],
    ['without values of head', renderBaseline(aRecording({ a: { base: [1] } })), /it has no values of head/],
    [
      'whose values belong to nothing',
      kept.replace('"invocations":[0,1]', '"invocations":[0,99]'),
      /do not belong to runs of that side/,
    ],
  ])('%s', async (_, text, message) => {
    commitBoth(text, text);
    const error = await read().then(
      () => new Error('it was read'),
      (reason: Error) => reason,
    );
    expect(error.message).toMatch(message);
    expect(error.message).toContain(PATH);
    expect(error.message.split('\n')).toHaveLength(1);
  });

  test('a link', async () => {
    repo.commit({ code: 'one', [PATH]: kept, secret: kept });
    symlinkSync('secret', join(repo.folder, 'bench/link.json'));
    repo.git('add', '--all');
    repo.git('mv', '-f', 'bench/link.json', PATH);
    repo.git('commit', '--quiet', '-m', 'link');
    await expect(read('head')).rejects.toThrow('is not a regular file');
    await expect(read('worktree')).rejects.toThrow(/baseline\.json/);
  });

  test('of another format, or of another kind of value', async () => {
    commitBoth(kept, kept);
    await expect(read('base', { ...SET, format: 'go' })).rejects.toThrow(
      `${PATH}: its format is "json", not "go" as in the configuration. Write it again`,
    );
    await expect(read('base', { ...SET, unit: 'sample' })).rejects.toThrow(
      `${PATH}: its unit is "invocation", not "sample" as in the configuration. Write it again`,
    );
  });
});

test('a change of it can be reviewed: a line for each series and each invocation', () => {
  const lines = kept.split('\n');
  expect(lines.filter((line) => line.includes('"Encode"'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"round":'))).toHaveLength(2);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400);
});
