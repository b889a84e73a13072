import { describe, expect, test } from '@jest/globals';
import { compareBytes, NAMED_ORDERS, orderOfList } from '../../../src/benchstat/projection.ts';

function sorted(values: readonly string[], name: string): string[] {
  const order = NAMED_ORDERS.get(name)!;
  return [...values].sort((one, other) => order(one, other) || compareBytes(one, other));
}

describe('num', () => {
  test.each([
    [
      ['10', '9', '1k', '1Ki', '999', '2M', '1e3'],
      ['9', '10', '999', '1e3', '1k', '1Ki', '2M'],
    ],
    [
      ['b', '', '1', 'a', 'nan', 'inf', '-1'],
      ['-1', '1', 'inf', 'nan', '', 'a', 'b'],
    ],
    [
      ['1kB', '1KiB', '1b', '3B', '1_0', '0x1p4', '.5', '1.5k'],
      ['.5', '1b', '3B', '1_0', '0x1p4', '1kB', '1KiB', '1.5k'],
    ],
    [
      ['1m', '1', '1K', '1g'],
      ['1', '1K', '1g', '1m'],
    ],
    [
      ['1e400', '2', '1.2.3'],
      ['2', '1.2.3', '1e400'],
    ],
  ])('%j', (values, expected) => {
    expect(sorted(values, 'num')).toEqual(expected);
  });
});

test('alpha sorts by bytes of UTF-8, where UTF-16 would not', () => {
  const bytes = ['\u{10000}', '\uffee', 'z', 'Z', ''].map((text) => Buffer.from(text).toString('latin1'));
  const texts = sorted(bytes, 'alpha').map((text) => Buffer.from(text, 'latin1').toString());
  expect(texts).toEqual(['', 'Z', 'z', '\uffee', '\u{10000}']);
});

test('a list: the last place counts, and what is not there stands with the first', () => {
  const order = orderOfList(['a', 'b', 'a']);
  expect(order('a', 'b')).toBeGreaterThan(0);
  expect(orderOfList(['a', 'b'])('x', 'a')).toBe(0);
  expect(orderOfList(['a', 'b'])('x', 'b')).toBeLessThan(0);
});
