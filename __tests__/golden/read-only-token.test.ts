// A token that may only read, as pull requests from forks have it: no comment and no check run, but the job summary
// says all of it, and the log says why and what to grant.

import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ApiError, type GitHubApi } from '../../src/host/github-api.ts';
import { publishReport } from '../../src/publish/index.ts';
import { renderJobSummary } from '../../src/render/outputs/comment.ts';
import { makeFakeHost } from '../support/fake-host.ts';
import { expectGolden } from '../support/golden.ts';
import { makeReport } from '../support/report-files.ts';
import { RUN_URL } from '../support/report-outputs.ts';

const LOG = join(import.meta.dirname, '../fixtures/read-only-token.txt');

test('everything is in the job summary, and the log says what the token may not do', async () => {
  const report = makeReport('read-only-token');
  const { host, log, files } = makeFakeHost(() => ({}));
  const refused = () => Promise.reject(new ApiError('forbidden', 403, 'Resource not accessible by integration'));
  const api = {
    viewer: () => Promise.resolve(null),
    listComments: () => Promise.resolve([]),
    createComment: refused,
    createCheckRun: refused,
    updateCheckRun: refused,
  } as Partial<GitHubApi> as GitHubApi;
  const summaries: string[] = [];
  const runner = {
    ...{
      input: () => '',
      output: () => {},
      remember: () => {},
      recall: () => '',
      endProcesses: () => Promise.resolve(),
      fail: () => {},
    },
    summary: (markdown: string) => Promise.resolve(void summaries.push(markdown)),
  };
  const published = await publishReport({
    host: { ...host, trigger: { ...host.trigger, runUrl: RUN_URL } },
    runner,
    report,
    settings: {
      ...{ name: 'bench-referee', comment: 'always', check: true, failOn: 'regression' },
      ...{ overrideLabel: 'perf-regression-accepted', overrideScope: 'commit' },
      historyRef: 'refs/bench-referee/history',
      claims: null,
    },
    api,
    pullRequest: 7,
    origin: 'fork',
    outFolder: () => Promise.resolve('/tmp/report'),
  });
  expect(Object.keys(published)).toEqual(['report-json', 'report-markdown', 'report-html']);
  expect(summaries).toEqual([renderJobSummary(report, { runUrl: RUN_URL })]);
  expect(files.get('/tmp/report/report.md')?.text).toBe(summaries[0]);
  expectGolden(LOG, `${log.join('\n')}\n`);
});
