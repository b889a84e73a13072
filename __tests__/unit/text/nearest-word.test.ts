import { expect, test } from '@jest/globals';
import { editDistance, findNearestWord } from '../../../src/text/nearest-word.ts';

test('the known word with the fewest differences is found', () => {
  expect(findNearestWord('sec/opp', ['B/op', 'sec/op', 'allocs/op'])).toBe('sec/op');
  expect(findNearestWord('SEC/OP', ['sec/op'], (text) => text.toUpperCase())).toBe('sec/op');
});

test('a word that is not similar to any known one has no suggestion', () => {
  expect(findNearestWord('p99-sec', ['B/op', 'allocs/op'])).toBeNull();
  expect(findNearestWord('sec/op', [])).toBeNull();
});

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['abc', 'abd', 1],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s it is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
