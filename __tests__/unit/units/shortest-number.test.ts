import { expect, test } from '@jest/globals';
import { formatShortestNumber } from '../../../src/units/shortest-number.ts';

// What Go's fmt prints for `%v`.
test.each([
  [0, '0'],
  [-0, '-0'],
  [1, '1'],
  [-12.5, '-12.5'],
  [123456, '123456'],
  [999999.5, '999999.5'],
  [1e6, '1e+06'],
  [1234567, '1.234567e+06'],
  [-1e21, '-1e+21'],
  [1e100, '1e+100'],
  [0.0001, '0.0001'],
  [0.00001, '1e-05'],
  [1.0000000000000001e-7, '1.0000000000000001e-07'],
  [1.25e-300, '1.25e-300'],
  [0.1 + 0.2, '0.30000000000000004'],
  [Infinity, '+Inf'],
  [-Infinity, '-Inf'],
  [Number.NaN, 'NaN'],
])('%p is %s', (value, text) => {
  expect(formatShortestNumber(value)).toBe(text);
});
