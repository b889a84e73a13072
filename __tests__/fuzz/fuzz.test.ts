// The first cases of every fuzzer, always the same ones, and all that `npm run fuzz` has found so far: each file of
// fixtures/fuzz is an input that once broke its target.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { attack, trouble } from '../../bench/fuzz/campaign.ts';
import { diceOf } from '../../bench/fuzz/dice.ts';
import { minimise } from '../../bench/fuzz/minimise.ts';
import { outsideCode } from '../../bench/fuzz/outside.ts';
import { hold, type Input, type Target } from '../../bench/fuzz/target.ts';
import { TARGETS, targetOf } from '../../bench/fuzz/targets.ts';

const FOUND = join(import.meta.dirname, '../fixtures/fuzz');
const CASES = 40;

describe.each(TARGETS.map(({ id }) => id))('%s', (id) => {
  test('holds', async () => {
    expect(await attack(targetOf(id), { seed: 1, first: 0, count: CASES })).toBeNull();
  });

  test('makes the same cases again', () => {
    const made = () => targetOf(id).make(diceOf(7, 3));
    expect(made()).toEqual(made());
  });
});

test.each(readdirSync(FOUND))('%s is not found again', async (name) => {
  const { target, input } = JSON.parse(readFileSync(join(FOUND, name), 'utf8')) as {
    target: string;
    input: Input;
  };
  expect(await trouble(targetOf(target), input)).toBeNull();
});

describe('the fuzzer itself', () => {
  const naive: Target = {
    id: 'naive',
    make: (dice) => [`${'x'.repeat(dice.below(50))}${dice.oneIn(5) ? '|' : ''}`],
    check: ([text = '']) => hold(!text.includes('|'), `a pipe in "${text}"`),
  };

  test('finds a mistake, and makes it small', async () => {
    const finding = await attack(naive, { seed: 1, first: 0, count: 100 });
    expect(finding).toMatchObject({ target: 'naive', input: ['|'] });
  });

  test('sees a prototype that was changed, and an answer that takes too long', async () => {
    const polluting: Target = {
      ...naive,
      check: () => void Object.assign(Object.prototype, { polluted: 1 }),
    };
    expect(await trouble(polluting, [''])).toContain('a prototype has got a key');
    Reflect.deleteProperty(Object.prototype, 'polluted');
    const slow: Target = {
      ...naive,
      leastMs: 5,
      check() {
        const before = process.threadCpuUsage();
        while (process.threadCpuUsage(before).user < 20_000);
      },
    };
    expect(await trouble(slow, [''])).toContain('too slow');
  });

  test('leaves out what is not needed', async () => {
    const fails = async ([one = '', other = '']: Input) => one.includes('a') && other.includes('b');
    expect(await minimise(['xxaxx', 'bbb'], fails)).toEqual(['a', 'b']);
  });

  test.each([
    ['`a` b', '<code> b'],
    ['`` a`b `` c', '<code> c'],
    ['`a', '`a'],
    ['`a``b` c', '<code> c'],
    ['```sh\n@x\n```\nd', '<block>\nd'],
    ['| `a \\| b` | c |', '| <code> | c |'],
    ['| `a | b` | c |', '| `a | b` | c |'],
  ])('what stands outside of code in %j', (markdown, outside) => expect(outsideCode(markdown)).toBe(outside));
});
