import { expect, test } from '@jest/globals';
import { suggestWord } from '../../../src/settings/mistake.ts';

const KEYS = ['max-regression', 'max-minutes', 'max', 'min', 'rounds', 'units', 'unit'];

test.each([
  ['max-regresion', 'max-regression'],
  ['maxRegression', 'max-regression'],
  ['max_minutes', 'max-minutes'],
  ['ROUNDS', 'rounds'],
  ['ruonds', 'rounds'],
  ['threshold', 'max-regression'],
  ['warning', null],
  ['horizon', null],
  ['', null],
])('%s is meant to be %s', (word, meant) => {
  expect(suggestWord(word, KEYS)).toBe(meant);
});

test('without known words there is no suggestion', () => {
  expect(suggestWord('rounds', [])).toBeNull();
});
