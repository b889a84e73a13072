// Answers that are not GitHub's: of another server with the same paths, as Gitea and Forgejo are, or of a proxy in
// between. None of them may count as GitHub's word that something is not there.

import '../support/readable-errors.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError, type GitHubApi, type NewCheckRun } from '../../src/host/github-api.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import { publishCheckRun } from '../../src/publish/index.ts';
import { type FakeGitHub, type FaultRule, startGitHub } from '../support/github.ts';

const HEAD = 'a'.repeat(40);
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
const PAGE = `<html>\n<head><title>404 Not Found</title></head>\n<body>${'<p>nginx</p>\n'.repeat(9_000)}</body></html>`;

let github: FakeGitHub;
let api: GitHubApi;
const warnings: string[] = [];
const log = { info() {}, warning: (line: string) => void warnings.push(line), error() {}, quote() {} };

beforeAll(async () => {
  github = await startGitHub();
  await github.seed({ pullRequests: [{ number: 7, headSha: HEAD }] });
  const sleep = async () => {};
  api = connectGitHub({ token: 'ghs_job', repository: 'octo/demo', apiUrl: github.url, log, sleep });
});
afterAll(() => github.close());
afterEach(() => {
  github.direct(async () => null);
  warnings.splice(0);
});

const CHECK: NewCheckRun = {
  ...{ name: 'bench-referee', headSha: HEAD, conclusion: 'failure', title: '1 regression' },
  ...{ summary: 'slower', text: '', externalId: 'x:1.1', annotations: [] },
};

/** GitHub signs its errors with the address of its manual; `documentation_url: undefined` leaves that out. */
const FOREIGN_404: [string, FaultRule][] = [
  ['a text, as Gitea does', { status: 404, body: '404 page not found\n', headers: PLAIN }],
  ['a page', { status: 404, body: PAGE, headers: { 'content-type': 'text/html' } }],
  ['nothing', { status: 404, body: '', headers: PLAIN }],
  ['JSON of another kind', { status: 404, body: { error: 'no route' } }],
  [
    'JSON with a message of its own',
    { status: 404, body: { message: 'no Route matched', documentation_url: undefined } },
  ],
];

const QUESTIONS: [string, () => Promise<unknown>][] = [
  ['a file', () => api.readFile('.github/bench-referee.yml', HEAD)],
  ['a commit', () => api.resolve('main')],
  ['a tree', () => api.treeOf('a'.repeat(40))],
  ['the files of a commit', () => api.listChangedFiles('a'.repeat(40))],
  ['a merge base', () => api.mergeBase('main', HEAD)],
  ['the last move of a branch', () => api.lastMove('octo/demo', 'topic')],
];

describe.each(FOREIGN_404)('404 with %s', (_, rule) => {
  test.each(QUESTIONS)('does not say that there is no such thing, asked for %s', async (_title, ask) => {
    github.direct(async () => rule);
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    const { failure, message } = error as ApiError;
    expect(failure).toBe('foreign');
    expect(message).toMatch(/^404\b(?!.*404 404)/);
    expect(message).not.toMatch(/[\r\n]/);
    expect(message.length).toBeLessThanOrEqual(250);
  });
});

describe('404 of GitHub itself', () => {
  test.each(QUESTIONS)('says that there is no such thing, asked for %s', async (_, ask) => {
    github.direct(async () => ({ status: 404, body: { message: 'Not Found' } }));
    expect(await ask()).toBeNull();
  });
});

describe('a file', () => {
  const read = () => api.readFile('budgets.yml', HEAD);
  const raw = { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' };
  const json = (body: unknown): FaultRule => ({ status: 200, body });

  test.each<[string, FaultRule, string]>([
    ['as it is', { status: 200, body: 'run: x', headers: raw }, 'run: x'],
    ['that is empty', { status: 200, body: '', headers: raw }, ''],
    [
      'as bytes',
      { status: 200, body: 'run: ü', headers: { 'content-type': 'application/vnd.github.v3.raw' } },
      'run: ü',
    ],
    [
      'that a server wraps in JSON, as Gitea does',
      json({ type: 'file', encoding: 'base64', content: 'cnVuOiDD\nvA==\n' }),
      'run: ü',
    ],
  ])('%s is read', async (_, answer, text) => {
    github.direct(async () => answer);
    expect(await read()).toBe(text);
  });

  test.each<[string, FaultRule]>([
    ['a folder', json([{ type: 'file', name: 'x' }])],
    ['an empty folder', json([])],
    ['a submodule', json({ type: 'submodule', sha: HEAD })],
    ['a file that is too large', json({ type: 'file', encoding: 'none', content: '' })],
    ['JSON of a proxy', json({ status: 'ok' })],
    ['a text of a proxy', { status: 200, body: 'ok', headers: PLAIN }],
    ['nothing of a proxy', { status: 200, body: '', headers: PLAIN }],
    ['422', { status: 422, body: { message: 'malformed path component' } }],
    ['204', { status: 204, body: null }],
  ])('is not missing when the answer is %s', async (_, answer) => {
    github.direct(async () => answer);
    await expect(read()).rejects.toBeInstanceOf(ApiError);
  });
});

describe('JSON of another kind', () => {
  const asked: [string, () => Promise<unknown>][] = [
    ...QUESTIONS,
    ['the head of a pull request', () => api.pullRequestHead(7)],
    ['a pull request', () => api.pullRequest(7)],
    ['the owner of the token', () => api.viewer()],
    ['a comment', () => api.readComment(1)],
    ['a new comment', () => api.createComment(7, 'x')],
    ['a check run', () => api.createCheckRun(CHECK)],
  ];
  const bodies = [{ status: 'ok' }, { head: {}, base: {}, user: {}, merge_base_commit: {}, labels: [] }];

  test.each(asked)('is no answer to %s', async (_, ask) => {
    for (const body of bodies) {
      github.direct(async () => ({ status: 200, body }));
      await expect(ask()).rejects.toMatchObject({ failure: 'unavailable' });
    }
  });
});

describe('a check run', () => {
  test('on a server that has none is one plain line', async () => {
    github.direct(async () => FOREIGN_404[0]![1]);
    expect(await publishCheckRun(api, CHECK, log)).toBeNull();
    expect(warnings).toEqual([
      'check run: this server has no check runs, or a proxy blocks the request: "404 page not found". Allow it, or set `check: false`. The verdict is unchanged: it decides how the step ends, and the other outputs show it.',
    ]);
  });

  test('docs/other-servers.md shows the line as it is', async () => {
    github.direct(async () => FOREIGN_404[0]![1]);
    await publishCheckRun(api, CHECK, log);
    expect(readFileSync(join(import.meta.dirname, '../../docs/other-servers.md'), 'utf8')).toContain(
      `\n${warnings[0]}\n`,
    );
  });

  test('that GitHub answers with 404 is a question of the token', async () => {
    github.direct(async () => ({ status: 404, body: { message: 'Not Found' } }));
    expect(await publishCheckRun(api, CHECK, log)).toBeNull();
    expect(warnings).toEqual([
      'check run: GitHub does not have the repository, pull request or commit, or hides it from the token: "404 Not Found". Check the input `github-token` and the permissions in the workflow: `permissions: { contents: read, checks: write }`. The verdict is unchanged; the report is in the job summary.',
    ]);
  });
});

describe('a merge base that is not named, as on Gitea', () => {
  /** What head has and base has not, by `base...head`: commits with their parents. */
  const answering = (answers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>) =>
    github.direct(async ({ path }) => {
      const [, basehead = ''] = /\/compare\/([^?]+)/.exec(decodeURIComponent(path)) ?? [];
      const commits = Object.entries(answers[basehead] ?? {}).map(([sha, parents]) => ({
        ...{ sha, parents: parents.map((parent) => ({ sha: parent })) },
      }));
      return { status: 200, body: { total_commits: commits.length, commits } };
    });

  test('is what all commits of head grew out of', async () => {
    answering({ 'tip...c': { c: ['b'], b: ['a'], a: ['start'] } });
    expect(await api.mergeBase('tip', 'c')).toBe('start');
  });

  test('is head itself where base has all of it', async () => {
    answering({});
    expect(await api.mergeBase('tip', 'old')).toBe('old');
  });

  test('is the newest of them where head has merged the branch meanwhile', async () => {
    answering({ 'tip...c': { c: ['merged', 'a'], a: ['start'] }, 'start...merged': { merged: ['start'] } });
    expect(await api.mergeBase('tip', 'c')).toBe('merged');
  });

  test.each([
    ['the list is cut off', { total_commits: 300, commits: [{ sha: 'c', parents: [{ sha: 'b' }] }] }],
    ['nothing is listed', { total_commits: 3 }],
  ])('is not guessed where %s', async (_, body) => {
    github.direct(async () => ({ status: 200, body }));
    await expect(api.mergeBase('tip', 'c')).rejects.toThrow('the answer differs from the documentation of GitHub');
  });

  test('is not guessed where none of several is the newest', async () => {
    answering({
      'tip...c': { c: ['x', 'y'] },
      'x...y': { y: ['root'] },
      'y...x': { x: ['root'] },
    });
    await expect(api.mergeBase('tip', 'c')).rejects.toThrow('the merge base is not named');
  });
});
