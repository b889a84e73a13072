import { expect, test } from '@jest/globals';
import { toMetricUnit } from '../../../src/units/tidy.ts';

test.each([
  ['p99', 'sec', 'p99-sec'],
  ['wall', 'sec', 'wall-sec'],
  ['ns/op', 'sec/op', 'sec/op'],
  ['p99-ns', 'p99-sec', 'p99-sec'],
  ['sec', 'sec', 'sec'],
  ['ms', 'sec', 'sec'],
  ['value', 'B', 'B'],
  ['gc-ns', 'sec', 'sec'],
])('%s in %s is %s', (metric, unit, name) => {
  expect(toMetricUnit(metric, unit)).toBe(name);
});
