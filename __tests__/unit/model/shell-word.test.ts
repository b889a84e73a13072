import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { diceOf } from '../../../bench/fuzz/dice.ts';
import { quoteShellWord } from '../../../src/text/shell-word.ts';

/** The words that a POSIX shell makes of a line. */
function wordsOf(line: string): string[] {
  // Each word ends in a null character, which none can hold.
  const output = execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return output.split('\0').slice(0, -1);
}

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
    expect(wordsOf(word)).toEqual([text]);
  });

  test('every text comes back as it was, and nothing invisible is shown', () => {
    const characters = [...'a "\'\\`$!*~#-=\n\r\t\u001B\u200B\u2028ü€😀%()&|;<>'];
    const dice = diceOf(1, 0);
    const texts = Array.from({ length: 400 }, () =>
      Array.from({ length: dice.below(12) }, () => dice.pick(characters)).join(''),
    );
    const line = texts.map(quoteShellWord).join(' ');
    expect(line).not.toMatch(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/u);
    expect(wordsOf(line)).toEqual(texts);
  });
});
