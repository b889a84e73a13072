import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { resolveReportTarget } from '../../../src/event/report-target.ts';
import { ApiError, type GitHubApi, type GitHubPullRequest } from '../../../src/host/github-api.ts';
import type { Trigger } from '../../../src/host/host.ts';
import { LOCAL_TRIGGER } from '../../../src/host/trigger.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aPullRequest, workflowRunPayload } from '../../support/workflow-run.ts';

const HEAD = 'a'.repeat(40);
const OTHER = 'e'.repeat(40);
/** The tip of the default branch. */
const TIP = 'c'.repeat(40);

interface Scene {
  readonly open?: readonly GitHubPullRequest[];
  readonly closed?: readonly GitHubPullRequest[];
  readonly run?: Readonly<Record<string, unknown>>;
  readonly action?: string;
  readonly api?: Partial<GitHubApi>;
}

async function find({ open = [aPullRequest()], closed = [], run = {}, action, api }: Scene = {}) {
  const asked: string[] = [];
  const github: Partial<GitHubApi> = {
    readFile: async (path, sha) => (path === '.github/workflows/perf.yml' && sha === TIP ? 'name: perf' : null),
    // As GitHub does, which takes no notice of the repository's name.
    async listPullRequests({ owner, branch, state }: Parameters<GitHubApi['listPullRequests']>[0]) {
      asked.push(`${owner}:${branch} ${state}`);
      return [...(state === 'open' ? open : closed)];
    },
    ...api,
  };
  const trigger: Trigger = {
    ...LOCAL_TRIGGER,
    event: 'workflow_run',
    payload: {
      ...workflowRunPayload({ headSha: HEAD, changes: run }),
      ...(action === undefined ? {} : { action }),
    },
    sha: TIP,
    repository: 'octo/demo',
    runId: 99,
    runAttempt: 3,
  };
  const occasion = await resolveReportTarget(trigger, github as GitHubApi);
  const { number, head } = (occasion.trigger.payload['pull_request'] ?? {}) as {
    number?: number;
    head?: object;
  };
  return { ...occasion, asked, number, head, sha: occasion.trigger.sha, why: occasion.refusal?.message };
}

test('any other event is left as it is, and nothing is asked', async () => {
  const trigger = { ...LOCAL_TRIGGER, event: 'pull_request' };
  expect(await resolveReportTarget(trigger, {} as GitHubApi)).toEqual({
    trigger,
    comments: true,
    problems: [],
    refusal: null,
    isBegun: false,
  });
});

describe('a run of a pull request from a fork', () => {
  test('is told as the event of that pull request, in the name of the run that measured', async () => {
    const { trigger, comments, problems, refusal, asked } = await find({ run: { run_attempt: 2 } });
    expect(trigger).toMatchObject({
      event: 'pull_request',
      sha: HEAD,
      runId: 41,
      runAttempt: 2,
      payload: {
        pull_request: { number: 7, head: { sha: HEAD }, base: { ref: 'main', sha: 'b'.repeat(40) } },
      },
    });
    expect([comments, problems, refusal, asked]).toEqual([true, [], null, ['mallory:feature open']]);
  });

  test('is not looked for where the payload says: that list is empty or of others', async () => {
    const { number } = await find({ run: { pull_requests: [{ number: 1, head: { sha: HEAD } }] } });
    expect(number).toBe(7);
  });

  test('belongs to the pull request of its own repository and branch', async () => {
    const open = [
      aPullRequest({ number: 3, headRepository: 'mallory/other' }),
      aPullRequest({ number: 4, headBranch: 'elsewhere' }),
      aPullRequest({ number: 5, headRepositoryId: null }),
      aPullRequest(),
    ];
    expect(await find({ open })).toMatchObject({ number: 7, comments: true, refusal: null });
  });

  test('without a token goes no further', async () => {
    const trigger = { ...LOCAL_TRIGGER, event: 'workflow_run', sha: TIP, payload: {} };
    expect(await resolveReportTarget(trigger, null)).toMatchObject({
      trigger: { sha: null },
      comments: false,
      refusal: null,
    });
  });
});

describe('T46', () => {
  test('two pull requests share the head: no comment, and why; the check is on the commit', async () => {
    const naive = [aPullRequest({ number: 6, baseBranch: 'release' }), aPullRequest()].find(
      ({ headSha }) => headSha === HEAD,
    );
    // Whoever takes the first one speaks of the wrong base.
    expect(naive?.number).toBe(6);
    const open = [aPullRequest({ number: 6, baseBranch: 'release' }), aPullRequest()];
    const { comments, number, sha, why } = await find({ open });
    expect([comments, number, sha]).toEqual([false, undefined, HEAD]);
    expect(why).toBe(
      'commit aaaaaaaaaaaa: pull requests `#6` and `#7` have the same head, so it is not clear where to report. Close all but one, or push another commit to each, and run the first workflow again.',
    );
  });

  test('none has it: said on the commit', async () => {
    const { comments, sha, why } = await find({ open: [] });
    expect([comments, sha]).toEqual([false, HEAD]);
    expect(why).toMatch(/no pull request of this repository has this commit as its head \(branch "mallory:feature"\)/);
  });

  test('closed meanwhile: judged, on the commit alone', async () => {
    const gone = [aPullRequest({ number: 2, headSha: OTHER }), aPullRequest()];
    const { comments, number, refusal, problems } = await find({ open: [], closed: gone });
    expect([comments, number, refusal]).toEqual([false, 7, null]);
    expect(problems.map(inWords)).toMatchObject([{ where: 'pull request #7', severity: 'warning' }]);
  });
});

describe('T47', () => {
  test('the head has moved on: the check is on what was measured, and nothing is commented', async () => {
    const { comments, number, sha, refusal, problems } = await find({
      open: [aPullRequest({ headSha: OTHER })],
    });
    expect([comments, number, sha, refusal]).toEqual([false, 7, HEAD, null]);
    expect(problems.map(inWords)).toEqual([
      {
        where: 'pull request #7',
        message:
          'no comment, because its head is now `eeeeeeeeeeee` and this run measured `aaaaaaaaaaaa`. The check run is on the commit that was measured.',
        severity: 'warning',
      },
    ]);
  });

  test.each([
    ['of another event', { event: 'push' }, 'a second workflow reports only runs of the event pull_request'],
    ['of pull_request_target', { event: 'pull_request_target' }, 'only runs of the event pull_request'],
    ['of a merge queue', { event: 'merge_group' }, 'only runs of the event pull_request'],
    [
      'of another repository',
      { repository: { full_name: 'octo/other' } },
      'belongs to another repository, "octo/other"',
    ],
    [
      'of a workflow of the same name that a pull request brought',
      { path: '.github/workflows/evil.yml' },
      'the workflow that measured, ".github/workflows/evil.yml", is not on the default branch',
    ],
    ['that was cancelled', { conclusion: 'cancelled' }, 'did not finish ("cancelled"), so there is nothing to report'],
    ['that waits for approval', { conclusion: 'action_required' }, 'did not finish'],
    ['whose fork is gone', { head_repository: null }, 'was deleted, so the pull request cannot be found'],
    ['whose branch says more than a branch', { head_branch: 'x&state=all ' }, '`workflow_run.head_branch`'],
    ['whose commit is none', { head_sha: 'HEAD' }, '`workflow_run.head_sha`'],
    ['without an id', { id: '41' }, '`workflow_run.id`'],
  ])('a run %s is refused, and nowhere spoken of', async (_, run, sentence) => {
    const { why, sha, number, comments, trigger } = await find({ run });
    expect(why).toContain(sentence);
    // Neither the commit of the run nor the tip of the default branch, which is GITHUB_SHA here.
    expect({ sha, number, comments, payload: trigger.payload['pull_request'] }).toEqual({
      sha: null,
      number: undefined,
      comments: false,
      payload: undefined,
    });
  });

  test.each(['failure', 'timed_out', 'startup_failure', 'neutral'])(
    'a run that ended in %s is an error on its pull request',
    async (conclusion) => {
      const { why, number, sha, comments } = await find({ run: { conclusion } });
      expect([number, sha, comments]).toEqual([7, HEAD, true]);
      expect(why).toBe(
        `event "workflow_run": the measuring run did not succeed ("${conclusion}"), so there is nothing to judge. Find the cause in \`https://github.com/octo/demo/actions/runs/41\`, and run it again.`,
      );
    },
  );
});

describe('what GitHub does not answer', () => {
  const unavailable = async () => {
    throw new ApiError('unavailable', 502, '502 Bad Gateway');
  };

  test('is an error on the commit that was measured', async () => {
    const { why, sha, comments } = await find({ api: { listPullRequests: unavailable } });
    expect([sha, comments]).toEqual([HEAD, false]);
    expect(why).toMatch(/the pull request could not be looked up: "502 Bad Gateway"/);
  });

  test('of the workflow is an error that is told nowhere', async () => {
    expect(await find({ api: { readFile: unavailable } })).toMatchObject({ sha: null, comments: false });
  });

  test('a defect stays one', async () => {
    const broken = async () => {
      throw new TypeError('x is not a function');
    };
    await expect(find({ api: { listPullRequests: broken } })).rejects.toThrow(TypeError);
  });
});

describe.each(['requested', 'in_progress'])('a run that is only %s', (action) => {
  const run = { status: action, conclusion: null };

  test('is of that pull request, has begun, and its page is the one to look at', async () => {
    const { isBegun, comments, refusal, number, trigger } = await find({ run, action });
    expect([isBegun, comments, refusal, number]).toEqual([true, true, null, 7]);
    expect(trigger.runUrl).toBe('https://github.com/octo/demo/actions/runs/41');
  });

  test('of nobody’s pull request has begun all the same', async () => {
    const { isBegun, comments } = await find({ run, action, open: [] });
    expect([isBegun, comments]).toEqual([true, false]);
  });
});
