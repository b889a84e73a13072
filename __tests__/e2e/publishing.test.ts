// T31 to T37, T40 and T52 of the threat model: what a hiccup of GitHub or a stranger's comment does to the built `report`.
// Each first shows that it breaks a naive way to keep a comment. The clock of the program is a fast one.

import '../support/readable-errors.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { diceOf } from '../../bench/fuzz/dice.ts';
import { renderMarker } from '../../src/publish/marker.ts';
import { type BenchRepository, benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, type FaultRule, startGitHub } from '../support/github.ts';
import { naiveComment } from '../support/naive-comment.ts';
import { FAST_CLOCK } from '../support/program.ts';
import { pullRequest, type StepEnded, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { turnsOf } from '../support/turns.ts';

setKeys({ rounds: '2' });

const BOT = 'github-actions[bot]';
const COMMENTS = /\/issues\/\d+\/comments$/;
const LIMITED = { message: 'You have exceeded a secondary rate limit.' };
const NO_PERMISSION = { message: 'Resource not accessible by integration' };

let github: FakeGitHub;
let repository: BenchRepository;
let recording: string;
let [base, older, newer] = ['', '', ''];
let pullRequests = 0;

/** Eight per cent more allocations, which the configuration of base allows. */
beforeAll(async () => {
  const config = 'run: sh bench.sh\nbudgets:\n  - metric: "*"\n    max-regression: 50%\n';
  repository = benchRepository(
    { invocations: [printed({ 'encode [allocs/op]': 100 })], config },
    { invocations: [printed({ 'encode [allocs/op]': 108 })] },
  );
  github = await startGitHub();
  const measured = await step(repository, { entry: 'measure', apiUrl: github.url });
  recording = readFileSync(measured.outputs['recording'] ?? '', 'utf8');
  [base, older] = [repository.git('rev-parse', 'main'), repository.git('rev-parse', 'feature')];
  newer = repository.commit('newer', { files: { 'more.txt': 'more' } });
});

afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

/** A pull request whose head is the newer commit. */
async function open(): Promise<number> {
  pullRequests += 1;
  const seed = { number: pullRequests, headSha: newer, baseSha: base, headRef: 'feature', baseRef: 'main' };
  await github.seed({ folder: repository.folder, pullRequests: [seed] });
  return pullRequests;
}

const marker = (head: string, run: number) =>
  renderMarker({ key: 'bench-referee', headSha: head, runId: run, runAttempt: 1 });

/** The built `report`, of a run of that commit. */
function report(number: number, { head = newer, run = 300, token = 'ghs_job' } = {}): Promise<StepEnded> {
  const folder = temporaryFolder('event-');
  const pull = pullRequest(repository, number);
  const event = { pull_request: { ...pull, head: { ...pull.head, sha: head } } };
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event));
  repository.write(`run-${run}/recording.json`, recording.replaceAll(older, head));
  return step(repository, {
    entry: 'report',
    number,
    apiUrl: github.url,
    inputs: { 'github-token': token, recordings: `run-${run}/*.json` },
    env: {
      ...FAST_CLOCK,
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_SHA: head,
      GITHUB_RUN_ID: String(run),
    },
  });
}

const naive = (number: number, { head = newer, run = 1, tries = 1 } = {}) =>
  naiveComment({ url: github.url, number, marker: marker(head, run), body: 'naive', tries });

const bodies = async (number: number) => (await github.comments(number)).map(({ body }) => body);
const ours = async (number: number) => (await bodies(number)).filter((body) => body.startsWith('<!-- bench'));
const pausesOf = ({ stderr }: StepEnded) =>
  [...stderr.matchAll(/^pause (\d+)$/gm)].map(([, ms]) => Number(ms)).filter((ms) => ms >= 1000);

/** All requests that match go wrong in that way, until `act` is done. */
async function whileEvery(method: string, path: RegExp, rule: FaultRule, act: () => Promise<void>) {
  github.direct(async (call) => (call.method === method && path.test(call.path) ? rule : null));
  try {
    await act();
  } finally {
    github.direct(async () => null);
  }
}

describe('T31', () => {
  test.each([
    ['list', 'GET'],
    ['create', 'POST'],
  ])('403 on %s: one warning with the remedy, not tried again, and the verdict decides', async (_, method) => {
    const number = await open();
    await whileEvery(method, COMMENTS, { status: 403, body: NO_PERMISSION }, async () => {
      await expect(naive(number)).rejects.toThrow('403');
      const before = github.requests.length;
      const ended = await report(number);
      expect([ended.code, ended.outputs['verdict']]).toEqual([0, 'pass']);
      expect(ended.commands.filter((line) => line.includes('pull-requests: write'))).toHaveLength(1);
      expect(ended.summary).toContain('encode');
      const refused = github.requests.slice(before).filter(({ status }) => status === 403);
      expect(refused.filter(({ path }) => COMMENTS.test(path))).toHaveLength(1);
    });
  });

  test('403 on the check run: the comment is there all the same', async () => {
    const number = await open();
    github.fault({ method: 'POST', path: /check-runs$/, status: 403, body: NO_PERMISSION });
    const ended = await report(number);
    expect([ended.code, ended.outputs['verdict']]).toEqual([0, 'pass']);
    expect(ended.commands.filter((line) => line.includes('checks: write'))).toHaveLength(1);
    expect(await ours(number)).toHaveLength(1);
  });
});

describe('T32', () => {
  test.each<[string, FaultRule, number[]]>([
    ['a secondary limit that does not say', { status: 403, body: LIMITED }, [60_000]],
    ['429 that says how long', { status: 429, headers: { 'retry-after': '17' }, body: LIMITED }, [17_000]],
  ])('%s is waited for as it asks', async (_, rule, pauses) => {
    const number = await open();
    github.fault({ method: 'POST', path: COMMENTS, ...rule });
    await expect(naive(number, { tries: 3 })).rejects.toThrow(String(rule.status));
    github.fault({ method: 'POST', path: COMMENTS, ...rule });
    const ended = await report(number);
    expect([ended.code, pausesOf(ended)]).toEqual([0, pauses]);
    expect(await ours(number)).toHaveLength(1);
  });

  test('a limit that ends beyond all patience is not waited for', async () => {
    const number = await open();
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2026, 10, 20, 10) / 1000),
      date: new Date(Date.UTC(2026, 10, 20, 9)).toUTCString(),
    };
    github.fault({ method: 'POST', path: COMMENTS, status: 403, headers });
    const before = github.requests.length;
    const ended = await report(number);
    expect([ended.code, pausesOf(ended)]).toEqual([0, []]);
    expect(github.requests.length - before).toBeLessThan(20);
    expect(ended.stdout).toContain('asked to wait too long');
  });
});

describe('T33', () => {
  test.each<[string, FaultRule]>([
    ['502 after it was stored', { commit: true, status: 502 }],
    ['a reset after it was stored', { commit: true, reset: true }],
    ['half an answer after it was stored', { commit: true, truncate: true }],
    [
      'a page in the place of the answer',
      { commit: true, status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    ],
  ])('%s leaves exactly one comment', async (_, rule) => {
    const number = await open();
    github.fault({ method: 'POST', path: COMMENTS, ...rule });
    await naive(number, { tries: 3 });
    expect(await ours(number)).toHaveLength(2);
    const clean = await open();
    github.fault({ method: 'POST', path: COMMENTS, ...rule });
    const ended = await report(clean);
    expect([ended.code, (await ours(clean)).length]).toEqual([0, 1]);
  });
});

describe('T34', () => {
  test.each<[string, FaultRule]>([
    ['a reset', { reset: true }],
    ['500', { status: 500 }],
    ['no answer in time', { stallMs: 4000 }],
  ])('%s on the list and on the update is tried again', async (_, rule) => {
    const number = await open();
    await github.addComment(number, BOT, `${marker(base, 1)}\nold`);
    github.fault({ method: 'GET', path: COMMENTS, ...rule });
    if (rule.stallMs === undefined) await expect(naive(number)).rejects.toThrow();
    else await naive(number);
    for (const method of ['GET', 'PATCH']) github.fault({ method, path: /comments/, ...rule });
    const ended = await report(number);
    expect([ended.code, pausesOf(ended)]).toEqual([0, [1000, 1000]]);
    expect(await ours(number)).toEqual([expect.stringContaining(newer)]);
  });

  test('a host that is not there costs one round of tries, and the verdict says so', async () => {
    const number = await open();
    const ended = await step(repository, {
      entry: 'report',
      number,
      apiUrl: 'http://127.0.0.1:9',
      inputs: { recordings: 'run-300/*.json' },
      env: { ...FAST_CLOCK, GITHUB_SHA: newer },
    });
    expect([ended.code, ended.outputs['verdict']]).toEqual([1, 'error']);
    expect(ended.stdout).toContain('the repository could not be read');
    expect(pausesOf(ended)).toEqual([1000, 2000, 4000, 8000]);
  });
});

describe('T35', () => {
  test('the comment of an earlier run is found on page 4 of 350', async () => {
    const number = await open();
    for (let count = 0; count < 320; count += 1) await github.addComment(number, 'stranger', 'talk');
    await github.addComment(number, BOT, `${marker(base, 1)}\nold`);
    for (let count = 0; count < 29; count += 1) await github.addComment(number, 'stranger', 'more');
    expect((await report(number)).code).toBe(0);
    expect([(await bodies(number)).length, (await ours(number)).length]).toEqual([350, 1]);
    await naive(number);
    expect(await ours(number)).toHaveLength(2);
  });
});

describe('T36', () => {
  test('a comment that is deleted before the update is written anew, once', async () => {
    const number = await open();
    const deletes = async () => {
      await github.addComment(number, BOT, `${marker(base, 1)}\nold`);
      github.direct(async ({ method, path }) => {
        if (method === 'PATCH') await github.removeComment(Number(/\d+$/.exec(path)?.[0]));
        return null;
      });
    };
    await deletes();
    await naiveComment({ url: github.url, number, marker: marker(base, 1), body: 'naive' }).then(
      () => expect('a comment that is gone').toBe('updated'),
      (error: unknown) => expect(String(error)).toContain('404'),
    );
    await deletes();
    const ended = await report(number);
    github.direct(async () => null);
    expect([ended.code, (await ours(number)).length]).toEqual([0, 1]);
  });

  test('a locked conversation is one warning', async () => {
    const number = await open();
    await github.seed({ pullRequests: [{ number, headSha: newer, baseSha: base, locked: true }] });
    await expect(naive(number)).rejects.toThrow('403');
    const ended = await report(number);
    expect([ended.code, ended.outputs['verdict']]).toEqual([0, 'pass']);
    expect(ended.commands.filter((line) => line.includes('the conversation is locked'))).toHaveLength(1);
  });

  test('of several of ours one is kept, and nobody else’s is touched', async () => {
    const number = await open();
    for (const run of [1, 2, 3]) await github.addComment(number, BOT, `${marker(base, run)}\nold`);
    await github.addComment(number, 'stranger', 'talk');
    await naiveComment({ url: github.url, number, marker: marker(base, 1), body: 'naive' });
    expect(await bodies(number)).toHaveLength(4);
    expect((await report(number)).code).toBe(0);
    expect(await bodies(number)).toEqual([expect.stringContaining(newer), 'talk']);
  });
});

describe('T37', () => {
  test('a stranger’s comment with our marker is left alone', async () => {
    const number = await open();
    const forged = `${marker(newer, 999)}\nPASS`;
    await github.addComment(number, 'stranger', forged);
    expect((await report(number)).code).toBe(0);
    expect(await bodies(number)).toEqual([forged, expect.stringContaining('encode')]);
    await naiveComment({ url: github.url, number, marker: '<!-- bench-referee', body: 'naive' });
    expect((await bodies(number))[0]).not.toBe(forged);
  });

  test('so is one of the same account that only quotes it', async () => {
    const number = await open();
    const quoting = `somebody wrote:\n${marker(newer, 999)}`;
    await github.addComment(number, BOT, quoting);
    expect((await report(number)).code).toBe(0);
    expect(await bodies(number)).toEqual([quoting, expect.stringContaining('encode')]);
    await naiveComment({ url: github.url, number, marker: '<!-- bench-referee', body: 'naive' });
    expect((await bodies(number))[0]).not.toBe(quoting);
  });
});

describe('T40', () => {
  test('a naive run of the older head overwrites the newer one', async () => {
    const number = await open();
    await github.addComment(number, BOT, `${marker(newer, 300)}\nnew`);
    await naiveComment({ url: github.url, number, marker: '<!-- bench-referee', body: older });
    expect((await bodies(number))[0]).toContain(older);
  });

  test.each([1, 2, 3, 4, 5, 6])('two runs at once, order %i: one comment, of the newer head', async (seed) => {
    const number = await open();
    if (seed % 2 === 0) await github.addComment(number, BOT, `${marker(base, 1)}\nold`);
    const turns = turnsOf(['ghs_older', 'ghs_newer'], diceOf(seed, 40));
    github.direct(async ({ authorization }) => {
      await turns.wait(authorization.replace(/^\w+ /, ''));
      return null;
    });
    const play = async (token: string, head: string, run: number) => {
      try {
        return await report(number, { token, head, run });
      } finally {
        turns.leave(token);
      }
    };
    const both = await Promise.all([play('ghs_older', older, 200), play('ghs_newer', newer, 300)]);
    github.direct(async () => null);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await ours(number)).toEqual([expect.stringContaining(`head=${newer}`)]);
  });
});

describe('T52', () => {
  /** Lists as they come out when an entry moves to the next page while the pages are read. */
  const twice = (body: unknown) => (Array.isArray(body) ? [...body, ...body] : body);
  const isList = ({ method, path }: { method: string; path: string }) => method === 'GET' && COMMENTS.test(path);

  test('the naive one deletes the only comment, because the list holds it twice', async () => {
    const number = await open();
    await github.addComment(number, BOT, `${marker(base, 1)}\nold`);
    github.fault({ method: 'GET', path: COMMENTS, revise: twice });
    const { url } = github;
    await naiveComment({ url, number, marker: '<!-- bench-referee', body: 'naive', tidies: true });
    expect(await bodies(number)).toEqual([]);
  });

  test.each<[string, (body: unknown) => unknown]>([
    ['every entry twice', twice],
    ['no entry', () => []],
  ])('a list with %s leaves one comment, of the run', async (_, revise) => {
    const number = await open();
    const id = await github.addComment(number, BOT, `${marker(base, 1)}\nold`);
    let lists = 0;
    // The notice is not made here, so the first list is that of the result; the next ones are in order.
    github.direct(async (call) => (isList(call) && lists++ === 0 ? { revise } : null));
    const ended = await report(number);
    github.direct(async () => null);
    expect([ended.code, lists > 1]).toEqual([0, true]);
    expect(await github.comments(number)).toMatchObject([{ id, body: expect.stringContaining(newer) }]);
  });
});
