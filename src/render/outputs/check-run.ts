// The check run: title, findings, all results, and the conclusion that decides whether a pull request may be merged. A
// Report and the setting of when to fail in, the fields of GitHub's check run out.

import type { Report } from '../../model/report.ts';
import { type CheckConclusion, type FailOn, toCheckConclusion } from '../../model/verdict.ts';
import { makeHeadline } from '../headline.ts';
import { byteLengthOf, fitDocument } from './fit.ts';
import { fitBetween, type MarkdownContext, renderMarkdown } from './markdown-report.ts';

/** Maximum length of each text in bytes. GitHub's limit is 65,535 characters, but bytes are the safer measure. */
export const CHECK_LIMIT = 65_000;

export interface CheckRun {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly conclusion: CheckConclusion;
}

export interface CheckContext extends MarkdownContext {
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
