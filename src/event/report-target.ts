// Finds the pull request that a report belongs to, if a second workflow reports what a first one measured
// (`workflow_run`). In: the event and GitHub's answers. Out: the event as if it were of the pull request itself. It
// never uses the recording, only the payload, which GitHub wrote, and the API. Anything uncertain is refused, with the
// place where even the refusal may be reported.

import { type Complaint, UserError } from '../errors.ts';
import { ApiError, type GitHubApi, type GitHubPullRequest } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { isInProgress, parseWorkflowRun, type WorkflowRun } from './workflow-run.ts';

export interface ReportTarget {
  /**
   * Event of the pull request, in a second workflow too, so that its readers need not know the difference. Its run is
   * the measuring one, whose number shows better than that of the reporting run which result is newer.
   */
  readonly trigger: Trigger;
  /** Whether the pull request, if there is one, may be commented on. */
  readonly comments: boolean;
  readonly problems: readonly Problem[];
  /** Reason why nothing can be judged; null if it can. */
  readonly refusal: UserError | null;
  /** Whether the measuring run has only begun, so that there is nothing to report yet. */
  readonly isBegun: boolean;
}

/** Returns refusals instead of throwing them, because they must be reported in the right place. */
export async function resolveReportTarget(trigger: Trigger, forge: GitHubApi | null): Promise<ReportTarget> {
  return { ...(await resolveTarget(trigger, forge)), isBegun: isInProgress(trigger) };
}

type ResolvedTarget = Omit<ReportTarget, 'isBegun'>;

async function resolveTarget(trigger: Trigger, forge: GitHubApi | null): Promise<ResolvedTarget> {
  const asItIs = { trigger, comments: true, problems: [], refusal: null };
  if (trigger.event !== 'workflow_run') return asItIs;
  const nowhere = asPullRequestTrigger(trigger, null);
  // Without a token nothing can be published. The caller reports that.
  if (forge === null) return { ...asItIs, trigger: nowhere, comments: false };
  let measuring: WorkflowRun;
  try {
    measuring = parseWorkflowRun(trigger);
    await refuseUnknownWorkflow(trigger, forge, measuring);
  } catch (error) {
    return toRefusedTarget({ trigger: nowhere, comments: false }, error);
  }
  const onlyCheck = { trigger: asPullRequestTrigger(trigger, measuring), comments: false };
  try {
    const { pullRequest, aside } = await findPullRequest(forge, measuring);
    const found = {
      trigger: asPullRequestTrigger(trigger, measuring, pullRequest),
      comments: aside === null,
    };
    const { conclusion, url } = measuring;
    if (conclusion !== null && conclusion !== 'success')
      return toRefusedTarget(found, new UserError(describeFailedRun(conclusion, url)));
    const problems = aside === null ? [] : [makeNotCommentedWarning(pullRequest.number, aside)];
    return { ...found, problems, refusal: null };
  } catch (error) {
    return toRefusedTarget(onlyCheck, error);
  }
}

function toRefusedTarget(
  where: Pick<ResolvedTarget, 'trigger' | 'comments'>,
  error: unknown,
): ResolvedTarget {
  if (error instanceof UserError) return { ...where, problems: [], refusal: error };
  if (!(error instanceof ApiError)) throw error;
  const complaint: Complaint = {
    where: 'input "github-token"',
    what: `the pull request could not be looked up (${error.message})`,
    code: 'permission',
    remedy: 'Grant `contents: read` and `pull-requests: write` in the workflow, or run the job again',
  };
  return { ...where, problems: [], refusal: new UserError(complaint) };
}

/** Returns the event as one of the pull request, as far as it is known. Without a run there is no commit. */
function asPullRequestTrigger(
  trigger: Trigger,
  measuring: WorkflowRun | null,
  pullRequest?: GitHubPullRequest,
): Trigger {
  const { repository } = trigger.payload;
  const sha = measuring?.headSha ?? null;
  const head = { ...trigger, event: 'pull_request', sha, payload: { repository } };
  if (measuring === null || pullRequest === undefined) return head;
  const { number, baseBranch, baseSha } = pullRequest;
  const base = { ref: baseBranch, sha: baseSha };
  const { runId, runAttempt, conclusion, url } = measuring;
  return {
    ...head,
    payload: { repository, pull_request: { number, head: { sha }, base } },
    runId,
    runAttempt,
    // Until the measuring run has ended, its page is the only useful one.
    runUrl: conclusion === null ? url : head.runUrl,
  };
}

/**
 * Throws a UserError unless the workflow is on the default branch. The event selects a workflow by its title, and a
 * pull request may add another one with the same title.
 */
async function refuseUnknownWorkflow(
  trigger: Trigger,
  forge: GitHubApi,
  { path }: WorkflowRun,
): Promise<void> {
  if (trigger.sha !== null && (await forge.readFile(path, trigger.sha)) !== null) return;
  throw new UserError({
    where: 'event "workflow_run"',
    what: 'the workflow that measured is not on the default branch',
    code: 'workflow-unknown',
    got: path,
    remedy: 'Merge it there first; until then it may be the own work of a pull request',
  });
}

interface PullRequestMatch {
  readonly pullRequest: GitHubPullRequest;
  /** Reason why it may not be commented on; null if it may. */
  readonly aside: string | null;
}

/** Finds it by owner, branch, repository and commit together, because somebody else can choose each of them alone. */
async function findPullRequest(forge: GitHubApi, measuring: WorkflowRun): Promise<PullRequestMatch> {
  const { headOwner, headBranch, headSha, headRepositoryId } = measuring;
  const list = async (state: 'open' | 'closed') =>
    (await forge.listPullRequests({ owner: headOwner, branch: headBranch, state })).filter(
      (one) => one.headRepositoryId === headRepositoryId && one.headBranch === headBranch,
    );
  const open = await list('open');
  const isClosed = open.length === 0;
  const all = isClosed ? (await list('closed')).filter((one) => one.headSha === headSha) : open;
  const [pullRequest, ...others] = all;
  if (pullRequest === undefined) throw new UserError(describeNoMatch(measuring));
  if (others.length > 0) throw new UserError(describeManyMatches(all, headSha));
  if (isClosed) return { pullRequest, aside: 'it is closed' };
  if (pullRequest.headSha === headSha) return { pullRequest, aside: null };
  // It was the head when the run began. The present head has a run of its own.
  const now = pullRequest.headSha.slice(0, 12);
  return {
    pullRequest,
    aside: `its head is "${now}" by now, and this run measured "${headSha.slice(0, 12)}"`,
  };
}

function makeNotCommentedWarning(number: number, why: string): Problem {
  const message = `not commented on, because ${why}. The check run is on the commit that was measured.`;
  return legacyProblem({ where: `pull request #${number}`, message, severity: 'warning' });
}

function describeNoMatch({ headOwner, headBranch, headSha }: WorkflowRun): Complaint {
  return {
    where: `commit ${headSha.slice(0, 12)}`,
    what: 'no pull request of this repository has it as its head',
    code: 'pull-request-unknown',
    got: `${headOwner}:${headBranch}`,
    remedy: 'If its branch was renamed meanwhile, push to it once more',
  };
}

function describeManyMatches(pullRequests: readonly GitHubPullRequest[], headSha: string): Complaint {
  return {
    where: `commit ${headSha.slice(0, 12)}`,
    what: 'several pull requests have this head, so nobody can tell whose budgets count and where to comment',
    code: 'pull-request-unknown',
    got: pullRequests.map(({ number }) => `#${number}`).join(', '),
    remedy: 'Close all but one, or give each a branch of its own, and run the first workflow again',
  };
}

function describeFailedRun(conclusion: string, url: string): Complaint {
  return {
    where: url,
    what: 'the run that measured did not succeed, so there is nothing to judge',
    code: 'measuring-failed',
    got: conclusion,
    remedy: 'Look there for the cause, and run it again',
  };
}
