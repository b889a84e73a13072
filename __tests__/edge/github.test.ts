// What the client reads from GitHub: commits and files, with a local repository behind the API. And the
// stand-in itself: that it catches what real GitHub would refuse.

import '../support/readable-errors.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GitHubApi } from '../../src/host/github-api.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import type { GitHubConnection } from '../../src/host/github-requests.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { repositoryId } from '../support/github-answers.ts';

const UNKNOWN = '0'.repeat(40);

const silent = { info() {}, warning() {}, error() {}, quote() {} };

let github: FakeGitHub;
let api: GitHubApi;
let folder: string;
/** Two commits on top of `base`, and one that shares no history. */
let commits: Record<'base' | 'main' | 'head' | 'foreign', string>;

const connect = (changes: Partial<GitHubConnection> = {}) =>
  connectGitHub({ token: 'ghs_job', repository: 'octo/demo', apiUrl: github.url, log: silent, ...changes });

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  return execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' }).trim();
}

function commit(content: string): string {
  writeFileSync(join(folder, 'budget ü.yml'), content);
  git('add', '.');
  git('commit', '--quiet', '--message', content);
  return git('rev-parse', 'HEAD');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'github-test-'));
  git('init', '--quiet', '--initial-branch=main');
  const base = commit('base');
  git('switch', '--quiet', '--create', 'topic/x');
  const head = commit('head');
  git('switch', '--quiet', 'main');
  const main = commit('main');
  git('switch', '--quiet', '--orphan', 'foreign');
  commits = { base, head, main, foreign: commit('foreign') };
  github = await startGitHub();
  await github.seed({ folder, pullRequests: [{ number: 7, headSha: head }] });
  api = connect();
});

afterAll(async () => {
  await github.close();
  rmSync(folder, { recursive: true });
});

describe('the client', () => {
  test('finds the merge base', async () => {
    expect(await api.mergeBase(commits.main, commits.head)).toBe(commits.base);
    expect(await api.mergeBase('main', 'topic/x')).toBe(commits.base);
  });

  test('knows no merge base of strangers', async () => {
    expect(await api.mergeBase(commits.main, commits.foreign)).toBeNull();
    expect(await api.mergeBase(commits.main, UNKNOWN)).toBeNull();
  });

  test('reads a file at a commit', async () => {
    expect(await api.readFile('budget ü.yml', commits.head)).toBe('head');
    expect(await api.readFile('budget ü.yml', commits.base)).toBe('base');
    expect(await api.readFile('absent.yml', commits.base)).toBeNull();
  });

  test('resolves branches and commits', async () => {
    expect(await api.resolve('topic/x')).toBe(commits.head);
    expect(await api.resolve(commits.base)).toBe(commits.base);
    expect(await api.resolve('absent')).toBeNull();
  });

  test('finds the tree of a commit', async () => {
    expect(await api.treeOf(commits.base)).toMatch(/^[0-9a-f]{40}$/);
    expect(await api.treeOf('f'.repeat(40))).toBeNull();
  });

  test('lists the files that a commit changed, at their first change', async () => {
    expect(await api.listChangedFiles(commits.head)).toEqual([{ path: 'budget ü.yml', line: 1 }]);
    expect(await api.listChangedFiles('f'.repeat(40))).toBeNull();
    const patch = '@@ -10,7 +12,8 @@ func Parse\n context\n context\n context\n+added\n context';
    const files = [
      { filename: 'parse.go', status: 'modified', patch },
      { filename: 'gone.go', status: 'removed', patch },
      { filename: 'picture.png', status: 'added' },
    ];
    github.direct(async () => ({ status: 200, body: { sha: commits.head, commit: {}, files } }));
    expect(await api.listChangedFiles(commits.head)).toEqual([
      { path: 'parse.go', line: 15 },
      { path: 'picture.png', line: 1 },
    ]);
    github.direct(async () => null);
  });

  test('asks for the head of a pull request', async () => {
    expect(await api.pullRequestHead(7)).toBe(commits.head);
    await expect(api.pullRequestHead(8)).rejects.toMatchObject({ failure: 'missing', status: 404 });
  });

  describe('asks what bears on a label', () => {
    const at = (minute: number) => `2026-11-20T09:${String(minute % 60).padStart(2, '0')}:00Z`;
    const seed = { number: 9, headSha: 'a'.repeat(40), headRef: 'topic/ü', author: 'bob' };

    test('the pull request as it is now', async () => {
      const fork = { ...seed, headRepository: 'eve/demo', labels: ['bug', 'perf: ok 🐢'] };
      await github.seed({ pullRequests: [fork] });
      const now = {
        ...{ number: 9, author: 'bob', labels: fork.labels },
        ...{ headSha: seed.headSha, headBranch: 'topic/ü', headRepository: 'eve/demo' },
        ...{ headRepositoryId: repositoryId('eve/demo'), body: null, baseBranch: 'main', baseSha: '0'.repeat(40) },
      };
      expect(await api.pullRequest(9)).toEqual(now);
      const found = (owner: string, state: 'open' | 'closed') =>
        api.listPullRequests({ owner, branch: 'topic/ü', state });
      expect(await found('eve', 'open')).toEqual([now]);
      expect([await found('eve', 'closed'), await found('bob', 'open')]).toEqual([[], []]);
      await expect(api.pullRequest(8)).rejects.toMatchObject({ failure: 'missing' });
    });

    test('its labels on every page, oldest first, and nothing else', async () => {
      const noise = Array.from({ length: 250 }, (_, index) => ({
        event: index % 2 === 0 ? 'mentioned' : 'subscribed',
        actor: 'bob',
        at: at(index),
      }));
      const events = [
        { event: 'labeled', label: 'ok', actor: 'ada', at: at(1) },
        ...noise,
        { event: 'reopened', actor: 'bob', at: at(2) },
        { event: 'unlabeled', label: 'ok', actor: null, at: at(3) },
      ];
      await github.seed({ pullRequests: [{ ...seed, events }] });
      expect(await api.listLabelEvents(9)).toEqual([
        { kind: 'labeled', label: 'ok', by: 'ada', at: at(1) },
        { kind: 'reopened', label: null, by: 'bob', at: at(2) },
        { kind: 'unlabeled', label: 'ok', by: '', at: at(3) },
      ]);
    });

    test('when the branch last moved, in a fork too', async () => {
      const pushes = [
        { sha: 'b'.repeat(40), at: at(1) },
        { sha: 'a'.repeat(40), at: at(2) },
      ];
      await github.seed({ pullRequests: [{ ...seed, headRepository: 'eve/demo', pushes }] });
      expect(await api.lastMove('eve/demo', 'topic/ü')).toEqual({ sha: 'a'.repeat(40), at: at(2) });
      expect(await api.lastMove('octo/demo', 'topic/ü')).toBeNull();
      github.fault({ path: /\/activity$/, status: 404, body: { message: 'Not Found' } });
      expect(await api.lastMove('eve/demo', 'topic/ü')).toBeNull();
    });
  });

  test.each([
    ['ghs_job', 'github-actions[bot]'],
    ['ghp_octo', 'octo'],
    ['ghp_nobody', null],
  ])('with token %s is %s', async (token, login) => {
    expect(await connect({ token }).viewer()).toBe(login);
  });

  test('is nobody where GraphQL does not answer', async () => {
    github.fault({ method: 'POST', path: /graphql$/, status: 404 });
    expect(await api.viewer()).toBeNull();
  });

  test('takes the owner in any case', async () => {
    expect(await connect({ repository: 'Octo/Demo' }).resolve('main')).toBe(commits.main);
  });

  test('stops waiting when the run is cancelled', async () => {
    const cancel = new AbortController();
    const headers = { 'retry-after': '30' };
    github.fault({ path: /commits\/main$/, status: 429, headers });
    const log = { ...silent, info: () => cancel.abort() };
    const resolved = connect({ log, cancelled: cancel.signal }).resolve('main');
    await expect(resolved).rejects.toMatchObject({ failure: 'unavailable', status: 429 });
  });

  test('sends only what the description of the API knows', () => {
    expect(github.violations).toEqual([]);
  });
});

describe('the stand-in', () => {
  test.each<[string, string, unknown, string]>([
    ['POST', '/issues/7/comments', { text: 'x' }, 'must NOT have additional properties "text"'],
    ['POST', '/check-runs', { name: 'x', head_sha: 'y', conclusion: 'fine' }, 'must be equal to one of'],
    ['GET', '/issues/7/comments?per_page=101', undefined, 'must be <= 100'],
    ['GET', '/issues/7/comments?perPage=10', undefined, 'must NOT have additional properties "perPage"'],
    ['PUT', '/merge', undefined, 'not among the described requests'],
  ])('notices a wrong %s %s', async (method, path, body, problem) => {
    const own = await startGitHub();
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    await fetch(`${own.url}/repos/octo/demo${path}`, init);
    await own.close();
    expect(own.violations.join('\n')).toContain(problem);
  });

  test('refuses a check run on a commit it does not have', async () => {
    const check = { name: 'x', conclusion: 'success', title: 't', summary: 's', text: '' } as const;
    const created = api.createCheckRun({
      ...check,
      headSha: UNKNOWN,
      externalId: 'x:1.1',
      annotations: [],
    });
    await expect(created).rejects.toMatchObject({ failure: 'invalid', status: 422 });
  });

  test('can be seeded and looked into from another process', async () => {
    const own = await startGitHub({ pathPrefix: '/api/v3' });
    const { origin } = new URL(own.url);
    const seed = { pullRequests: [{ number: 3, headSha: commits.head }] };
    await fetch(`${origin}/_seed`, { method: 'POST', body: JSON.stringify(seed) });
    await connect({ apiUrl: own.url }).createComment(3, 'hello');
    const state: unknown = await (await fetch(`${origin}/_state`)).json();
    await own.close();
    expect(state).toMatchObject({ url: own.url, comments: { 3: [{ body: 'hello' }] }, violations: [] });
  });
});

describe('a server that never answers', () => {
  let silence: Server;
  let apiUrl: string;

  beforeAll(async () => {
    silence = createServer(() => {});
    await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve));
    apiUrl = `http://127.0.0.1:${(silence.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    silence.closeAllConnections();
    silence.close();
  });

  test('is given up after the deadline of the last try', async () => {
    const impatient = connect({ apiUrl, deadlineMs: 20, sleep: async () => {} });
    await expect(impatient.pullRequestHead(7)).rejects.toMatchObject({ failure: 'unavailable' });
  });

  test('is given up when the run is cancelled', async () => {
    const controller = new AbortController();
    const cancellable = connect({ apiUrl, cancelled: controller.signal });
    const asked = cancellable.pullRequestHead(7);
    setTimeout(() => controller.abort(), 20);
    await expect(asked).rejects.toMatchObject({ failure: 'unavailable' });
  });
});

describe('a server that is out of order', () => {
  let own: FakeGitHub;
  const pauses: number[] = [];
  const sleep = async (ms: number) => void pauses.push(ms);

  beforeAll(async () => {
    own = await startGitHub();
    await own.seed({ pullRequests: [{ number: 7, headSha: UNKNOWN }] });
  });
  afterAll(() => own.close());

  test('is not found out anew by every request, until it answers again', async () => {
    const patient = connect({ apiUrl: own.url, sleep });
    own.fault({ status: 503, times: 6 });
    await expect(patient.pullRequestHead(7)).rejects.toMatchObject({ failure: 'unavailable', status: 503 });
    expect(pauses.splice(0)).toEqual([1000, 2000, 4000, 8000]);
    await expect(patient.pullRequestHead(7)).rejects.toMatchObject({ failure: 'unavailable' });
    expect(pauses).toEqual([]);
    expect(await patient.pullRequestHead(7)).toBe(UNKNOWN);
    own.fault({ status: 503 });
    expect(await patient.pullRequestHead(7)).toBe(UNKNOWN);
    expect(pauses.splice(0)).toEqual([1000]);
  });

  test.each<[string, { body: unknown; headers?: Record<string, string> }]>([
    ['a page', { body: '<html>', headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['an empty object', { body: {} }],
    ['null', { body: null }],
    ['a text', { body: '"well"' }],
  ])('and says so with %s and 200 is asked again', async (_, answer) => {
    const patient = connect({ apiUrl: own.url, sleep });
    own.fault({ status: 200, ...answer });
    expect(await patient.pullRequestHead(7)).toBe(UNKNOWN);
    expect(pauses.splice(0)).toEqual([1000]);
  });

  test('and answers with another kind of JSON has not answered', async () => {
    own.fault({ status: 200, body: [] });
    await expect(connect({ apiUrl: own.url, sleep }).mergeBase(UNKNOWN, UNKNOWN)).rejects.toMatchObject({
      failure: 'unavailable',
      message: expect.stringContaining('differs from the documentation of GitHub'),
    });
  });
});
