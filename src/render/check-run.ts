// The check run: title, what happened, all results, and the conclusion that decides whether a pull request may
// be merged. In: a Report and when to fail. Out: the fields of GitHub's check run.

import type { Report } from '../model/report.ts';
import type { Conclusion } from '../model/verdict.ts';
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

/** Bytes, although GitHub says characters, of which 65,535 are allowed in each text: the smaller of the two. */
export const CHECK_LIMIT = 65_000;

export type CheckConclusion = 'success' | 'failure' | 'neutral';

export interface CheckRun {
  /** The verdict line. */
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly conclusion: CheckConclusion;
}

export interface CheckContext extends MarkdownContext {
  /** Which verdicts redden the check. */
  readonly failOn: 'regression' | 'inconclusive' | 'never';
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

/** An error is red whatever is asked for: it says that there is no verdict, not what the verdict is. */
export function checkConclusion(conclusion: Conclusion, failOn: CheckContext['failOn']): CheckConclusion {
  if (conclusion === 'error') return 'failure';
  if (conclusion === 'fail') return failOn === 'never' ? 'neutral' : 'failure';
  if (conclusion === 'inconclusive') return failOn === 'inconclusive' ? 'failure' : 'neutral';
  return 'success';
}
