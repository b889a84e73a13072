// The pull request comment, without the marker line that publishing adds, and the summary page of the job, which has the same
// content and more room. A Report in, Markdown out. GitHub accepts the result for every Report: a table that is too long
// loses whole rows, the failing ones last.

import type { Report } from '../model/report.ts';
import { byteLengthOf } from './fit.ts';
import { fitBetween, type MarkdownContext, renderMarkdown } from './markdown-report.ts';

/**
 * Maximum length in UTF-16 units. GitHub accepts 65,536 characters, stored in at most 262,144 bytes. A unit has at most
 * three bytes of UTF-8, so this is also at most 180,000 bytes. The rest is for the marker, and for characters that
 * GitHub measures differently.
 */
export const COMMENT_LIMIT = 60_000;

/** Maximum length in bytes. GitHub drops a summary above 1 MiB as a whole; the rest is for other steps of the job. */
export const SUMMARY_LIMIT = 900_000;

interface CommentContext extends MarkdownContext {
  /** Maximum length in UTF-16 units. Only values below the default make sense. */
  readonly limit?: number;
}

export function renderComment(report: Report, context: CommentContext): string {
  const { heading, overview, results, footer } = renderMarkdown(report, context);
  const size = { limit: context.limit ?? COMMENT_LIMIT, sizeOf: ({ length }: string) => length };
  return fitBetween(heading, [...overview, ...results], footer, size);
}

export function renderJobSummary(report: Report, context: MarkdownContext): string {
  const { heading, overview, results, footer } = renderMarkdown(report, context);
  return fitBetween(heading, [...overview, ...results], footer, { limit: SUMMARY_LIMIT, sizeOf: byteLengthOf });
}
