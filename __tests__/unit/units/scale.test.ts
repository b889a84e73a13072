import { describe, expect, test } from '@jest/globals';
import { commonScale, formatQuantity, makeRowFormatter } from '../../../src/units/scale.ts';

function row(values: number[], unit: string): string[] {
  return values.map(makeRowFormatter(values, unit));
}

describe('one row', () => {
  test('the value nearest to zero decides prefix and decimals', () => {
    expect(row([1.5e-6, 88.3e-9], 'sec/op')).toEqual(['1500.00n', '88.30n']);
    expect(row([2048, 1024 * 1024], 'B/op')).toEqual(['2.000Ki', '1024.000Ki']);
    expect(row([-1.2e3, 5e6], 'widgets')).toEqual(['-1.200k', '5000.000k']);
  });

  test('zero does not decide, unless all are zero', () => {
    expect(row([0, 12.34], 'x')).toEqual(['0.00', '12.34']);
    expect(row([0, 0], 'sec/op')).toEqual(['0.000', '0.000']);
  });

  test.each([
    [99.995e-9, '100.0n'],
    [99.994e-9, '99.99n'],
    [9.9995e-9, '10.00n'],
    [0.99995e-6, '1.000µ'],
    [0.99994e-6, '999.9n'],
    [0.5114e-9, '0.5114n'],
    [1e-13, '0.0001000n'],
    [1e-20, '1.00e-20'],
    [1e30, '1.00e+30'],
    [1.5e15, '1500.0T'],
    [1, '1.000'],
  ])('%p s is %s', (value, text) => {
    expect(row([value], 'sec/op')).toEqual([text]);
  });

  test.each([
    [1023, '1023.0'],
    [1024, '1.000Ki'],
    [1020 * 1024, '1020.0Ki'],
    [0.25, '0.2500'],
    [3 * 2 ** 40, '3.000Ti'],
  ])('%p bytes are %s', (value, text) => {
    expect(row([value], 'B/op')).toEqual([text]);
  });

  test('a value that would be too long has a scale of its own', () => {
    expect(row([1e-9, 100], 'sec/op')).toEqual(['1.000n', '100.0']);
    expect(row([1e-9, 1e18], 'sec/op')).toEqual(['1.000n', '1000000.0T']);
    expect(row([1e-9, 1e30], 'sec/op')).toEqual(['1.000n', '1.00e+30']);
  });

  test('what is no number is never written as one', () => {
    expect(row([Number.NaN, 5], 'x')).toEqual(['?', '5.000']);
    expect(row([5, Number.NaN], 'x')).toEqual(['5.000', '?']);
    expect(row([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], 'x')).toEqual(['∞', '-∞']);
  });

  test('benchstat lets a NaN decide where it comes first', () => {
    expect(commonScale([Number.NaN, 5], 'decimal')).toMatchObject({ decimals: 10, prefix: 'n' });
    expect(commonScale([5, Number.NaN], 'decimal')).toMatchObject({ decimals: 3, prefix: '' });
  });
});

describe('one value in a sentence', () => {
  test.each([
    [88.3e-9, 'sec/op', '88.30ns'],
    [0.0125, 'sec', '12.50ms'],
    [1.225e-8, 'p99-sec', '12.25ns'],
    [0, 'sec/op', '0s'],
    [16384, 'B/op', '16.00KiB'],
    [48, 'B/op', '48B'],
    [1048576, 'heap-bytes', '1.000MiB'],
    [506850000, 'B/s', '483.4MiB/s'],
    [12, 'allocs/op', '12'],
    [1234567, 'count', '1.235M'],
    [1685013, 'ops/s', '1.685M ops/s'],
    [2500000, '1/s', '2.500M/s'],
    [99.5, 'cache-hit-%', '99.50 cache-hit-%'],
    [42, 'instr/op', '42 instr/op'],
    [12.5, 'ms/op', '12.50 ms/op'],
  ])('%p %s is %s', (value, unit, text) => {
    expect(formatQuantity(value, unit)).toBe(text);
  });
});
