// Pull requests, pushes and the merge queue, each as a real workflow run: a shallow checkout, a Go module, and
// the gate in one step. What counts is what people see: the job, the comment, the check, the summary, the log.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dispatchEvent, mergeGroupEvent, pullRequestEvent, pushEvent } from './support/events.ts';
import { type Change, FIXED, README_ONLY, SLOWER } from './support/repository.ts';
import { type Job, makeWorld, READ_ONLY_TOKEN, type Run, TOKEN, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world?.close());

beforeEach(async () => {
  seen = (await world.github.state()).requests.length;
});
afterEach(async () => {
  expect((await world.github.state()).violations).toEqual([]);
  expect(await world.orphans()).toEqual([]);
});

/** How many requests there were before the test. */
let seen = 0;

/** Of all runs. */
const logs: string[] = [];

async function act(job: Job): Promise<Run> {
  const run = await world.act(job);
  logs.push(run.log);
  return run;
}

interface PullRequest {
  readonly number: number;
  readonly head: string;
  readonly merge: string;
}

/** Moves the pull request to a commit on top of `parent`, which is where it left main unless said otherwise. */
async function propose(number: number, change: Change, parent?: string): Promise<PullRequest> {
  const { repository, github } = world;
  const on = { parent: parent ?? repository.forkPoint, ref: `refs/heads/branch-${number}` };
  const head = await repository.commit(change, on);
  const merge = await repository.pushPullRequest(number, head);
  await github.seed({ pullRequests: [{ number, headSha: head, baseSha: repository.main }] });
  return { number, head, merge };
}

/** Runs the workflow of the pull request. */
function judge(pullRequest: PullRequest, job: Pick<Job, 'exitCode' | 'token'>): Promise<Run> {
  const { number, head, merge } = pullRequest;
  const event = pullRequestEvent(number, { head, merge, base: world.repository.main });
  return act({ workflow: 'bench.yml', event, ...job });
}

/** What the test has asked to be written, in order: `201 POST /issues/7/comments`. */
async function writes(): Promise<string[]> {
  const { requests } = await world.github.state();
  return requests
    .slice(seen)
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ status, method, path }) => `${status} ${method} ${path.replace('/repos/octo/demo', '')}`);
}

async function checksOf(head: string) {
  const { checkRuns } = await world.github.state();
  return checkRuns
    .filter(({ head_sha }) => head_sha === head)
    .map(({ name, conclusion, output }) => ({ name, conclusion, title: output.title }));
}

async function commentsOn(number: number) {
  return (await world.github.state()).comments[number] ?? [];
}

const SLOWER_LINE = /^Slower than allowed: "Checksum(?:-\d+)?" (?:\+\d+%|[\d.]+×)$/;

describe('a pull request', () => {
  let first: PullRequest;

  test('with a real regression: the job fails, with one comment and one failed check', async () => {
    first = await propose(7, SLOWER);
    const run = await judge(first, { exitCode: 1 });

    expect(run.outputs).toMatchObject({
      verdict: 'fail',
      regressions: '1',
      'base-sha': world.repository.forkPoint,
      'head-sha': first.head,
    });
    expect(await writes()).toEqual(['201 POST /issues/7/comments', '201 POST /check-runs']);
    expect(await checksOf(first.head)).toEqual([
      { name: 'bench-referee', conclusion: 'failure', title: expect.stringMatching(SLOWER_LINE) },
    ]);
    const [comment, ...others] = await commentsOn(7);
    expect(others).toEqual([]);
    expect(comment?.body).toMatch(/^<!-- bench-referee: .* -->\n## ❌ Slower than allowed: `Checksum/);
    expect(comment?.body).toMatch(
      /`Checksum(?:-\d+)?` (?:got \*\*[\d.]+% slower|takes \*\*[\d.]+× as long)\*\*.* 50%\./,
    );
    expect(comment?.body).toContain('every upload waits for its checksum');
    expect(comment?.body).toMatch(
      /^\| ❌ `Checksum(?:-\d+)?` \| .* \| .* \| \*\*(?:\+\d+%|[\d.]+×)\*\* \(p=0\.\d+ n=\d+\) \| 50% \|$/m,
    );
  });

  test('whose head is fixed, run next: the same comment is updated and the check succeeds', async () => {
    const [before] = await commentsOn(7);
    const fixed = await propose(7, FIXED, first.head);
    const run = await judge(fixed, { exitCode: 0 });

    expect(run.outputs).toMatchObject({ verdict: 'pass', regressions: '0', 'head-sha': fixed.head });
    // The notice, and then the result in its place.
    const patch = `200 PATCH /issues/comments/${before?.id}`;
    expect(await writes()).toEqual([patch, patch, '201 POST /check-runs']);
    const [comment, ...others] = await commentsOn(7);
    expect(others).toEqual([]);
    expect(comment?.id).toBe(before?.id);
    expect(comment?.body).toMatch(/^<!-- bench-referee: .* -->\n## ✅/);
    expect(comment?.body).toContain(fixed.head);
    expect(await checksOf(fixed.head)).toMatchObject([{ conclusion: 'success' }]);
    expect(await checksOf(first.head)).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('that only touches the README passes, and leaves the checkout as it was', async () => {
    const readme = await propose(8, README_ONLY);
    const run = await judge(readme, { exitCode: 0 });

    expect(run.outputs).toMatchObject({
      verdict: 'pass',
      regressions: '0',
      'base-sha': world.repository.forkPoint,
      'head-sha': readme.head,
    });
    expect(await writes()).toEqual(['201 POST /issues/8/comments', '201 POST /check-runs']);
    expect(await run.kept('status.txt')).toBe('');
    expect(await run.kept('commits.txt')).toBe('1\n');
  });

  test('whose token may only read: the same verdict, in the summary; the log says what to grant', async () => {
    const slower = await propose(9, SLOWER);
    const run = await judge(slower, { exitCode: 1, token: READ_ONLY_TOKEN });

    expect(run.outputs).toMatchObject({ verdict: 'fail', regressions: '1', 'head-sha': slower.head });
    expect(run.outputs).not.toHaveProperty('comment-url');
    expect(run.outputs).not.toHaveProperty('check-url');
    expect(await writes()).toEqual(['403 POST /issues/9/comments', '403 POST /check-runs']);
    expect(await commentsOn(9)).toEqual([]);
    expect(await checksOf(slower.head)).toEqual([]);
    expect(run.summary).toMatch(/^## ❌ Slower than allowed: `Checksum/m);
    expect(run.summary).toMatch(/^\| ❌ `Checksum(?:-\d+)?` \|/m);
    expect(run.log).toMatch(/comment: the token may not write it.*permissions: {.* pull-requests: write }/);
    expect(run.log).toMatch(/check run: the token may not write it.*permissions: {.* checks: write }/);
  });
});

describe('other events post no comment', () => {
  test('a push is compared with what the branch was', async () => {
    const { forkPoint, main } = world.repository;
    const run = await act({ workflow: 'bench.yml', event: pushEvent(forkPoint, main), exitCode: 0 });

    expect(run.outputs).toMatchObject({ verdict: 'pass', 'base-sha': forkPoint, 'head-sha': main });
    expect(run.outputs).not.toHaveProperty('comment-url');
    expect(await writes()).toEqual(['201 POST /check-runs']);
    expect(await checksOf(main)).toMatchObject([{ conclusion: 'success' }]);
  });

  test('a merge group is compared with what it is queued on', async () => {
    const { main } = world.repository;
    const { merge } = await propose(10, SLOWER);
    const run = await act({ workflow: 'bench.yml', event: mergeGroupEvent(main, merge), exitCode: 1 });

    expect(run.outputs).toMatchObject({ verdict: 'fail', 'base-sha': main, 'head-sha': merge });
    expect(run.outputs).not.toHaveProperty('comment-url');
    expect(await writes()).toEqual(['201 POST /check-runs']);
    expect(await checksOf(merge)).toMatchObject([{ conclusion: 'failure', title: expect.stringMatching(SLOWER_LINE) }]);
  });

  test('a run that somebody started by hand measures the pull request of that number, and writes nothing', async () => {
    const { forkPoint, main } = world.repository;
    const slower = await propose(11, SLOWER);
    const event = dispatchEvent(main, { 'pull-request': String(slower.number) });
    const run = await act({ workflow: 'perf-by-hand.yml', event, exitCode: 1, token: READ_ONLY_TOKEN });

    expect(run.summary).toMatch(/^## ❌ Slower than allowed: `Checksum/m);
    expect(run.summary).toContain(forkPoint.slice(0, 7));
    expect(run.summary).toContain(slower.head.slice(0, 7));
    expect(await writes()).toEqual(['403 POST /check-runs']);
  });
});

test('no log shows the token', async () => {
  expect(logs).not.toEqual([]);
  for (const log of logs) expect(log).not.toMatch(new RegExp(`${TOKEN}|${READ_ONLY_TOKEN}`));
});
