import { expect, test } from '@jest/globals';
import { makeWordTable } from '../../../src/benchstat/word-table.ts';

test('the same word has the same number, counted from 0', () => {
  const words = makeWordTable();
  const texts = ['a', '', 'toString', '\xff\0', 'a '];
  for (let round = 0; round < 2; round += 1)
    for (const [number, text] of texts.entries()) expect(words.numberOf(text)).toBe(number);
  expect(texts.map((_, number) => words.text(number))).toEqual(texts);
});
