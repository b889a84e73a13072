// `compare` against the real benchstat on random files and flags, where it is on PATH: BENCHSTAT=1, and another
// BENCHSTAT_SEED and BENCHSTAT_COUNT to look elsewhere. All bytes of stdout, all messages, the exit code.

import { describe, expect, test } from '@jest/globals';
import { comparable, differInZerosOnly } from '../support/benchstat-answers.ts';
import { CHOSEN } from '../support/benchstat-chosen.ts';
import { ourAnswer } from '../support/benchstat-ours.ts';
import { realAnswers } from '../support/benchstat-program.ts';
import { type BenchstatCase, randomCase } from '../support/benchstat-random.ts';

const FIRST_SEED = Number(process.env['BENCHSTAT_SEED'] ?? 1);
const COUNT = Number(process.env['BENCHSTAT_COUNT'] ?? 2_000);
const TIMEOUT_MS = 600_000;
/** Differences that are shown in full. */
const SHOWN = 3;

const live: (name: string, tests: () => void) => void = process.env['BENCHSTAT'] === '1' ? describe : () => {};

live('agreement with the benchstat of today', () => {
  test(
    `on ${COUNT} random cases`,
    async () => {
      const seeds = Array.from({ length: COUNT }, (_, index) => FIRST_SEED + index);
      await expectAgreement(Object.fromEntries(seeds.map((seed) => [`seed ${seed}`, randomCase(seed)])));
    },
    TIMEOUT_MS,
  );

  test('on the chosen cases', () => expectAgreement(CHOSEN), TIMEOUT_MS);
});

test('the random cases are of all kinds', () => {
  const cases = Array.from({ length: 2_000 }, (_, index) => randomCase(FIRST_SEED + index));
  const count = (holds: (one: BenchstatCase) => boolean) => cases.filter(holds).length;
  const has = (pattern: RegExp) => count(({ args }) => args.some((arg) => pattern.test(arg)));
  const files = (number: number) => count((one) => Object.keys(one.files).length === number);
  for (const number of [1, 2, 3, 4]) expect(files(number)).toBeGreaterThan(50);
  for (const flag of ['row', 'col', 'table', 'ignore', 'filter', 'alpha', 'confidence', 'format']) {
    expect(has(new RegExp(`^--?${flag}(=|$)`))).toBeGreaterThan(100);
  }
  const line = (pattern: RegExp) => count((one) => pattern.test(Object.values(one.files).join('\n')));
  for (const pattern of [/^Unit /m, /^pkg: /m, /\b0 ns\/op/, /\xff/, /\r\n/, /NaN/, /Inf/, /\xc2\xa0/]) {
    expect(line(pattern)).toBeGreaterThan(10);
  }
});

async function expectAgreement(cases: Readonly<Record<string, BenchstatCase>>): Promise<void> {
  const names = Object.keys(cases);
  const answers = await realAnswers(Object.values(cases));
  const different = names.flatMap((name, index) => {
    const [ours, theirs] = comparable(ourAnswer(cases[name]!), answers[index]!);
    const isSame = JSON.stringify(ours) === JSON.stringify(theirs);
    return isSame || differInZerosOnly(ours, theirs) ? [] : [{ name, ...cases[name], ours, theirs }];
  });
  const shown = different.slice(0, SHOWN);
  expect(shown.map(({ name, args, ours }) => ({ name, args, ...ours }))).toEqual(
    shown.map(({ name, args, theirs }) => ({ name, args, ...theirs })),
  );
  expect(different.map(({ name }) => name)).toEqual([]);
}
