// Walks fixtures/reports/<case>/: what every output makes of one report.json. A new case is a new folder with a
// report.json (infinite numbers as "Infinity"), or a function in support/report-cases.ts that writes it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/model/report.ts';
import { withCourses } from '../../src/pipeline.ts';
import { renderAnnotations } from '../../src/render/annotations.ts';
import { renderCheckRun } from '../../src/render/check-run.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderCsv } from '../../src/render/csv.ts';
import { renderHtml } from '../../src/render/html.ts';
import { STYLE } from '../../src/render/html-style.ts';
import { renderJobSummary } from '../../src/render/job-summary.ts';
import { renderJson } from '../../src/render/json.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from '../../src/render/page-script.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { expectGolden } from '../support/golden.ts';
import { REPORT_CASES } from '../support/report-cases.ts';

const ROOT = join(import.meta.dirname, '../fixtures/reports');
const CONTEXT = { runUrl: 'https://github.com/example/codec/actions/runs/1234567890' };

const OUTPUTS: Readonly<Record<string, (report: Report) => string>> = {
  'comment.md': (report) => renderComment(report, CONTEXT),
  'summary.md': (report) => renderJobSummary(report, CONTEXT),
  'check.json': checkJson,
  'terminal.txt': (report) => renderTerminal(report, { colour: false }),
  'output.json': renderJson,
  'output.csv': renderCsv,
  'page.html': withoutScript,
};

const folders = existsSync(ROOT) ? readdirSync(ROOT) : [];
const cases = [...new Set([...Object.keys(REPORT_CASES), ...folders])];

describe.each(cases)('%s', (name) => {
  const path = (file: string) => join(ROOT, name, file);

  test('is stored as it is told', () => {
    const told = REPORT_CASES[name];
    if (told !== undefined) expectGolden(path('report.json'), encode(told));
    expect(encode(decode(readFileSync(path('report.json'), 'utf8')))).toBe(
      readFileSync(path('report.json'), 'utf8'),
    );
  });

  test.each(Object.keys(OUTPUTS))('%s', (file) => {
    const report = decode(readFileSync(path('report.json'), 'utf8'));
    expectGolden(path(file), OUTPUTS[file]!(report));
  });
});

function checkJson(report: Report): string {
  const { shown } = renderAnnotations(report, 'regression');
  const check = renderCheckRun(report, { ...CONTEXT, failOn: 'regression' });
  return `${JSON.stringify({ ...check, ...(shown.length > 0 && { annotations: shown }) }, null, 2)}\n`;
}

/** Script and style sheet are the same in every page, and no page is different for a change of theirs. */
function withoutScript(report: Report): string {
  const page = renderHtml(withCourses(report));
  return [PAGE_SCRIPT, PAGE_SCRIPT_HASH, STYLE].reduce((text, part) => text.replace(part, '…'), page);
}

/** Values in one line each, or a row would fill a page. */
function encode(report: Report): string {
  const text = JSON.stringify(
    report,
    (_, value: unknown) => (Number.isFinite(value) || typeof value !== 'number' ? value : String(value)),
    2,
  );
  return `${text.replaceAll(/\[\s+([-\d.e+,\s]+?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`;
}

function decode(text: string): Report {
  return JSON.parse(text, (_, value: unknown) =>
    value === 'Infinity' || value === '-Infinity' ? Number(value) : value,
  ) as Report;
}
