// fixtures/headlines.txt: the headline of every kind of run, to be read in one place. Each is what the program makes
// of a recording or of an error that kept it from making a report, and every output has to tell it.

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Report } from '../../src/model/report.ts';
import { makeHeadline } from '../../src/render/headline.ts';
import { renderCheckRun, renderComment, renderJobSummary } from '../../src/render/outputs/comment.ts';
import { renderTerminal } from '../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../src/render/pages/html.ts';
import { root } from '../support/docs.ts';
import { expectGolden } from '../support/golden.ts';
import { HEADLINE_CASES } from '../support/headline-cases.ts';

const cases = Object.entries(HEADLINE_CASES);

test('all headlines', () => {
  const entries = cases.map(([name, report]) => {
    const { mark, text } = makeHeadline(report);
    return `${name}\n    ${report.conclusion}, ${mark}: ${text}.\n`;
  });
  expectGolden(join(root, '__tests__/fixtures/headlines.txt'), entries.join('\n'));
});

/** Without what each output does to a login so that it notifies nobody. */
const plain = (text: string) => text.replaceAll(/[`"\s]|&quot;|<[^>]*>/g, '');

test.each(cases)('every output tells that of: %s', (_, report: Report) => {
  const { text } = makeHeadline(report);
  const context = { runUrl: null, failOn: 'regression' } as const;
  expect(renderCheckRun(report, context).title).toBe(text);
  expect(plain(renderComment(report, context).split('\n')[0]!)).toContain(plain(text));
  expect(plain(renderJobSummary(report, context).split('\n')[0]!)).toContain(plain(text));
  expect(plain(renderTerminal(report, { colour: false }))).toContain(plain(text));
  expect(plain(renderHtml(report))).toContain(plain(text));
});
