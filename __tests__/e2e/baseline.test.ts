// A baseline from end to end: written, committed, compared with, and changed by a pull request that would like to
// pass. The benchmark is scripted, so that the numbers are known.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, invocations, printed } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { pullRequest, type Step, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

const PATH = 'bench/baseline.json';

const config = (...lines: string[]) =>
  ['run: sh bench.sh', `baseline: ${PATH}`, 'rounds: 6..10', ...lines, ''].join('\n');

const numbers = (ms: number, allocs: number, turn = 0) => ({
  invocations: invocations({ encode: ms, 'memory [allocs/op]': allocs }, { noise: 0.01, turn }).map((line) =>
    line.replace(/("unit":"allocs\/op","value":)[^}]*/, `$1${allocs}`),
  ),
});

/** On main a baseline of 10 ms and 7 allocations; then a branch that changes something. */
async function repositoryWith(lines: readonly string[], head: Parameters<BenchRepository['commit']>[1]) {
  const repository = benchRepository({ ...numbers(10, 7), config: config(...lines) }, {});
  const { folder, git, commit } = repository;
  git('checkout', '--quiet', 'main');
  const written = await cli(['check', '--write-baseline', '--seed', 'e2e'], { folder });
  commit('baseline', {});
  git('checkout', '--quiet', '-B', 'feature');
  commit('change', head);
  return { repository, folder, written };
}

async function check(lines: readonly string[], head: Parameters<BenchRepository['commit']>[1], ...flags: string[]) {
  const { folder } = await repositoryWith(lines, head);
  const ended = await cli(['check', '--format', 'json', '--seed', 'e2e', ...flags], { folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

const notJudged = expect.objectContaining({
  where: 'baseline',
  code: 'machines-not-comparable',
  message: expect.stringMatching(/^1 result is not judged, because base was measured on another machine\./),
});

test('writing measures the current state alone, all rounds of it, and says what to do with it', async () => {
  const { repository, written } = await repositoryWith([], {});
  expect([written.code, written.stdout]).toEqual([
    0,
    `wrote ${PATH}: 2 results in 10 rounds. Commit it, and say why it changed.\n`,
  ]);
  expect(written.stderr).not.toContain('only noise');
  const kept = JSON.parse(readFileSync(join(repository.folder, PATH), 'utf8'));
  expect(kept).toMatchObject({
    version: 2,
    measuredOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    commits: { head: { sha: repository.git('rev-parse', 'main~1') } },
    environment: { cpu: expect.any(String) },
  });
  expect(kept.invocations).toHaveLength(10);
});

describe('compared with', () => {
  test('one allocation more is red, without a test', async () => {
    const { code, report } = await check([], numbers(10, 8));
    expect([code, report.verdict]).toEqual([1, 'fail']);
    expect(report.states).toEqual({ encode: 'inconclusive', memory: 'regression' });
    expect(report.row('memory')).toMatchObject({
      p: null,
      base: { n: 10, median: 7 },
      head: { median: 8 },
    });
  });

  test('a time 20 % slower is shown and not judged without a tolerance', async () => {
    const { code, report, stderr } = await check([], numbers(12, 7));
    expect([code, report.verdict]).toEqual([0, 'pass']);
    expect(report.row('encode')).toMatchObject({
      state: 'inconclusive',
      delta: expect.closeTo(0.2, 1),
      budgets: [{ level: 'report', outcome: 'inconclusive' }],
    });
    expect(report.problems).toContainEqual(notJudged);
    expect(stderr).not.toMatch(/^(warm-up|round \S+) base/m);
  });

  test.each([
    ['10%', 1, 'fail', 'regression'],
    ['30%', 0, 'pass', 'unchanged'],
  ])('with a tolerance of %s: %i', async (tolerance, exitCode, verdict, state) => {
    const { code, report } = await check([`baseline-tolerance: ${tolerance}`], numbers(12, 7, 4));
    expect([code, report.verdict]).toEqual([exitCode, verdict]);
    expect(report.states).toEqual({ encode: state, memory: 'unchanged' });
    expect(report.problems).not.toContainEqual(notJudged);
  });

  test('a benchmark that came, and one that went', async () => {
    const { report } = await check(['removed: warn'], {
      invocations: [printed({ 'decode [allocs/op]': 1 })],
    });
    expect(report.states).toEqual({ encode: 'removed', memory: 'removed', decode: 'new' });
    expect(report.problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^1 benchmark is missing from it and 2 benchmarks are only in it\./),
    );
  });

  test('a recording of it is judged again to the same end', async () => {
    const out = temporaryFolder('out-');
    const { folder } = await repositoryWith(['baseline-tolerance: 10%'], numbers(12, 7, 4));
    const first = await cli(['check', '--format', 'json', '--out', out], { folder });
    const again = await cli(['report', join(out, 'recording.json'), '--format', 'json'], { folder });
    expect([again.code, again.stdout]).toEqual([first.code, first.stdout]);
    const recording = JSON.parse(readFileSync(join(out, 'recording.json'), 'utf8'));
    expect(recording).toMatchObject({ commits: { base: { how: 'baseline' } }, baseline: { path: PATH } });
  });
});

test('--base with --baseline is the commit whose configuration and baseline apply, and usage says that both may be given', async () => {
  const { folder } = await repositoryWith(['budgets: [{metric: allocs/op, max-regression: 50%}]'], {
    ...numbers(10, 8),
    config: config('budgets: [{metric: allocs/op, max-regression: 0%}]'),
  });
  const codeOf = async (base: string) => {
    const from = ['--base', base, '--config-from', 'base'];
    return (await cli(['check', '--baseline', PATH, ...from], { folder })).code;
  };
  expect([await codeOf('main'), await codeOf('feature')]).toEqual([0, 1]);
  expect((await cli(['check', '--help'], { folder })).stdout).toContain('check [--base REF] [--baseline FILE]');
});

test('--baseline names a file where the configuration does not, from any folder', async () => {
  const { folder, repository } = await repositoryWith([], {
    ...numbers(10, 8),
    config: 'run: sh bench.sh\n',
  });
  const below = join(folder, 'bench');
  const { code, stdout } = await cli(['check', '--baseline', 'baseline.json', '--format', 'json'], {
    folder: below,
  });
  expect([code, reportOf(stdout).json['baseline']]).toEqual([1, expect.objectContaining({ path: PATH })]);
  expect(repository.git('status', '--porcelain')).toBe('');
});

describe('nothing is written', () => {
  const write = async (...given: Parameters<typeof benchRepository>) => {
    const { folder, git } = benchRepository(...given);
    const { code, stderr } = await cli(['check', '--write-baseline'], { folder });
    return { code, stderr, status: git('status', '--porcelain') };
  };

  test('without a name for it', async () => {
    const { code, stderr, status } = await write({ ...numbers(10, 7) }, {});
    expect([code, status]).toEqual([2, '']);
    expect(stderr).toContain(
      '--write-baseline: no file for the baseline is named. Add `baseline: bench/baseline.json`',
    );
    expect(stderr).not.toContain('warm-up');
  });

  test('where the benchmark fails', async () => {
    const { code, stderr, status } = await write({ invocations: ['!exit 3'], config: config() }, {});
    expect([code, status]).toEqual([2, '']);
    expect(stderr).toMatch(
      /\nhead: no round was completed, so no baseline was written\..*\nwarm-up, head: .* failed \(exit code 3 .*\n$/,
    );
    expect(stderr.split('failed (exit code 3')).toHaveLength(2);
  });
});

describe('on a pull request', () => {
  let github: FakeGitHub;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github.close());

  async function run(repository: BenchRepository, given: Step = {}) {
    const { head, base } = pullRequest(repository, 1);
    const seed = { number: 1, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
    await github.seed({ folder: repository.folder, pullRequests: [seed] });
    return step(repository, { number: 1, apiUrl: github.url, ...given });
  }

  /** A branch that allocates more and writes that into the baseline, too. */
  async function lowered() {
    const { repository } = await repositoryWith([], numbers(10, 8));
    const { code } = await cli(['check', '--write-baseline'], { folder: repository.folder });
    expect(code).toBe(0);
    repository.commit('lower the bar', {});
    return repository;
  }

  test('that edits the baseline, that of base judges', async () => {
    const { code, outputs, summary } = await run(await lowered());
    expect([code, outputs['verdict'], outputs['regressions']]).toEqual([1, 'fail', '1']);
    expect(summary).toContain('this pull request changes the baseline');
  });

  test('measure and report apart come to the same', async () => {
    const repository = await lowered();
    const measured = await run(repository, { entry: 'measure' });
    expect(measured.code).toBe(0);
    const recording = readFileSync(measured.outputs['recording'] ?? '', 'utf8');
    repository.write('bench-referee/leg/recording.json', recording);
    const { code, outputs } = await run(repository, { entry: 'report' });
    expect([code, outputs['verdict'], outputs['regressions']]).toEqual([1, 'fail', '1']);
  });

  test('that only claims to compare with a baseline is not believed', async () => {
    const { repository } = await repositoryWith([], numbers(10, 7));
    const measured = await run(repository, { entry: 'measure' });
    const recording = JSON.parse(readFileSync(measured.outputs['recording'] ?? '', 'utf8'));
    recording.baseline.path = 'mine.json';
    repository.write('bench-referee/leg/recording.json', JSON.stringify(recording));
    const { code, outputs, stdout } = await run(repository, { entry: 'report' });
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(stdout).toContain('it compares with the baseline "mine.json", which the configuration does not name');
  });
});
