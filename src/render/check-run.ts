// The check run: title, findings, all results, and the conclusion that decides whether a pull request may be merged. A
// Report and the setting of when to fail in, the fields of GitHub's check run out.

import { type CheckConclusion, type FailOn, toCheckConclusion } from '../model/conclusion.ts';
import type { Report } from '../model/report.ts';
import { byteLengthOf, fitDocument } from './fit.ts';
import { makeHeadline } from './headline.ts';
import {
  type MarkdownContext,
  OMISSION_ROOM,
  renderFooter,
  renderNextSteps,
  renderOmission,
  renderOverview,
  renderResults,
} from './markdown-report.ts';

/** Maximum length of each text in bytes. GitHub's limit is 65,535 characters, but bytes are the safer measure. */
export const CHECK_LIMIT = 65_000;

export interface CheckRun {
  /** The verdict line. */
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly conclusion: CheckConclusion;
}

export interface CheckContext extends MarkdownContext {
  readonly failOn: FailOn;
}

export function renderCheckRun(report: Report, context: CheckContext): CheckRun {
  const bottom = renderFooter(report, context);
  const limit = CHECK_LIMIT - byteLengthOf(bottom) - OMISSION_ROOM;
  const { text, omitted } = fitDocument([...renderResults(report), ...renderNextSteps(report)], {
    limit,
    sizeOf: byteLengthOf,
  });
  return {
    title: makeHeadline(report).text,
    summary: fitDocument(renderOverview(report), { limit: CHECK_LIMIT, sizeOf: byteLengthOf }).text,
    text: text + renderOmission(omitted) + bottom,
    conclusion: toCheckConclusion(report.conclusion, context.failOn),
  };
}
