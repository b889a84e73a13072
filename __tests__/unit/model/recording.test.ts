import { expect, test } from '@jest/globals';
import type { RecordedInvocation } from '../../../src/model/recording.ts';
import { findWholeRounds } from '../../../src/model/whole-rounds.ts';
import { aRecording } from '../../support/recordings.ts';

/**
 * `1a`: command `a` of round 1 on both sides; `2b<`: on base alone; `2b>`: on head alone; `2b!`: failed on head; `2b?`: cut on
 * head; `2b~`: failed on base, and not run on head.
 */
function roundsOf(text: string): number[] {
  const invocations = text.split(' ').flatMap((word): RecordedInvocation[] => {
    const [, round = '', command = '', mark = ''] = /^(\d+)([a-z])(.?)$/.exec(word) ?? [];
    const one = { round: Number(round), command: command.charCodeAt(0) - 97, startMs: 0, durationMs: 1 };
    const outcome = mark === '!' ? 'failed' : mark === '?' ? 'cut' : 'ok';
    const base = { ...one, side: 'base', exitCode: 0, outcome: mark === '~' ? 'failed' : 'ok' } as const;
    const head = { ...base, side: 'head', outcome } as const;
    if (mark === '>') return [head];
    return mark === '<' || mark === '~' ? [base] : [base, head];
  });
  return [...findWholeRounds({ ...aRecording({ a: { base: [1], head: [1] } }), invocations })];
}

test.each([
  ['every command on both sides', '0a 0b 1a 1b 2a 2b', [1, 2]],
  ['fewer commands, once the others are decided', '1a 1b 2b 3b', [1, 2, 3]],
  ['a command on one side alone', '1a 1b 2a 2b<', [1]],
  ['one that failed', '1a 1b 2a 2b!', [1]],
  ['one that was cut', '1a 1b 2a 2b?', [1]],
  ['one that was cut in the middle of the run', '1a 1b 2b? 3a 3b', [1, 3]],
  ['one that was made twice, once in vain', '1a 2a? 2a', [1]],
  ['the only round, which was cut on head', '0a 1a?', []],
  ['rounds of base before the first of head, which was cut', '0a 2a< 1a?', []],
  ['rounds of base before head began one', '0a 1a< 2a<', []],
  ['a first round in which base broke', '0a 1a~ 1a>', []],
  ['a base that never ran', '0a> 1a> 2a>', [1, 2]],
  ['a base that works with no command', '0a~ 0b~ 0a> 0b> 1a> 1b> 2a>', [1, 2]],
])('%s: %s', (_, text, whole) => {
  expect(roundsOf(text)).toEqual(whole);
});
