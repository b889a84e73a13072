import { describe, expect, test } from '@jest/globals';
import { diceOf } from '../../../bench/fuzz/dice.ts';
import { quoteShellWord } from '../../../src/text/shell-word.ts';

describe('a word for a shell', () => {
  test.each([
    ['go', 'go'],
    ['--head=v1', '--head=v1'],
    ['', "''"],
    ['npm ci', "'npm ci'"],
    ["it's", "'it'\\''s'"],
    ['a\nb', "'a\nb'"],
    ['a\u001Bb', `'a'"$(printf '\\033')"'b'`],
    ['a\u202Eb', `'a'"$(printf '\\342\\200\\256')"'b'`],
    ['a\r\n', `'a'"$(printf '\\015')"'\n'`],
  ])('%j', (text, word) => {
    expect(quoteShellWord(text)).toBe(word);
  });

  test('nothing invisible is shown', () => {
    const characters = [...'a "\'\\`$!*~#-=\n\r\t\u001B\u200B\u2028ü€😀%()&|;<>'];
    const dice = diceOf(1, 0);
    const texts = Array.from({ length: 400 }, () =>
      Array.from({ length: dice.below(12) }, () => dice.pick(characters)).join(''),
    );
    const line = texts.map(quoteShellWord).join(' ');
    expect(line).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
  });
});
