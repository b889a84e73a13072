// The forms of a report apart from the text for a terminal.

import { withEstimateHistory } from '../analyse/pipeline.ts';
import type { Report } from '../model/report.ts';
import type { ReportFormat } from '../model/report-format.ts';
import { renderComment } from '../render/comment.ts';
import { renderCsv } from '../render/csv.ts';
import { renderHtml } from '../render/html.ts';
import { renderJson } from '../render/json.ts';
import { renderJunit } from '../render/junit.ts';

export const REPORT_FORMS: Readonly<Record<Exclude<ReportFormat, 'text'>, (report: Report) => string>> = {
  markdown: (report) => renderComment(report, { runUrl: null }),
  html: (report) => renderHtml(withEstimateHistory(report)),
  json: renderJson,
  csv: renderCsv,
  junit: renderJunit,
};
