import { describe, expect, test } from '@jest/globals';
import { parseNumberSeries } from '../../../src/text/number-series.ts';

describe('parseNumberSeries', () => {
  test.each([
    ['1\n2.5\n-3e2\n', [1, 2.5, -300]],
    ['\uFEFF 1 \r\n\r\n+2\r.5', [1, 2, 0.5]],
    ['[1, 2.5,\n -3e2]\n', [1, 2.5, -300]],
    ['\uFEFF\n[7]', [7]],
    ['', []],
    [' \n\t\n', []],
    ['[]', []],
  ])('%j', (text, values) => {
    expect(parseNumberSeries(text)).toEqual({ values });
  });

  test.each([
    ['1\n\nx3', { got: 'x3', at: { line: 3 }, isNotFinite: false }],
    ['1,2', { got: '1,2', at: { line: 1 }, isNotFinite: false }],
    ['0x10', { got: '0x10', at: { line: 1 }, isNotFinite: false }],
    ['5 ms', { got: '5 ms', at: { line: 1 }, isNotFinite: false }],
    ['1\nNaN', { got: 'NaN', at: { line: 2 }, isNotFinite: true }],
    ['-inf', { got: '-inf', at: { line: 1 }, isNotFinite: true }],
    ['1e999', { got: '1e999', at: { line: 1 }, isNotFinite: true }],
    ['[1, "2"]', { got: '"2"', at: { index: 1 }, isNotFinite: false }],
    ['[null]', { got: 'null', at: { index: 0 }, isNotFinite: false }],
    ['[1, [2]]', { got: '[…]', at: { index: 1 }, isNotFinite: false }],
    ['[{"a": 1}]', { got: '{…}', at: { index: 0 }, isNotFinite: false }],
    ['[1, -1e999]', { got: '-Infinity', at: { index: 1 }, isNotFinite: true }],
  ])('%j is refused', (text, bad) => {
    expect(parseNumberSeries(text)).toEqual({ bad });
  });

  test.each(['[1,', '[NaN]', '[1] 2', '['])('%j is no JSON', (text) => {
    expect(parseNumberSeries(text)).toEqual({ brokenJson: expect.any(String) });
  });
});
