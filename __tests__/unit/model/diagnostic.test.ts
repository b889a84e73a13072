import { expect, test } from '@jest/globals';
import { type Diagnostic, makeError, makeWarning, selectForLog } from '../../../src/model/diagnostic.ts';
import { inFile } from '../../../src/model/location.ts';

const many = (make: typeof makeError, count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, index) => make('table-empty', inFile('b.yml', index), {}));

test('a log shows errors before warnings, else in order, and says how many are left out', () => {
  const { shown, more } = selectForLog([...many(makeWarning, 150), ...many(makeError, 2)]);
  expect(shown.map(({ severity }) => severity).slice(0, 3)).toEqual(['error', 'error', 'warning']);
  expect([shown.length, shown[2]?.location, more]).toEqual([100, inFile('b.yml', 0), 52]);
});

test('a few are all shown', () => {
  expect(selectForLog(many(makeWarning, 3))).toEqual({ shown: many(makeWarning, 3), more: 0 });
});
