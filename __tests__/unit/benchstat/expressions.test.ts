import { describe, expect, test } from '@jest/globals';
import { filterFault, keysOf, projectionFault } from '../../../src/benchstat/expressions.ts';

describe('a fault', () => {
  test('is the first line of what benchstat says', () => {
    expect(projectionFault('.name@upwards')).toBe('syntax error: unknown order "upwards"');
    expect(projectionFault('.unit')).toBe('syntax error: .unit is only allowed in filters');
    expect(filterFault('')).toBe('syntax error: expected key:value or subexpression');
    expect(filterFault('.name:(a')).toMatch(/^syntax error: [^\n]+$/);
  });

  test('is told in characters, not in bytes', () => {
    expect(projectionFault('.name@größer')).toBe('syntax error: unknown order "größer"');
  });

  test('is none of what is written well', () => {
    expect([projectionFault(''), projectionFault('/size@num,.file'), filterFault('*')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('the keys of a projection', () => {
  expect(keysOf('pkg,/größe@num .file@(base head)')).toEqual(['pkg', '/größe', '.file']);
  expect(keysOf('')).toEqual([]);
});
