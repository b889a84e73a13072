import { expect, test } from '@jest/globals';
import { makeWords } from '../../../src/benchstat/intern.ts';

test('the same bytes have the same number, however many words there are', () => {
  const words = makeWords();
  const texts = Array.from({ length: 5000 }, (_, index) => 'x'.repeat(index % 40) + index);
  for (let round = 0; round < 2; round += 1)
    for (const [number, text] of texts.entries()) {
      const bytes = Buffer.from(`<${text}>`);
      expect(words.numberOf(bytes, 1, bytes.length - 1)).toBe(number);
    }
  expect(texts.map((_, number) => words.text(number))).toEqual(texts);
});

test('the empty word is a word, and bytes are not characters', () => {
  const words = makeWords();
  expect(words.numberOf(Buffer.from(''), 0, 0)).toBe(0);
  expect(words.numberOf(Buffer.from([0xff, 0x00]), 0, 2)).toBe(1);
  expect(words.numberOf(Buffer.from(''), 0, 0)).toBe(0);
  expect([words.text(0), words.text(1)]).toEqual(['', '\xff\0']);
});
