// What a real shell does with texts that the program writes for it: words of a command that a report prints, and scripts
// that `doctor` makes slower. Windows has no such shell.

import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { diceOf } from '../../bench/fuzz/dice.ts';
import { makeHostileText } from '../../bench/fuzz/mutate.ts';
import { addPauses } from '../../src/doctor/proof.ts';
import { scriptOf } from '../../src/model/command.ts';
import { quoteShellWord } from '../../src/text/shell-word.ts';

/** The words that a POSIX shell makes of a line. */
function wordsOf(line: string): string[] {
  // Each word ends in a null character, which no word can contain.
  const output = execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return output.split('\0').slice(0, -1);
}

describe('a quoted word comes back from a shell as it was', () => {
  const dice = diceOf(1, 0);
  const characters = [...'a "\'\\`$!*~#-=\n\r\t\u001B\u200B\u2028ü€😀%()&|;<>'];
  const someText = () => Array.from({ length: dice.below(12) }, () => dice.pick(characters)).join('');
  const hostileText = () =>
    Buffer.from(makeHostileText(dice)).toString().replaceAll('\0', '').slice(0, 2000).toWellFormed();

  test.each([
    ['the texts of the unit test', () => ['go', '--head=v1', '', 'npm ci', "it's", 'a\nb', 'a\u202Eb', 'a\r\n']],
    ['400 texts of characters with a meaning', () => Array.from({ length: 400 }, someText)],
    ['60 hostile texts', () => Array.from({ length: 60 }, hostileText)],
  ])('%s', (_, makeTexts) => {
    const texts = makeTexts();
    expect(wordsOf(texts.map(quoteShellWord).join(' '))).toEqual(texts);
  });
});

test('a command with a pause waits on head, and says the same on both sides', () => {
  const [script = ''] = addPauses(['echo it; exit 0'], [0.05]).map(scriptOf);
  const measureRun = (side: string) => {
    const startMs = performance.now();
    const env = { ...process.env, BENCH_REFEREE_SIDE: side };
    expect(String(execFileSync('sh', ['-e', '-c', script], { env }))).toBe('it\n');
    return performance.now() - startMs;
  };
  expect(measureRun('head')).toBeGreaterThanOrEqual(50);
  measureRun('base');
});
