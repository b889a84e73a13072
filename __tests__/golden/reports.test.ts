// Walks fixtures/reports/<case>/: what every output makes of one Report. A new case is a function in
// support/report-cases.ts.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { expectGolden } from '../support/golden.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { makeReport, REPORTS_ROOT } from '../support/report-files.ts';
import { OUTPUTS } from '../support/report-outputs.ts';

test('every folder is a case', () => {
  expect(readdirSync(REPORTS_ROOT).filter((name) => REPORT_CASES[name] === undefined)).toEqual([]);
});

describe.each(Object.keys(REPORT_CASES))('%s', (name) => {
  test.each(Object.keys(OUTPUTS))('%s', (file) => {
    expectGolden(join(REPORTS_ROOT, name, file), OUTPUTS[file]!(makeReport(name)));
  });
});
