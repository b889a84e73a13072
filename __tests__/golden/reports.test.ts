// What every output makes of each Report of support/report-cases.ts. `fixtures/reports` has a file for each output, with all
// cases in it, so that a changed sentence changes few files.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { renderComment, renderJobSummary } from '../../src/render/outputs/comment.ts';
import { goldenSections } from '../support/golden.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { makeReport, REPORTS_ROOT } from '../support/report-files.ts';
import { OUTPUT_CONTEXT, OUTPUTS } from '../support/report-outputs.ts';

const cases = Object.keys(REPORT_CASES);

describe.each(Object.entries(OUTPUTS))('%s', (file, render) => {
  const golden = goldenSections(join(REPORTS_ROOT, `${file}.txt`), cases);
  afterAll(() => golden.write());

  test.each(cases)('%s', (name) => golden.expectSection(name, render(makeReport(name))));

  test('has these cases and no other', () => expect(golden.names()).toEqual(cases));
});

test('every file is an output', () => {
  expect(readdirSync(REPORTS_ROOT).filter((file) => OUTPUTS[file.replace(/\.txt$/, '')] === undefined)).toEqual([]);
});

test.each(cases)('the job summary of %s is the comment', (name) => {
  expect(renderJobSummary(makeReport(name), OUTPUT_CONTEXT)).toBe(renderComment(makeReport(name), OUTPUT_CONTEXT));
});
