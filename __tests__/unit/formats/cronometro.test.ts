import { expect, test } from '@jest/globals';
import { cronometro } from '../../../src/formats/cronometro.ts';
import { readWith } from '../../support/read-format.ts';

test.each<[unknown, string]>([
  [{ a: { success: false, error: {}, percentiles: {} } }, '$.a: "a" failed. See the output of the tool.'],
  [
    { a: { success: true, percentiles: {} } },
    '$.a: "a" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [{ a: { success: true, percentiles: { 50: null } } }, '$.a.percentiles.50: must be a finite number, but is "null".'],
  [{}, 'no benchmark has a result. Check that the output is that of `await cronometro(tests)`.'],
])('%j has no result', (input, problem) => {
  expect(readWith(cronometro, input as object)).toEqual({ found: [], problems: [`error in: ${problem}`] });
});
