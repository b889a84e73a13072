// The pull request comment, without the marker line that publishing puts before it. In: a Report. Out: Markdown
// that GitHub accepts whatever the Report holds: too long a table loses whole rows, the failing ones last.

import type { Report } from '../model/report.ts';
import { fitTo } from './fit.ts';
import {
  footer,
  heading,
  type MarkdownContext,
  OMISSION_ROOM,
  omission,
  overview,
  results,
} from './markdown-report.ts';

/**
 * UTF-16 units. GitHub takes 65,536 characters stored as at most 262,144 bytes; a unit is at most three bytes
 * of UTF-8, so this also stays below 180,000 of those. The rest is for the marker and for what GitHub counts
 * differently.
 */
export const COMMENT_LIMIT = 60_000;

export interface CommentContext extends MarkdownContext {
  /** UTF-16 units; only smaller ones than the default make sense. */
  readonly limit?: number;
}

export function renderComment(report: Report, context: CommentContext): string {
  const top = heading(report);
  const bottom = footer(report, context);
  const limit = (context.limit ?? COMMENT_LIMIT) - top.length - bottom.length - OMISSION_ROOM;
  const { text, omitted } = fitTo([...overview(report), ...results(report)], {
    limit,
    of: ({ length }) => length,
  });
  return top + text + omission(omitted) + bottom;
}
