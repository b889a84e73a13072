// Walks fixtures/reports/<case>/: what every output makes of one report.json. A new case is a new folder with a
// report.json (infinite numbers as "Infinity"), or a function in support/report-cases.ts that writes it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ACTION_PROGRAM } from '../support/builders.ts';
import { expectGolden } from '../support/golden.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { decodeReport, encodeReport, REPORTS_ROOT } from '../support/report-files.ts';
import { OUTPUTS } from '../support/report-outputs.ts';

const folders = existsSync(REPORTS_ROOT) ? readdirSync(REPORTS_ROOT) : [];
const cases = [...new Set([...Object.keys(REPORT_CASES), ...folders])];

describe.each(cases)('%s', (name) => {
  const path = (file: string) => join(REPORTS_ROOT, name, file);

  test('is stored as it is told', () => {
    const told = REPORT_CASES[name];
    if (told !== undefined) expectGolden(path('report.json'), encodeReport({ ...told, program: ACTION_PROGRAM }));
    expect(encodeReport(decodeReport(readFileSync(path('report.json'), 'utf8')))).toBe(
      readFileSync(path('report.json'), 'utf8'),
    );
  });

  test.each(Object.keys(OUTPUTS))('%s', (file) => {
    const report = decodeReport(readFileSync(path('report.json'), 'utf8'));
    expectGolden(path(file), OUTPUTS[file]!(report));
  });
});
