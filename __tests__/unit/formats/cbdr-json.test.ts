import { expect, test } from '@jest/globals';
import { cbdrJson } from '../../../src/formats/cbdr-json.ts';
import { readWith } from '../../support/read-format.ts';

test.each([
  ['{"wall_time": 0.1, "rss": -1e3}\n{"wall_time": 0.2}', true],
  ['{"rss": 1, "time": 2}', true],
  ['{"passed": 1, "failed": 2}', false],
  ['{"wall_time": 0.1, "name": "x"}', false],
  ['{}', false],
])('%s is recognised: %p', (text, isOne) => {
  expect(cbdrJson.recognises(text)).toBe(isOne);
});

test('the first time leads', () => {
  const { measurements } = cbdrJson.parse({ path: 'in', text: '{"rss": 1, "user_time": 2, "wall_time": 3}' });
  expect(measurements.map(({ metric, unit, primary }) => [metric, unit, primary])).toEqual([
    ['rss', 'rss', false],
    ['user_time', 's', true],
    ['wall_time', 's', false],
  ]);
});

test.each([
  ['{"a": "x"}', '$.a: must be a finite number, but is "x".'],
  ['[1]', '$: must be an object, but is "[1]".'],
])('%s', (text, problem) => {
  expect(readWith(cbdrJson, text)).toEqual({ found: [], problems: [`error in: ${problem}`] });
});
