// Which files of a profile are those that a pull request changed, as profilers name them.

import { expect, test } from '@jest/globals';
import { makeTouchedCheck } from '../../../src/profiles/align-files.ts';
import { canExplainMetric } from '../../../src/profiles/profile-format.ts';

const CHANGED = ['codec/hash.go', 'src/app/main.py', 'setup.py', 'README.md'];

test.each([
  ['codec/hash.go', true],
  ['./codec/hash.go', true],
  ['example.com/mod/codec/hash.go', true],
  ['/build/work/codec/hash.go', true],
  ['app/main.py', true],
  ['setup.py', true],
  ['main.py', false],
  ['/usr/lib/python3/setup.py', false],
  ['othercodec/hash.go', false],
  ['codec/hash.go.s', false],
  ['', false],
])('%s: %s', (file, isTouched) => {
  expect(makeTouchedCheck(CHANGED)(file)).toBe(isTouched);
});

test.each([
  ['sec/op', 'ns', true],
  ['sec', 'samples', true],
  ['B/s', 'ns', true],
  ['op/s', 'cycles', true],
  ['B/op', 'B', true],
  ['B', 'B', true],
  ['B/op', 'ns', false],
  ['sec/op', 'B', false],
  ['allocs/op', 'ns', false],
  ['count', 'ns', false],
  ['count', 'instructions', true],
])('a metric in %s and a profile in %s: %s', (unit, profileUnit, fits) => {
  expect(canExplainMetric(unit, profileUnit)).toBe(fits);
});
