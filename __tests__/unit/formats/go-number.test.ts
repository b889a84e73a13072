import { expect, test } from '@jest/globals';
import { parseGoFloat, parseIterations } from '../../../src/formats/go-line.ts';

test.each([
  ['1726', 1726],
  ['+5', 5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e3', 1000],
  ['1_000', 1000],
  ['1e1_0', 1e10],
  ['0x1p-2', 0.25],
  ['0x.8p1', 1],
  ['0X1P3', 8],
  ['0x_1p0', 1],
  ['0x10000p-1080', 2 ** -1064],
  ['-0x1p0', -1],
  ['00012', 12],
  ['1e-999', 0],
  ['inf', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['nan', Number.NaN],
])('%s is %p', (text, value) => {
  expect(parseGoFloat(text)).toBe(value);
});

test.each(['0x10', '0b101', '1__0', '_1', '1_', '1,5', '1._5', '1_.5', '+nan', '1.5.5', '.', ''])(
  '"%s" is no number',
  (text) => {
    expect(parseGoFloat(text)).toBe('invalid syntax');
  },
);

test.each(['1e999', '-1e999', '0x1p1024'])('%s is too large', (text) => {
  expect(parseGoFloat(text)).toBe('value out of range');
});

test.each([
  ['100', 100],
  ['-5', -5],
  ['+0', 0],
  ['9223372036854775808', 'value out of range'],
  ['-9223372036854775809', 'value out of range'],
  ['1_000', 'invalid syntax'],
  ['1.0', 'invalid syntax'],
  ['0x1', 'invalid syntax'],
])('%s iterations are %p', (text, value) => {
  expect(parseIterations(text)).toBe(value);
});
