// What every output makes of each Report of support/report-cases.ts. `fixtures/reports` has a file for each output, with all
// cases in it, so that a changed sentence changes few files.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { listFindings } from '../../src/render/findings.ts';
import { renderComment, renderJobSummary } from '../../src/render/outputs/comment.ts';
import { MARKDOWN_FORMATTER } from '../../src/render/outputs/markdown.ts';
import { formatRichText } from '../../src/render/rich-text.ts';
import { makeShortTable } from '../../src/render/short-table.ts';
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

/** The comment folds what the page of the job has open. */
test.each(cases)('the job summary of %s has every finding open', (name) => {
  const report = makeReport(name);
  const open = renderJobSummary(report, OUTPUT_CONTEXT).replaceAll(/<details>.*?<\/details>/gs, '');
  for (const { what } of listFindings(report).slice(0, 10))
    expect(open).toContain(formatRichText(what, MARKDOWN_FORMATTER));
});

test.each(cases)('with up to three rows the comment of %s has at most 110 words outside of folds', (name) => {
  const report = makeReport(name);
  const visible = renderComment(report, OUTPUT_CONTEXT)
    .replaceAll(/<details>.*?<\/details>/gs, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  const words = visible
    .replaceAll(/<[^>]*>|\|/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (makeShortTable(report).length <= 3) expect(words.length).toBeLessThanOrEqual(110);
});
