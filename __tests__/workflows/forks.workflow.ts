// A pull request of a fork, with the two workflows of examples/forks as they stand there: one run that measures
// and has no token at all, and a second run, started by the end of the first one, that reports. Between them lies
// the recording, which the fork can change as it likes.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FORK } from '../support/workflow-run.ts';
import { pullRequestEvent, workflowRunEvent } from './support/events.ts';
import { README_ONLY, SLOWER } from './support/repository.ts';
import { makeWorld, type Run, TOKEN, type World } from './support/world.ts';

let world: World;
/** Of main: GITHUB_SHA of the second run. */
let tip: string;
let head: string;
let measured: Run;

/** The stranger's pull request, and one that has nothing to do with it. */
const [NUMBER, VICTIM] = [7, 8];

beforeAll(async () => {
  world = await makeWorld();
  const { repository, github } = world;
  tip = repository.main;
  head = await repository.commit(SLOWER, {
    parent: repository.forkPoint,
    ref: `refs/heads/branch-${NUMBER}`,
  });
  const other = await repository.commit(README_ONLY, { parent: tip, ref: `refs/heads/branch-${VICTIM}` });
  const pull = { baseSha: tip, baseRef: 'main' };
  await github.seed({
    pullRequests: [
      { ...pull, number: NUMBER, headSha: head, headRepository: FORK, author: 'mallory' },
      { ...pull, number: VICTIM, headSha: other },
    ],
  });
});
afterAll(() => world?.close());

/** The second run, with the recording as it was or as the fork would like it. */
async function report(change: (recording: Recording) => object = (recording) => recording): Promise<Run> {
  const folder = join(world.folder, 'artifacts', String(measured.id), 'bench-referee');
  const [name = ''] = await readdir(folder);
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  await writeFile(path, JSON.stringify(change(JSON.parse(text) as Recording)));
  const event = workflowRunEvent(measured.id, { head, tip, branch: `branch-${NUMBER}` });
  try {
    return await world.act({ workflow: 'perf-report.yml', event, exitCode: 1 });
  } finally {
    await writeFile(path, text);
  }
}

interface Recording {
  readonly commits: Readonly<Record<'base' | 'head', { readonly sha: string; readonly how: string }>>;
}

/** Everything that anybody can see. */
async function published() {
  const { comments, checkRuns, violations } = await world.github.state();
  expect(violations).toEqual([]);
  return {
    comments: comments[NUMBER]?.map(({ body }) => body) ?? [],
    elsewhere: comments[VICTIM],
    checks: checkRuns.map(({ name, head_sha, conclusion }) => ({ name, head_sha, conclusion })),
  };
}

const RED = { name: 'bench-referee', conclusion: 'failure' };

describe('a regression in a fork', () => {
  test('T02: is measured without any token, and the API is not asked for anything', async () => {
    const merge = await world.repository.pushPullRequest(NUMBER, head);
    const event = pullRequestEvent(NUMBER, { head, base: tip, merge }, FORK);
    measured = await world.act({ workflow: 'perf.yml', event, token: null, exitCode: 0 });
    expect(measured.log).not.toContain(TOKEN);
    expect((await world.github.state()).requests).toEqual([]);
  });

  test('is reported by the second run, on the right pull request and commit', async () => {
    const { log } = await report();
    expect(log).toMatch(/Job failed/);
    const { comments, elsewhere, checks } = await published();
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain(`head=${head} run=${measured.id}.1 -->`);
    expect(comments[0]).toMatch(/## ❌ Slower than allowed: /);
    expect(comments[0]).toContain('| 50% |');
    expect(elsewhere).toEqual([]);
    expect(checks).toEqual([{ ...RED, head_sha: head }]);
  });
});

describe('T46: a recording that claims', () => {
  test.each<[string, (recording: Recording) => object]>([
    ['another pull request', (recording) => ({ ...recording, pullRequest: VICTIM })],
    ['a verdict', (recording) => ({ ...recording, verdict: 'pass' })],
    [
      'another commit',
      ({ commits, ...recording }) => ({
        ...recording,
        commits: { ...commits, head: { sha: tip, how: 'head' } },
      }),
    ],
  ])('%s changes neither the place nor the colour', async (_, change) => {
    const before = (await published()).checks.length;
    const { log } = await report(change);
    expect(log).toMatch(/Job failed/);
    const { comments, elsewhere, checks } = await published();
    expect(comments).toHaveLength(1);
    expect(comments[0]).not.toMatch(/## (✅|❌)/);
    expect(elsewhere).toEqual([]);
    expect(checks.slice(before)).toEqual([{ ...RED, head_sha: head }]);
  });

  test('and without the claim it is the regression again', async () => {
    await report();
    expect((await published()).comments[0]).toMatch(/## ❌ Slower than allowed: /);
    expect(await world.orphans()).toEqual([]);
  });
});
