import { describe, expect, test } from '@jest/globals';
import { makePositionFinder, partOfScalar } from '../../../src/settings/yaml-faults.ts';

describe('a place', () => {
  test.each([
    ['abc', 0, 3, { line: 1, column: 1, length: 3, text: 'abc' }],
    ['\nabc', 0, 0, { line: 1, column: 1, length: 1, text: '' }],
    ['ab\r\ncd\r\n', 4, 6, { line: 2, column: 1, length: 2, text: 'cd' }],
    ['ab\ncd', 0, 5, { line: 1, column: 1, length: 2, text: 'ab' }],
    ['ab\n', 3, 3, { line: 2, column: 1, length: 1, text: '' }],
  ])('in %j from %i to %i', (text, from, to, place) => {
    expect(makePositionFinder(text)({ from, to })).toEqual(place);
  });
});

describe('a part of a scalar', () => {
  test.each([
    ['plain', 'abc def', 4, 7, 'def'],
    ['in single quotes', "'it''s def'", 5, 8, 'def'],
    ['in double quotes', '"a\\tb \\u00e9\\U0001F680 def"', 8, 11, 'def'],
    ['an escape', '"a\\tb"', 1, 2, '\\t'],
    ['behind the end', '"abc"', 3, 3, ''],
    ['over lines: all of it', '"abc\n  def"', 4, 7, '"abc\n  def"'],
  ])('%s', (_, source, from, to, part) => {
    const text = `key: ${source}\n`;
    const span = partOfScalar(text, { from: 5, to: 5 + source.length }, { from, to });
    expect(text.slice(span.from, span.to)).toBe(part);
  });
});
