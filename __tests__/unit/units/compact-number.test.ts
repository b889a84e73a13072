import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import {
  formatChange,
  formatInterval,
  formatMagnitude,
  formatProbability,
  formatPValue,
  toQuantityPiece,
} from '../../../src/render/numbers.ts';
import { formatRange } from '../../../src/render/result-table.ts';
import { formatCompact, formatWithSign } from '../../../src/units/compact-number.ts';
import { formatMargin, formatPercent, formatWholePercent } from '../../../src/units/percent.ts';
import { formatQuantity, makeRowFormatter } from '../../../src/units/scale.ts';

/** Numbers of every sign and magnitude that a double has, and what is none. */
const EDGES = [0, 1, 1e3, 99_999, 1e5, 1e12, 1e15, 1e18, 1e21, 1e30, 1e300, Number.MAX_VALUE, Infinity];
const SMALL = [0.5, 0.0005, 1e-9, 1e-12, 1e-20, 1e-30, 1e-300, Number.MIN_VALUE];
const { uniform } = randomOf(49);
const random = Array.from({ length: 2_000 }, () => 10 ** (uniform() * 640 - 325) * (1 + uniform()));
const POSITIVE = [...EDGES, ...SMALL, ...random];
const ALL = [...POSITIVE, ...POSITIVE.map((value) => -value), Number.NaN];

/** What people can read: digits with a sign, a point, an exponent and a prefix; or that there is none. */
const READABLE = /^(?:p[=<])?[+-]?(?:\d+(?:\.\d+)?(?:e[+-]\d+)?|∞|\?)(?:[TGMkmµn]|[TGMK]i)?%?$/;

const WAYS: readonly [string, (value: number) => string][] = [
  ['brief', (value) => formatCompact(value, 3)],
  ['signed', (value) => formatWithSign(value, 2, '%')],
  ['change', formatChange],
  ['magnitude', formatMagnitude],
  ['percent', formatPercent],
  ['rough', formatMargin],
  ['wholePercent', formatWholePercent],
  ['scaler, decimal', (value) => makeRowFormatter([value], 'sec')(value)],
  ['scaler, binary', (value) => makeRowFormatter([value], 'B')(value)],
  ['scaler, of a row with a small value', (value) => makeRowFormatter([1e-9, value], 'sec')(value)],
  ['scaler, of a row with a large value', (value) => makeRowFormatter([1e18, value], 'B')(value)],
  ['formatQuantity', (value) => formatQuantity(value, 'widgets').replace(/ widgets$/, '')],
  ['quantity', (value) => toQuantityPiece(value, 'count') as string],
  // Without an interval there is none.
  ['range', (value) => formatRange({ median: value, medianInterval: { low: value / 3, high: value * 3 } }) || '?'],
];

describe.each(WAYS)('%s', (_, write) => {
  test('writes every number in at most 12 characters', () => {
    const texts = ALL.map((value) => ({ value, text: write(value) }));
    expect(texts.filter(({ text }) => text.length > 12 || !READABLE.test(text))).toEqual([]);
  });
});

test('an interval has two numbers', () => {
  for (const low of ALL) {
    const text = formatInterval({ low, high: low * 3 });
    for (const one of text?.split(/ to |above |below /).filter(Boolean) ?? [])
      if (one.length > 12 || !READABLE.test(one)) expect({ low, text }).toEqual('readable');
  }
});

test('a probability is short, however small', () => {
  for (const p of POSITIVE.filter((value) => value <= 1)) {
    for (const text of [formatProbability(p), formatPValue(p)])
      if (text.length > 12 || !READABLE.test(text)) expect({ p, text }).toEqual('readable');
  }
});

test('nothing is lost: a long number has an exponent, and no number has a sign of its own', () => {
  expect([1234.5, 1e30, -1e30, 1e-300].map((value) => formatCompact(value, 2))).toEqual([
    '1234.50',
    '1.00e+30',
    '-1.00e+30',
    '0.00',
  ]);
  expect([0.1048, 1e300, Infinity, -Infinity, Number.NaN].map(formatChange)).toEqual([
    '+10.48%',
    '+1.00e+302%',
    '+∞%',
    '-∞%',
    '?',
  ]);
  expect(makeRowFormatter([1e-9, 100], 'sec')(100)).toBe('100.0');
});
