// Finds the pull request that a report belongs to, if a second workflow reports what a first one measured
// (`workflow_run`). In: the event and GitHub's answers. Out: the event as if it were of the pull request itself. It
// never uses the recording, only the payload, which GitHub wrote, and the API. In the payload a stranger chooses branch,
// commit and workflow file. Anything uncertain is refused, with the place where even the refusal may be reported.

import { UserError, userError } from '../errors.ts';
import { ApiError, type GitHubApi, type GitHubPullRequest } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atCommit, atEvent, atInput, type Location } from '../model/location.ts';
import { shortenSha } from '../text/short-sha.ts';
import { isPlainRef, payloadValueAt } from './commit-selection.ts';

const WORKFLOW_RUN = atEvent('workflow_run');

export interface ReportTarget {
  /**
   * Event of the pull request, in a second workflow too, so that its readers need not know the difference. Its run is
   * the measuring one, whose number shows better than that of the reporting run which result is newer.
   */
  readonly trigger: Trigger;
  readonly comments: boolean;
  readonly problems: readonly Diagnostic[];
  /** Reason why nothing can be judged; null if it can. */
  readonly refusal: UserError | null;
  /** Whether the measuring run has only begun, so that there is nothing to report yet. */
  readonly isBegun: boolean;
}

/** Refusals are no exceptions, because they must be reported in the right place. */
export async function resolveReportTarget(trigger: Trigger, api: GitHubApi | null): Promise<ReportTarget> {
  return { ...(await resolveTarget(trigger, api)), isBegun: isInProgress(trigger) };
}

type ResolvedTarget = Omit<ReportTarget, 'isBegun'>;
type WorkflowRun = ReturnType<typeof parseWorkflowRun>;

async function resolveTarget(trigger: Trigger, api: GitHubApi | null): Promise<ResolvedTarget> {
  const unchanged = { trigger, comments: true, problems: [], refusal: null };
  if (trigger.event !== 'workflow_run') return unchanged;
  const nowhere = { trigger: toPullRequestTrigger(trigger, null, null), comments: false };
  // Without a token nothing can be published. The caller reports that.
  if (api === null) return { ...unchanged, ...nowhere };
  let measuring: WorkflowRun;
  try {
    measuring = parseWorkflowRun(trigger);
    await refuseUnknownWorkflow(trigger, api, measuring);
  } catch (error) {
    return toRefusedTarget(nowhere, error);
  }
  try {
    const { pullRequest, aside } = await findPullRequest(api, measuring);
    const target = { trigger: toPullRequestTrigger(trigger, measuring, pullRequest), comments: aside === null };
    const { conclusion, url } = measuring;
    if (conclusion !== null && conclusion !== 'success') {
      const failure = 'measuring-failed';
      return toRefusedTarget(target, userError('measuring-run-failed', WORKFLOW_RUN, { conclusion, url }, { failure }));
    }
    return { ...target, problems: aside === null ? [] : [aside], refusal: null };
  } catch (error) {
    return toRefusedTarget({ trigger: toPullRequestTrigger(trigger, measuring, null), comments: false }, error);
  }
}

function toRefusedTarget(where: Pick<ResolvedTarget, 'trigger' | 'comments'>, error: unknown): ResolvedTarget {
  if (error instanceof UserError) return { ...where, problems: [], refusal: error };
  if (!(error instanceof ApiError)) throw error;
  const data = { answer: error.message };
  const refusal = userError('pull-request-unreadable', atInput('github-token'), data, { failure: 'permission' });
  return { ...where, problems: [], refusal };
}

/** Makes the event one of the pull request, as far as it is known. Without a run there is no commit. */
function toPullRequestTrigger(
  trigger: Trigger,
  measuring: WorkflowRun | null,
  pullRequest: GitHubPullRequest | null,
): Trigger {
  const { repository } = trigger.payload;
  const sha = measuring?.headSha ?? null;
  const head = { ...trigger, event: 'pull_request', sha, payload: { repository } };
  if (measuring === null || pullRequest === null) return head;
  const { number, baseBranch, baseSha, body } = pullRequest;
  const base = { ref: baseBranch, sha: baseSha };
  const { runId, runAttempt, conclusion, url } = measuring;
  return {
    ...head,
    payload: { repository, pull_request: { number, head: { sha }, base, ...(body && { body }) } },
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

/**
 * Finds the pull request by owner, branch, repository and commit together, because somebody else can choose each of them
 * alone. `aside` says why it may not be commented on; null if it may.
 */
async function findPullRequest(
  api: GitHubApi,
  { headOwner, headBranch, headSha, headRepositoryId }: WorkflowRun,
): Promise<{ readonly pullRequest: GitHubPullRequest; readonly aside: Diagnostic | null }> {
  const list = async (state: 'open' | 'closed') =>
    (await api.listPullRequests({ owner: headOwner, branch: headBranch, state })).filter(
      (one) => one.headRepositoryId === headRepositoryId && one.headBranch === headBranch,
    );
  const open = await list('open');
  const isClosed = open.length === 0;
  const matches = isClosed ? (await list('closed')).filter((one) => one.headSha === headSha) : open;
  const [pullRequest, ...others] = matches;
  const failure = 'pull-request-unknown';
  if (pullRequest === undefined) {
    const branch = `${headOwner}:${headBranch}`;
    throw userError('pull-request-not-found', atCommit(headSha), { branch }, { failure });
  }
  if (others.length > 0) {
    const numbers = matches.map(({ number }) => `#${number}`);
    throw userError('several-pull-requests', atCommit(headSha), { numbers }, { failure });
  }
  const location: Location = [{ kind: 'pull request', number: pullRequest.number }];
  if (isClosed) return { pullRequest, aside: makeWarning('pull-request-closed', location, {}) };
  if (pullRequest.headSha === headSha) return { pullRequest, aside: null };
  // It was the head when the run began. The present head has a run of its own.
  const heads = { head: shortenSha(pullRequest.headSha), measured: shortenSha(headSha) };
  return { pullRequest, aside: makeWarning('pull-request-moved', location, heads) };
}

/** Conclusions without a report: the run was stopped, was replaced by a newer one, or waits for approval. */
const UNREPORTED_CONCLUSIONS = ['cancelled', 'skipped', 'stale', 'action_required'];

function parseWorkflowRun(trigger: Trigger) {
  const get = (path: string) => payloadValueAt(trigger.payload, 'workflow_run', ...path.split('.'));
  const require = <T>(path: string, isValid: (value: unknown) => value is T): T => {
    const value = get(path);
    if (isValid(value)) return value;
    throw userError('measuring-run-incomplete', WORKFLOW_RUN, { field: `workflow_run.${path}` });
  };
  const requireText = (path: string, isValid = (text: string) => /./.test(text)) =>
    require(path, (value): value is string => typeof value === 'string' && isValid(value));
  const requireNumber = (path: string) =>
    require(path, (value): value is number => Number.isSafeInteger(value) && Number(value) > 0);
  const repository = requireText('repository.full_name');
  if (repository.toLowerCase() !== trigger.repository?.toLowerCase())
    throw userError('measuring-run-of-other-repository', WORKFLOW_RUN, { repository });
  const event = requireText('event');
  if (event !== 'pull_request') throw userError('measuring-run-of-other-event', WORKFLOW_RUN, { event });
  const runId = requireNumber('id');
  const conclusion = isInProgress(trigger) ? null : requireText('conclusion');
  if (conclusion !== null && UNREPORTED_CONCLUSIONS.includes(conclusion))
    throw userError('measuring-run-stopped', WORKFLOW_RUN, { conclusion });
  const headSha = requireText('head_sha', (text) => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text));
  // The branch becomes a filter of the API, so it must not be able to express anything else.
  const headBranch = requireText('head_branch', (text) => isPlainRef(`refs/heads/${text}`));
  if (get('head_repository') === null) throw userError('head-repository-deleted', WORKFLOW_RUN, {});
  const url = get('html_url');
  return {
    headSha,
    headBranch,
    headOwner: requireText('head_repository.owner.login'),
    /** Unlike a name, it is never given to another repository. */
    headRepositoryId: requireNumber('head_repository.id'),
    /** File of the workflow. The path of a required workflow has a ref appended. */
    path: requireText('path').replace(/@.*$/, ''),
    /** Null while the run is in progress. */
    conclusion,
    runId,
    runAttempt: requireNumber('run_attempt'),
    /** Web page of the run; its id if GitHub does not give a page. */
    url: typeof url === 'string' ? url : `run ${runId}`,
  };
}

/** `types: [requested]` and `[in_progress]` come before there is a result. */
function isInProgress({ event, payload }: Trigger): boolean {
  if (event !== 'workflow_run') return false;
  const action = payloadValueAt(payload, 'action');
  return action === 'requested' || action === 'in_progress';
}
