import { expect, test } from '@jest/globals';
import { formatDecimals } from '../../../src/units/fixed-decimals.ts';

// What Go prints; JavaScript's toFixed gives another text for each.
test.each([
  [0.3125, 3, '0.312'],
  [1.0625, 3, '1.062'],
  [100.25, 1, '100.2'],
  [3.125, 2, '3.12'],
  [12.5, 0, '12'],
  [-0, 3, '-0.000'],
  [1e21, 1, '1000000000000000000000.0'],
  [Number.POSITIVE_INFINITY, 1, '+Inf'],
  [Number.NEGATIVE_INFINITY, 1, '-Inf'],
])('%p with %i decimals is %s', (value, decimals, text) => {
  expect(formatDecimals(value, decimals)).toBe(text);
});

test.each([
  [0, 3, '0.000'],
  [0, 0, '0'],
  [1.005, 2, '1.00'],
  [0.375, 2, '0.38'],
  [13.5, 0, '14'],
  [-2.5, 0, '-2'],
  [-1234.5678, 2, '-1234.57'],
  [0.0004, 3, '0.000'],
  [999.9999, 1, '1000.0'],
  [5e-324, 10, '0.0000000000'],
  [Number.NaN, 10, 'NaN'],
])('%p with %i decimals is %s', (value, decimals, text) => {
  expect(formatDecimals(value, decimals)).toBe(text);
});

test('agrees with toFixed wherever no half is rounded', () => {
  for (let step = 1; step < 500; step++) {
    const value = Math.sin(step) * 10 ** ((step % 18) - 6);
    expect(formatDecimals(value, step % 9)).toBe(value.toFixed(step % 9));
  }
});
