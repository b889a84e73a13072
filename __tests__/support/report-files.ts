// The Reports of fixtures/reports as files that people can read: infinite numbers are written as "Infinity".

import { join } from 'node:path';
import type { Report } from '../../src/model/report.ts';

export const REPORTS_ROOT = join(import.meta.dirname, '../fixtures/reports');

/** Values in one line each, or a row would fill a page. */
export function encodeReport(report: Report): string {
  const text = JSON.stringify(
    report,
    (_, value: unknown) => (Number.isFinite(value) || typeof value !== 'number' ? value : String(value)),
    2,
  );
  return `${text.replaceAll(/\[\s+([-\d.e+,\s]+?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`;
}

export function decodeReport(text: string): Report {
  return JSON.parse(text, (_, value: unknown) =>
    value === 'Infinity' || value === '-Infinity' ? Number(value) : value,
  ) as Report;
}
