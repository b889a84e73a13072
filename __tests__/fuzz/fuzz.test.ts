// The first cases of every fuzzer, always the same ones, and all that `npm run fuzz` has found so far: each file of
// fixtures/fuzz is an input that once broke its target.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { diceOf } from '../../bench/fuzz/dice.ts';
import { maskCode } from '../../bench/fuzz/markdown-outside-code.ts';
import { findFailure, fuzzTarget } from '../../bench/fuzz/runner.ts';
import { assertThat, type FuzzInput, type Target } from '../../bench/fuzz/target.ts';
import { TARGETS, targetOf } from '../../bench/fuzz/targets.ts';
import { countCases } from '../support/case-count.ts';

const FOUND = join(import.meta.dirname, '../fixtures/fuzz');
const CASES = countCases({ usual: 10, all: 40 });

describe.each(TARGETS.map(({ id }) => id))('%s', (id) => {
  test('holds', async () => {
    const { cases, finding } = await fuzzTarget(targetOf(id), { seed: 1, first: 0, count: CASES });
    expect([cases, finding]).toEqual([CASES, null]);
  });

  test('makes the same cases again', () => {
    const made = () => targetOf(id).make(diceOf(7, 3));
    expect(made()).toEqual(made());
  });
});

test.each(readdirSync(FOUND))('%s is not found again', async (name) => {
  const { target, input } = JSON.parse(readFileSync(join(FOUND, name), 'utf8')) as {
    target: string;
    input: FuzzInput;
  };
  expect(await findFailure(targetOf(target), input)).toBeNull();
});

describe('the fuzzer itself', () => {
  const naive: Target = {
    id: 'naive',
    make: (dice) => [`${'x'.repeat(dice.below(50))}${dice.oneIn(5) ? '|' : ''}`],
    check: ([text = '']) => assertThat(!text.includes('|'), `a pipe in "${text}"`),
  };

  test('finds a mistake, and makes it small', async () => {
    const { cases, finding } = await fuzzTarget(naive, { seed: 1, first: 0, count: 100 });
    expect(finding).toMatchObject({ target: 'naive', nth: cases - 1, input: ['|'] });
    const again = await fuzzTarget(naive, { seed: 1, first: cases - 1, count: 1 });
    expect(again).toMatchObject({ cases: 1, finding: { nth: cases - 1, input: ['|'] } });
  });

  test('sees a prototype that was changed, and an answer that takes too long', async () => {
    const polluting: Target = {
      ...naive,
      check: () => void Object.assign(Object.prototype, { polluted: 1 }),
    };
    expect(await findFailure(polluting, [''])).toContain('a prototype has got a key');
    Reflect.deleteProperty(Object.prototype, 'polluted');
    const slow: Target = {
      ...naive,
      minLimitMs: 5,
      check() {
        const before = process.threadCpuUsage();
        while (process.threadCpuUsage(before).user < 20_000);
      },
    };
    expect(await findFailure(slow, [''])).toContain('too slow');
  });

  test('leaves out what is not needed, and keeps to the failure that it found', async () => {
    const paired: Target = {
      ...naive,
      make: () => ['xxaxx', 'bbb'],
      check([one = '', other = '']) {
        assertThat(one !== '', 'an empty text');
        assertThat(!one.includes('a') || !other.includes('b'), 'both letters');
      },
    };
    const { finding } = await fuzzTarget(paired, { seed: 1, first: 0, count: 1 });
    expect(finding?.input).toEqual(['a', 'b']);
  });

  test('ends when its time is over', async () => {
    const cases = { seed: 1, first: 0, count: Number.POSITIVE_INFINITY, ms: 100 };
    const sound: Target = { ...naive, check: () => {} };
    expect(await fuzzTarget(sound, cases)).toEqual({ cases: expect.any(Number), finding: null });
  });

  test.each([
    ['`a` b', '<code> b'],
    ['`` a`b `` c', '<code> c'],
    ['`a', '`a'],
    ['`a``b` c', '<code> c'],
    ['```sh\n@x\n```\nd', '<block>\nd'],
    ['| `a \\| b` | c |', '| <code> | c |'],
    ['| `a | b` | c |', '| `a | b` | c |'],
  ])('what stands outside of code in %j', (markdown, outside) => expect(maskCode(markdown)).toBe(outside));
});
