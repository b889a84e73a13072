import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { entry, scalar } from '../../../src/init/written-files.ts';

describe('what is written is read again as it was', () => {
  test.each([
    'plain',
    'a: b',
    '# no comment',
    "it's",
    '"x"',
    '*',
    '- a',
    'a\nb',
    '  spaced',
    'true',
    '6',
    '',
    '{a}',
    'x \\ y',
  ])('%j', (text) => {
    expect(parse(entry('key', [text]).join('\n'))).toEqual({ key: text });
    expect(parse(entry('key', [text, 'other']).join('\n'))).toEqual({ key: [text, 'other'] });
    expect(parse(`a:\n  b:\n    key: ${scalar(text, '    ')}\n`)).toEqual({ a: { b: { key: text } } });
  });
});

test('a long line stays one line; nothing is no entry', () => {
  expect(entry('run', ['word '.repeat(100).trim()])).toHaveLength(1);
  expect(entry('run', ['word '.repeat(100).trim()])[0]).not.toContain('\n');
  expect(entry('run', [])).toEqual([]);
});
