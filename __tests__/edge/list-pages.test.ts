// Lists that come in pages, from a server whose pages shift, repeat, never end or lead elsewhere.

import '../support/readable-errors.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GitHubApi } from '../../src/host/github-api.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import { type FakeGitHub, type FaultRule, startGitHub } from '../support/github.ts';

const HEAD = 'a'.repeat(40);
const silent = { info() {}, warning() {}, error() {}, quote() {} };

let github: FakeGitHub;
let api: GitHubApi;

beforeAll(async () => {
  github = await startGitHub();
  await github.seed({ pullRequests: [{ number: 7, headSha: HEAD }] });
  const sleep = async () => {};
  api = connectGitHub({
    token: 'ghs_job',
    repository: 'octo/demo',
    apiUrl: github.url,
    log: silent,
    sleep,
  });
});
afterAll(() => github.close());

/** What each page answers, from the first on; after the last one the same again. */
function answerPages(pages: readonly FaultRule[]): string[] {
  const asked: string[] = [];
  github.direct(async ({ path, query }) => {
    asked.push(`${path}?page=${query['page'] ?? '1'}`);
    return pages[Math.min(Number(query['page'] ?? 1), pages.length) - 1]!;
  });
  return asked;
}

const page = (body: unknown, next: string | null = null): FaultRule => ({
  ...{ status: 200, body },
  ...(next !== null && { headers: { link: `<${next}>; rel="next", <${next}>; rel="last"` } }),
});

const comment = (id: number, body: string) => ({
  ...{ id, body, html_url: `https://example.com/${id}`, user: { login: 'ada', type: 'User' } },
});

const pull = (number: number, sha: string) => ({
  ...{ number, user: { login: 'ada' }, labels: [] },
  head: { sha, ref: 'topic', repo: { id: 1, full_name: 'octo/demo' } },
  base: { sha: HEAD, ref: 'main' },
});

const event = (id: number, label: string) => ({
  ...{
    id,
    event: 'labeled',
    created_at: '2026-11-20T09:00:00Z',
    actor: { login: 'ada' },
    label: { name: label },
  },
});

const LISTS = [
  ['comments', () => api.listComments(7)],
  ['label events', () => api.listLabelEvents(7)],
  ['pull requests', () => api.listPullRequests({ owner: 'octo', branch: 'topic', state: 'open' })],
] as const;

describe('an entry that stands on two pages is listed once, as the later page has it', () => {
  const next = 'https://api.github.com/next?page=2';

  test('of comments', async () => {
    answerPages([page([comment(1, 'old'), comment(2, 'two')], next), page([comment(1, 'new')])]);
    expect((await api.listComments(7)).map(({ id, body }) => [id, body])).toEqual([
      [1, 'new'],
      [2, 'two'],
    ]);
  });

  test('of pull requests', async () => {
    answerPages([page([pull(8, 'old'), pull(7, 'old')], next), page([pull(7, 'new')])]);
    const found = await api.listPullRequests({ owner: 'octo', branch: 'topic', state: 'open' });
    expect(found.map(({ number, headSha }) => [number, headSha])).toEqual([
      [8, 'old'],
      [7, 'new'],
    ]);
  });

  test('of label events', async () => {
    answerPages([page([event(2, 'two'), event(1, 'one')], next), page([event(2, 'two'), event(3, 'three')])]);
    expect((await api.listLabelEvents(7)).map(({ label }) => label)).toEqual(['one', 'two', 'three']);
  });
});

describe.each(LISTS)('a list of %s', (_, list) => {
  test('whose pages never end is given up, and is no short list', async () => {
    const asked = answerPages([page([], 'https://api.github.com/next?page=1')]);
    await expect(list()).rejects.toMatchObject({
      failure: 'unavailable',
      message: expect.stringContaining('does not end'),
    });
    expect(asked.length).toBeLessThanOrEqual(100);
  });

  test('whose next page is on another host is not asked for there', async () => {
    const elsewhere = await startGitHub();
    answerPages([page([], `${elsewhere.url}/repos/octo/demo/issues/7/comments?page=2`), page([])]);
    expect(await list()).toEqual([]);
    await elsewhere.close();
    expect(elsewhere.requests).toEqual([]);
  });

  test.each([
    ['409', { status: 409, body: { message: 'Git Repository is empty.' } }, 'invalid'],
    ['an object in the place of a list', page({ message: 'busy' }), 'unavailable'],
    ['entries of another shape', page([{ status: 'well' }]), 'unavailable'],
    ['entries that are nothing', page([null]), 'unavailable'],
  ])('that is answered with %s is no empty list', async (_title, answer, failure) => {
    answerPages([answer]);
    await expect(list()).rejects.toMatchObject({ failure });
  });
});
