import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { parseJsonText } from '../../../src/formats/json-text.ts';

test('one document', () => {
  const text = '\n {"a": [1, -2.5e3, true, false, null, "\\u00e4\\n\\"", {}, []]} \n';
  expect(parseJsonText(text)).toEqual({
    documents: [{ value: JSON.parse(text), line: 2 }],
    failure: null,
  });
});

test('documents behind each other, with or without a line between', () => {
  const { documents, failure } = parseJsonText('[1]\n[2]{"a":\n3}\n\n"x"');
  expect(documents).toEqual([
    { value: [1], line: 1 },
    { value: [2], line: 2 },
    { value: { a: 3 }, line: 2 },
    { value: 'x', line: 5 },
  ]);
  expect(failure).toBeNull();
});

test('nothing is no document and no failure', () => {
  expect(parseJsonText(' \n')).toEqual({ documents: [], failure: null });
});

describe('where it stops being JSON', () => {
  test.each([
    ['[1, 2', 1, 6, null, 'more'],
    ['[1,\n"abc', 2, 5, null, 'value'],
    ['{"a": ', 1, 7, null, 'value'],
    ['[1 2]', 1, 4, '2', 'more'],
    ['[\n  NaN\n]', 2, 3, 'NaN', 'first value'],
    ['[-Infinity]', 1, 2, '-Infinity', 'first value'],
    ['[1,]', 1, 4, ']', 'value'],
    ['[1}', 1, 3, '}', 'more'],
    ['{a: 1}', 1, 2, 'a', 'first key'],
    ['{"a" 1}', 1, 6, '1', 'colon'],
    ['{"a": 1,}', 1, 9, '}', 'key'],
    ['["a\tb"]', 1, 2, '"', 'first value'],
    ['[01]', 1, 3, '1', 'more'],
    ['> npm run bench', 1, 1, '>', null],
    ['{}\nDone in 1.20s.', 2, 1, 'Done', null],
  ])('%j', (text, line, column, found, expected) => {
    expect(parseJsonText(text).failure).toEqual({ line, column, found, expected });
    expect(() => JSON.parse(text)).toThrow();
  });

  test('what was complete before stays', () => {
    expect(parseJsonText('[1]\n[2')).toEqual({
      documents: [{ value: [1], line: 1 }],
      failure: { line: 2, column: 3, found: null, expected: 'more' },
    });
  });

  test('depth is bounded', () => {
    expect(parseJsonText('['.repeat(100_000)).failure).not.toBeNull();
  });
});

describe('bare NaN and Infinity, where a tool writes them', () => {
  const lenient = (text: string) => parseJsonText(text, true);

  test('become texts, and texts stay what they are', () => {
    expect(lenient('{"NaN": NaN, "a\\"": ["Infinity", -Infinity, "\\\\", Infinity]}').documents[0]?.value).toEqual({
      NaN: 'NaN',
      'a"': ['Infinity', '-Infinity', '\\', 'Infinity'],
    });
  });

  test.each(['{NaN: 1}', '[NaN 1]', '[NaNs]', '[nans]', '[+Infinity]', '[inf.5]'])('%j is still no JSON', (text) => {
    expect(lenient(text).failure).not.toBeNull();
  });
});

test.each(['{"a": "', '{"a": "\\n', '{"a": "b\n'])('a long text that is never closed takes no time: %j', (start) => {
  const { failure } = parseJsonText(start + 'x'.repeat(100_000));
  expect(failure).not.toBeNull();
});

test('a long string that is never closed is told at once', () => {
  const { failure } = parseJsonText(`{"a": "${'x'.repeat(1_000_000)}\\n${'y'.repeat(1000)}`);
  expect(failure).toMatchObject({ found: null });
});
