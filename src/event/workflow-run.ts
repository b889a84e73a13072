// Reads the run that measured from the event `workflow_run`: payload in, checked values out. GitHub writes the payload,
// but a stranger chooses branch, commit and workflow file. Refuses runs that do not belong to a pull request of this
// repository.

import { type UserError, userError } from '../errors.ts';
import type { Trigger } from '../host/host.ts';
import { atEvent } from '../model/location.ts';
import { isPlainRef, payloadValueAt } from './commit-selection.ts';

export interface WorkflowRun {
  /** Head of the pull request when the run was started; a full SHA. */
  readonly headSha: string;
  readonly headBranch: string;
  /** Login of the head repository's owner. */
  readonly headOwner: string;
  /** Id of the head repository. Unlike a name, it is never given to another repository. */
  readonly headRepositoryId: number;
  /** File of the workflow, such as `.github/workflows/perf.yml`. */
  readonly path: string;
  /** `success`, `failure`, `timed_out`, …, but none of `SILENT`. Null while the run is in progress. */
  readonly conclusion: string | null;
  readonly runId: number;
  readonly runAttempt: number;
  /** Web page of the run; its id if GitHub does not give a page. */
  readonly url: string;
}

/** Conclusions without a report: the run was stopped, was replaced by a newer one, or waits for approval. */
const UNREPORTED_CONCLUSIONS = ['cancelled', 'skipped', 'stale', 'action_required'];

export function parseWorkflowRun(trigger: Trigger): WorkflowRun {
  const get = (...path: string[]) => payloadValueAt(trigger.payload, 'workflow_run', ...path);
  refuseForeign(trigger, get);
  const runId = requireNumber(get, 'id');
  const conclusion = isInProgress(trigger) ? null : requireText(get, 'conclusion');
  if (conclusion !== null && UNREPORTED_CONCLUSIONS.includes(conclusion))
    throw userError('measuring-run-stopped', WORKFLOW_RUN, { conclusion });
  const url = get('html_url');
  return {
    headSha: requireText(get, 'head_sha', SHA),
    headBranch: requireBranch(get),
    headOwner: ownerOf(get),
    headRepositoryId: requireNumber(get, 'head_repository', 'id'),
    // The path of a required workflow has a ref appended.
    path: requireText(get, 'path').replace(/@.*$/, ''),
    conclusion,
    runId,
    runAttempt: requireNumber(get, 'run_attempt'),
    url: typeof url === 'string' ? url : `run ${runId}`,
  };
}

const WORKFLOW_RUN = atEvent('workflow_run');

/** Reports whether the run has only begun: `types: [requested]` and `[in_progress]` come before there is a result. */
export function isInProgress({ event, payload }: Trigger): boolean {
  if (event !== 'workflow_run') return false;
  const action = payloadValueAt(payload, 'action');
  return action === 'requested' || action === 'in_progress';
}

const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

type Get = (...path: string[]) => unknown;

function refuseForeign({ repository }: Trigger, get: Get): void {
  const measuredIn = requireText(get, 'repository', 'full_name');
  if (measuredIn.toLowerCase() !== repository?.toLowerCase())
    throw userError('measuring-run-of-other-repository', WORKFLOW_RUN, { repository: measuredIn });
  const event = requireText(get, 'event');
  if (event !== 'pull_request') throw userError('measuring-run-of-other-event', WORKFLOW_RUN, { event });
}

/** Returns the branch. It becomes a filter of the API, so it must not be able to express anything else. */
function requireBranch(get: Get): string {
  const name = requireText(get, 'head_branch');
  if (isPlainRef(`refs/heads/${name}`)) return name;
  throw makeMissingFieldError('head_branch');
}

/** Returns the owner of the head repository, which is null in the payload if it was deleted. */
function ownerOf(get: Get): string {
  if (get('head_repository') !== null) return requireText(get, 'head_repository', 'owner', 'login');
  throw userError('head-repository-deleted', WORKFLOW_RUN, {});
}

function requireText(get: Get, ...path: (string | RegExp)[]): string {
  const keys = path.filter((key) => typeof key === 'string');
  const pattern = path.find((key) => key instanceof RegExp) ?? /./;
  const value = get(...keys);
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw makeMissingFieldError(keys.join('.'));
}

function requireNumber(get: Get, ...path: string[]): number {
  const value = get(...path);
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw makeMissingFieldError(path.join('.'));
}

function makeMissingFieldError(path: string): UserError {
  return userError('measuring-run-incomplete', WORKFLOW_RUN, { field: `workflow_run.${path}` });
}
