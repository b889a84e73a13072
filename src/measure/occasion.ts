// What a report is about, where a second workflow reports what a first one measured (`workflow_run`). Takes the
// event and GitHub's answers, gives the same event told as one of the pull request itself. Never asks the
// recording: everything is from the payload, which GitHub wrote, and from the API. What cannot be known for
// certain is refused, and says where even the refusal may be told.

import { type Complaint, UserError } from '../errors.ts';
import { type Forge, ForgeError, type ForgePullRequest } from '../host/forge.ts';
import type { Trigger } from '../host/host.ts';
import type { Problem } from '../model/problem.ts';
import { isBegun, type MeasuringRun, readMeasuringRun } from './measuring-run.ts';

export interface Occasion {
  /**
   * Of the pull request, wherever it came from: whoever reads it need not know of second workflows. Its run is the
   * one that measured, which says what is newer better than the one that reports.
   */
  readonly trigger: Trigger;
  /** Whether the pull request, where there is one, may be commented on. */
  readonly comments: boolean;
  readonly problems: readonly Problem[];
  /** Why nothing can be judged; null: it can. */
  readonly refusal: UserError | null;
  /** The run that is to measure has only begun, so there is nothing to report yet. */
  readonly isBegun: boolean;
}

/** Never throws for what a stranger controls: a refusal has to be told in the right place. */
export async function findOccasion(trigger: Trigger, forge: Forge | null): Promise<Occasion> {
  return { ...(await find(trigger, forge)), isBegun: isBegun(trigger) };
}

type Found = Omit<Occasion, 'isBegun'>;

async function find(trigger: Trigger, forge: Forge | null): Promise<Found> {
  const asItIs = { trigger, comments: true, problems: [], refusal: null };
  if (trigger.event !== 'workflow_run') return asItIs;
  const nowhere = told(trigger, null);
  // Nothing can be said without a token, and whoever goes on finds out.
  if (forge === null) return { ...asItIs, trigger: nowhere, comments: false };
  let measuring: MeasuringRun;
  try {
    measuring = readMeasuringRun(trigger);
    await refuseUnknownWorkflow(trigger, forge, measuring);
  } catch (error) {
    return refused({ trigger: nowhere, comments: false }, error);
  }
  const onlyCheck = { trigger: told(trigger, measuring), comments: false };
  try {
    const { pullRequest, aside } = await findPullRequest(forge, measuring);
    const found = { trigger: told(trigger, measuring, pullRequest), comments: aside === null };
    const { conclusion, url } = measuring;
    if (conclusion !== null && conclusion !== 'success')
      return refused(found, new UserError(unsuccessful(conclusion, url)));
    const problems = aside === null ? [] : [left(pullRequest.number, aside)];
    return { ...found, problems, refusal: null };
  } catch (error) {
    return refused(onlyCheck, error);
  }
}

function refused(where: Pick<Found, 'trigger' | 'comments'>, error: unknown): Found {
  if (error instanceof UserError) return { ...where, problems: [], refusal: error };
  if (!(error instanceof ForgeError)) throw error;
  const complaint: Complaint = {
    where: 'input "github-token"',
    what: `the pull request could not be looked up (${error.message})`,
    code: 'permission',
    remedy: 'Grant `contents: read` and `pull-requests: write` in the workflow, or run the job again',
  };
  return { ...where, problems: [], refusal: new UserError(complaint) };
}

/** The event as one of the pull request, as far as that is known. Without a run there is no commit to speak of. */
function told(trigger: Trigger, measuring: MeasuringRun | null, pullRequest?: ForgePullRequest): Trigger {
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
    // Until it has ended there is only one page to look at.
    runUrl: conclusion === null ? url : head.runUrl,
  };
}

/**
 * A workflow is named by its title, and a pull request may bring another one of the same title. That of its own
 * default branch is the one that this repository means.
 */
async function refuseUnknownWorkflow(trigger: Trigger, forge: Forge, { path }: MeasuringRun): Promise<void> {
  if (trigger.sha !== null && (await forge.readFile(path, trigger.sha)) !== null) return;
  throw new UserError({
    where: 'event "workflow_run"',
    what: 'the workflow that measured is not on the default branch',
    code: 'workflow-unknown',
    got: path,
    remedy: 'Merge it there first; until then it may be the own work of a pull request',
  });
}

interface Looked {
  readonly pullRequest: ForgePullRequest;
  /** Why it is not to be commented on; null: it is. */
  readonly aside: string | null;
}

/** By owner, branch, repository and commit: each alone can be chosen by somebody else. */
async function findPullRequest(forge: Forge, measuring: MeasuringRun): Promise<Looked> {
  const { headOwner, headBranch, headSha, headRepositoryId } = measuring;
  const list = async (state: 'open' | 'closed') =>
    (await forge.listPullRequests({ owner: headOwner, branch: headBranch, state })).filter(
      (one) => one.headRepositoryId === headRepositoryId && one.headBranch === headBranch,
    );
  const open = await list('open');
  const isClosed = open.length === 0;
  const all = isClosed ? (await list('closed')).filter((one) => one.headSha === headSha) : open;
  const [pullRequest, ...others] = all;
  if (pullRequest === undefined) throw new UserError(none(measuring));
  if (others.length > 0) throw new UserError(several(all, headSha));
  if (isClosed) return { pullRequest, aside: 'it is closed' };
  if (pullRequest.headSha === headSha) return { pullRequest, aside: null };
  // It was the head when the run began, and the present one has a run of its own.
  const now = pullRequest.headSha.slice(0, 12);
  return {
    pullRequest,
    aside: `its head is "${now}" by now, and this run measured "${headSha.slice(0, 12)}"`,
  };
}

function left(number: number, why: string): Problem {
  const message = `not commented on, because ${why}. The check run is on the commit that was measured.`;
  return { where: `pull request #${number}`, message, severity: 'warning' };
}

function none({ headOwner, headBranch, headSha }: MeasuringRun): Complaint {
  return {
    where: `commit ${headSha.slice(0, 12)}`,
    what: 'no pull request of this repository has it as its head',
    code: 'pull-request-unknown',
    got: `${headOwner}:${headBranch}`,
    remedy: 'If its branch was renamed meanwhile, push to it once more',
  };
}

function several(pullRequests: readonly ForgePullRequest[], headSha: string): Complaint {
  return {
    where: `commit ${headSha.slice(0, 12)}`,
    what: 'several pull requests have this head, so nobody can tell whose budgets count and where to comment',
    code: 'pull-request-unknown',
    got: pullRequests.map(({ number }) => `#${number}`).join(', '),
    remedy: 'Close all but one, or give each a branch of its own, and run the first workflow again',
  };
}

function unsuccessful(conclusion: string, url: string): Complaint {
  return {
    where: url,
    what: 'the run that measured did not succeed, so there is nothing to judge',
    code: 'measuring-failed',
    got: conclusion,
    remedy: 'Look there for the cause, and run it again',
  };
}
