import { describe, expect, test } from '@jest/globals';
import { parseQuantity, toBaseUnit } from '../../../src/units/quantity.ts';

describe('parse', () => {
  test.each([
    ['50ms', 50, 'ms'],
    ['180KB', 180, 'KB'],
    ['12 MiB', 12, 'MiB'],
    ['1e6/s', 1e6, '/s'],
    ['20ns', 20, 'ns'],
    ['3', 3, ''],
    ['.5 s', 0.5, 's'],
    ['-1', -1, ''],
    ['1.5e-3 sec/op', 1.5e-3, 'sec/op'],
    ['2%', 2, '%'],
  ])('%s', (text, value, unit) => {
    expect(parseQuantity(text)).toEqual({ value, unit, text });
  });

  test('blanks around it are no part of it', () => {
    expect(parseQuantity('  50 ms ')).toEqual({ value: 50, unit: 'ms', text: '50 ms' });
  });

  test.each(['', 'ms', 'fast', '1,5ms', '1.2.3', '5 - 3', '1e999', '>5ms', 'NaN'])('"%s" is none', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe('to the base unit', () => {
  test.each([
    ['50ms', 'sec/op', 0.05],
    ['50ms', 'p99-sec', 0.05],
    ['20ns', 'sec', 2e-8],
    ['20ns/op', 'sec/op', 2e-8],
    ['2min', 'sec', 120],
    ['50ms', 'ms/op', 50],
    ['180KB', 'B/op', 180_000],
    ['12 MiB', 'B', 12 * 2 ** 20],
    ['1KiB', 'heap-bytes', 1024],
    ['100MB/s', 'B/s', 1e8],
    ['2 GiB/s', 'B/s', 2 ** 31],
    ['1e6/s', 'B/s', 1e6],
    ['1e6/s', 'ops/s', 1e6],
    ['1e6/sec', '1/s', 1e6],
    ['500 ops/s', 'ops/s', 500],
    ['500 ops/sec', 'ops/s', 500],
    ['3', 'allocs/op', 3],
    ['3/op', 'allocs/op', 3],
    ['3 allocs', 'allocs/op', 3],
    ['99', 'cache-hit-%', 99],
    ['99%', 'cache-hit-%', 99],
    ['7 widgets', 'widgets', 7],
    ['1000', 'ops/s', 1000],
    ['0', 'sec/op', 0],
    ['0', 'B/op', 0],
  ])('%s is for %s', (text, unit, value) => {
    expect(toBaseUnit(parseQuantity(text)!, unit)).toBeCloseTo(value, 12);
  });

  test.each([
    ['50ms', 'B/op'],
    ['50ms', 'allocs/op'],
    ['50ms', 'B/s'],
    ['180KB', 'sec/op'],
    ['180KB', 'B/s'],
    ['1e6/s', 'sec/op'],
    ['1e6/s', 'allocs/op'],
    ['500 req/s', 'ops/s'],
    ['5', 'sec/op'],
    ['5', 'B/op'],
    ['5', 'B/s'],
    ['5 apples', 'sec/op'],
    ['5ms/s', 'sec/op'],
    ['5/op', 'sec/op'],
  ])('%s does not fit %s', (text, unit) => {
    expect(toBaseUnit(parseQuantity(text)!, unit)).toBeNull();
  });
});
