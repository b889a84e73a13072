// The check run of a pull request whose row is built again, by the built action and the stand-in for GitHub: it is in progress
// while builds are made, and ends once, with the verdict.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BenchRepository } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { BUILD, CONFIG, layoutRepository, type Slowness } from '../support/layout-builds.ts';
import { pullRequest, type Step, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 120_000;

let github: FakeGitHub;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

interface CheckRequest {
  readonly status: string;
  readonly conclusion?: string;
  readonly output: { readonly title: string };
}

let pullRequests = 0;

interface Given extends Pick<Step, 'signal'> {
  readonly config?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** Runs the gate on a pull request. Each request about check runs has the number of setups before it. */
async function runGate(
  base: Slowness,
  head: Slowness,
  { config = `${CONFIG}rebuild-minutes: 2\n`, files = {}, ...given }: Given = {},
) {
  const { folder, git } = layoutRepository(head, { base, config, files });
  git('checkout', '--quiet', '-b', 'feature');
  git('branch', '--force', 'main', 'start');
  const repository = { folder, git } as BenchRepository;
  pullRequests += 1;
  const pull = pullRequest(repository, pullRequests);
  const seed = { headSha: pull.head.sha, baseSha: pull.base.sha, headRef: 'feature', baseRef: 'main' };
  await github.seed({ folder, pullRequests: [{ number: pullRequests, ...seed }] });
  const list = join(temporaryFolder('builds-'), 'list');
  const requests: (readonly [request: string, setups: number])[] = [];
  github.direct(async ({ method, path, body }) => {
    if (method === 'GET' || !path.includes('/check-runs')) return null;
    const { status, conclusion, output } = body as CheckRequest;
    const setups = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n').length : 0;
    requests.push([[method, conclusion ?? status, output.title].join(' '), setups]);
    return null;
  });
  const before = github.checkRuns().length;
  const { code, outputs } = await step(repository, {
    number: pullRequests,
    apiUrl: github.url,
    ...given,
    env: { BUILDS: list },
  });
  return {
    code,
    verdict: outputs['verdict'],
    requests,
    runs: github.checkRuns().slice(before),
    url: outputs['check-url'],
  };
}

describe('the check run of a row that is built again', () => {
  test(
    'is in progress until the builds are made, and then neutral',
    async () => {
      const { code, verdict, requests, runs, url } = await runGate([0, 3, 12, 1, 2], [12, 1, 2, 0, 3]);
      expect([code, verdict]).toEqual([0, 'inconclusive']);
      expect(requests).toEqual([
        ['POST in_progress in progress: rebuilding 1 row', 2],
        [expect.stringMatching(/^PATCH neutral Undecided, by the memory layout of a build/), 12],
      ]);
      expect(runs).toMatchObject([{ status: 'completed', conclusion: 'neutral', html_url: url }]);
    },
    TIMEOUT_MS,
  );

  test(
    'ends red if the row stays broken',
    async () => {
      const { code, requests, runs } = await runGate([0, 1, 2], [20, 21, 22]);
      expect(code).toBe(1);
      expect(requests).toEqual([
        ['POST in_progress in progress: rebuilding 1 row', 2],
        [expect.stringMatching(/^PATCH failure Slower than allowed/), 12],
      ]);
      expect(runs).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    },
    TIMEOUT_MS,
  );

  test(
    'ends without a verdict if the run is cancelled meanwhile',
    async () => {
      const files = { 'build.sh': `${BUILD}[ "$BENCH_REFEREE_LAYOUT" = 0 ] || sleep 60\n` };
      const signal = { name: 'SIGINT', when: /rebuilding 1 row/, afterMs: 1500 } as const;
      const { runs } = await runGate([0, 1, 2], [20, 21, 22], { files, signal });
      expect(runs).toMatchObject([{ status: 'completed', conclusion: 'cancelled', output: { title: 'cancelled' } }]);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['no row is red', [0, 1, 2], [0, 1, 2], `${CONFIG}rebuild-minutes: 2\n`, 'success'],
    ['rows are not built again', [0, 1, 2], [20, 21, 22], CONFIG, 'failure'],
  ])(
    'is never in progress if %s',
    async (_, base, head, config, conclusion) => {
      const { requests } = await runGate(base, head, { config });
      expect(requests).toEqual([[expect.stringMatching(`^POST ${conclusion} `), 2]]);
    },
    TIMEOUT_MS,
  );
});
