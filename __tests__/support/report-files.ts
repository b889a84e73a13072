// The Reports whose outputs are in fixtures/reports.

import { join } from 'node:path';
import type { Report } from '../../src/model/report.ts';
import { ACTION_PROGRAM } from './builders.ts';
import { REPORT_CASES } from './report-cases.ts';

export const REPORTS_ROOT = join(import.meta.dirname, '../fixtures/reports');

export function makeReport(name: string): Report {
  const report = REPORT_CASES[name];
  if (report === undefined) throw new Error(`${name}: is not in report-cases.ts`);
  // Rows of a case share their verdicts, and those of a run never do.
  return { ...report, program: ACTION_PROGRAM, rows: report.rows.map((row) => structuredClone(row)) };
}
