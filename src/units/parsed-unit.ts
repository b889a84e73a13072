// Classifies a unit by its words: whether it is a time, a size or something else, and what it is per.

import { rememberAnswers } from '../text/remember-answers.ts';
import { splitUnit } from './tokens.ts';
import { findUnitWord } from './unit-words.ts';

export interface ParsedUnit {
  /** Meaning of the one word in the numerator that names a time or a size. `other`: no such word, or several. */
  readonly kind: 'time' | 'size' | 'other';
  /** Factor from that word to second or byte. 1 for `other`. */
  readonly factor: number;
  readonly numerator: readonly string[];
  readonly denominator: readonly string[];
  /** True for an amount per time: per second, per millisecond, per hour. */
  readonly rate: boolean;
  /** Seconds in the time that a rate is per. Null for other units. */
  readonly perSeconds: number | null;
}

export const parseUnit = rememberAnswers((unit: string): ParsedUnit => {
  const words = splitUnit(withSlashes(unit));
  const above = words.filter((token) => !token.inDenominator).map(({ text }) => text);
  const below = words.filter((token) => token.inDenominator).map(({ text }) => text);
  const time = below.map(findUnitWord).find((word) => word?.base === 'sec');
  const measures = above.map(findUnitWord).filter((word) => word?.inside);
  const [measure] = measures.length === 1 ? measures : [];
  return {
    kind: measure === undefined || measure === null ? 'other' : measure.base === 'sec' ? 'time' : 'size',
    factor: measure?.factor ?? 1,
    numerator: above,
    denominator: below,
    rate: time !== undefined,
    perSeconds: time?.factor ?? null,
  };
});

/** Writes `ops per second`, `ops_per_second` and `ops s^-1` with a slash. */
function withSlashes(unit: string): string {
  if (!/per|1|¹/i.test(unit)) return unit;
  return unit
    .replaceAll(/(?<=\S)[\s_-]+per[\s_-]+(?=\S)/gi, '/')
    .replaceAll(/[\s*·.]*(?<!\p{L})(\p{L}+)(?:(?:\^|\*\*)\(?-1\)?|⁻¹)/gu, '/$1')
    .replace(/[\s*·]+(s|sec|min|h)-1$/, '/$1');
}
