// A machine that is not as it should be: folders that cannot be written to, a damaged event, no git or an old one,
// runner's files that are something else. Each is a sentence that says what is needed, the verdict `error` and a
// summary where there can be one, and never a stack trace.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs } from '../support/attack.ts';
import { benchRepository } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { type Step, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

const repository = benchRepository(allocs(7), {});
const place = temporaryFolder('surroundings-');
const fileOf = (name: string, text: string, mode = 0o644) => {
  const path = join(place, name);
  writeFileSync(path, text, { mode });
  return path;
};
const folderOf = (name: string) => {
  mkdirSync(join(place, name), { recursive: true });
  return join(place, name);
};

const pipe = join(place, 'pipe');
execFileSync('mkfifo', [pipe]);
const notAFolder = fileOf('not-a-folder', '');
const oldGit = join(folderOf('old'), '..', 'old');
fileOf('old/git', "#!/bin/sh\necho 'git version 2.17.1'\n", 0o755);

/** The failure as a person sees it: one error, no stack. */
async function failing(given: Step) {
  const ended = await step(repository, {
    timeoutMs: 30_000,
    ...given,
    inputs: given.entry === 'measure' ? {} : { comment: 'never', 'github-token': '' },
  });
  expect(ended.code).toBe(1);
  expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/^\s+at .*(dist|node:)/m);
  return ended;
}

describe.each(['index', 'measure'] as const)('the action %s', (entry) => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a temporary folder in which nothing can be made',
      { RUNNER_TEMP: '/proc/nowhere' },
      /temporary folder: no folder could be made in "\/proc\/nowhere"\. Set `RUNNER_TEMP` .* to a folder that this user can write to\./,
    ],
    ['a file in its place', { RUNNER_TEMP: notAFolder }, /temporary folder: no folder could be made in /],
    [
      'an event that is no JSON',
      { GITHUB_EVENT_PATH: fileOf('broken.json', '{"pull_request": ') },
      /GITHUB_EVENT_PATH: the event is not a JSON object: ".*broken\.json"\. Run the job again/,
    ],
    [
      'an event that is a list',
      { GITHUB_EVENT_PATH: fileOf('list.json', '[]') },
      /GITHUB_EVENT_PATH: the event is not a JSON object/,
    ],
    [
      'an empty event',
      { GITHUB_EVENT_PATH: fileOf('empty.json', '') },
      /GITHUB_EVENT_PATH: the file of the event is empty/,
    ],
    [
      'no event',
      { GITHUB_EVENT_PATH: join(place, 'gone.json') },
      /GITHUB_EVENT_PATH: the file of the event does not exist/,
    ],
    ['a pipe for an event', { GITHUB_EVENT_PATH: pipe }, /is a pipe/],
    ['a folder for an event', { GITHUB_EVENT_PATH: place }, /is a folder/],
    ['no git', { PATH: '/nowhere' }, /git: is not on PATH\. Install git `2\.30` or newer\./],
    ['an old git', { PATH: oldGit }, /git: is too old \("git version 2\.17\.1"\)\. Install git `2\.30` or newer\./],
  ])('%s', async (_, env, sentence) => {
    const { stdout, outputs, summary } = await failing({ entry, env });
    expect(outputs['verdict']).toBe('error');
    expect(stdout).toMatch(sentence);
    if (entry === 'index') expect(summary).toContain('Nothing was measured');
  });

  test('outputs that cannot be written are one error', async () => {
    const { stdout } = await failing({ entry, env: { GITHUB_OUTPUT: folderOf('outputs') } });
    expect(stdout.split('::error::GITHUB_OUTPUT')).toHaveLength(2);
    expect(stdout).toMatch(/^::error::GITHUB_OUTPUT, .*: is a folder\./m);
  });
});

test('a report without its event still has a summary', async () => {
  const env = { GITHUB_EVENT_PATH: fileOf('broken.json', '{') };
  const { outputs, summary } = await failing({ entry: 'report', env });
  expect(outputs['verdict']).toBe('error');
  expect(summary).toContain('the event is not a JSON object');
});

test('a summary that cannot be written is a warning', async () => {
  const { code, stdout, outputs } = await step(repository, {
    inputs: { comment: 'never' },
    env: { GITHUB_STEP_SUMMARY: folderOf('summary'), HOME: '/nonexistent' },
  });
  expect([code, outputs['verdict']]).toEqual([0, 'pass']);
  expect(stdout).toMatch(/::warning::job summary: could not be published: "GITHUB_STEP_SUMMARY, .*: is a folder/);
});

describe('the command line', () => {
  const refused = async (args: readonly string[], env: Record<string, string>) => {
    const { code, stdout, stderr } = await cli(args, { folder: repository.folder, env });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).not.toMatch(/^\s+at |defect/m);
    return stderr.trim();
  };
  const measuring = [['check'], ['measure', '--out', join(place, 'recording.json')], ['doctor'], ['demo']];

  test.each(measuring)('%s: a temporary folder in which nothing can be made', async (...args) => {
    expect(await refused(args, { TMPDIR: '/proc/nowhere' })).toMatch(
      /^temporary folder: no folder .*`TMPDIR` .* this user can write to\.\n\/proc\/nowhere: does not exist\./m,
    );
  });

  test.each([...measuring, ['init']])('%s: an old git, and none', async (...args) => {
    expect(await refused(args, { PATH: oldGit })).toMatch(/^git: is too old \(.*Install git `2\.30` or newer\.$/m);
    expect(await refused(args, { PATH: '/nowhere' })).toMatch(
      /^git: is not on PATH\. Install git `2\.30` or newer\.$/m,
    );
  });

  test('a home that cannot be written to is no fault', async () => {
    const { code } = await cli(['check', '--rounds', '2'], {
      folder: repository.folder,
      env: { HOME: '/nonexistent' },
    });
    expect(code).toBe(0);
  });
});
