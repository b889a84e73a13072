// A canary as a user types it, and as a workflow starts it: it says what turned red, and leaves nothing that looks like a verdict.
// Scripted numbers say what must come out, because how much slower a process gets depends on the machine.

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, invocations, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { cli } from '../support/program.ts';
import { step } from '../support/runner.ts';

setKeys({ rounds: '10' });

/** A program that a slower machine makes slower: what it prints depends on the side alone. */
function slowedDown(): BenchRepository {
  const lines = (factor: number) => invocations({ encode: 10 * factor, decode: 20 * factor });
  const [base, head] = [lines(1), lines(1.2)];
  const script = base.map(
    (line, index) => `!if [ "$BENCH_REFEREE_SIDE" = head ]; then echo '${head[index]}'; else echo '${line}'; fi`,
  );
  return benchRepository({ invocations: script }, {});
}

interface CanaryReport {
  readonly verdict: string;
  readonly base: { readonly sha: string };
  readonly head: { readonly sha: string };
  readonly canary: { readonly slowdown: number; readonly rows: readonly { name: string; outcome: string }[] };
}

describe('check --canary', () => {
  test('red: exit code 1, and each time that turned red', async () => {
    const { folder } = slowedDown();
    const { code, stdout } = await cli(['check', '--canary', '20%', '--format', 'json'], { folder });
    const { verdict, base, head, canary } = JSON.parse(stdout) as CanaryReport;
    expect([code, verdict, base.sha === head.sha, canary.slowdown]).toEqual([1, 'fail', true, 0.2]);
    expect(canary.rows.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['encode', 'red'],
      ['decode', 'red'],
    ]);
  });

  test('what a tool does not show: exit code 0, and why', async () => {
    const { folder } = benchRepository({ invocations: invocations({ encode: 10 }) }, {});
    const { code, stdout } = await cli(['check', '--canary', '20%'], { folder });
    expect(code).toBe(0);
    expect(stdout).toContain('CANARY: head took 20% longer, and the gate did NOT turn red.\n  not red  "encode"');
  });

  test('limits that only warn for now are judged as they will be', async () => {
    const { folder, write } = slowedDown();
    const week = '  - {metric: time, max-regression: 5%, level: warn, until: 2999-12-31, because: the first week}\n';
    write(
      '.github/bench-referee.yml',
      `run: sh bench.sh\nrounds: 10\nbudgets:\n  - {metric: time, max-regression: 5%}\n${week}`,
    );
    expect((await cli(['check', '--canary', '20%'], { folder })).code).toBe(1);
  });
});

describe('started by hand on a runner', () => {
  let github: FakeGitHub;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github.close());

  const dispatch = async (canary: string) => {
    const made = slowedDown();
    await github.seed({ folder: made.folder, pullRequests: [] });
    const sha = made.git('rev-parse', 'HEAD');
    const payload = { inputs: { canary }, repository: { default_branch: 'main' } };
    return step(made, { apiUrl: github.url, trigger: { event: 'workflow_dispatch', payload, sha } });
  };

  test('the step fails, and nothing is published but the summary', async () => {
    const { code, summary, outputs } = await dispatch('20%');
    expect([code, outputs]).toEqual([1, {}]);
    expect(summary).toMatch(/^# Canary: not a verdict\n/);
    expect(summary).toContain('red      2 of 2 times');
    expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(github.checkRuns()).toEqual([]);
  });

  test('a slowdown that cannot be read is an error', async () => {
    const { code, commands } = await dispatch('fast');
    expect([code, commands.join('\n')]).toEqual([1, expect.stringContaining('"canary": "fast" is not a percentage')]);
  });

  test('without one, it is a run like any other', async () => {
    expect((await dispatch('')).outputs).toMatchObject({ 'head-sha': expect.any(String) });
  });
});

test('printed numbers that are no times are no canary', async () => {
  const { folder } = benchRepository({ invocations: [printed({ 'encode [allocs/op]': 7 })] }, {});
  const { code, stdout } = await cli(['check', '--canary', '50%'], { folder });
  expect(code).toBe(0);
  expect(stdout).toContain('No result is a time or a rate');
});
