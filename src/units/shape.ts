// What the words of a unit say together: a time, a size or something else, and per what.

import { tokens } from './tokens.ts';
import { unitWord } from './words.ts';

export interface Shape {
  /** Of the one word above the line that names a time or a size; `other` with none or several. */
  readonly kind: 'time' | 'size' | 'other';
  /** From that word to second or byte; 1 for `other`. */
  readonly factor: number;
  /** The words above and below the line. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Something per second. */
  readonly rate: boolean;
}

export function shapeOf(unit: string): Shape {
  const words = tokens(unit);
  const above = words.filter((token) => !token.below).map(({ text }) => text);
  const below = words.filter((token) => token.below).map(({ text }) => text);
  const measures = above.map(unitWord).filter((word) => word?.inside);
  const [measure] = measures.length === 1 ? measures : [];
  return {
    kind: measure === undefined || measure === null ? 'other' : measure.base === 'sec' ? 'time' : 'size',
    factor: measure?.factor ?? 1,
    above,
    below,
    rate: below.some(isSecond),
  };
}

function isSecond(text: string): boolean {
  const word = unitWord(text);
  return word !== null && word.base === 'sec' && word.factor === 1;
}
