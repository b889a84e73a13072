// The check run: title, findings, all results, and the conclusion that decides whether a pull request may be merged. A
// Report and the setting of when to fail in, the fields of GitHub's check run out.

import { type CheckConclusion, checkConclusion, type FailOn } from '../model/conclusion.ts';
import type { Report } from '../model/report.ts';
import { bytes, fitTo } from './fit.ts';
import { headline } from './headline.ts';
import {
  footer,
  type MarkdownContext,
  OMISSION_ROOM,
  omission,
  overview,
  results,
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
  const bottom = footer(report, context);
  const limit = CHECK_LIMIT - bytes(bottom) - OMISSION_ROOM;
  const { text, omitted } = fitTo(results(report), { limit, of: bytes });
  return {
    title: headline(report).text,
    summary: fitTo(overview(report), { limit: CHECK_LIMIT, of: bytes }).text,
    text: text + omission(omitted) + bottom,
    conclusion: checkConclusion(report.conclusion, context.failOn),
  };
}
