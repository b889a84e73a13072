import { expect, test } from '@jest/globals';
import { makeError } from '../../../src/model/diagnostic.ts';
import { errorReport } from '../../../src/model/error-report.ts';
import { atKey } from '../../../src/model/location.ts';

test('a run that came to nothing', () => {
  const problem = makeError('table-empty', atKey('run'), {});
  expect(errorReport('gate', [problem], 'a'.repeat(40))).toMatchObject({
    conclusion: 'error',
    rows: [],
    problems: [problem],
  });
});
