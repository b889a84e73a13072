// Finds the pull request that a report belongs to, if a second workflow reports what a first one measured
// (`workflow_run`). In: the event and GitHub's answers. Out: the event as if it were of the pull request itself. It
// never uses the recording, only the payload, which GitHub wrote, and the API. Anything uncertain is refused, with the
// place where even the refusal may be reported.

import { UserError, userError } from '../errors.ts';
import { ApiError, type GitHubApi, type GitHubPullRequest } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atCommit, atEvent, atInput, type Location } from '../model/location.ts';
import { shortenSha } from '../text/short-sha.ts';
import { isInProgress, parseWorkflowRun, type WorkflowRun } from './workflow-run.ts';

const WORKFLOW_RUN = atEvent('workflow_run');

export interface ReportTarget {
  /**
   * Event of the pull request, in a second workflow too, so that its readers need not know the difference. Its run is
   * the measuring one, whose number shows better than that of the reporting run which result is newer.
   */
  readonly trigger: Trigger;
  /** Whether the pull request, if there is one, may be commented on. */
  readonly comments: boolean;
  readonly problems: readonly Diagnostic[];
  /** Reason why nothing can be judged; null if it can. */
  readonly refusal: UserError | null;
  /** Whether the measuring run has only begun, so that there is nothing to report yet. */
  readonly isBegun: boolean;
}

/** Returns refusals instead of throwing them, because they must be reported in the right place. */
export async function resolveReportTarget(trigger: Trigger, api: GitHubApi | null): Promise<ReportTarget> {
  return { ...(await resolveTarget(trigger, api)), isBegun: isInProgress(trigger) };
}

type ResolvedTarget = Omit<ReportTarget, 'isBegun'>;

async function resolveTarget(trigger: Trigger, api: GitHubApi | null): Promise<ResolvedTarget> {
  const asItIs = { trigger, comments: true, problems: [], refusal: null };
  if (trigger.event !== 'workflow_run') return asItIs;
  const nowhere = asPullRequestTrigger(trigger, null);
  // Without a token nothing can be published. The caller reports that.
  if (api === null) return { ...asItIs, trigger: nowhere, comments: false };
  let measuring: WorkflowRun;
  try {
    measuring = parseWorkflowRun(trigger);
    await refuseUnknownWorkflow(trigger, api, measuring);
  } catch (error) {
    return toRefusedTarget({ trigger: nowhere, comments: false }, error);
  }
  const onlyCheck = { trigger: asPullRequestTrigger(trigger, measuring), comments: false };
  try {
    const { pullRequest, aside } = await findPullRequest(api, measuring);
    const found = {
      trigger: asPullRequestTrigger(trigger, measuring, pullRequest),
      comments: aside === null,
    };
    const { conclusion, url } = measuring;
    if (conclusion !== null && conclusion !== 'success') {
      const failure = 'measuring-failed';
      const failedRun = { conclusion, url };
      return toRefusedTarget(found, userError('measuring-run-failed', WORKFLOW_RUN, failedRun, { failure }));
    }
    return { ...found, problems: aside === null ? [] : [aside], refusal: null };
  } catch (error) {
    return toRefusedTarget(onlyCheck, error);
  }
}

function toRefusedTarget(where: Pick<ResolvedTarget, 'trigger' | 'comments'>, error: unknown): ResolvedTarget {
  if (error instanceof UserError) return { ...where, problems: [], refusal: error };
  if (!(error instanceof ApiError)) throw error;
  const answer = { answer: error.message };
  const failure = 'permission';
  const refusal = userError('pull-request-unreadable', atInput('github-token'), answer, { failure });
  return { ...where, problems: [], refusal };
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
async function refuseUnknownWorkflow(trigger: Trigger, api: GitHubApi, { path }: WorkflowRun): Promise<void> {
  if (trigger.sha !== null && (await api.readFile(path, trigger.sha)) !== null) return;
  const failure = 'workflow-unknown';
  throw userError('workflow-not-on-default-branch', WORKFLOW_RUN, { path }, { failure });
}

interface PullRequestMatch {
  readonly pullRequest: GitHubPullRequest;
  /** Warning that says why it may not be commented on; null if it may. */
  readonly aside: Diagnostic | null;
}

/** Finds it by owner, branch, repository and commit together, because somebody else can choose each of them alone. */
async function findPullRequest(api: GitHubApi, measuring: WorkflowRun): Promise<PullRequestMatch> {
  const { headOwner, headBranch, headSha, headRepositoryId } = measuring;
  const list = async (state: 'open' | 'closed') =>
    (await api.listPullRequests({ owner: headOwner, branch: headBranch, state })).filter(
      (one) => one.headRepositoryId === headRepositoryId && one.headBranch === headBranch,
    );
  const open = await list('open');
  const isClosed = open.length === 0;
  const all = isClosed ? (await list('closed')).filter((one) => one.headSha === headSha) : open;
  const [pullRequest, ...others] = all;
  const failure = 'pull-request-unknown';
  if (pullRequest === undefined) {
    const branch = `${headOwner}:${headBranch}`;
    throw userError('pull-request-not-found', atCommit(headSha), { branch }, { failure });
  }
  if (others.length > 0) {
    const numbers = all.map(({ number }) => `#${number}`);
    throw userError('several-pull-requests', atCommit(headSha), { numbers }, { failure });
  }
  const location: Location = [{ kind: 'pull request', number: pullRequest.number }];
  if (isClosed) return { pullRequest, aside: makeWarning('pull-request-closed', location, {}) };
  if (pullRequest.headSha === headSha) return { pullRequest, aside: null };
  // It was the head when the run began. The present head has a run of its own.
  const heads = { head: shortenSha(pullRequest.headSha), measured: shortenSha(headSha) };
  return { pullRequest, aside: makeWarning('pull-request-moved', location, heads) };
}
