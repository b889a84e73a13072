// Renders a Report in every output, and checks what must be true of each text for any Report.

import { parseXml } from '../../src/formats/xml.ts';
import type { Report } from '../../src/model/report.ts';
import { CHECK_TEXT_LIMIT } from '../../src/publish/index.ts';
import { COMMENT_LIMIT, renderCheckRun, renderComment, renderJobSummary } from '../../src/render/outputs/comment.ts';
import { renderCsv } from '../../src/render/outputs/csv.ts';
import { renderJson } from '../../src/render/outputs/json.ts';
import { renderJunit } from '../../src/render/outputs/junit.ts';
import { renderTerminal, renderVerdict } from '../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../src/render/pages/html.ts';
import { assertThat } from './target.ts';

export interface ReportTexts {
  readonly markdown: Readonly<Record<'comment' | 'summary' | 'check', string>>;
  readonly html: string;
  readonly others: Readonly<Record<'csv' | 'json' | 'junit' | 'terminal' | 'verdict', string>>;
}

/** Maximum size of a job summary. GitHub drops a larger one completely. */
const SUMMARY_BYTES = 1024 * 1024;

export function textsOf(report: Report): ReportTexts {
  const context = { runUrl: 'https://github.com/octo/demo/actions/runs/1' };
  const { title, summary, text } = renderCheckRun(report, { ...context, failOn: 'regression' });
  const comment = renderComment(report, context);
  const jobSummary = renderJobSummary(report, context);
  assertThat(comment.length <= COMMENT_LIMIT, `the comment has ${comment.length} characters`);
  assertThat(Buffer.byteLength(jobSummary) <= SUMMARY_BYTES, 'the summary is too large');
  assertThat(summary.length <= CHECK_TEXT_LIMIT && text.length <= CHECK_TEXT_LIMIT, 'the check run is too long');
  const json = renderJson(report);
  JSON.parse(json);
  const junit = renderJunit(report);
  assertThat(
    parseXml({ path: 'junit.xml', text: junit }, { open() {}, close() {} }) === null,
    'the JUnit XML is not XML',
  );
  return {
    markdown: { comment, summary: jobSummary, check: `${title}\n\n${summary}\n\n${text}` },
    html: renderHtml(report),
    others: {
      csv: renderCsv(report),
      junit,
      json,
      terminal: renderTerminal(report, { colour: true }),
      verdict: renderVerdict(report, { colour: false }),
    },
  };
}
