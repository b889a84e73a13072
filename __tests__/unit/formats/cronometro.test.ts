import { expect, test } from '@jest/globals';
import { cronometro } from '../../../src/formats/cronometro.ts';
import { readWith } from '../../support/read-format.ts';

test.each<[unknown, string]>([
  [{ a: { success: false, error: {}, percentiles: {} } }, '$.a: "a" has no result: it threw an error.'],
  [{ a: { success: true, percentiles: {} } }, '$.a: "a" has no result: it has no median.'],
  [
    { a: { success: true, percentiles: { 50: null } } },
    '$.a.percentiles.50: must be a finite number, got "null".',
  ],
  [{}, '$: must be an object with a test under each name. Write the results of cronometro as they are.'],
])('%j has no result', (input, problem) => {
  expect(readWith(cronometro, input as object)).toEqual({ found: [], problems: [`error in: ${problem}`] });
});
