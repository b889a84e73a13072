// Group E of docs/internals/attacks.md, second half: names and numbers. Through the built action as a runner starts it; each
// attack is first shown to work on a naive one.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, naively, says } from '../support/attack.ts';
import { benchRepository, type Commit, invocations } from '../support/bench-repository.ts';
import type { Step } from '../support/runner.ts';

interface Shown {
  readonly state: string;
  readonly base: readonly number[] | undefined;
  readonly head: readonly number[] | undefined;
}

/** What an invocation prints, word for word. */
const raw = (...entries: string[]): Commit => ({ invocations: [`[${entries.join(', ')}]`] });
const entry = (name: string, value: number | string, unit = 'allocs/op') =>
  `{"name": ${JSON.stringify(name)}, "unit": "${unit}", "value": ${value}}`;

/** The run, and the rows of its report by name and unit. Nothing that is no number is ever shown as one. */
async function judged(base: Commit, head: Commit, given: Step = {}) {
  const ended = await attack(benchRepository(base, head), given);
  const text = readFileSync(ended.outputs['report-json'] ?? '', 'utf8');
  const { comparisons } = JSON.parse(text) as {
    comparisons: {
      name: string;
      unit: string;
      state: string;
      base?: { values: number[] };
      head?: { values: number[] };
    }[];
  };
  const rows = new Map(
    comparisons.map(({ name, unit, state, base, head }): [string, Shown] => [
      `${name} ${unit}`,
      { state, base: base?.values, head: head?.values },
    ]),
  );
  const withoutErrors = ended.summary
    .replaceAll(/^- 🛑.*$/gm, '')
    .replaceAll(/<summary>Last lines of the output[\s\S]*?<\/details>/g, '');
  expect(withoutErrors).not.toMatch(/NaN|Infinity|undefined|\[object|null/);
  return { ...ended, verdict: ended.outputs['verdict'], rows };
}

describe('T23', () => {
  const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const all = (value: number) => raw(...NAMES.map((name) => entry(name, value)));

  test('the naive one loses a row whose name every object has', async () => {
    const { outputs } = await naively([raw(entry('__proto__', 7)), raw(entry('__proto__', 70))]);
    expect(outputs['verdict']).toBe('pass');
  });

  test('for ours they are names like others', async () => {
    const { verdict, rows, summary } = await judged(all(7), all(70));
    expect(verdict).toBe('fail');
    expect([...rows.keys()]).toEqual(NAMES.map((name) => `${name} allocs/op`));
    for (const name of NAMES) expect(summary).toContain(`\`${name}\``);
  });

  test('also as keys and names in the configuration', async () => {
    const config =
      'run: sh bench.sh\nrenamed: {constructor: toString}\nunits: {hasOwnProperty: {better: higher}}\nbudgets:\n' +
      '  - {metric: "*", max-regression: 5%, benchmarks: [toString, __proto__]}\n';
    const base = { ...raw(entry('constructor', 7), entry('__proto__', 7)), config };
    const { rows } = await judged(base, raw(entry('toString', 70), entry('__proto__', 70)));
    expect([...rows.values()].map(({ state }) => state)).toEqual(['regression', 'regression']);
  });
});

describe('T24', () => {
  const name = `${'a'.repeat(40)}!`;
  const slow = (value: number) => raw(entry(name, value));

  test('the naive one tries for ever', async () => {
    const commit = { ...slow(7), config: 'run: sh bench.sh\npattern: "^(a+)+$"\n' };
    expect((await naively([commit, slow(8)], { timeoutMs: 3_000 })).isTimedOut).toBe(true);
  });

  test.each([
    ['benchmarks', 'benchmarks: ["^(a+)+$", "**"]'],
    ['a filter of benchstat', 'where: "-.name:/^(a+)+$/"'],
  ])('ours reads it as %s, and is done', async (_, line) => {
    const config = `run: sh bench.sh\nbudgets:\n  - metric: "*"\n    max-regression: 0%\n    ${line}\n`;
    const { verdict, durationMs } = await judged({ ...slow(7), config }, slow(8));
    expect(verdict).toBe('fail');
    expect(durationMs).toBeLessThan(15_000);
  });
});

describe('T48', () => {
  const name = 'Ab'.repeat(10_000);
  const slow = (value: number) => raw(entry(name, value));
  const withStars = (line: string) => ({ ...slow(7), config: `run: sh bench.sh\n${line}` });

  test('the naive one tries all places for all stars', async () => {
    const commit = withStars('benchmarks: "*A*b*c"\n');
    expect((await naively([commit, slow(8)], { timeoutMs: 3_000 })).isTimedOut).toBe(true);
  });

  test('ours is done, whatever a benchmark calls itself', async () => {
    const budgets = 'budgets:\n  - {metric: "*", max-regression: 0%, benchmarks: ["*A*b*c", "Ab*"]}\n';
    const { verdict, durationMs } = await judged(withStars(budgets), slow(8));
    expect(verdict).toMatch(/fail|error/);
    expect(durationMs).toBeLessThan(15_000);
  });
});

describe('T49', () => {
  const time = (value: number | string) => raw(entry('a', value, 'ms'));

  test('the naive one takes a time below zero for a fast one', async () => {
    expect((await naively([time(7), time(-7)])).outputs['verdict']).toBe('pass');
  });

  test.each([
    ['a limit of the change', 'max-regression: 5%'],
    ['a ceiling', 'max: 20ms'],
  ])('for ours it is an error under %s', async (_, limit) => {
    const config = `run: sh bench.sh\nbudgets:\n  - {metric: "*", ${limit}}\n`;
    const { code, verdict, summary } = await judged({ ...time(7), config, keys: { rounds: '8' } }, time(-7));
    expect([code, verdict]).toEqual([1, 'error']);
    expect(summary).toContain('which no time or rate can be');
  });

  test('and no number fills the page', async () => {
    const sides = ['1e30', '1e-30'].map((value) => raw(entry('a', value), entry('b', 7)));
    const { summary } = await judged(sides[0]!, sides[1]!);
    // The id of a commit may have that many digits in a row.
    expect(summary.replaceAll(/\b[0-9a-f]{40}\b/g, 'commit')).not.toMatch(/[\d.,]{13,}/);
  });
});

describe('T25', () => {
  test('the naive one lets pass what is no number, or is over nothing', async () => {
    for (const [base, head] of [
      ['0', '0'],
      ['7', '"1,234"'],
      ['1e999', '1e999'],
    ] as const)
      expect((await naively([raw(entry('a', base)), raw(entry('a', head))])).outputs['verdict']).toBe('pass');
  });

  test.each(['NaN', '-Infinity', '1e999', '"1,234"', 'null', '{"value": 7}'])(
    '%s on head is an error',
    async (value) => {
      const { code, verdict, summary } = await judged(raw(entry('a', 7)), raw(entry('a', value)));
      expect([code, verdict]).toEqual([1, 'error']);
      expect(summary).toMatch(/must be a finite number|this is not (?:valid )?JSON/);
    },
  );

  test.each(['5e-324', '1e-300', '1.7976931348623157e308'])(
    '%s, which no tool can have measured, is an error too',
    async (value) => {
      const { code, verdict, summary } = await judged(raw(entry('a', 7)), raw(entry('a', value)));
      expect([code, verdict]).toEqual([1, 'error']);
      expect(summary).toContain('is not 0 or a number between 1e-30 and 1e+30');
    },
  );

  test('all others have a state that says what they are', async () => {
    const changes: [base: string, head: string, state: string][] = [
      ['0', '5', 'regression'],
      ['0', '0', 'unchanged'],
      ['5', '0', 'improvement'],
      ['7', '-0', 'improvement'],
      ['-7', '7', 'regression'],
      ['7', '-7', 'improvement'],
      // The same number: a double has no other for the first.
      ['9007199254740993', '9007199254740992', 'unchanged'],
      ['1e-30', '1e30', 'regression'],
    ];
    const side = (which: 0 | 1) =>
      raw(...changes.map((change) => entry(`${change[0]} to ${change[1]}`, change[which])));
    const { verdict, rows } = await judged(side(0), side(1));
    expect(verdict).toBe('fail');
    expect([...rows].map(([name, { state }]) => [name, state])).toEqual(
      changes.map(([base, head, state]) => [`${base} to ${head} allocs/op`, state]),
    );
  });

  test('what comes from nothing fails by itself', async () => {
    const { code, verdict } = await judged(raw(entry('a', 0)), raw(entry('a', 5)));
    expect([code, verdict]).toEqual([1, 'fail']);
  });

  test('units of one kind are one unit, and others are never compared', async () => {
    const microseconds = { ...raw(entry('a', 7000, 'us')), keys: { rounds: '6' } };
    const alike = await judged(microseconds, raw(entry('a', 7, 'ms')));
    expect([alike.verdict, alike.rows.get('a sec')?.state]).toEqual(['pass', 'unchanged']);
    const other = await judged(raw(entry('a', 7, 'ms')), raw(entry('a', 7, 'widgets')));
    expect(other.verdict).toBe('fail');
    expect([...other.rows].map(([row, { state }]) => [row, state]).sort()).toEqual([
      ['a sec', 'removed'],
      ['a widgets', 'new'],
    ]);
  });
});

describe('T26', () => {
  test('the naive one does not miss a benchmark that is gone, and believes the last of two', async () => {
    expect((await naively([raw(entry('a', 7), entry('b', 7)), raw(entry('a', 7))])).outputs['verdict']).toBe('pass');
    const twice = raw(entry('a', 70), entry('a', 7));
    expect((await naively([raw(entry('a', 7)), twice])).outputs['verdict']).toBe('pass');
  });

  test('for ours one that is gone fails, as one that was renamed does', async () => {
    const gone = await judged(raw(entry('a', 7), entry('b', 7)), raw(entry('a', 7)));
    expect([gone.verdict, gone.rows.get('b allocs/op')?.state]).toEqual(['fail', 'removed']);
    const renamed = await judged(raw(entry('a', 7)), raw(entry('A', 7)));
    expect(renamed.verdict).toBe('fail');
    expect([...renamed.rows.values()].map(({ state }) => state).sort()).toEqual(['new', 'removed']);
    expect(renamed.summary).toContain('`A`');
  });

  test('a rename in the file of head is no way out of a budget', async () => {
    const strict = 'run: sh bench.sh\nbudgets: [{metric: "*", benchmarks: ["!free*"], max-regression: 5%}]\n';
    const rename = (to: string) => `${strict}renamed: {a: ${to}}\n`;
    const before = { ...raw(entry('a', 7), entry('b', 7)), config: strict };
    const slower = await judged(before, { ...raw(entry('free', 70), entry('b', 7)), config: rename('free') });
    expect([slower.verdict, slower.rows.get('free allocs/op')?.state]).toEqual(['fail', 'regression']);
    expect(slower.summary).toContain('1 benchmark renamed by this pull request');
    const cheaper = await judged(before, {
      ...raw(entry('a', 70), entry('free', 7), entry('b', 7)),
      config: rename('free'),
    });
    expect([cheaper.verdict, cheaper.rows.get('a allocs/op')?.state]).toEqual(['fail', 'regression']);
    const onto = await judged(before, { ...raw(entry('b', 7)), config: rename('b') });
    expect([onto.verdict, onto.rows.get('a allocs/op')?.state]).toEqual(['fail', 'removed']);
  });

  test('values of one name in one run count together, whatever their order', async () => {
    const head = raw(entry('a', 70), entry('b', 7), entry('a', 7), entry('b', 70));
    const { verdict, rows } = await judged(raw(entry('a', 7), entry('b', 7)), head);
    expect(verdict).toBe('fail');
    expect([...rows.values()].map((row) => row.head)).toEqual([
      [38.5, 38.5],
      [38.5, 38.5],
    ]);
  });

  test('one that comes and goes between rounds is told', async () => {
    const both = `[${entry('encode', 7)},${entry('other', 1)}]`;
    const sometimes = { invocations: [both, `[${entry('other', 1)}]`, both] };
    const { summary } = await judged({ invocations: [both, both, both] }, sometimes);
    expect(summary).toMatch(/encode.* is missing on head in 1 of 2 rounds/);
  });
});

describe('T27', () => {
  const crashing = (...lines: string[]) => ({ invocations: lines });

  test('the naive one passes where nothing was measured, or part of it crashed', async () => {
    expect((await naively([allocs(7), crashing('!true')])).outputs['verdict']).toBe('pass');
    expect((await naively([allocs(7), crashing(says(7), '!exit 2')])).outputs['verdict']).toBe('pass');
  });

  test.each([
    ['prints nothing and ends well', crashing('!true')],
    ['prints an empty list', crashing('[]')],
    ['crashes in the last round', crashing(says(7), says(7), '!exit 2')],
    ['is killed in the last round', crashing(says(7), says(7), '!kill -9 $$')],
    ['is cut off', crashing(`!echo '${says(7).slice(0, 20)}'`)],
  ])('for ours a head that %s is an error', async (_, head) => {
    const { code, verdict, summary } = await judged(allocs(7), head);
    expect([code, verdict]).toEqual([1, 'error']);
    expect(summary).toMatch(/(warm-up|round \d), head/);
  });

  test('and what was measured before it crashed is shown', async () => {
    const two = raw(entry('a', 7), entry('b', 7)).invocations ?? [];
    const { verdict, rows } = await judged(
      { invocations: two, keys: { rounds: '4' } },
      { invocations: [...two, ...two, ...two, '!exit 2'] },
    );
    expect([verdict, rows.size]).toEqual(['error', 2]);
  });
});

describe('T28', () => {
  const noisy = (turn: number) => ({ invocations: invocations({ encode: 10 }, { noise: 0.2, turn }) });

  test('the naive one takes noise for a regression', async () => {
    const verdicts = await Promise.all(
      [1, 2, 3].map(
        async (turn) => (await naively([noisy(0), noisy(turn)], { inputs: { rounds: '2' } })).outputs['verdict'],
      ),
    );
    expect(verdicts).toContain('fail');
  });

  test.each(['1', '2', '3'])('ours says that %s rounds are too few', async (rounds) => {
    const { verdict, rows, summary } = await judged({ ...noisy(0), keys: { rounds } }, noisy(1));
    expect(verdict).toBe('error');
    expect(rows.size).toBe(0);
    expect(summary).toMatch(/Use at least \d+ rounds/);
  });

  const steps = (turn: number) => ({
    invocations: Array.from({ length: 31 }, (_, index) => `[${entry('a', (index + turn) % 3 === 0 ? 11 : 10, 'ms')}]`),
  });

  test.each([
    ['all equal', raw(entry('a', 10, 'ms')), raw(entry('a', 10, 'ms'))],
    ['mostly ties', steps(0), steps(1)],
  ])('nothing is significant when the values are %s', async (_, base, head) => {
    const { rows } = await judged({ ...base, keys: { rounds: '6..10' } }, head);
    expect(rows.get('a sec')?.state).toMatch(/unchanged|inconclusive/);
  });
});
