// The pull request comment, without the marker line that publishing adds. A Report in, Markdown out. GitHub accepts the
// result for every Report: a table that is too long loses whole rows, the failing ones last.

import type { Report } from '../model/report.ts';
import { fitDocument } from './fit.ts';
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

/**
 * Maximum length in UTF-16 units. GitHub accepts 65,536 characters, stored in at most 262,144 bytes. A unit has at most
 * three bytes of UTF-8, so this is also at most 180,000 bytes. The rest is for the marker, and for characters that
 * GitHub measures differently.
 */
export const COMMENT_LIMIT = 60_000;

export interface CommentContext extends MarkdownContext {
  /** Maximum length in UTF-16 units. Only values below the default make sense. */
  readonly limit?: number;
}

export function renderComment(report: Report, context: CommentContext): string {
  const top = renderHeading(report);
  const bottom = renderFooter(report, context);
  const limit = (context.limit ?? COMMENT_LIMIT) - top.length - bottom.length - OMISSION_ROOM;
  const { text, omitted } = fitDocument(
    [...renderOverview(report), ...renderResults(report), ...renderNextSteps(report)],
    {
      limit,
      sizeOf: ({ length }) => length,
    },
  );
  return top + text + renderOmission(omitted) + bottom;
}
