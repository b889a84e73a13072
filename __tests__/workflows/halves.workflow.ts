// The two halves of the gate as two jobs of one workflow run: one that measures without a token, one that
// reports without the code. The recording goes from one to the other as an artifact.

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pullRequestEvent } from './support/events.ts';
import { SLOWER } from './support/repository.ts';
import { makeWorld, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world?.close());

test('a regression: the report job fails, with the comment and the check of the whole gate', async () => {
  const { repository, github } = world;
  const { forkPoint, main } = repository;
  const head = await repository.commit(SLOWER, { parent: forkPoint, ref: 'refs/heads/branch-7' });
  const merge = await repository.pushPullRequest(7, head);
  await github.seed({ pullRequests: [{ number: 7, headSha: head, baseSha: main }] });
  const event = pullRequestEvent(7, { head, base: main, merge });
  const run = await world.act({ workflow: 'halves.yml', event, exitCode: 1 });

  expect(run.log).toMatch(/\[halves\/measure\] .*Job succeeded/);
  expect(run.log).toMatch(/\[halves\/report *\] .*Job failed/);
  expect(run.outputs).toMatchObject({
    verdict: 'fail',
    regressions: '1',
    'base-sha': forkPoint,
    'head-sha': head,
  });
  const { comments, checkRuns, violations } = await github.state();
  expect(violations).toEqual([]);
  expect(comments[7]).toHaveLength(1);
  expect(comments[7]?.[0]?.body).toMatch(/^<!-- bench-referee: .* -->\n## ❌ 1 benchmark got slower/);
  expect(comments[7]?.[0]?.body).toContain('Its budget allows 50%.');
  expect(checkRuns).toMatchObject([{ name: 'bench-referee', conclusion: 'failure', head_sha: head }]);
  expect(await world.orphans()).toEqual([]);
});
