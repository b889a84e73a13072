// The texts for GitHub: the comment without the marker line that publishing adds, the notice that the next result is being
// measured, the summary page of the job with the same content and more room, and the check run, whose conclusion decides
// whether a pull request may be merged. A Report in, Markdown out. GitHub accepts the result for every Report: a table that is
// too long loses whole rows, the failing ones last.

import { type CheckConclusion, type FailOn, toCheckConclusion } from '../../model/conclusion.ts';
import type { Report } from '../../model/report.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import { makeHeadline } from '../headline.ts';
import { byteLengthOf, fitDocument } from './fit.ts';
import { makeDetailsTags, renderLink } from './markdown.ts';
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

export interface NoticeContext {
  readonly headSha: string;
  readonly runUrl: string | null;
  /** Earlier text of the comment; the SHA is empty if that run did not know its commit. */
  readonly earlier: { readonly headSha: string; readonly body: string };
}

/** Markers around an earlier result, so that repeated notices do not nest it deeper. */
const EARLIER = /<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;

export function renderInProgressNotice({ headSha, runUrl, earlier }: NoticeContext): string {
  const link = renderLink(runUrl, 'This run');
  const known = EARLIER.exec(earlier.body)?.groups;
  const [head, body] =
    known === undefined ? [earlier.headSha, earlier.body] : [known['head'] ?? '', known['body'] ?? ''];
  const top =
    `## ⏳ A new measurement is running for ${abbreviateSha(headSha)}\n\n` +
    `${link ?? 'A run'} will put its result here.\n\n`;
  const { open, close } = makeDetailsTags(
    head === '' ? 'The last result' : `The last result, of ${abbreviateSha(head)}`,
  );
  const kept = `${open}<!-- bench-referee: earlier head=${head} -->\n${lowerHeading(body)}<!-- bench-referee: end -->\n${close}`;
  // Part of a result could state the opposite of the whole.
  return top.length + kept.length > COMMENT_LIMIT ? top : top + kept;
}

/** The comment has one heading of the first rank at a time. */
function lowerHeading(body: string): string {
  return `${body.replace(/^## /, '### ').trimEnd()}\n`;
}

/** Maximum length of each text in bytes. GitHub's limit is 65,535 characters, but bytes are the safer measure. */
export const CHECK_LIMIT = 65_000;

interface CheckRun {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly conclusion: CheckConclusion;
}

interface CheckContext extends MarkdownContext {
  readonly failOn: FailOn;
}

export function renderCheckRun(report: Report, context: CheckContext): CheckRun {
  const { overview, results, footer } = renderMarkdown(report, context);
  const size = { limit: CHECK_LIMIT, sizeOf: byteLengthOf };
  return {
    title: makeHeadline(report).text,
    summary: fitDocument(overview, size).text,
    text: fitBetween('', results, footer, size),
    conclusion: toCheckConclusion(report.conclusion, context.failOn),
  };
}
