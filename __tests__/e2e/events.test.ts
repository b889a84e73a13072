// Which events run code, and with what beside it, through the built actions: nothing to steal for `measure`, no
// code of a pull request on events with a token that may write, and no pull request where there is none. Each
// attack is first shown to work elsewhere; the ids are those of the catalogue of attacks.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type BenchRepository, benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { root } from '../support/docs.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { firstOfBranch } from '../support/naive.ts';
import { pullRequest, step, TOKEN } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { FORK, workflowRunPayload } from '../support/workflow-run.ts';

setKeys({ rounds: '2' });

let github: FakeGitHub;
/** Of pull requests. */
let count = 0;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const allocs = (value: number) => ({ invocations: [printed({ 'encode [allocs/op]': value })] });

describe('T02', () => {
  /** The environment of the benchmark's parent, its parent, and so on. */
  const spy = (dump: string) =>
    `!p=$$; while [ "$p" -gt 1 ]; do tr '\\0' '\\n' < /proc/$p/environ; p=$(sed -n 's/^PPid:[^0-9]*//p' /proc/$p/status); done > ${dump} 2>/dev/null; echo '${printed({ 'encode [allocs/op]': 1 })}'`;
  const stolen = async (entry: 'index' | 'measure') => {
    const dump = join(temporaryFolder('dump-'), 'environ');
    const keys = { check: 'false', 'override-scope': 'never' };
    const repository = benchRepository({ invocations: [spy(dump)], keys }, {});
    const inputs: Readonly<Record<string, string>> = entry === 'index' ? { comment: 'never' } : {};
    const { code } = await step(repository, { entry, inputs });
    expect(code).toBe(0);
    return readFileSync(dump, 'utf8');
  };

  test('one job cannot hide its token from what it measures; measure has none to hide', async () => {
    expect(await stolen('index')).toContain(TOKEN);
    const seen = await stolen('measure');
    expect(seen).toMatch(/^INPUT_HEAD=head$/m);
    expect(seen).not.toContain(TOKEN);
    const action = readFileSync(join(root, 'measure/action.yml'), 'utf8');
    expect(readFileSync(join(root, 'action.yml'), 'utf8')).toMatch(/github\.token/);
    expect(action).not.toMatch(/github\.token|secrets\./);
    const { inputs } = parse(action) as { inputs: object };
    expect(Object.keys(inputs).filter((name) => /token|secret|key/.test(name))).toEqual([]);
  });
});

describe('T38', () => {
  interface World {
    readonly repository: BenchRepository;
    readonly main: string;
    readonly feature: string;
  }
  const repository = { default_branch: 'main' };
  const events: [string, string, (world: World) => object][] = [
    ['a push of a new branch', 'push', ({ feature }) => ({ before: '0'.repeat(40), after: feature, repository })],
    ['a push', 'push', ({ main, feature }) => ({ before: main, after: feature, repository })],
    ['a dispatch', 'workflow_dispatch', () => ({ inputs: {}, repository })],
    ['a schedule', 'schedule', () => ({ schedule: '0 0 * * *', repository })],
    [
      'a merge group',
      'merge_group',
      ({ main, feature }) => ({ merge_group: { head_sha: feature, base_sha: main }, repository }),
    ],
  ];

  test.each(events)('%s comments nowhere, though a pull request has that branch', async (_, event, payloadOf) => {
    const made = benchRepository(allocs(7), allocs(8));
    const number = ++count;
    const { head, base } = pullRequest(made, number);
    const seed = { number, headSha: head.sha, baseSha: base.sha, headRef: `feature-${number}` };
    await github.seed({ folder: made.folder, pullRequests: [{ ...seed, headRepository: FORK }] });
    // Whoever asks for the branch finds a pull request to comment on.
    expect(await firstOfBranch(github, number)).toMatchObject([{ number }]);

    const before = github.requests.length;
    const world = { repository: made, main: base.sha, feature: head.sha };
    const { outputs } = await step(made, {
      apiUrl: github.url,
      trigger: { event, payload: payloadOf(world), sha: head.sha },
    });
    expect(outputs).toMatchObject({ verdict: 'fail', 'base-sha': base.sha, 'head-sha': head.sha });
    const asked = github.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(asked.filter((one) => /\/(issues|pulls)\b/.test(one))).toEqual([]);
    expect(asked).toContain('POST /repos/octo/demo/check-runs');
  });
});

describe('T42', () => {
  const fork = (repository: BenchRepository) => {
    const { head, base } = pullRequest(repository, 1);
    return { number: 1, head: { ...head, repo: { id: 2, full_name: FORK } }, base };
  };
  const payloads: Readonly<Record<string, (repository: BenchRepository) => object>> = {
    pull_request: (repository) => ({ pull_request: fork(repository) }),
    pull_request_target: (repository) => ({ pull_request: fork(repository) }),
    workflow_run: (repository) => workflowRunPayload({ headSha: fork(repository).head.sha }),
    issue_comment: () => ({
      issue: { number: 1, pull_request: {} },
      comment: { body: '/bench', user: { login: 'mallory' } },
    }),
  };
  const execute = async (event: string, entry: 'index' | 'measure') => {
    const canary = join(temporaryFolder('canary-'), 'ran');
    const trace = join(temporaryFolder('trace-'), 'git');
    const ran = `!touch ${canary}; echo '${printed({ 'encode [allocs/op]': 1 })}'`;
    const repository = benchRepository(allocs(7), { invocations: [ran] });
    const { head } = fork(repository);
    const payload = { repository: { default_branch: 'main' }, ...payloads[event]?.(repository) };
    const before = github.requests.length;
    const { code, stdout } = await step(repository, {
      ...{ entry, apiUrl: github.url, env: { GIT_TRACE2_EVENT: trace, GIT_TRACE: trace } },
      // Named by hand, so that nothing hangs on what the event says.
      inputs: { base: 'main', head: head.sha, ...(entry === 'index' && { comment: 'never' }) },
      trigger: { event, payload, sha: repository.git('rev-parse', 'main') },
    });
    const checks = github.requests.slice(before).filter(({ path }) => path.endsWith('/check-runs'));
    return { code, stdout, ran: existsSync(canary), git: existsSync(trace), checks, head: head.sha };
  };

  test('on an event that may be trusted with it, the same runs the code of the fork', async () => {
    expect(await execute('pull_request', 'index')).toMatchObject({ ran: true, git: true });
  });

  describe.each(['index', 'measure'] as const)('%s', (entry) => {
    test.each(['pull_request_target', 'workflow_run', 'issue_comment'])(
      'on %s runs nothing and fetches nothing, and names the layout for forks',
      async (event) => {
        const { code, stdout, ran, git, checks, head } = await execute(event, entry);
        expect({ code, ran, git }).toEqual({ code: 1, ran: false, git: false });
        expect(stdout).toContain(`event "${event}": code of a pull request is not run on this event`);
        expect(stdout).toContain('docs/forks.md');
        expect(stdout).not.toMatch(/^\s+at .*dist/m);
        // Never on the tip of the default branch, which GITHUB_SHA is on these events.
        const about = checks.map(({ body }) => (body as { head_sha: string }).head_sha);
        expect(about.filter((sha) => sha !== head)).toEqual([]);
      },
    );
  });
});
