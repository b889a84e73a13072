// Budgets against a release, through the built program: the root action, `measure` and `report` in two jobs, and `check` in
// a clone. All of them read the same history and say the same.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { renderStoredRun } from '../../src/history/stored-runs.ts';
import { type BenchRepository, benchRepository, printed } from '../support/bench-repository.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { pullRequest, serverFolder, step } from '../support/runner.ts';
import { aStoredRun } from '../support/stored-runs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const REF = 'refs/bench-referee/history';

const CONFIG = `run: sh bench.sh
rounds: 6
budgets:
  - metric: time
    max-regression: 5%
  - metric: allocs
    against: latest-release
    max-regression: 5%
    because: users see the difference
`;

/** Counts are exact, so that six rounds decide: nothing is left to chance. */
const invocations = (allocs: number) => ({ invocations: [printed({ 'encode [allocs]': allocs, parse: 1 })] });

let github: FakeGitHub;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

/** A release, a commit after it that is main, and a pull request. The history says that main is 6 % above the release. */
function makeRepository({ hasHistory = true } = {}): BenchRepository {
  const repository = benchRepository({ ...invocations(106), config: CONFIG }, invocations(107));
  const { git } = repository;
  git('checkout', '--quiet', 'main');
  git('tag', 'v2.3.0');
  repository.commit('after the release', { files: { other: 'x\n' } });
  git('checkout', '--quiet', 'feature');
  git('rebase', '--quiet', 'main');
  if (hasHistory) storeHistory(repository);
  return repository;
}

function storeHistory({ git, folder }: BenchRepository): void {
  const of = (commit: string) => ({ commit: git('rev-parse', commit), tree: git('rev-parse', `${commit}^{tree}`) });
  const run = aStoredRun({ from: 0, to: 1, changes: { encode: Math.log(1.06), parse: 0 } });
  const rows = run.rows.map((row) => ({
    ...{ ...row, standardError: row.name === 'encode' ? 0 : 0.003 },
    metric: 'value',
  }));
  const text = renderStoredRun({ ...run, from: of('v2.3.0'), to: of('main'), rows });
  const files = { 'runs/2026-01/one.json': text, 'runs/2026-01/nonsense.json': '{"version": 99}' };
  freshRepository(files).git('push', '--quiet', folder, `HEAD:${REF}`);
  git('push', '--quiet', '--mirror', join(serverFolder({ folder, git } as BenchRepository), 'octo/demo'));
}

const SENTENCE =
  /`encode` makes \*\*7\.0% more allocations\*\* than `v2\.3\.0`; its budget against `latest-release` allows 5%; this pull request adds 0\.94%\./;

const rowOf = (json: string) =>
  reportOf(json).row('encode') as unknown as {
    readonly budgets: readonly {
      readonly against?: string;
      readonly outcome: string;
      readonly since: { readonly change: number } | null;
    }[];
  };

test('the root action', async () => {
  const repository = makeRepository();
  await github.seed({ folder: repository.folder, pullRequests: [seedOf(repository, 1)] });
  const { code, outputs, stdout } = await step(repository, { number: 1, apiUrl: github.url });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(outputs['verdict']).toBe('warn');
  const [comment] = await github.comments(1);
  expect(comment!.body).toMatch(SENTENCE);
  expect(comment!.body).toContain('Why this budget: `users see the difference`');
  expect(stdout).toContain(`commits in the history of ${REF}: 2`);
});

test('measure in one job, without a token and without a look at the history, and report in another', async () => {
  const repository = makeRepository();
  const number = 2;
  await github.seed({ folder: repository.folder, pullRequests: [seedOf(repository, number)] });
  const measured = await step(repository, { entry: 'measure', number, apiUrl: github.url });
  expect(measured.code).toBe(0);
  expect(measured.stdout).not.toContain('history');
  const workspace = temporaryFolder('workspace-');
  mkdirSync(join(workspace, 'bench-referee'));
  const recording = readFileSync(measured.outputs['recording'] ?? '', 'utf8');
  expect(recording).not.toContain('v2.3.0');
  writeFileSync(join(workspace, 'bench-referee/recording.json'), recording);
  const env = { GITHUB_WORKSPACE: workspace };
  const { code, outputs, stdout } = await step(repository, { entry: 'report', number, apiUrl: github.url, env });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(outputs['verdict']).toBe('warn');
  const json = readFileSync(outputs['report-json'] ?? '', 'utf8');
  expect(rowOf(json).budgets).toMatchObject([{ against: 'latest-release', outcome: 'fail' }]);
  expect(rowOf(json).budgets[0]!.since!.change).toBeCloseTo(0.07, 6);
  const [comment] = await github.comments(number);
  expect(comment!.body).toMatch(SENTENCE);
});

const check = (repository: BenchRepository, ...flags: readonly string[]) =>
  cli(['check', '--head', 'HEAD', '--rounds', '6', '--format', 'json', ...flags], {
    folder: repository.folder,
  });

test('check in a clone, and report of its recording', async () => {
  const repository = makeRepository();
  const out = temporaryFolder('out-');
  const { code, stdout } = await check(repository, '--base', 'main', '--out', out);
  expect([code, reportOf(stdout).verdict]).toEqual([0, 'warn']);
  expect(rowOf(stdout).budgets).toMatchObject([{ against: 'latest-release', outcome: 'fail' }]);
  const args = ['report', join(out, 'recording.json'), '--format', 'json'];
  const again = await cli(args, { folder: repository.folder });
  expect(rowOf(again.stdout).budgets).toEqual(rowOf(stdout).budgets);
  // Another ref has no history.
  const other = await cli([...args, '--history-ref', 'refs/bench-referee/other'], { folder: repository.folder });
  expect(rowOf(other.stdout).budgets).toMatchObject([{ outcome: 'no-level', since: null, reason: 'no-anchor' }]);
});

test('a clone without the history says how to get it, and the run passes', async () => {
  const repository = makeRepository({ hasHistory: false });
  const { code, stdout } = await check(repository, '--base', 'main');
  const { verdict, problems } = reportOf(stdout);
  expect([code, verdict]).toEqual([0, 'pass']);
  expect(problems.map(({ where, message }) => `${where}: ${message}`)).toContainEqual(
    expect.stringMatching(
      /bench-referee\.yml:6: this clone has no history in `refs\/bench-referee\/history`, so the level is not known\. Fetch it with `git fetch origin refs\/bench-referee\/history:refs\/bench-referee\/history`, or record runs/,
    ),
  );
});

test('with base: latest-release the run itself is the comparison, and needs no history', async () => {
  const { stdout } = await check(makeRepository({ hasHistory: false }), '--base', 'latest-release');
  const { problems } = reportOf(stdout);
  expect(problems.filter(({ code }) => code.startsWith('level-'))).toEqual([]);
  expect(rowOf(stdout).budgets).toMatchObject([{ against: 'latest-release', outcome: 'pass' }]);
});

function seedOf(repository: BenchRepository, number: number) {
  const { head, base } = pullRequest(repository, number);
  return { number, headSha: head.sha, baseSha: base.sha, baseRef: 'main', headRef: 'feature' };
}
