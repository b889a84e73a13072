// A pull request that changes its own configuration, through the built action: nothing of the change counts, and
// everyone can read what it would do after the merge.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, type Commit, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { pullRequest, type Step, step } from '../support/runner.ts';

setKeys({ rounds: '2' });

let github: FakeGitHub;
let count = 0;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

const allocs = (value: number, config: string): Commit => ({
  invocations: [printed({ 'encode [allocs/op]': value })],
  config: `run: sh bench.sh\n${config}`,
});

const STRICT = 'budgets:\n  - {metric: allocs/op, max-regression: 5%}\n';
const LAX = 'budgets:\n  - {metric: allocs/op, max-regression: 80%, because: "ask @octo/team"}\nnew: warn\n';

async function run(repository: BenchRepository, given: Step) {
  count += 1;
  const { head, base } = pullRequest(repository, count);
  const seed = { number: count, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
  await github.seed({ folder: repository.folder, pullRequests: [seed] });
  const ended = await step(repository, { number: count, apiUrl: github.url, ...given });
  const path = ended.outputs['report-json'];
  return {
    ...ended,
    comment: (await github.comments(count))[0]?.body ?? '',
    report: path === undefined ? null : JSON.parse(readFileSync(path, 'utf8')),
  };
}

const WAYS: Readonly<Record<string, (repository: BenchRepository) => ReturnType<typeof run>>> = {
  'the whole gate': (repository) => run(repository, {}),
  'measure and report': async (repository) => {
    const { outputs } = await run(repository, { entry: 'measure' });
    const recording = readFileSync(outputs['recording'] ?? '', 'utf8');
    repository.write('bench-referee/leg/recording.json', recording);
    return run(repository, { entry: 'report' });
  },
};

describe.each(Object.keys(WAYS))('%s', (way) => {
  const judge = WAYS[way]!;

  test('judges by the file of base, and shows what would change', async () => {
    const { code, comment, summary, stdout, report, commands } = await judge(
      benchRepository(allocs(10, STRICT), allocs(11, LAX)),
    );
    expect([code, report.verdict]).toEqual([1, 'fail']);
    for (const text of [comment, summary]) {
      expect(text).toContain('the one of the base commit was used. Would change after the merge:\n');
      expect(text).toContain('\n- `allocs/op`: max-regression `5%` → `80%`\n');
      expect(text).toContain('\n- `allocs/op`: because not set → `ask @octo/team`\n');
      expect(text).toContain('\n- new not set → `warn`\n');
      expect(text.replaceAll(/`[^`]*`/g, '')).not.toContain('@');
    }
    expect(stdout).toContain('  "allocs/op": max-regression "5%" → "80%"\n');
    expect(commands.filter((line) => line.includes('Would change after the merge'))).toHaveLength(1);
    expect(report.configChange).toMatchObject({
      ...{ path: '.github/bench-referee.yml', kind: 'changed', error: null },
      settings: [{ budget: 'allocs/op', key: 'max-regression', base: '5%', head: '80%' }, {}, {}],
    });
    expect(report.problems).toContainEqual({
      where: '.github/bench-referee.yml',
      message: expect.stringMatching(
        /^this pull request changes the configuration; the one of the base commit was used\./,
      ),
      severity: 'warning',
      code: 'configuration-changes',
      data: { kind: 'changed' },
    });
    expect(github.violations).toEqual([]);
  });

  test('fails with a file of head that is wrong, although base judges, and shows its error once', async () => {
    const { code, comment, report } = await judge(
      benchRepository(allocs(10, STRICT), allocs(10, 'rouns: "@octocat"\n')),
    );
    expect([code, report.verdict]).toEqual([1, 'error']);
    expect(comment).toContain('The configuration of this pull request is invalid');
    expect(comment.split('`.github/bench-referee.yml:2:1: rouns`: unknown key.')).toHaveLength(2);
    expect(comment).toContain('`encode`');
    expect(report.configChange).toMatchObject({ settings: [] });
  });

  test('lets a pull request mend the file of base, and says whose budgets these are', async () => {
    const { code, comment, report } = await judge(benchRepository(allocs(10, 'rouns: 6\n'), allocs(10, STRICT)));
    expect([code, report.verdict, report.configuration.how]).toEqual([0, 'pass', 'head']);
    expect(comment).toContain('No benchmark broke its budget, by the configuration of this pull request');
    expect(comment).not.toContain('✅');
    expect(comment.split('on the base branch is invalid, so the one of this pull request was used')).toHaveLength(2);
    expect(comment).toMatch(/`[0-9a-f]{7}:\.github\/bench-referee\.yml:2:1: rouns`: unknown key\./);
  });

  test('uses the file of head where base has none, and says so', async () => {
    const without = { ...allocs(10, ''), config: undefined } as unknown as Commit;
    const { code, comment, report } = await judge(benchRepository(without, allocs(11, LAX)));
    expect([code, report.verdict, report.configChange]).toEqual([0, 'pass', null]);
    expect(comment).toContain('the base commit has no gate yet, so the configuration of this pull request was used');
  });

  test('says nothing where it is the same', async () => {
    const { comment, report } = await judge(benchRepository(allocs(10, STRICT), allocs(10, STRICT)));
    expect(comment).not.toContain('changes the configuration');
    expect(report.configChange).toBeNull();
  });
});
