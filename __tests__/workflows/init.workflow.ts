// `init` in fresh repositories, and what it wrote without an edit: the workflow under actionlint, zizmor and, for Go, act;
// the configuration by `check` with the real tools. init-compiled.workflow.ts has the ecosystems that build for minutes.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CHECKOUT, SETUP_GO } from '../../src/init/pins.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { INIT_REPOSITORIES } from '../support/init-repositories.ts';
import { cli } from '../support/program.ts';
import { pullRequestEvent } from './support/events.ts';
import { INTERPRETED, lintWorkflows, PINNED, testGate } from './support/init-gates.ts';
import { must } from './support/program.ts';
import { makeWorld, type World } from './support/world.ts';

const WORKFLOW = 'bench-referee.yml';

for (const gate of INTERPRETED) testGate(gate);

test.each(Object.entries(INIT_REPOSITORIES))('the workflow for %s is linted', async (_, files) => {
  const { folder } = freshRepository(files);
  expect((await cli(['init', ...PINNED], { folder })).code).toBe(0);
  await lintWorkflows(folder);
});

describe('the written gate under act', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world?.close());

  test(
    'a pull request that allocates twice fails, with a comment and a check',
    async () => {
      const { folder } = world.repository;
      const git = (...args: readonly string[]) => must('git', args, { env: { ...world.env, ...AUTHOR }, folder });
      const commit = async (message: string) => {
        await git('add', '--all');
        await git('commit', '--quiet', `--message=${message}`);
        return git('rev-parse', 'HEAD');
      };
      await git('checkout', '--quiet', '--orphan', 'fresh');
      await git('rm', '-r', '--quiet', '--force', '.');
      cpSync(join(import.meta.dirname, '../fixtures/init/go'), folder, { recursive: true });
      expect((await cli(['init', '--uses', 'octo/bench-referee@v1'], { folder })).code).toBe(0);
      const base = await commit('a first version');
      const words = join(folder, 'words.go');
      const text = readFileSync(words, 'utf8');
      writeFileSync(words, text.replace('{ return len', '{ _ = strings.Fields(text + " "); return len'));
      const head = await commit('look twice');
      await git('push', '--quiet', '--force', 'origin', `${base}:refs/heads/main`);
      await git('push', '--quiet', 'origin', `${head}:refs/pull/7/head`, `${head}:refs/pull/7/merge`);
      await world.github.seed({ pullRequests: [{ number: 7, headSha: head, baseSha: base }] });

      const event = pullRequestEvent(7, { head, merge: head, base });
      const stubs = {
        [`${CHECKOUT.action}@${CHECKOUT.sha}`]: 'checkout',
        [`${SETUP_GO.action}@${SETUP_GO.sha}`]: 'nothing',
      };
      await world.act({ workflow: WORKFLOW, event, stubs, exitCode: 1 });
      const { comments, checkRuns } = await world.github.state();
      expect(comments[7]?.map(({ body }) => body)).toEqual([expect.stringContaining('allocs/op')]);
      expect(checkRuns).toMatchObject([{ name: 'bench-referee', head_sha: head, conclusion: 'failure' }]);
    },
    10 * 60_000,
  );

  const AUTHOR = {
    GIT_AUTHOR_NAME: 'octo',
    GIT_AUTHOR_EMAIL: 'octo@example.com',
    GIT_COMMITTER_NAME: 'octo',
    GIT_COMMITTER_EMAIL: 'octo@example.com',
  };
});
