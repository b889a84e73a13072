// The summary page of the job: the content of the comment, with more room. A Report in, Markdown out.

import type { Report } from '../model/report.ts';
import { bytes, fitTo } from './fit.ts';
import {
  footer,
  heading,
  type MarkdownContext,
  OMISSION_ROOM,
  omission,
  overview,
  results,
} from './markdown-report.ts';

/** Maximum length in bytes. GitHub drops a summary above 1 MiB as a whole; the rest is for other steps of the job. */
export const SUMMARY_LIMIT = 900_000;

export function renderJobSummary(report: Report, context: MarkdownContext): string {
  const top = heading(report);
  const bottom = footer(report, context);
  const limit = SUMMARY_LIMIT - bytes(top) - bytes(bottom) - OMISSION_ROOM;
  const { text, omitted } = fitTo([...overview(report), ...results(report)], { limit, of: bytes });
  return top + text + omission(omitted) + bottom;
}
