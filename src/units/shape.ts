// Classifies a unit by its words: whether it is a time, a size or something else, and what it is per.

import { tokens } from './tokens.ts';
import { unitWord } from './words.ts';

export interface Shape {
  /** Meaning of the one word in the numerator that names a time or a size. `other`: no such word, or several. */
  readonly kind: 'time' | 'size' | 'other';
  /** Factor from that word to second or byte. 1 for `other`. */
  readonly factor: number;
  /** Words of the numerator (above) and the denominator (below). */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** True for an amount per second. */
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
