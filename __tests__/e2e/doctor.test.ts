// `doctor` as a user types it, and what it is for: the file that it proposes, used by `check`. Scripted numbers say
// what must come out; a real benchmark and a real command say that it comes out of those as well.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { DEMO_COMMITS } from '../../src/demo/repository.ts';
import { renderStoredRun } from '../../src/history/stored-runs.ts';
import { DEFAULT_HISTORY_REF } from '../../src/model/history.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { benchRepository, invocations } from '../support/bench-repository.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { aStoredRun } from '../support/stored-runs.ts';
import { temporaryFolder } from '../support/temporary.ts';

// Some of it is real time, and the other tests keep the machine busy.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const fast = invocations({ encode: 10, decode: 20 });
const slow = invocations({ encode: 11, decode: 20 }, { turn: 1 });
const config = 'run: sh bench.sh\nremoved: warn # ours\n';

const check = (folder: string, ...flags: string[]) =>
  cli(['check', '--config', join(folder, 'proposed.yml'), '--config-from', 'worktree', ...flags], { folder });

describe('on scripted numbers', () => {
  test('a proposal that check uses: green for what is unchanged, red for a regression', async () => {
    const { folder } = benchRepository({ invocations: fast, config }, { invocations: slow });
    const { code, stdout, stderr } = await cli(
      ['doctor', '--head', 'main', '--write', 'proposed.yml', '--seed', 'e2e'],
      { folder },
    );
    expect(code).toBe(0);
    expect(stdout).toContain('TRUST IT');
    expect(stdout).toMatch(/red {6}2 of 2 results, each tested with an injected slowdown, by \d/);
    expect(stderr).toContain('round 10/10');
    const proposed = readFileSync(join(folder, 'proposed.yml'), 'utf8');
    expect(stdout).toContain(proposed.trimEnd());
    expect(proposed).toContain('removed: warn # ours\n');
    expect((await check(folder, '--base', 'main', '--head', 'main')).code).toBe(0);
    const red = await check(folder, '--base', 'main', '--head', 'HEAD', '--format', 'json');
    expect(red.code).toBe(1);
    expect(JSON.parse(red.stdout)).toMatchObject({ verdict: 'fail', counts: { regression: 1 } });
  });

  test('a limit below what two builds differ by, as the history says', async () => {
    const { folder } = benchRepository({ invocations: fast, config }, {});
    const run = aStoredRun({ from: 0, to: 1, changes: { encode: 0 } });
    const rows = run.rows.map((row) => ({ ...row, metric: 'value', layout: 0.3 }));
    const files = { 'runs/2026-01/one.json': renderStoredRun({ ...run, rows }) };
    freshRepository(files).git('push', '--quiet', folder, `HEAD:${DEFAULT_HISTORY_REF}`);
    const { stdout } = await cli(['doctor'], { folder });
    expect(stdout).toMatch(/two builds of the same code differ by up to 30%, which is above the limit of "encode"\./);
  });

  test('a gate without rounds is refused, because it has no noise', async () => {
    const { folder } = benchRepository({ invocations: fast, config: `${config}measure: counts\n` }, {});
    const { code, stderr } = await cli(['doctor'], { folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('measure: doctor measures the noise of rounds')]);
  });

  test('uncommitted changes are measured, on both sides', async () => {
    const { folder, write } = benchRepository({ invocations: fast, config }, {});
    write('invocations.txt', `${invocations({ other: 5 }).join('\n')}\n`);
    const { stdout } = await cli(['doctor', '--format', 'json'], { folder });
    const { noise, trusted } = JSON.parse(stdout) as { noise: { name: string }[]; trusted: boolean };
    expect([noise.map(({ name }) => name), trusted]).toEqual([['other'], true]);
  });

  test('it ends with the command that makes the proposal the configuration, in any folder and with any path', async () => {
    const { folder, write, git } = benchRepository({ invocations: fast, config }, {});
    write('packages/web/.keep', '');
    const { stdout } = await cli(['doctor', '--write', 'new.yml'], { folder: join(folder, 'packages/web') });
    expect(stdout).toContain('Written to new.yml. Use it as ../../.github/bench-referee.yml, which it replaces');
    const command = /^ {4}(mv .*)$/m.exec(stdout)?.[1] ?? '';
    execFileSync('sh', ['-c', command], { cwd: join(folder, 'packages/web') });
    expect(git('status', '--short', '.github')).toBe('M .github/bench-referee.yml');

    write('perf/gate.yml', config);
    const other = await cli(['doctor', '--config', 'perf/gate.yml', '--write', 'new.yml'], { folder });
    expect(other.stdout).toContain('\n    mv new.yml perf/gate.yml\n');
    git('rm', '--quiet', '--force', '.github/bench-referee.yml');
    const first = await cli(['doctor', '--write', '.github/bench-referee.yml', '--', 'sh', 'bench.sh'], { folder });
    expect(first.stdout).toContain('Written to .github/bench-referee.yml, where the gate reads it. Commit it on');
  });

  test('noise that hides everything: 1, and the benchmark is named', async () => {
    const wild = Array.from({ length: 31 }, (_, index) => `[{"name":"wild","unit":"ms","value":${10 ** (index % 4)}}]`);
    const { folder } = benchRepository({ invocations: wild, config }, {});
    const { code, stdout } = await cli(['doctor'], { folder });
    expect(code).toBe(1);
    expect(stdout).toMatch(/not red {2}wild\n {11}No limit makes sense; its budget says why\./);
    expect(stdout).toContain('DO NOT TRUST IT YET');
  });
});

const canPin = process.platform === 'linux' && availableParallelism() > 1;

(canPin ? test : test.skip)(
  'a benchmark that is steady on one processor alone: it is proposed, and check uses it',
  async () => {
    const value = (whole: string) => `echo '[{"name":"encode","unit":"ms","value":'${whole}'}]'`;
    const digits = (from: string) => `$(date +%N | cut -c${from})`;
    const bench = `if [ "$(nproc)" = 1 ]; then ${value(`10.0${digits('2-4')}`)}; else ${value(`1${digits('2')}.5`)}; fi\n`;
    const { folder, write } = benchRepository({ invocations: fast, config: 'run: sh pinned.sh\n' }, {});
    write('pinned.sh', bench);
    const { stdout, stderr } = await cli(['doctor', '--write', 'proposed.yml'], { folder });
    expect(stderr).toContain('doctor: measuring again on one processor');
    expect(stdout).toMatch(/On average \S+ on one processor, \S+ on all: .* so it is proposed\./);
    expect(readFileSync(join(folder, 'proposed.yml'), 'utf8')).toContain('\ncpus: one # less noise');
    const { stdout: json } = await check(folder, '--base', 'HEAD', '--format', 'json');
    expect(JSON.parse(json).comparisons[0].head.median).toBeLessThan(0.0101);
  },
);

describe('what cannot be measured', () => {
  test('an existing file is never overwritten, and nothing is measured for it', async () => {
    const { folder } = benchRepository({ invocations: fast, config }, {});
    const { code, stderr } = await cli(['doctor', '--write', '.github/bench-referee.yml'], { folder });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^--write: ".*" already exists, and doctor never overwrites a file\. /);
    expect(stderr).not.toContain('round 1');
    expect((await cli(['doctor', '--write', '.github'], { folder })).code).toBe(2);
  });

  test('a command that fails', async () => {
    const { folder } = benchRepository({ invocations: ['!exit 3'], config }, {});
    const { code, stdout, stderr } = await cli(['doctor'], { folder });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/"sh bench\.sh" failed \(exit code 3/);
  });

  test('too few rounds are told before anything is measured', async () => {
    const { folder } = benchRepository({ invocations: fast, config }, {});
    const { code, stderr } = await cli(['doctor', '--rounds', '3'], { folder });
    expect([code, stderr]).toEqual([
      2,
      '--rounds: 3 rounds are too few: an estimate of the noise needs at least 4. Use `10`.\n',
    ]);
  });
});

test('a command that the gate times itself is really made slower', async () => {
  const { folder } = benchRepository({ config: 'run: sleep 0.2; exit 0\nformat: command\n' }, {});
  const { stdout, stderr } = await cli(['doctor', '--format', 'json'], { folder });
  const { proofs } = JSON.parse(stdout) as { proofs: { metric: string; method: string; outcome: string }[] };
  const wall = proofs.find(({ metric }) => metric === 'wall-time');
  // A machine that is too busy for any limit is told so, and there is nothing to prove.
  if (wall?.outcome === 'warns' || wall?.outcome === 'shown-only') return;
  expect(stderr).toContain('measuring again, with a pause on head');
  expect(wall).toMatchObject({ method: 'run', outcome: 'red' });
});

test('the demo: its proposal is a configuration, unchanged code keeps it, and the regression breaks it', async () => {
  const { folder, write, git } = benchRepository({}, {});
  const [base, head] = DEMO_COMMITS;
  for (const { files } of [base, head]) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      write(path, text);
    }
    git('add', '--all');
    git('commit', '--quiet', '-m', 'demo');
  }
  const file = join(temporaryFolder('proposal-'), 'proposed.yml');
  const { code } = await cli(['doctor', '--head', 'HEAD~1', '--write', file], { folder });
  const text = readFileSync(file, 'utf8');
  expect(parseConfigFile(text, file)).toMatchObject({ run: ['node bench.mjs'], format: 'json' });
  writeFileSync(join(folder, 'proposed.yml'), text);
  // A verdict needs a machine that is quiet enough, which doctor has just said.
  if (code !== 0) return;
  expect((await check(folder, '--base', 'HEAD~1', '--head', 'HEAD~1', '--seed', '1')).code).toBe(0);
  expect((await check(folder, '--base', 'HEAD~1', '--head', 'HEAD')).code).toBe(1);
}, 180_000);

describe('with a baseline in the configuration', () => {
  const withBaseline = `${config}baseline: bench/baseline.json\n`;

  test('both sides are measured all the same, and it says so', async () => {
    const { folder, git } = benchRepository({ invocations: fast, config: withBaseline }, {});
    expect((await cli(['check', '--write-baseline'], { folder })).code).toBe(0);
    git('add', '--all');
    git('commit', '--quiet', '-m', 'a baseline of a program that was twice as fast');
    writeFileSync(join(folder, 'invocations.txt'), `${invocations({ encode: 20, decode: 40 }).join('\n')}\n`);
    const { code, stdout, stderr } = await cli(['doctor'], { folder });
    expect([code, stdout]).toEqual([0, expect.stringContaining('TRUST IT')]);
    expect(stderr).toContain('round 10/10 base');
    expect(stderr).toContain('warning: bench/baseline.json: doctor measures both sides and does not use the baseline.');
  });

  test('the flag is none of its own', async () => {
    const { folder } = benchRepository({ invocations: fast, config }, {});
    const { code, stderr } = await cli(['doctor', '--baseline', 'x.json'], { folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('--baseline')]);
  });
});
