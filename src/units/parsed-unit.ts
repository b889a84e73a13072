// Classifies a unit by its words: whether it is a time, a size or something else, and what it is per.

import { splitUnit } from './tokens.ts';
import { findUnitWord } from './unit-words.ts';

export interface ParsedUnit {
  /** Meaning of the one word in the numerator that names a time or a size. `other`: no such word, or several. */
  readonly kind: 'time' | 'size' | 'other';
  /** Factor from that word to second or byte. 1 for `other`. */
  readonly factor: number;
  /** Words of the numerator and the denominator. */
  readonly numerator: readonly string[];
  readonly denominator: readonly string[];
  /** True for an amount per second. */
  readonly rate: boolean;
}

/** Units that were parsed. A report asks for the few units of its rows many times. */
const known = new Map<string, ParsedUnit>();

/** Maximum number of units to keep. Units of a recording are untrusted. */
const MAX_KNOWN = 100;

export function parseUnit(unit: string): ParsedUnit {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const parsed = parseWords(unit);
  if (known.size === MAX_KNOWN) known.clear();
  known.set(unit, parsed);
  return parsed;
}

function parseWords(unit: string): ParsedUnit {
  const words = splitUnit(unit);
  const above = words.filter((token) => !token.inDenominator).map(({ text }) => text);
  const below = words.filter((token) => token.inDenominator).map(({ text }) => text);
  const measures = above.map(findUnitWord).filter((word) => word?.inside);
  const [measure] = measures.length === 1 ? measures : [];
  return {
    kind: measure === undefined || measure === null ? 'other' : measure.base === 'sec' ? 'time' : 'size',
    factor: measure?.factor ?? 1,
    numerator: above,
    denominator: below,
    rate: below.some(isSecond),
  };
}

function isSecond(text: string): boolean {
  const word = findUnitWord(text);
  return word !== null && word.base === 'sec' && word.factor === 1;
}
