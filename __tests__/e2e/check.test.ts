// `check` as a user types it: every verdict with its exit code, and what can be kept of it. The benchmark is
// scripted, so that the numbers are known and no verdict depends on how busy the machine is.

import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { benchRepository, type Commit, invocations, printed } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';

/** Numbers, configuration, flags: what came of it. */
async function check(base: Commit, head: Commit, ...flags: string[]) {
  const { folder } = benchRepository(base, head);
  const ended = await cli(['check', '--format', 'json', '--seed', 'e2e', ...flags], { folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

const config = (...lines: string[]) => ['run: sh bench.sh', ...lines, ''].join('\n');

const fast = invocations({ encode: 10, decode: 20 });
const slow = invocations({ encode: 12, decode: 20 }, { turn: 1 });

describe('verdicts and exit codes', () => {
  test('nothing changed: pass, 0, as soon as that is certain', async () => {
    const { code, report } = await check(
      { invocations: fast },
      { invocations: invocations({ encode: 10, decode: 20 }, { turn: 4 }) },
    );
    expect([code, report.verdict, report.rounds]).toEqual([0, 'pass', 3]);
    expect(report.states).toEqual({ encode: 'unchanged', decode: 'unchanged' });
  });

  test('a regression: fail, 1', async () => {
    const { code, report } = await check({ invocations: fast }, { invocations: slow });
    expect([code, report.verdict]).toEqual([1, 'fail']);
    expect(report.states).toEqual({ encode: 'regression', decode: 'unchanged' });
    expect(report.row('encode')).toMatchObject({
      unit: 'sec',
      better: 'lower',
      delta: expect.closeTo(0.2, 2),
    });
    expect(report.row('encode').budgets).toEqual([
      { kind: 'max-regression', limit: 0.05, level: 'fail', outcome: 'fail', because: null },
    ]);
  });

  test('the warm-up is discarded', async () => {
    const { report } = await check({ invocations: fast }, { invocations: slow }, '--rounds', '10');
    expect(report.row('encode').base?.values).toHaveLength(10);
    expect(Math.max(...(report.row('encode').base?.values ?? []))).toBeLessThan(0.011);
  });

  test('an improvement: pass, 0', async () => {
    const { code, report } = await check({ invocations: slow }, { invocations: fast });
    expect([code, report.verdict, report.states['encode']]).toEqual([0, 'pass', 'improvement']);
  });

  const noisy = {
    base: { invocations: invocations({ encode: 10 }, { noise: 0.3 }) },
    head: { invocations: invocations({ encode: 10.6 }, { noise: 0.3, turn: 5 }) },
  };

  test('too much noise to tell: inconclusive, 0', async () => {
    const { code, report } = await check(noisy.base, noisy.head, '--rounds', '8');
    expect([code, report.verdict, report.states]).toEqual([0, 'inconclusive', { encode: 'inconclusive' }]);
  });

  test('with --fail-on inconclusive that is 1', async () => {
    const { code } = await check(noisy.base, noisy.head, '--rounds', '8', '--fail-on', 'inconclusive');
    expect(code).toBe(1);
  });

  test('with --fail-on never a regression is 0', async () => {
    const { code, report } = await check({ invocations: fast }, { invocations: slow }, '--fail-on', 'never');
    expect([code, report.verdict]).toEqual([0, 'fail']);
  });

  test.each([
    ['warn', 'warn', 0],
    ['report', 'pass', 0],
    ['fail', 'fail', 1],
  ])('a broken budget of level %s: %s, %i', async (level, verdict, exitCode) => {
    const budgets = config(
      'budgets:',
      '  - metric: "*"',
      '    max-regression: 5%',
      `    level: ${level}`,
      '    because: we said so',
    );
    const base = { invocations: fast, config: budgets };
    const { code, report } = await check(base, { invocations: slow }, '--rounds', '10');
    expect([code, report.verdict]).toEqual([exitCode, verdict]);
    expect(report.row('encode').budgets).toMatchObject([{ level, outcome: 'fail', because: 'we said so' }]);
  });

  test.each([
    ['new', 'pass', 0],
    ['new', 'warn', 0],
    ['new', 'fail', 1],
    ['removed', 'pass', 0],
    ['removed', 'warn', 0],
    ['removed', 'fail', 1],
  ])('a benchmark that is %s, with the setting %s', async (what, setting, exitCode) => {
    const less = { invocations: invocations({ decode: 20 }), config: config(`${what}: ${setting}`) };
    const more = { invocations: fast, config: config(`${what}: ${setting}`) };
    const [base, head] = what === 'new' ? [less, more] : [more, less];
    const { code, report } = await check(base, head, '--rounds', '6');
    expect([code, report.verdict]).toEqual([exitCode, setting]);
    expect(report.states).toEqual({ encode: what, decode: 'unchanged' });
    expect(report.row('encode')).toMatchObject({ delta: null, p: null });
  });

  test('without a setting new ones pass and removed ones fail', async () => {
    const few = { invocations: invocations({ decode: 20 }) };
    expect((await check(few, { invocations: fast }, '--rounds', '6')).report.verdict).toBe('pass');
    expect((await check({ invocations: fast }, few, '--rounds', '6')).report.verdict).toBe('fail');
  });

  describe('with a table of its own', () => {
    const cases = (...factors: readonly number[]) =>
      Object.fromEntries(
        factors.map((factor, index) => [`Split/func=${index < 2 ? 'a' : 'b'}/size=${index % 2}`, factor]),
      );
    const base = (...lines: string[]) => ({
      invocations: invocations(cases(10, 100, 20, 200)),
      config: config('table:', ...lines.map((line) => `  ${line}`)),
    });
    const head = { invocations: invocations(cases(10, 100, 30, 200), { turn: 3 }) };

    test('cases of head against each other; the budgets judge what they always do', async () => {
      const { code, report } = await check(base('row: /size', 'col: /func'), head, '--rounds', '10');
      expect([code, report.verdict, report.states['Split/func=b/size=0']]).toEqual([1, 'fail', 'regression']);
      expect(report.json['tables']).toMatchObject([
        {
          unit: 'sec',
          sides: ['head'],
          columns: [['a'], ['b']],
          rows: [
            { label: '0', cells: [{ n: 10 }, { comparison: { delta: expect.closeTo(2, 1) } }] },
            { label: '1', cells: [{ n: 10 }, { comparison: { delta: expect.closeTo(1, 1) } }] },
          ],
        },
      ]);
    });

    test('of both sides where it names .file', async () => {
      const { report } = await check(base('table: .file', 'row: /size', 'col: /func'), head, '--rounds', '10');
      expect(report.json['tables']).toMatchObject([
        { fields: [{ name: '.file', value: 'base' }], sides: ['base', 'head'] },
        { fields: [{ name: '.file', value: 'head' }], rows: [{ label: '0' }, { label: '1' }] },
      ]);
    });

    test('as text', async () => {
      const { folder } = benchRepository(base('row: /func', 'filter: /size:0'), head);
      const words = ['check', '--format', 'text', '--seed', 'e2e', '--rounds', '10'];
      const { code, stdout } = await cli(words, { folder });
      expect(code).toBe(1);
      expect(stdout.split('\n').slice(0, 3)).toEqual([
        'sec              base          head                  vs base',
        'a         10.00m ± 1%   10.00m ± 1%         ~ (p=1.000 n=10)',
        'b         20.00m ± 1%   30.00m ± 1%   +50.00% (p=0.000 n=10)',
      ]);
      expect(stdout).toContain('\nFAIL: ');
    });

    test('that is written wrong: where, and what benchstat says', async () => {
      const { code, stderr } = await cli(['check'], {
        folder: benchRepository(base('row: /size@up'), head).folder,
      });
      expect(code).toBe(2);
      expect(stderr).toContain(
        `.github/bench-referee.yml:3:14: table.row: "/size@up" is not valid (benchstat: "syntax error: unknown order 'up'").`,
      );
    });
  });

  test('a benchmark that was renamed is compared with itself', async () => {
    const { report } = await check(
      { invocations: invocations({ 'old name': 10 }) },
      { invocations: invocations({ 'new name': 12 }), config: config('renamed:', '  old name: new name') },
    );
    expect([report.verdict, report.states]).toEqual(['fail', { 'new name': 'regression' }]);
  });

  describe('a benchmark that head renames in its own file', () => {
    const renames = config('renamed:', '  old name: new name');
    const base = { invocations: invocations({ 'old name': 10 }), config: config('new: pass') };
    const renamed = (value: number) => ({ invocations: invocations({ 'new name': value }), config: renames });

    test('is compared, although the configuration of base is used', async () => {
      const { code, report } = await check(base, renamed(10), '--config-from', 'base');
      expect([code, report.verdict, report.states]).toEqual([0, 'pass', { 'new name': 'unchanged' }]);
      expect(report.row('new name')).toMatchObject({ renamed: { from: 'old name', by: 'head' } });
      expect(report.problems.map(({ message }) => message).join()).toContain(
        '"old name" is compared as "new name", because this pull request says that it was renamed.',
      );
    });

    test('and fails if it got worse', async () => {
      const { code, report } = await check(base, renamed(12), '--config-from', 'base');
      expect([code, report.states]).toEqual([1, { 'new name': 'regression' }]);
    });

    test('is proposed until it is there', async () => {
      const { report } = await check(base, { invocations: invocations({ 'new name': 10 }) }, '--config-from', 'base');
      expect([report.verdict, report.json['proposedRenames']]).toEqual([
        'fail',
        [{ from: 'old name', to: 'new name' }],
      ]);
    });
  });

  test('base and head with nothing in common', async () => {
    const { code, report } = await check(
      { invocations: invocations({ a: 1 }) },
      { invocations: invocations({ b: 1 }) },
      '--rounds',
      '6',
    );
    expect([code, report.states]).toEqual([1, { a: 'removed', b: 'new' }]);
  });
});

describe('what counts as worse', () => {
  test('less, where more is better', async () => {
    const score = (value: number) => ({ invocations: invocations({ 'load [req/s]': value }) });
    expect((await check(score(100), score(80))).report.states).toEqual({ load: 'regression' });
    expect((await check(score(80), score(100))).report.states).toEqual({ load: 'improvement' });
  });

  test('less, where the team says that more is better', async () => {
    const units = config('units:', '  points: {better: higher}');
    const score = (value: number) => ({
      invocations: invocations({ 'game [points]': value }),
      config: units,
    });
    expect((await check(score(100), score(80))).report.states).toEqual({ game: 'regression' });
  });

  const allocs = (count: number) => ({ invocations: [printed({ 'encode [allocs/op]': count })] });

  test('one allocation more, after two rounds', async () => {
    const { code, report } = await check(allocs(7), allocs(8), '--rounds', '2');
    expect([code, report.verdict, report.rounds]).toEqual([1, 'fail', 2]);
    expect(report.row('encode')).toMatchObject({ p: null, interval: null, exact: true });
  });

  test('one allocation where there was none, whatever the limit', async () => {
    const lenient = config('budgets:', '  - metric: allocs/op', '    max-regression: 90%');
    const { code, report } = await check(
      { ...allocs(0), config: lenient },
      { ...allocs(1), config: lenient },
      '--rounds',
      '2',
    );
    expect([code, report.row('encode').delta]).toEqual([1, null]);
  });

  test('nothing below min-delta', async () => {
    const floor = (size: string) =>
      config('budgets:', '  - metric: "*"', '    max-regression: 5%', `    min-delta: ${size}`);
    const small = { invocations: invocations({ encode: 10 }, { noise: 0.001 }) };
    const larger = { invocations: invocations({ encode: 11 }, { noise: 0.001 }) };
    expect((await check({ ...small, config: floor('2ms') }, larger)).report.verdict).toBe('pass');
    expect((await check({ ...small, config: floor('900us') }, larger)).report.verdict).toBe('fail');
  });

  test('an absolute ceiling and floor, also of new benchmarks', async () => {
    const ceiling = (limit: string) => config('budgets:', '  - metric: "*"', `    max: ${limit}`);
    const one = { invocations: invocations({ encode: 10 }) };
    expect((await check({ ...one, config: ceiling('9ms') }, one)).report.verdict).toBe('fail');
    expect((await check({ ...one, config: ceiling('11ms') }, one)).report.verdict).toBe('pass');
    const other = {
      invocations: invocations({ decode: 1 }),
      config: config('removed: pass', 'budgets:', '  - metric: "*"', '    max: 9ms'),
    };
    const { report } = await check(other, one);
    expect([report.verdict, report.states]).toEqual(['fail', { decode: 'removed', encode: 'regression' }]);
  });
});

describe('the command', () => {
  test('behind -- keeps its words, and counts before the configuration', async () => {
    const { folder } = benchRepository({ config: 'run: "false"\n' }, {});
    const words = ['sh', '-c', 'echo "[$1]"', 'a name', '{"name": "a  b", "unit": "allocs/op", "value": 1}'];
    const { code, stdout } = await cli(['check', '--format', 'json', '--rounds', '2', '--', ...words], {
      folder,
    });
    expect([code, reportOf(stdout).states]).toEqual([0, { 'a  b': 'unchanged' }]);
  });

  test('may print Go benchmark text: recognised, in its groups, under the names that people know', async () => {
    const text = (time: number) =>
      String.raw`pkg: example.com/codec\nBenchmarkEncode-8 \t 100\t ${time} ns/op\t 16 B/op\t 1 allocs/op\nPASS\n`;
    const go = (times: readonly number[]) => ({
      invocations: times.map((time) => `!printf '${text(time)}'`),
    });
    const times = Array.from({ length: 11 }, (_, index) => 100 + ((index * 7) % 5));
    const { code, report } = await check(go(times), go(times.map((time) => time + 20)), '--rounds', '10');
    expect([code, report.states]).toEqual([
      1,
      { 'Encode-8 ns/op': 'regression', 'Encode-8 B/op': 'unchanged', 'Encode-8 allocs/op': 'unchanged' },
    ]);
    expect(report.row('Encode-8 ns/op')).toMatchObject({ group: 'example.com/codec', unit: 'sec/op' });
  });

  test('may be several, run one by one in each round', async () => {
    const one = (name: string) => `echo '[{"name":"${name}","unit":"allocs/op","value":1}]'`;
    const run = `run:\n  - |\n    ${one('a')}\n  - |\n    ${one('b')}\nrounds: 2\nformat: json\n`;
    const { report, stderr } = await check({ config: run }, {});
    expect(report.states).toEqual({ a: 'unchanged', b: 'unchanged' });
    const order = [...stderr.matchAll(/round 1\/2 (?:base|head) command (\d)\/2/g)].map(([, command]) => command);
    expect(order).toEqual(['1', '1', '2', '2']);
  });

  test('need print nothing: the invocation itself is measured', async () => {
    const { code, report } = await check(
      {},
      {},
      '--input-format',
      'command',
      '--rounds',
      '6',
      '--fail-on',
      'never',
      '--',
      'true',
    );
    expect(code).toBe(0);
    expect(Object.keys(report.states)).toEqual(
      expect.arrayContaining(['true wall-time', 'true user-time', 'true system-time']),
    );
  });
});

describe('budgets that judge nothing', () => {
  test('are named, with the place to correct', async () => {
    const budgets = config(
      'budgets:',
      '  - metric: "*"',
      '    max-regression: 5%',
      '  - metric: sec/op',
      '    max-regression: 1%',
    );
    const { code, report } = await check({ invocations: fast, config: budgets }, {}, '--rounds', '8');
    expect(code).toBe(0);
    expect(report.problems).toContainEqual({
      where: '.github/bench-referee.yml:5',
      message: expect.stringContaining('this budget matches no result: none has the metric "sec/op"'),
      severity: 'warning',
      code: 'budget-unmatched',
      data: { benchmarks: [], metric: 'sec/op', packages: [], metrics: ['value'] },
    });
  });

  test.each([
    ['a misspelt metric', ['  - metric: sex', '    max-regression: 5%'], ['error', 'no-budget-matches']],
    [
      'a benchmark that is none',
      ['  - {metric: "*", benchmarks: Nothing, max-regression: 5%}'],
      ['error', 'no-budget-matches'],
    ],
  ])('if none is left, the run ends after the warm-up: %s', async (_, lines, [verdict, code]) => {
    const budgets = config('budgets:', ...lines);
    const ended = await check({ invocations: fast, config: budgets }, { invocations: slow });
    expect([ended.code, ended.report.verdict, ended.report.rounds]).toEqual([2, verdict, 0]);
    expect(ended.report.problems.map((problem) => problem.code)).toEqual([code, 'budget-unmatched']);
    expect(ended.stderr).toContain('warm-up head');
    expect(ended.stderr).not.toContain('round 1/');
  });

  test('if one that only warns is left, the same; with another leg that may have what they match, it goes on', async () => {
    const budgets = config(
      'budgets:',
      '  - {metric: gone, max-regression: 5%}',
      '  - {metric: "*", max-regression: 5%, level: warn}',
    );
    const alone = await check({ invocations: fast, config: budgets }, {});
    expect([alone.report.verdict, alone.report.rounds]).toEqual(['error', 0]);
    const legs = await check({ invocations: fast, config: `${budgets}` }, {}, '--legs', '2');
    expect(legs.report.rounds).toBeGreaterThan(0);
  });

  test('a budget that only warns and matches nothing is a warning, after all rounds', async () => {
    const budgets = config(
      'budgets:',
      '  - {metric: "*", max-regression: 5%}',
      '  - {metric: gone, max-regression: 5%, level: warn}',
    );
    const { code, report } = await check({ invocations: fast, config: budgets }, {});
    expect([code, report.verdict]).toEqual([0, 'pass']);
    expect(report.problems.map((problem) => problem.code)).toContain('budget-unmatched');
  });

  test('`measure` goes on, because another configuration may judge; then `report` says the same', async () => {
    const budgets = config('rounds: 8', 'budgets:', '  - metric: gone', '    max-regression: 5%');
    const { folder } = benchRepository({ invocations: fast, config: budgets }, { invocations: slow });
    const out = join(folder, 'recording.json');
    expect(await cli(['measure', '--out', out], { folder })).toMatchObject({ code: 0 });
    const ended = await cli(['report', out, '--format', 'json'], { folder });
    const report = reportOf(ended.stdout);
    expect([ended.code, report.rounds]).toEqual([2, 8]);
    const codes = report.problems.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['no-budget-matches', 'budget-unmatched']));
  });

  test('so few rounds that nothing could ever fail are an error', async () => {
    const { code, report } = await check({ invocations: fast }, { invocations: slow }, '--rounds', '3');
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(report.problems).toEqual([
      {
        where: 'rounds',
        message: expect.stringMatching(
          /^3 rounds can never show that `max-regression` is broken .* Use at least \d+ rounds/,
        ),
        severity: 'error',
        code: 'rounds-too-few',
        data: expect.objectContaining({ rounds: 3, rule: 'max-regression' }),
      },
    ]);
  });

  test('and measuring ends as soon as that is known', async () => {
    const flags = ['--rounds', '7', '--config', 'many.yml'];
    const values = invocations(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`b${index}`, 10])));
    const files = { 'many.yml': config() };
    const { code, report } = await check({ invocations: values, files }, { invocations: values }, ...flags);
    expect([code, report.verdict, report.rounds]).toEqual([2, 'error', 0]);
    expect(report.problems.map(({ where }) => where)).toContain('rounds');
  });

  test('and so few rounds in the time are one after the warm-up, which says what would be enough', async () => {
    const files = { 'slow.sh': 'sleep 2\nsh bench.sh\n' };
    const flags = ['--max-minutes', '0.25', '--', 'sh slow.sh'];
    const { code, report, stderr } = await check({ invocations: fast, files }, { invocations: slow }, ...flags);
    expect([code, report.verdict, report.rounds]).toEqual([2, 'error', 0]);
    expect(report.problems).toEqual([
      expect.objectContaining({
        where: 'max-minutes',
        message: expect.stringMatching(
          /0\.25 minutes allow \d rounds?\. .* 8 rounds are needed .* Raise `max-minutes` to at least \d,/,
        ),
        code: 'time-too-short',
      }),
    ]);
    expect(stderr).toMatch(
      /\n6 to 30 rounds, about .*: one run takes [\d.]+ s on base and [\d.]+ s on head; max-minutes \(0\.25\) allows \d\n/,
    );
    expect(stderr).not.toContain('round 1/30');
  });

  test('a run of what is declared exact ends after two rounds, unless their number is fixed', async () => {
    const allocations = (count: number) => ({ invocations: [printed({ 'encode [allocs/op]': count })] });
    const some = await check(allocations(10), allocations(11));
    expect([some.report.verdict, some.report.rounds]).toEqual(['fail', 2]);
    const fixed = await check(allocations(10), allocations(10), '--rounds', '4');
    expect([fixed.report.verdict, fixed.report.rounds]).toEqual(['pass', 4]);
  });

  test('what only happens to be equal takes six rounds, and a plan without them says how to declare it', async () => {
    const size = (bytes: number) => ({ invocations: [printed({ 'bundle [B]': bytes })] });
    const some = await check(size(1000), size(1100));
    expect([some.report.verdict, some.report.rounds]).toEqual(['fail', 6]);
    const { code, report } = await check(size(1000), size(1000), '--rounds', '4');
    expect([code, report.verdict]).toEqual([2, 'error']);
    expect(report.problems.map(({ message }) => message).join()).toContain('`exact: true`');
  });
});

describe('what is printed and kept', () => {
  test('JSON is alone on stdout and holds every promised field', async () => {
    const { report, stderr } = await check({ invocations: fast }, { invocations: slow });
    expect(Object.keys(report.json)).toEqual(
      expect.arrayContaining([
        'version',
        'verdict',
        'base',
        'head',
        'rounds',
        'seed',
        'comparisons',
        'geomeans',
        'problems',
        'environment',
      ]),
    );
    expect(report.json).toMatchObject({
      version: 1,
      seed: 'e2e',
      base: { sha: expect.stringMatching(/^[0-9a-f]{40}$/), how: 'merge-base' },
      head: { sha: expect.stringMatching(/^[0-9a-f]{40}$/) },
      geomeans: [{ unit: 'sec', base: expect.any(Number), head: expect.any(Number), delta: expect.closeTo(0.095, 2) }],
    });
    const side = ['n', 'median', 'low', 'high', 'values'];
    const row = report.row('encode');
    const fields = [
      'name',
      'group',
      'metric',
      'unit',
      'better',
      'state',
      'base',
      'head',
      'delta',
      'change',
      'interval',
      'p',
      'budgets',
    ];
    expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
    expect(Object.keys(row.base ?? {})).toEqual(expect.arrayContaining(side));
    expect(row.p).toBeLessThan(0.001);
    expect(row.interval?.low).toBeLessThan(0.2);
    expect(stderr).toContain('seed e2e');
    expect(stderr).toMatch(/round 3\/30 (base|head) \d+ ms, at most .* left/);
    expect(stderr).toMatch(/look after 6 rounds: \d of 2 still undecided \(/);
  });

  test('the same seed gives the same order, another seed another one', async () => {
    const order = async (seed: string) => {
      const { folder } = benchRepository({ invocations: fast }, { invocations: slow });
      const { stderr } = await cli(['check', '--rounds', '10', '--seed', seed], { folder });
      return [...stderr.matchAll(/round \d+\/10 (base|head)/g)].map(([, side]) => side).join(' ');
    };
    const [first, again, other] = [await order('1a2b'), await order('1a2b'), await order('ffff')];
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    const blocks = first.match(/\w+ \w+ \w+ \w+/g) ?? [];
    expect(blocks).toHaveLength(5);
    // Each of the six orders comes once in six blocks.
    expect(new Set(blocks).size).toBe(5);
    for (const block of blocks) expect(block.split(' ').toSorted()).toEqual(['base', 'base', 'head', 'head']);
  });

  test.each(['text', 'markdown', 'html', 'csv', 'junit'])('--format %s', async (form) => {
    const { folder } = benchRepository({ invocations: fast }, { invocations: slow });
    const { code, stdout } = await cli(['check', '--format', form], { folder });
    expect(code).toBe(1);
    expect(stdout).toContain('encode');
    expect(stdout).not.toContain('\u001b');
  });
});

test('two commits with the same files: nothing is measured, and the log says why', async () => {
  const { folder } = benchRepository({ invocations: fast }, {});
  const { code, stdout, stderr } = await cli(['check', '--base', 'HEAD', '--format', 'text'], { folder });
  expect([code, stderr]).toEqual([0, expect.stringContaining('nothing to measure (same-tree)')]);
  expect(stdout).toMatch(/^PASS: Not measured: base and head have the same files\.\n$/m);
  expect(stderr).not.toContain('clone base');
});

describe('a command that is typed in a sub-folder', () => {
  const sub = { invocations: fast, files: { 'packages/web/run.sh': 'cd ../.. && sh bench.sh\n' } };
  const typed = async (...flags: string[]) => {
    const folder = join(benchRepository(sub, { invocations: slow }).folder, 'packages/web');
    return cli(['check', '--format', 'json', '--rounds', '6', ...flags, '--', 'sh ./run.sh'], { folder });
  };

  test('runs in the top folder, and the log says so before measuring', async () => {
    const { code, stderr } = await typed();
    expect(code).toBe(2);
    expect(stderr).toMatch(/not in "packages\/web"\. Add `--working-directory packages\/web`.*\n.*clone/);
  });

  test('runs where `--working-directory` says', async () => {
    const { code, stderr } = await typed('--working-directory', 'packages/web');
    expect(code).toBe(1);
    expect(stderr).not.toContain('where it was typed');
  });
});
