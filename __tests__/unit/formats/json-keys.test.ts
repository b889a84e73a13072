import { expect, test } from '@jest/globals';
import { hasKeys } from '../../../src/formats/json-keys.ts';

test.each([
  ['{"a": 1}', 'a'],
  ['\n{ "b" : [1, {"c": null}], "a" :{"d":{}}}', 'a', 'b', 'b[].c', 'a.d', '*.d', '*[].c'],
  ['[{"a": NaN}, {"b": [[{"c": 1}]]}]', '[].a', '[].b', '[].b[][].c'],
  ['{"a\\"b": {"c{": 1}}', 'a\\"b', '*.c{'],
  ['{"__proto__": {"constructor": 1}}', '__proto__.constructor'],
  ['{"a": 1, "b": [1, 2', 'a', 'b'],
])('%s has %s', (text, ...paths) => {
  expect(hasKeys(text, ...paths)).toBe(true);
  expect(hasKeys(text, ...paths, 'other')).toBe(false);
});

test.each([
  ['', 'a'],
  ['a', 'a'],
  ['"a": 1', 'a'],
  ['{"b": "a"}', 'a'],
  ['{"b": ["a", "c"]}', 'a'],
  ['{"b": 1}\n{"a": 1}', 'a'],
  ['{"b": {"a": 1}}', 'a'],
  ['{"b": "\\"a\\": 1"}', 'a'],
  ['{"b": "unclosed, "a": 1}', 'a'],
])('%s has no key %s', (text, path) => expect(hasKeys(text, path)).toBe(false));

test.each([
  ['levels', '{"a":'.repeat(100_000)],
  ['lists', '['.repeat(1_000_000)],
  ['quotes that are never closed', `{"a": "${'\\"'.repeat(500_000)}`],
  ['keys', `{${Array.from({ length: 100_000 }, (_, index) => `"${index}": 1`).join(',')}}`],
  ['a long key on every level', `{"${'x'.repeat(10_000)}":`.repeat(100)],
  ['blanks', `{${' '.repeat(2_000_000)}`],
])('many %s take no longer than their length', (_, text) => {
  const start = process.cpuUsage();
  expect(hasKeys(text, 'nothing')).toBe(false);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(1);
});
