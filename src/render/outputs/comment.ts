// The texts for GitHub: the comment without the marker line that publishing adds, the notice that the next result is being
// measured, the summary page of the job with everything open, and the check run, whose conclusion decides
// whether a pull request may be merged. A Report in, Markdown out. GitHub accepts the result for every Report: a table that is
// too long loses whole rows, the failing ones last.

import type { Report } from '../../model/report.ts';
import { type FailOn, toCheckConclusion } from '../../model/verdict.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import { makeHeadline } from '../headline.ts';
import { shortenMiddle } from '../untrusted.ts';
import { byteLengthOf, fitBetween, fitDocument } from './fit.ts';
import { makeDetailsTags, renderLink } from './markdown.ts';
import { type MarkdownContext, renderMarkdown } from './markdown-report.ts';

/**
 * Maximum length in UTF-16 units. GitHub accepts 65,536 characters, stored in at most 262,144 bytes. A unit has at most
 * three bytes of UTF-8, so this is also at most 180,000 bytes. The rest is for the marker, and for characters that
 * GitHub measures differently.
 */
export const COMMENT_LIMIT = 60_000;

/** Maximum length in bytes. GitHub drops a summary above 1 MiB as a whole; the rest is for other steps of the job. */
export const SUMMARY_LIMIT = 900_000;

export function renderComment(
  report: Report,
  { runUrl, limit = COMMENT_LIMIT }: MarkdownContext & { readonly limit?: number },
): string {
  const { heading, brief, folds } = renderMarkdown(report, { runUrl });
  return fitBetween(heading, [...brief(), ...folds()], '', { limit, sizeOf: ({ length }) => length });
}

export function renderJobSummary(report: Report, context: MarkdownContext): string {
  const { heading, full, footer } = renderMarkdown(report, context);
  return fitBetween(heading, full(), footer, { limit: SUMMARY_LIMIT, sizeOf: byteLengthOf });
}

interface NoticeContext {
  readonly headSha: string;
  readonly runUrl: string | null;
  /** Earlier text of the comment; the SHA is empty if that run did not know its commit. */
  readonly earlier: { readonly headSha: string; readonly body: string };
}

/** Markers around an earlier result, so that repeated notices do not nest it deeper. */
const EARLIER = /<!-- bench-referee: earlier head=(?<head>[0-9a-f]*) -->\n(?<body>.*)<!-- bench-referee: end -->/s;

export function renderInProgressNotice({ headSha, runUrl, earlier }: NoticeContext): string {
  const link = renderLink(runUrl, 'This run');
  const { head = earlier.headSha, body = earlier.body } = EARLIER.exec(earlier.body)?.groups ?? {};
  const top = `## ⏳ A new measurement is running for ${abbreviateSha(headSha)}\n\n${link ?? 'A run'} will put its result here.\n\n`;
  const { open, close } = makeDetailsTags(`The last result${head === '' ? '' : `, of ${abbreviateSha(head)}`}`);
  // The comment has one heading of the first rank at a time.
  const text = body.replace(/^## /, '### ').trimEnd();
  const kept = `${open}<!-- bench-referee: earlier head=${head} -->\n${text}\n<!-- bench-referee: end -->\n${close}`;
  // Part of a result could state the opposite of the whole.
  return top.length + kept.length > COMMENT_LIMIT ? top : top + kept;
}

/** GitHub allows 255 characters, and names take most of them. A cut title has so many code points, of two units each at most. */
const MAX_TITLE_UNITS = 250;
const SHORT_TITLE = 120;

function shortenTitle(title: string): string {
  return title.length > MAX_TITLE_UNITS ? shortenMiddle(title, SHORT_TITLE) : title;
}

/** Maximum length of each text in bytes. GitHub's limit is 65,535 characters, but bytes are the safer measure. */
export const CHECK_LIMIT = 65_000;

export function renderCheckRun(report: Report, { runUrl, failOn }: MarkdownContext & { readonly failOn: FailOn }) {
  const { brief, full, footer } = renderMarkdown(report, { runUrl });
  const size = { limit: CHECK_LIMIT, sizeOf: byteLengthOf };
  return {
    title: shortenTitle(makeHeadline(report).text),
    summary: fitDocument(brief(), size).text,
    text: fitBetween('', full(), footer, size),
    conclusion: toCheckConclusion(report.conclusion, failOn),
  };
}
