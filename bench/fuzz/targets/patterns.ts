// Matches patterns of a configuration with untrusted names. In: a pattern and a name. Every answer must take at most 50
// milliseconds of processor time, and related patterns must agree.

import { compilePattern } from '../../../src/text/pattern.ts';
import type { Dice } from '../dice.ts';
import { assertThat, type Target } from '../target.ts';
import { HOSTILE } from '../words.ts';

const MAX_PATTERN_LENGTH = 200;
const MAX_NAME_LENGTH = 10_000;

const WILDCARDS = ['*', '**', '**/', '?'];

export const patterns: Target = {
  id: 'patterns',
  minLimitMs: 50,
  make(dice) {
    // Few different characters make a pattern fail late and in many ways.
    const characters = ['a', 'A', '/', dice.pick(['b', '🦀', '\ud83e', '.', dice.pick(HOSTILE)])].slice(dice.below(3));
    return [
      repeatWords([...characters, ...WILDCARDS], dice, MAX_PATTERN_LENGTH),
      repeatWords(characters, dice, MAX_NAME_LENGTH),
    ];
  },
  check([glob = '', name = '']) {
    compilePattern(glob)(name);
    const start = name.slice(0, MAX_PATTERN_LENGTH);
    assertThat(!compilePattern(glob)(start) || compilePattern(`**/${glob}`)(start), `${start}: "**/" can be nothing`);
    assertThat(/[*?]/.test(start) || compilePattern(start)(start), `${start}: it does not match itself`);
  },
};

/** Returns a few words repeated up to a length. */
function repeatWords(words: readonly string[], dice: Dice, length: number): string {
  const part = Array.from({ length: 1 + dice.below(6) }, () => dice.pick(words)).join('') || '/';
  const end = dice.oneIn(2) ? dice.pick(words) : '';
  return part.repeat(Math.ceil(length / part.length)).slice(0, length - end.length) + end;
}
