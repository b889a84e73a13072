import { describe, expect, test } from '@jest/globals';
import {
  BENCHMARK_ATTRIBUTE,
  type DefinitionRules,
  endsWithPath,
  makeLocator,
  unquote,
} from '../../../src/formats/definitions.ts';

const matches = (text: string, file = 'a') =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ file, line: index + 1, text: line.trim() }));

/** `{x` opens, `@` announces, all else is a name. */
const dialect: DefinitionRules = {
  ...{ description: '', files: [], sign: null, line: '' },
  parseMatch(text) {
    if (text === '@') return BENCHMARK_ATTRIBUTE;
    return text.startsWith('{') ? { name: text, opens: true } : { name: text };
  },
  queriesFor: ({ group, name }) => [
    { name, ...(group !== null && { within: `{${group}` }) },
    ...(group === null ? [] : [{ name: `{${group}` }]),
  ],
};

const SOURCE = matches(`
  {a
  x
  y
  {b
  x
  z
  z
`);

describe('a benchmark is placed', () => {
  const locate = makeLocator(SOURCE, dialect);
  test.each<[string, string | null, string, number | null]>([
    ['by its name, where there is one such', null, 'y', 3],
    ['nowhere, where two lines fit', null, 'x', null],
    ['within what was opened last', 'a', 'x', 2],
    ['within what was opened last, the second time too', 'b', 'x', 5],
    ['on the line of what it is in, when two lines fit', 'b', 'z', 4],
    ['on the line of what it is in, when none does', 'a', 'worked out', 1],
    ['nowhere, when nothing fits', 'c', 'y', null],
  ])('%s', (_, group, name, line) => {
    expect(locate({ group, name })).toEqual(line === null ? null : { file: 'a', line });
  });
});

test('another file is another scope', () => {
  const locate = makeLocator([...matches('{a', 'one'), ...matches('x', 'two')], dialect);
  expect(locate({ group: 'a', name: 'x' })).toEqual({ file: 'one', line: 1 });
});

test('twice on a line is once', () => {
  const [first] = matches('x');
  expect(makeLocator([first!, first!], dialect)({ group: null, name: 'x' })).toEqual({ file: 'a', line: 1 });
});

test('where benchmarks are announced, only the next declaration is one', () => {
  const locate = makeLocator(matches('x\n@\ny\nz\n@\n{a\nw'), { ...dialect, needsAttribute: true });
  const lines = ['x', 'y', 'z', 'w'].map((name) => locate({ group: null, name })?.line ?? null);
  expect(lines).toEqual([null, 3, null, null]);
});

test.each<[string, string | null]>([
  ['f("a b"', 'a b'],
  ['f(\'it is "x"\'', 'it is "x"'],
  ['f(`x`', 'x'],
  [String.raw`f("say \"x\" \\ \t"`, 'say "x" \\ \t'],
  ['f("a", "b"', 'b'],
  ['f(', null],
])('%s', (text, name) => {
  expect(unquote(text)).toBe(name);
});

test.each<[string, string, boolean]>([
  ['a/b.py', 'b.py', true],
  ['a/b.py', './a/b.py', true],
  ['a/b.py', 'b/a/b.py', false],
  ['ab.py', 'b.py', false],
  ['a/b.py', '', false],
])('%s can be %s: %s', (file, path, fits) => {
  expect(endsWithPath(file, path)).toBe(fits);
});
