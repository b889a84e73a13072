import { expect, test } from '@jest/globals';
import { consoleTime } from '../../../src/formats/console-time.ts';
import { readWith } from '../../support/read-format.ts';

test.each([
  ['a: 7617ms - timer ended', 7.617],
  ['a: 1.25s', 1.25],
  ['a: 2:01.500 (m:ss.mmm)', 121.5],
  ['a: 1:02:01.500 (h:mm:ss.mmm)', 3721.5],
])('%s', (line, seconds) => {
  expect(readWith(consoleTime, line)).toEqual({
    found: [['a', 'time', expect.closeTo(seconds, 9)]],
    problems: [],
  });
  expect(consoleTime.recognises(`\n${line}\n\n`)).toBe(true);
  expect(consoleTime.recognises(`${line}\nhello\n`)).toBe(false);
});

test('what console.timeLog prints beside the time is not read', () => {
  expect(readWith(consoleTime, 'a: 7.5ms 3 rows\n').problems).toEqual([
    'error in: no benchmark has a result. Check that the output is that of `console.timeEnd`.',
  ]);
});
