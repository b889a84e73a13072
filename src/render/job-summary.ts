// The summary page of the job: the content of the comment, with more room. A Report in, Markdown out.

import type { Report } from '../model/report.ts';
import { byteLengthOf, fitDocument } from './fit.ts';
import {
  type MarkdownContext,
  OMISSION_ROOM,
  renderFooter,
  renderHeading,
  renderNextSteps,
  renderOmission,
  renderOverview,
  renderResults,
} from './markdown-report.ts';

/** Maximum length in bytes. GitHub drops a summary above 1 MiB as a whole; the rest is for other steps of the job. */
export const SUMMARY_LIMIT = 900_000;

export function renderJobSummary(report: Report, context: MarkdownContext): string {
  const top = renderHeading(report);
  const bottom = renderFooter(report, context);
  const limit = SUMMARY_LIMIT - byteLengthOf(top) - byteLengthOf(bottom) - OMISSION_ROOM;
  const { text, omitted } = fitDocument(
    [...renderOverview(report), ...renderResults(report), ...renderNextSteps(report)],
    {
      limit,
      sizeOf: byteLengthOf,
    },
  );
  return top + text + renderOmission(omitted) + bottom;
}
