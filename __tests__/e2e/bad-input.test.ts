// Everything that can be wrong with a benchmark or with what was asked: the sentence, the verdict, the exit code.
// A failure on base leaves nothing to compare with; one on head is an error; neither is ever read as fast.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { benchRepository, type Commit, invocations, printed } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { type JsonReport, reportOf } from '../support/report-json.ts';

const good = invocations({ encode: 10 });
const config = (...lines: string[]) => ['run: sh bench.sh', ...lines, ''].join('\n');

/** The report; for runs that come to one. */
async function judged(base: Commit, head: Commit, ...flags: string[]) {
  const { folder } = benchRepository(base, head);
  const ended = await cli(['check', '--format', 'json', ...flags], { folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

/** What is printed where there is nothing to report on. */
async function refused(base: Commit, ...args: string[]) {
  const { folder } = benchRepository({ invocations: good, ...base }, {});
  const { code, stdout, stderr } = await cli(args, { folder });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).not.toMatch(/^\s+at /m);
  // Below it may stand the line of the file.
  return stderr
    .trim()
    .split('\n')
    .findLast((line) => !/^ +\d* \|/.test(line));
}

const messages = ({ problems }: JsonReport) => problems.map(({ where, message }) => `${where}: ${message}`);

describe('what was asked', () => {
  test.each([
    [
      { config: 'format: json\n' },
      [],
      /^run: nothing to measure\. Add `run: <command>` to `\.github\/bench-referee\.yml/,
    ],
    [{ config: 'run: [\n' }, [], /^\.github\/bench-referee\.yml:\d+:\d+/],
    [
      { config: 'run: x\nbudget: []\n' },
      [],
      /^\.github\/bench-referee\.yml:2:1: budget: unknown key\. Did you mean `budgets`\?$/,
    ],
    [{}, ['--base', 'nowhere'], /^--base: this clone has no commit "nowhere"\. .*git fetch/],
    [{}, ['--head', 'nowhere'], /^--head: this clone has no commit "nowhere"/],
    [{}, ['--base=--upload-pack=x'], /^--base: must not begin with a dash, as "--upload-pack=x" does/],
    [{}, ['--config', 'gone.yml'], /^config: no such file: "gone\.yml"/],
    [{}, ['--format', 'gogo'], /^--format: unknown value "gogo"\. Use /],
    [{ config: config('format: gogo') }, [], /^\.github\/bench-referee\.yml:2:9: format: unknown value "gogo"/],
    [{}, ['--rounds', '0'], /^--rounds: must be between 1 and 1000, not "0"\. Use `10`, or a range: `6\.\.30`\.$/],
    [{}, ['--rounds', 'abc'], /^--rounds: "abc" is not a number of rounds/],
    [{}, ['--rounds', '30..6'], /^--rounds: "30\.\.6" ends before it begins\. Use `6\.\.30`\.$/],
    [
      {},
      ['--max-minutes', '0'],
      /^--max-minutes: must be above 0 and at most 7200, not "0"\. Use `30`, for example\.$/,
    ],
    [{}, ['--working-directory', '../other'], /^--working-directory: "\.\.\/other" leads out of the repository/],
    [{}, ['--roundz', '3'], /^--roundz: unknown flag\. Did you mean `--rounds`\?$/],
    [{}, ['--rounds'], /^--rounds: needs a value\. Use `--rounds VALUE`\.$/],
    [{}, ['stray'], /^command line: unexpected argument "stray"/],
    [{}, ['--'], /^--: no command follows/],
  ])('%j %j', async (base, flags, sentence) => {
    expect(await refused(base, 'check', ...flags)).toMatch(sentence);
  });

  test.each([
    [['check', '--out', 'bench.sh'], /^--out: ".*\/bench\.sh" is a file, but must be a folder\. /],
    [['check', '--out', 'bench.sh/below'], /^--out: ".*\/bench\.sh\/below" is below a file that must be a folder\. /],
    [['measure', '--out', 'bench.sh/recording.json'], /^--out: ".*\/bench\.sh" is a file, but must be a folder\. /],
    [['measure', '--out', '.'], /^--out: ".*" is a folder\. Name a file in it\.$/],
    [
      ['check', '--out', '--rounds=6'],
      /^--out: needs a value, but the flag "--rounds=6" follows\. Use `--out VALUE`, or `--out=--rounds=6` if/,
    ],
    [['measure', '--out', '/dev/null'], /^--out: "\/dev\/null" is a device\. /],
    [['measure'], /^--out: no file for the recording was named\. Use `--out recording\.json`\.$/],
  ])('%j: told before anything is measured', async (args, sentence) => {
    expect(await refused({}, ...args)).toMatch(sentence);
  });

  test('a recording that cannot be written', async () => {
    const { folder } = benchRepository({ invocations: good, files: { 'out/keep': '' } }, {});
    const { code, stderr } = await cli(['measure', '--rounds', '1', '--out', 'out'], { folder });
    expect([code, stderr.trim().split('\n').at(-1)]).toEqual([
      2,
      expect.stringMatching(/^--out: ".*\/out" is a folder\. /),
    ]);
  });

  test.each([
    ['a pipe', 'mkfifo', /^--out: ".*\/kept\/recording\.json" is a pipe\. /],
    ['a link', 'ln -s ../precious', /^--out: ".*\/kept\/recording\.json" is a symbolic link\. /],
  ])('%s that stands where the recording is to go', async (_, plant, sentence) => {
    const planting = `mkdir -p kept; rm -f kept/recording.json; ${plant} kept/recording.json`;
    const early = benchRepository({ invocations: good, files: { precious: 'kept' } }, {});
    execFileSync('bash', ['-c', planting], { cwd: early.folder });
    const late = benchRepository(
      { invocations: [`!(cd "$OUTSIDE" && ${planting}); echo '${good[0]}'`], files: { precious: 'kept' } },
      {},
    );
    for (const { folder } of [early, late]) {
      for (const args of [
        ['measure', '--out', 'kept/recording.json'],
        ['check', '--out', 'kept'],
      ]) {
        const env = { OUTSIDE: folder };
        const { code, stderr } = await cli([...args, '--rounds', '1'], { folder, env, timeoutMs: 30_000 });
        expect([code, stderr.trim().split('\n').at(-1)]).toEqual([2, expect.stringMatching(sentence)]);
        expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('kept');
        execFileSync('rm', ['-rf', join(folder, 'kept')]);
        if (folder === early.folder) execFileSync('bash', ['-c', planting], { cwd: folder });
      }
    }
  });

  test('all that is wrong with a configuration is said at once', async () => {
    const { folder } = benchRepository({ invocations: good, config: 'run: x\nrounds: 0\nalpha: 2\n' }, {});
    const { stderr } = await cli(['check'], { folder });
    expect(stderr).toMatch(
      /yml:2:9: rounds: .*\n {2}2 \| rounds: 0\n {4}\| {9}\^\n.*yml:3:8: alpha: .*\n {2}3 \| alpha: 2\n {4}\| {8}\^\n/,
    );
  });

  test('a folder that is no repository', async () => {
    const { code, stderr } = await cli(['check', '--', 'true'], { folder: '/' });
    expect(code).toBe(2);
    expect(stderr).toContain('/: this is not a git repository. Run bench-referee inside a clone');
  });

  test('a working directory that neither side has', async () => {
    const { code, report } = await judged({ invocations: good }, {}, '--working-directory', 'packages/none');
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report).join('\n')).toContain('Check that `working-directory` "packages/none" exists there.');
  });

  test('an absolute limit that does not fit', async () => {
    const base = { invocations: good, config: config('budgets:', '  - metric: value', '    max: 5MB') };
    const { code, report } = await judged(base, {}, '--rounds', '6');
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)).toContainEqual(
      expect.stringMatching(/yml:3: `max` "5MB" does not fit "value" of "encode", whose unit is "sec"\./),
    );
  });
});

describe('a command that fails', () => {
  const bad = (command: string) => ({ invocations: [`!${command}`] });

  test('an unknown command', async () => {
    const { code, report } = await judged({}, {}, '--', 'no-such-benchmark --all');
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)).toEqual([
      'warm-up, base: "no-such-benchmark --all" failed (exit code 127): a program was not found. Install it in `setup`, or on the machine before this step.',
      'warm-up, head: "no-such-benchmark --all" failed (exit code 127): a program was not found. Install it in `setup`, or on the machine before this step.',
      'measuring: base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `run` in the configuration file or in the workflow.',
    ]);
  });

  test.each([
    ['pass', 0],
    ['warn', 0],
    ['fail', 1],
  ])('on base only: every row is new, with new: %s that is %i', async (setting, exitCode) => {
    const base = { ...bad('echo broken >&2; exit 3'), config: config(`new: ${setting}`) };
    const { code, report, stderr } = await judged(base, { invocations: good }, '--rounds', '6');
    expect([code, report.verdict, report.states]).toEqual([exitCode, setting, { encode: 'new' }]);
    expect(messages(report)[0]).toMatch(/^warm-up, base: "sh bench\.sh" failed \(exit code 3 after \d+ ms\)\.$/);
    expect(messages(report)[1]).toMatch(
      /^base [0-9a-f]{7}: the benchmark does not run on base, so every benchmark is new and nothing is compared\. Repair base/,
    );
    expect(report.problems[0]).toMatchObject({ output: ['broken'] });
    expect(stderr).not.toContain('\nbroken\n');
  });

  test('on base in a later round: what was measured until then is judged', async () => {
    const base = { invocations: [...invocations({ encode: 10 }).slice(0, 3), '!exit 3'] };
    const { code, report } = await judged(base, { invocations: good });
    expect([code, report.verdict, report.rounds, report.states]).toEqual([
      0,
      'inconclusive',
      2,
      { encode: 'inconclusive' },
    ]);
    // Round 3 was tried again, and failed at once.
    expect([report.row('encode').base?.n, report.row('encode').head?.n]).toEqual([2, 2]);
    expect(messages(report)[0]).toMatch(/^round 3, base: "sh bench\.sh" failed \(exit code 3/);
  });

  test('on head only', async () => {
    const { code, report } = await judged({ invocations: good }, bad('exit 3'));
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[0]).toMatch(/^warm-up, head: "sh bench\.sh" failed \(exit code 3/);
  });

  test('on head only: a terminal shows the error and the last lines once', async () => {
    const { folder } = benchRepository({ invocations: good }, bad('echo boom >&2; exit 3'));
    const { stdout, stderr } = await cli(['check', '--rounds', '6'], { folder });
    expect(`${stderr}${stdout}`.match(/failed .exit code 3|boom/g)).toEqual(['failed (exit code 3', 'boom']);
  });

  test('on head in a later round only', async () => {
    const head = { invocations: [...invocations({ encode: 10 }).slice(0, 3), '!exit 3'] };
    const { code, report } = await judged({ invocations: good }, head);
    expect([code, report.verdict, report.rounds]).toEqual([2, 'error', 2]);
    expect(messages(report)[0]).toMatch(/^round 3, head: "sh bench\.sh" failed \(exit code 3/);
  });

  test('by a signal', async () => {
    const { code, report } = await judged({ invocations: good }, bad('kill -9 $$'));
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[0]).toContain(
      'was killed by `SIGKILL`, perhaps because memory ran out. Use less memory, or a larger machine.',
    );
  });

  test('setup on base', async () => {
    const base = { invocations: good, files: { 'setup.sh': 'exit 4\n' } };
    const head = { files: { 'setup.sh': 'exit 0\n' } };
    const { code, report } = await judged(base, head, '--setup', 'sh setup.sh', '--rounds', '6');
    expect([code, report.verdict, report.states]).toEqual([0, 'pass', { encode: 'new' }]);
    expect(messages(report)[0]).toMatch(/^setup, base: setup failed \(exit code 4 after \d+ ms\)\.$/);
  });

  test('setup on head', async () => {
    const base = { invocations: good, files: { 'setup.sh': 'exit 0\n' } };
    const { code, report } = await judged(base, { files: { 'setup.sh': 'exit 4\n' } }, '--setup', 'sh setup.sh');
    expect([code, report.verdict, report.states]).toEqual([2, 'error', {}]);
    expect(messages(report)[0]).toMatch(/^setup, head: setup failed \(exit code 4/);
  });
});

describe('a command whose output cannot be used', () => {
  test('it prints nothing', async () => {
    const { code, report } = await judged({ invocations: good }, { invocations: ['!true'] });
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[0]).toMatch(/^warm-up, head, stdout: the output is empty\. /);
  });

  test('it never printed anything', async () => {
    const { report } = await judged({ invocations: ['!true'] }, {});
    expect(messages(report)[1]).toMatch(
      /^warm-up, head, stdout: the output is empty\. Check that the command prints its results, name the file/,
    );
  });

  test('it prints garbage', async () => {
    const { code, report } = await judged({ invocations: ['tests passed!'] }, {});
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[1]).toMatch(
      /^warm-up, head, stdout: no format fits the output, which begins with "tests passed!"\. /,
    );
  });

  test('it prints garbage in one round', async () => {
    const head = {
      invocations: [...good.slice(0, 3), '[{"name": "encode", "unit": "ms", "value": "fast"}]'],
    };
    const { code, report } = await judged({ invocations: good }, head);
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[0]).toBe('round 3, head, stdout: $[0].value: must be a finite number, but is "fast".');
  });

  test('it writes no result file', async () => {
    const { code, report } = await judged({ invocations: good }, {}, '--output-file', 'out/*.json');
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[1]).toBe(
      'warm-up, head, output-file: the command wrote no file that matches `output-file` "out/*.json". ' +
        'Correct the pattern, which is relative to `working-directory`. Files of earlier runs are not read.',
    );
  });

  test('result files are read, and one of an earlier run is not', async () => {
    const stale = { 'out/old.json': printed({ stale: 1 }) };
    const run = ['--', 'mkdir -p out && sh bench.sh > out/new.json'];
    const base = { invocations: invocations({ encode: 10 }), files: stale };
    const { code, report } = await judged(base, {}, '--output-file', 'out/*.json', '--rounds', '8', ...run);
    expect([code, report.states]).toEqual([0, { encode: 'unchanged' }]);
  });

  test('it prints two gigabytes: killed at the cap, and our memory stays small', async () => {
    const flood = { invocations: ['!head -c 2147483648 /dev/zero'] };
    const { code, report, peakBytes } = await judged({ invocations: good }, flood);
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[0]).toBe(
      'warm-up, head: "sh bench.sh" printed more than 64 MiB and was killed. Print results only, or write them to a file and name it in `output-file`.',
    );
    expect(peakBytes).toBeLessThan(350e6);
  });
});

describe('time', () => {
  const hangs = { invocations: ['!sleep 300'] };
  const seconds = (count: number) => ['--max-minutes', String(count / 60)];

  test('a command that never ends', async () => {
    const { code, report, durationMs } = await judged(hangs, {}, ...seconds(1));
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)).toEqual([
      expect.stringMatching(
        /^warm-up, base: "sh bench\.sh" did not end within (1\.0 s|9\d\d ms), the time left of `max-minutes`, and was killed\. Raise `max-minutes`, or run it alone to see why it hangs\.$/,
      ),
      'head: time ran out before head had a result, so nothing can be judged. Raise `max-minutes`.',
    ]);
    expect(durationMs).toBeLessThan(8000);
  });

  test('one that never ends on head', async () => {
    const { code, report } = await judged({ invocations: good }, hangs, ...seconds(1.5));
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(messages(report)[0]).toMatch(/^warm-up, head: "sh bench\.sh" did not end within 1\.\d s/);
  });

  test('time that is over in the middle: inconclusive', async () => {
    // Nothing is decided by then: the values vary by a third.
    const hanging = (median: number, turn: number) => ({
      invocations: [...invocations({ encode: median }, { noise: 0.3, turn }).slice(0, 9), '!sleep 300'],
    });
    const { folder } = benchRepository(hanging(10, 0), hanging(10.6, 5));
    const check = (...flags: string[]) => cli(['check', '--format', 'json', ...seconds(6), ...flags], { folder });
    const undecided = await check();
    const report = reportOf(undecided.stdout);
    expect([undecided.code, report.verdict]).toEqual([0, 'inconclusive']);
    expect(report.rounds).toBeLessThan(9);
    expect(messages(report)).toContainEqual(expect.stringMatching(/^max-minutes: time ran out after \d rounds?, /));
    expect((await check('--fail-on', 'inconclusive')).code).toBe(1);
  });

  test('a round that is cut short takes nothing away', async () => {
    // Warm-up and the first block are whole, and the first command of the second block never ends.
    const lines = (command: string) => ({
      invocations: [...good.slice(0, 2), ...good.slice(0, 2), ...good.slice(0, 2), `!${command}`],
    });
    const commands = { config: 'run: [sh bench.sh, sh bench.sh]\nformat: json\n' };
    const { report } = await judged({ ...lines('sleep 300'), ...commands }, lines('sleep 300'), ...seconds(6));
    expect(Object.values(report.states)).not.toContain('removed');
    expect(report.verdict).toBe('inconclusive');
  });
});
