// `init` in fresh repositories of six ecosystems, and what it wrote without an edit: the workflow under actionlint,
// zizmor and, for Go, act; the configuration by `check` with the real tools. These fetch from package registries.

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CHECKOUT, SETUP_GO } from '../../src/init/pins.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { INIT_REPOSITORIES } from '../support/init-repositories.ts';
import { cli } from '../support/program.ts';
import { pullRequestEvent } from './support/events.ts';
import { must } from './support/program.ts';
import { has, OWN } from './support/tools.ts';
import { makeWorld, type World } from './support/world.ts';

const WORKFLOW = 'bench-referee.yml';
/** Any commit: nothing is fetched. */
const PINNED = ['--uses', 'octo/bench-referee@0123456789abcdef0123456789abcdef01234567'];

interface Gate {
  readonly ecosystem: string;
  readonly benchmark: string;
  readonly isHere: boolean;
}

const GATES: readonly Gate[] = [
  { ecosystem: 'go', benchmark: 'Count', isHere: has('go', 'version') },
  { ecosystem: 'js', benchmark: 'count', isHere: has('npm', '--version') },
  { ecosystem: 'python', benchmark: 'test_count_speed', isHere: has('python3', '-m', 'venv', '--help') },
  { ecosystem: 'rust', benchmark: 'count', isHere: has('cargo', '--version') },
  { ecosystem: 'java', benchmark: 'Words.count', isHere: has('mvn', '--version') },
  {
    ecosystem: 'cpp',
    benchmark: 'BM_count',
    isHere: has('cmake', '--version') && existsSync('/usr/include/benchmark/benchmark.h'),
  },
];

describe.each(GATES)('a repository of $ecosystem', ({ ecosystem, benchmark, isHere }) => {
  const { folder } = freshRepository(ecosystem);

  test('gets a workflow without a complaint of actionlint and zizmor', async () => {
    const { code, stdout, stderr } = await cli(['init', ...PINNED], { folder });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^found\n {2}1 benchmark in /);
    await lint(folder);
  });

  // Where a toolchain is missing nothing can be seen of its gate.
  (isHere ? test : test.skip)(
    'gets a configuration that check runs as it is',
    async () => {
      const { stdout, stderr } = await cli(['check', '--rounds', '5', '--format', 'json'], {
        folder,
        env: OWN,
      });
      expect(stderr).toContain('round 5/5');
      const { verdict, rounds, comparisons, problems } = JSON.parse(stdout);
      expect({ verdict, problems }).not.toMatchObject({ verdict: 'error' });
      expect(rounds).toBe(5);
      const budgeted = comparisons.find(({ budgets }: { budgets: unknown[] }) => budgets.length > 0);
      expect(budgeted.name).toContain(benchmark);
      expect([budgeted.base.n, budgeted.head.n]).toEqual([5, 5]);
    },
    30 * 60_000,
  );
});

test.each(Object.entries(INIT_REPOSITORIES))('the workflow for %s is linted', async (_, files) => {
  const { folder } = freshRepository(files);
  expect((await cli(['init', ...PINNED], { folder })).code).toBe(0);
  await lint(folder);
});

/** Throws with what they say. */
async function lint(folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  await must('actionlint', [], { env, folder });
  await must('zizmor', ['--offline', '--quiet', '--persona', 'pedantic', '.github'], { env, folder });
}

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
      const git = (...args: readonly string[]) =>
        must('git', args, { env: { ...world.env, ...AUTHOR }, folder });
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
