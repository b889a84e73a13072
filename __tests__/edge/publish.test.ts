// The comment and the check run against a GitHub that misbehaves, through the real client.

import '../support/readable-errors.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { CheckAnnotation, GitHubApi } from '../../src/host/github-api.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import { MAX_RETRY_MS } from '../../src/host/github-requests.ts';
import { type CommentUpdate, publishComment } from '../../src/publish/comment.ts';
import { publishCheckRun } from '../../src/publish/index.ts';
import { renderMarker } from '../../src/publish/marker.ts';
import { type FakeGitHub, type FaultRule, type GitHubOptions, startGitHub } from '../support/github.ts';

const HEAD = 'a'.repeat(40);
const NEWER_HEAD = 'b'.repeat(40);
const COMMENTS = /\/issues\/7\/comments$/;
const ONE_COMMENT = /\/issues\/comments\/\d+$/;
const BOT = 'github-actions[bot]';

const NEWS: CommentUpdate = {
  pullRequest: 7,
  key: 'bench-referee',
  headSha: HEAD,
  runId: 100,
  runAttempt: 1,
  body: '## slower',
  origin: null,
};

const CHECK = {
  name: 'bench-referee',
  headSha: HEAD,
  conclusion: 'failure',
  title: '1 regression',
  summary: 'slower',
  text: '',
  externalId: 'bench-referee:100.1',
  annotations: [],
} as const;

/** A GitHub with pull request 7, a client of it, and what the client logged and waited. */
interface Scene {
  readonly github: FakeGitHub;
  readonly api: GitHubApi;
  readonly log: { info(line: string): void; warning(line: string): void; error(): void; quote(): void };
  readonly infos: string[];
  readonly warnings: string[];
  readonly waitsMs: number[];
}

let scene: Scene;

async function open(options: GitHubOptions & { token?: string } = {}): Promise<Scene> {
  const github = await startGitHub(options);
  await github.seed({ pullRequests: [{ number: 7, headSha: HEAD }] });
  const infos: string[] = [];
  const warnings: string[] = [];
  const waitsMs: number[] = [];
  const log = {
    info: (line: string) => void infos.push(line),
    warning: (line: string) => void warnings.push(line),
    error: () => {},
    quote: () => {},
  };
  const sleep = async (ms: number) => void waitsMs.push(ms);
  const { token = 'ghs_job' } = options;
  const api = connectGitHub({ token, repository: 'octo/demo', apiUrl: github.url, log, sleep });
  scene = { github, api, log, infos, warnings, waitsMs };
  return scene;
}

const publish = ({ api, log }: Scene, changes: Partial<CommentUpdate> = {}) =>
  publishComment(api, { ...NEWS, ...changes }, log);

const bodies = async ({ github }: Scene) => (await github.comments(7)).map(({ body }) => body);

const sent = ({ github }: Scene, method: string) => github.requests.filter((one) => one.method === method);

const sticky = (changes: Partial<CommentUpdate> = {}) => {
  const news = { ...NEWS, ...changes };
  return `${renderMarker(news)}\n${news.body}`;
};

afterEach(async () => {
  await scene.github.close();
  expect(scene.github.violations).toEqual([]);
});

describe('comment', () => {
  test('is created, and answers its page', async () => {
    const it = await open();
    expect(await publish(it)).toMatch(/\/octo\/demo\/pull\/7#issuecomment-\d+$/);
    const comments = await it.github.comments(7);
    expect(comments).toMatchObject([{ body: sticky(), user: { login: BOT, type: 'Bot' } }]);
    expect(it.warnings).toEqual([]);
  });

  test('is updated in place by the next run', async () => {
    const it = await open();
    const first = await publish(it);
    const second = await publish(it, { runId: 101, body: 'fast again' });
    expect(second).toBe(first);
    expect(await bodies(it)).toEqual([sticky({ runId: 101, body: 'fast again' })]);
  });

  test('is one per gate', async () => {
    const it = await open();
    await publish(it);
    await publish(it, { key: 'nightly --> "x"' });
    await publish(it, { body: 'again' });
    expect(await bodies(it)).toEqual([sticky({ body: 'again' }), sticky({ key: 'nightly --> "x"' })]);
  });

  test('belongs to the owner of a personal token', async () => {
    const it = await open({ token: 'ghp_octo' });
    await it.github.addComment(7, BOT, sticky({ body: 'of the bot' }));
    await publish(it);
    await publish(it, { body: 'again' });
    expect(await bodies(it)).toEqual([sticky({ body: 'of the bot' }), sticky({ body: 'again' })]);
  });

  test('is found on page 4', async () => {
    const it = await open();
    for (let count = 0; count < 320; count++) await it.github.addComment(7, 'stranger', `talk ${count}`);
    await it.github.addComment(7, BOT, sticky({ runId: 99 }));
    for (let count = 0; count < 29; count++) await it.github.addComment(7, 'stranger', `more ${count}`);
    await publish(it);
    expect(await it.github.comments(7)).toHaveLength(350);
    expect((await bodies(it))[320]).toBe(sticky());
  });

  test('of a stranger is left alone, whatever its marker', async () => {
    const it = await open();
    await it.github.addComment(7, 'stranger', sticky({ body: 'PASS' }));
    await publish(it);
    expect(await bodies(it)).toEqual([sticky({ body: 'PASS' }), sticky()]);
  });

  test('of the same bot is left alone when the marker is not its first line', async () => {
    const it = await open();
    const echo = `someone wrote:\n${sticky()}`;
    await it.github.addComment(7, BOT, echo);
    await publish(it);
    expect(await bodies(it)).toEqual([echo, sticky()]);
  });

  test('keeps the first of its duplicates', async () => {
    const it = await open();
    const first = await it.github.addComment(7, BOT, sticky({ runId: 98 }));
    await it.github.addComment(7, BOT, sticky({ runId: 99 }));
    await publish(it);
    expect(await it.github.comments(7)).toMatchObject([{ id: first, body: sticky() }]);
  });

  test.each([404, 410])('deleted before the update (%i) is written anew, once', async (status) => {
    const it = await open();
    const gone = await it.github.addComment(7, BOT, sticky({ runId: 99 }));
    it.github.fault({ method: 'PATCH', path: ONE_COMMENT, status, body: { message: 'Not Found' } });
    const { deleteComment } = it.api;
    // The deletion that the fault stands for takes place when the client asks for the head, just before.
    const api = {
      ...it.api,
      async pullRequestHead(number: number) {
        if (sent(it, 'PATCH').length === 0) await deleteComment(gone);
        return it.api.pullRequestHead(number);
      },
    };
    expect(await publishComment(api, NEWS, it.log)).not.toBeNull();
    expect(await bodies(it)).toEqual([sticky()]);
    expect(sent(it, 'POST').filter(({ path }) => COMMENTS.test(path))).toHaveLength(1);
  });

  test('of the current head is not replaced by an older run', async () => {
    const it = await open();
    await it.github.seed({ pullRequests: [{ number: 7, headSha: NEWER_HEAD }] });
    await publish(it, { headSha: NEWER_HEAD, runId: 101, body: 'newer' });
    expect(await publish(it)).not.toBeNull();
    expect(await bodies(it)).toEqual([sticky({ headSha: NEWER_HEAD, runId: 101, body: 'newer' })]);
    expect(it.infos).toEqual([
      'comment "bench-referee": not replaced, bbbbbbb is newer than aaaaaaa, which this run measured',
    ]);
  });

  test('of a later attempt is not replaced by an earlier one', async () => {
    const it = await open();
    await publish(it, { runAttempt: 2, body: 'later' });
    await publish(it);
    expect(await bodies(it)).toEqual([sticky({ runAttempt: 2, body: 'later' })]);
    expect(it.infos).toEqual(['comment "bench-referee": not replaced, run 100.2 is later']);
  });

  test('is sent below the path of an Enterprise server, and nowhere else', async () => {
    const it = await open({ pathPrefix: '/api/v3' });
    await publish(it);
    await publish(it, { body: 'again' });
    expect(it.github.url).toMatch(/\/api\/v3$/);
    expect(await bodies(it)).toEqual([sticky({ body: 'again' })]);
    expect(it.github.requests.map(({ status }) => status)).not.toContain(404);
  });
});

describe('comment under faults', () => {
  test.each<[string, Parameters<FakeGitHub['fault']>[0]]>([
    ['502 after it was stored', { commit: true, status: 502 }],
    ['a reset after it was stored', { commit: true, reset: true }],
    ['half an answer after it was stored', { commit: true, truncate: true }],
    ['502 before it was stored', { status: 502 }],
    ['a reset before it was stored', { reset: true }],
    ['two failures', { status: 503, times: 2 }],
  ])('create: %s leaves exactly one', async (_, rule) => {
    const it = await open();
    it.github.fault({ method: 'POST', path: COMMENTS, ...rule });
    expect(await publish(it)).not.toBeNull();
    expect(await bodies(it)).toEqual([sticky()]);
    expect(it.warnings).toEqual([]);
    const creations = sent(it, 'POST').filter(({ path }) => COMMENTS.test(path));
    expect(creations).toHaveLength(rule.commit === true ? 1 : (rule.times ?? 1) + 1);
  });

  test.each<[string, Parameters<FakeGitHub['fault']>[0]]>([
    ['500', { status: 500 }],
    ['a reset', { reset: true }],
    ['a reset after it was done', { commit: true, reset: true }],
    ['half an answer', { truncate: true }],
  ])('list and update: %s is tried again', async (_, rule) => {
    const it = await open();
    await it.github.addComment(7, BOT, sticky({ runId: 99 }));
    it.github.fault({ method: 'GET', path: COMMENTS, ...rule });
    it.github.fault({ method: 'PATCH', ...rule });
    await publish(it);
    expect(await bodies(it)).toEqual([sticky()]);
    expect(it.waitsMs).toEqual([1000, 1000]);
  });

  test('a comment that GitHub lists late is not written twice', async () => {
    const it = await open();
    it.github.fault({ method: 'GET', path: COMMENTS, nth: 2, times: 9, status: 200, body: [] });
    expect(await publish(it)).not.toBeNull();
    expect(await bodies(it)).toEqual([sticky()]);
  });

  test('a secondary limit waits as long as it says', async () => {
    const it = await open();
    const body = { message: 'You have exceeded a secondary rate limit.' };
    it.github.fault({ method: 'POST', path: COMMENTS, status: 403, headers: { 'retry-after': '17' }, body });
    await publish(it);
    expect(it.waitsMs).toEqual([17_000]);
    expect(await bodies(it)).toEqual([sticky()]);
  });

  test('a secondary limit that does not say waits a minute', async () => {
    const it = await open();
    const body = { message: 'You have exceeded a secondary rate limit.' };
    it.github.fault({ method: 'POST', path: COMMENTS, status: 403, body });
    await publish(it);
    expect(it.waitsMs).toEqual([60_000]);
    expect(await bodies(it)).toEqual([sticky()]);
  });

  test('a primary limit that ends soon is waited for, by the clock of GitHub', async () => {
    const it = await open();
    const date = new Date(Date.UTC(2001, 0, 1));
    const headers = {
      date: date.toUTCString(),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(date.getTime() / 1000 + 20),
    };
    it.github.fault({ method: 'GET', path: COMMENTS, status: 403, headers });
    await publish(it);
    expect(it.waitsMs).toEqual([20_000]);
    expect(await bodies(it)).toEqual([sticky()]);
  });

  test('a limit beyond all patience is given up at once', async () => {
    const it = await open();
    it.github.fault({
      method: 'POST',
      path: COMMENTS,
      status: 429,
      headers: { 'retry-after': '3600' },
      times: 99,
    });
    expect(await publish(it)).toBeNull();
    expect(it.waitsMs).toEqual([]);
    expect(sent(it, 'POST').filter(({ path }) => COMMENTS.test(path))).toHaveLength(1);
    expect(it.warnings).toEqual([expect.stringContaining('Run the job again')]);
  });

  test('an outage is given up in bounded time', async () => {
    const it = await open();
    it.github.fault({ status: 500, times: 999 });
    expect(await publish(it)).toBeNull();
    expect(it.waitsMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(MAX_RETRY_MS);
    expect(it.github.requests.length).toBeLessThan(20);
    expect(it.warnings).toHaveLength(1);
  });

  test('no server at all is one warning', async () => {
    const it = await open();
    await it.github.close();
    expect(await publish(it)).toBeNull();
    expect(it.warnings).toEqual([expect.stringContaining('GitHub could not be reached')]);
  });

  test('a token that may not write is one warning with the permission', async () => {
    const it = await open({ token: 'ghs_readonly' });
    expect(await publish(it)).toBeNull();
    expect(it.warnings).toEqual([expect.stringMatching(/`permissions: {.* pull-requests: write }`/)]);
    expect(it.waitsMs).toEqual([]);
    expect(sent(it, 'POST').filter(({ path }) => COMMENTS.test(path))).toHaveLength(1);
  });

  test('a token that may not even list is the same', async () => {
    const it = await open();
    const body = { message: 'Resource not accessible by integration' };
    it.github.fault({ method: 'GET', path: COMMENTS, status: 403, body });
    expect(await publish(it)).toBeNull();
    expect(it.warnings).toEqual([expect.stringMatching(/`permissions: {.* pull-requests: write }`/)]);
  });

  test('a token that GitHub does not know is no question of permissions', async () => {
    const it = await open({ token: 'ghp_nobody' });
    expect(await publish(it)).toBeNull();
    expect(it.warnings).toEqual([expect.stringContaining('GitHub does not accept the token: "401')]);
    expect(it.warnings[0]).not.toContain('permissions:');
  });

  test('a locked conversation is no question of permissions either', async () => {
    const it = await open();
    await it.github.seed({ pullRequests: [{ number: 7, headSha: HEAD, locked: true }] });
    expect(await publish(it)).toBeNull();
    expect(it.warnings).toEqual([expect.stringContaining('the conversation is locked')]);
    expect(it.warnings[0]).not.toContain('permissions:');
  });

  test('a text above the limit is refused, not cut', async () => {
    const it = await open();
    expect(await publish(it, { body: 'x'.repeat(65_536) })).toBeNull();
    expect(it.warnings).toEqual([expect.stringContaining('Body is too long (maximum is 65536 characters)')]);
    expect(await bodies(it)).toEqual([]);
  });
});

describe('check run', () => {
  test('is created, and answers its page', async () => {
    const { github, api, log } = await open();
    expect(await publishCheckRun(api, { ...CHECK, text: 'table' }, log)).toMatch(/^http.*\/octo\/demo\//);
    expect(github.checkRuns()).toMatchObject([
      {
        ...{ name: 'bench-referee', head_sha: HEAD, external_id: 'bench-referee:100.1' },
        ...{ status: 'completed', conclusion: 'failure' },
      },
    ]);
  });

  test('survives an answer that was lost', async () => {
    const { github, api, log, warnings } = await open();
    github.fault({ method: 'POST', path: /check-runs$/, status: 502 });
    expect(await publishCheckRun(api, CHECK, log)).not.toBeNull();
    expect(github.checkRuns()).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test('without permission is one warning with the permission', async () => {
    const { github, api, log, warnings } = await open({ token: 'ghs_readonly' });
    expect(await publishCheckRun(api, CHECK, log)).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/`permissions: {.* checks: write }`/)]);
    expect(github.checkRuns()).toEqual([]);
  });

  test('too long is a defect of the renderer', async () => {
    const { api, log } = await open();
    const check = { ...CHECK, text: 'x'.repeat(65_536) };
    await expect(publishCheckRun(api, check, log)).rejects.toThrow('check run: text has 65536 characters');
  });
});

describe('annotations', () => {
  const CHECK_RUNS = /check-runs$/;
  const ONE_CHECK_RUN = /check-runs\/\d+$/;

  const annotations = (count: number): CheckAnnotation[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ file: 'a_test.go', line: index + 1, level: 'failure', title: `${index}`, message: 'slower' },
    }));

  const linesOf = ({ github }: Scene) =>
    github.checkRuns().map((run) => (run['annotations'] as { start_line: number }[]).map((one) => one.start_line));

  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test.each([
    [0, ['POST']],
    [50, ['POST']],
    [51, ['POST', 'PATCH']],
    [120, ['POST', 'PATCH', 'PATCH']],
  ])('%i come in requests of at most 50, in their order', async (count, methods) => {
    const it = await open();
    await publishCheckRun(it.api, { ...CHECK, text: 'table', annotations: annotations(count) }, it.log);
    expect(it.github.requests.map(({ method }) => method)).toEqual(methods);
    expect(linesOf(it)).toEqual([upTo(count)]);
    const texts = { title: CHECK.title, summary: CHECK.summary, text: 'table' };
    for (const { body } of it.github.requests) expect(body).toMatchObject({ output: texts });
    expect(it.warnings).toEqual([]);
  });

  test('stand on one line each, without what Markdown or a column would mean', async () => {
    const it = await open();
    await publishCheckRun(it.api, { ...CHECK, annotations: annotations(1) }, it.log);
    expect(it.github.checkRuns()[0]!['annotations']).toEqual([
      {
        ...{ path: 'a_test.go', start_line: 1, end_line: 1 },
        ...{ annotation_level: 'failure', title: '0', message: 'slower' },
      },
    ]);
  });

  test.each<[string, FaultRule]>([
    ['502', { status: 502, times: 9 }],
    ['403', { status: 403, body: { message: 'Resource not accessible by integration' }, times: 9 }],
    ['404', { status: 404, body: { message: 'Not Found' } }],
    ['422', { status: 422, body: { message: 'Validation Failed' } }],
    ['reset', { reset: true, times: 9 }],
  ])('%s on a batch is one warning; what was there stays, and there is one check run', async (_, rule) => {
    const it = await open();
    it.github.fault({ method: 'PATCH', path: ONE_CHECK_RUN, nth: 2, ...rule });
    expect(await publishCheckRun(it.api, { ...CHECK, annotations: annotations(170) }, it.log)).not.toBeNull();
    expect(linesOf(it)).toEqual([upTo(100)]);
    expect(it.warnings).toEqual([
      expect.stringMatching(/^check run: only the first 100 of 170 annotations may have been written: /),
    ]);
    expect(sent(it, 'POST')).toHaveLength(1);
    expect(sent(it, 'PATCH')).toHaveLength(2);
  });

  test('whose answer was lost are not added twice', async () => {
    const it = await open();
    it.github.fault({ method: 'PATCH', path: ONE_CHECK_RUN, status: 502, commit: true });
    await publishCheckRun(it.api, { ...CHECK, annotations: annotations(70) }, it.log);
    expect(linesOf(it)).toEqual([upTo(70)]);
    expect(it.warnings).toHaveLength(1);
  });

  test('are sent again when a limit kept them from being looked at', async () => {
    const it = await open();
    const LIMIT = { status: 429, headers: { 'retry-after': '3' }, body: { message: 'rate limit' } };
    it.github.fault({ method: 'PATCH', path: ONE_CHECK_RUN, ...LIMIT });
    await publishCheckRun(it.api, { ...CHECK, annotations: annotations(70) }, it.log);
    expect([linesOf(it), it.waitsMs, it.warnings]).toEqual([[upTo(70)], [3000], []]);
  });

  test('that GitHub refuses do not cost the check run', async () => {
    const it = await open();
    const refusal = { message: 'Validation Failed', errors: [{ message: 'path is wrong' }] };
    it.github.fault({ method: 'POST', path: CHECK_RUNS, status: 422, body: refusal });
    expect(await publishCheckRun(it.api, { ...CHECK, annotations: annotations(70) }, it.log)).not.toBeNull();
    expect(linesOf(it)).toEqual([[]]);
    expect(it.warnings).toEqual([
      'check run: written without annotations, because GitHub refused them: "422 Validation Failed: path is wrong".',
    ]);
    expect(sent(it, 'PATCH')).toEqual([]);
  });
});
