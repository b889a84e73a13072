// The summary page of the job: what the comment says, with more room. In: a Report. Out: Markdown.

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

/** Bytes. GitHub drops a summary above 1 MiB as a whole; the rest is for other steps' words in the same file. */
export const SUMMARY_LIMIT = 900_000;

export function renderJobSummary(report: Report, context: MarkdownContext): string {
  const top = heading(report);
  const bottom = footer(report, context);
  const limit = SUMMARY_LIMIT - bytes(top) - bytes(bottom) - OMISSION_ROOM;
  const { text, omitted } = fitTo([...overview(report), ...results(report)], { limit, of: bytes });
  return top + text + omission(omitted) + bottom;
}
