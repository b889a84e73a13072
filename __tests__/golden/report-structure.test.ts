// Every report of fixtures/reports as GitHub shows it: comment, job summary and check run.

import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/model/report.ts';
import { renderMarker } from '../../src/publish/marker.ts';
import {
  renderCheckRun,
  renderComment,
  renderInProgressNotice,
  renderJobSummary,
} from '../../src/render/outputs/comment.ts';
import { cleanUntrustedText, shortenMiddle, TEXT_LIMIT } from '../../src/render/untrusted.ts';
import { elementsIn, named, renderAsGitHub, textOf } from '../support/github-markdown.ts';
import { HOSTILE_NAMES } from '../support/hostile-names.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { makeReport } from '../support/report-files.ts';
import { OUTPUT_CONTEXT, RUN_URL } from '../support/report-outputs.ts';
import { type Expected, faultsOf } from '../support/report-structure.ts';

const LATER = 'c0ffee11'.repeat(5);

function expectedOf({ commits, baseline, rows }: Report, heading: Expected['heading']): Expected {
  const found = rows.flatMap(({ culprit }) => culprit?.commits ?? []);
  const shas = [commits.base, commits.head, baseline?.commit, ...found].flatMap((commit) => commit?.sha ?? []);
  return { heading, runUrl: RUN_URL, commits: shas };
}

describe.each(Object.keys(REPORT_CASES))('%s', (name) => {
  const report = makeReport(name);

  test('the comment, with its marker', () => {
    const marker = renderMarker({
      key: report.name,
      headSha: report.commits.head.sha ?? '',
      runId: 1,
      runAttempt: 1,
    });
    const body = `${marker}\n${renderComment(report, OUTPUT_CONTEXT)}`;
    expect(faultsOf(body, expectedOf(report, 'verdict'))).toEqual([]);
  });

  test('the notice of the next measurement, which holds it', () => {
    const earlier = { headSha: report.commits.head.sha ?? '', body: renderComment(report, OUTPUT_CONTEXT) };
    const body = renderInProgressNotice({ headSha: LATER, runUrl: RUN_URL, earlier });
    const { commits, ...expected } = expectedOf(report, 'notice');
    expect(faultsOf(body, { ...expected, commits: [...commits, LATER] })).toEqual([]);
  });

  test('the job summary', () => {
    expect(faultsOf(renderJobSummary(report, OUTPUT_CONTEXT), expectedOf(report, 'verdict'))).toEqual([]);
  });

  test('the check run', () => {
    const { summary, text } = renderCheckRun(report, OUTPUT_CONTEXT);
    expect(faultsOf(summary, expectedOf(report, 'none'))).toEqual([]);
    expect(faultsOf(text, expectedOf(report, 'none'))).toEqual([]);
  });
});

test('no hostile name is lost: each stands in code as far as it can be seen', () => {
  const summary = renderJobSummary(makeReport('hostile-names'), OUTPUT_CONTEXT);
  const shown = named(elementsIn(renderAsGitHub(summary).nodes), 'code').map(({ childNodes }) => textOf(childNodes));
  // In a table a space keeps a backslash from the pipe behind it.
  const apart = (name: string) => name.replaceAll('\\|', '\\ |');
  const lost = HOSTILE_NAMES.map((name) =>
    shortenMiddle(cleanUntrustedText(name, Number.POSITIVE_INFINITY), TEXT_LIMIT),
  ).filter((name) => !shown.some((text) => [name, apart(name)].includes(text)));
  expect(lost).toEqual([]);
});
