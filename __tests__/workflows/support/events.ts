// What GitHub tells a runner about why it runs: the event's name, its payload, and the ref and commit of the run.

import { repositoryId } from '../../support/github-answers.ts';
import { workflowRunPayload } from '../../support/workflow-run.ts';
import { REPOSITORY } from './repository.ts';

export interface Event {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** GITHUB_REF. */
  readonly ref: string;
  /** GITHUB_SHA: what actions/checkout checks out. */
  readonly sha: string;
}

const repository = { full_name: REPOSITORY, name: 'demo', owner: { login: 'octo' }, default_branch: 'main' };

export interface PullRequestShas {
  readonly head: string;
  /** The tip of the base branch. */
  readonly base: string;
  readonly merge: string;
}

/** `from`: the fork that it comes from; without one it is the repository itself. */
export function pullRequestEvent(number: number, { head, base, merge }: PullRequestShas, from = REPOSITORY): Event {
  const repo = { ...repository, full_name: from, id: repositoryId(from), fork: from !== REPOSITORY };
  const [owner] = from.split('/');
  const branch = `branch-${number}`;
  const pull_request = {
    number,
    head: { ref: branch, sha: head, label: `${owner}:${branch}`, repo },
    base: { ref: 'main', sha: base, label: 'octo:main', repo: repository },
  };
  return {
    name: 'pull_request',
    payload: { action: 'synchronize', number, pull_request, repository },
    ref: `refs/pull/${number}/merge`,
    sha: merge,
  };
}

export function pushEvent(before: string, after: string): Event {
  const ref = 'refs/heads/main';
  const payload = { ref, before, after, created: false, deleted: false, forced: false, repository };
  return { name: 'push', payload, ref, sha: after };
}

/** What GitHub starts by the clock on main. */
export function scheduleEvent(sha: string): Event {
  return { name: 'schedule', payload: { schedule: '17 3 * * *', repository }, ref: 'refs/heads/main', sha };
}

/** A workflow that somebody starts by hand on main, with what they typed into its form. */
export function dispatchEvent(sha: string, inputs: Readonly<Record<string, string>> | null = null): Event {
  const ref = 'refs/heads/main';
  return { name: 'workflow_dispatch', payload: { ref, inputs, repository }, ref, sha };
}

export function mergeGroupEvent(base: string, head: string): Event {
  const ref = `refs/heads/gh-readonly-queue/main/pr-7-${base}`;
  const merge_group = { head_sha: head, head_ref: ref, base_sha: base, base_ref: 'refs/heads/main' };
  return {
    name: 'merge_group',
    payload: { action: 'checks_requested', merge_group, repository },
    ref,
    sha: head,
  };
}

/** What GitHub starts on the default branch, at its tip, when the run `id` of a pull request's branch has ended. */
export function workflowRunEvent(
  id: number,
  { head, tip, branch }: { head: string; tip: string; branch: string },
): Event {
  const payload = workflowRunPayload({ headSha: head, headBranch: branch, changes: { id } });
  return { name: 'workflow_run', payload, ref: 'refs/heads/main', sha: tip };
}
