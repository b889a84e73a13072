import { describe, expect, test } from '@jest/globals';
import { findFilterError, findProjectionError, projectionKeysOf } from '../../../src/benchstat/expressions.ts';

describe('a fault', () => {
  test('is the first line of what benchstat says', () => {
    expect(findProjectionError('.name@upwards')?.message).toBe('syntax error: unknown order "upwards"');
    expect(findProjectionError('.unit')?.message).toBe('syntax error: .unit is only allowed in filters');
    expect(findFilterError('')?.message).toBe('syntax error: expected key:value or subexpression');
    expect(findFilterError('.name:(a')?.message).toMatch(/^syntax error: [^\n]+$/);
  });

  test('is told in characters, not in bytes', () => {
    expect(findProjectionError('/größe .name@größer')).toEqual({
      message: 'syntax error: unknown order "größer"',
      within: { from: 13, to: 19 },
    });
  });

  test.each([
    ['.name:Encode .unit', '.unit'],
    ['.name:Encode )', ')'],
    ['.name:(a b)', 'b'],
    ['.name:/(/ .unit:B', '/(/ .unit:B'],
    ['.name:/[/ .unit:B', '/[/ .unit:B'],
    ['.config:x', '.config'],
    ['.name:"abc', '"abc'],
    ['.name:', '.name'],
    ['.name:a OR', ''],
  ])('of the filter %s is about %s', (filter, token) => {
    const { from, to } = findFilterError(filter)!.within;
    expect(filter.slice(from, to)).toBe(token);
  });

  test('is none of what is written well', () => {
    expect([findProjectionError(''), findProjectionError('/size@num,.file'), findFilterError('*')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('the keys of a projection', () => {
  expect(projectionKeysOf('pkg,/größe@num .file@(base head)')).toEqual(['pkg', '/größe', '.file']);
  expect(projectionKeysOf('')).toEqual([]);
});
