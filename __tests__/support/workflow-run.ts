// A second workflow's event as GitHub sends it (`workflow_run`), about a run that measured pull request 7 of
// octo/demo, which comes from the fork `mallory/demo`; and that pull request as the API tells of it.

import type { GitHubPullRequest } from '../../src/host/github-api.ts';
import { repositoryId } from './github-answers.ts';

export const FORK = 'mallory/demo';

export interface MeasuredSeed {
  readonly headSha: string;
  readonly headBranch?: string;
  readonly headRepository?: string;
  /** Fields of `workflow_run` that are to be others. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

export function workflowRunPayload({ headSha, headBranch = 'feature', headRepository = FORK, changes }: MeasuredSeed) {
  return {
    action: 'completed',
    repository: { full_name: 'octo/demo', default_branch: 'main' },
    workflow_run: {
      id: 41,
      run_attempt: 1,
      event: 'pull_request',
      status: 'completed',
      conclusion: 'success',
      name: 'perf',
      path: '.github/workflows/perf.yml',
      html_url: 'https://github.com/octo/demo/actions/runs/41',
      head_branch: headBranch,
      head_sha: headSha,
      head_repository: repositoryOf(headRepository),
      repository: repositoryOf('octo/demo'),
      // What GitHub sends for forks.
      pull_requests: [],
      ...changes,
    },
  };
}

function repositoryOf(fullName: string) {
  const [login = ''] = fullName.split('/');
  return { id: repositoryId(fullName), full_name: fullName, owner: { login } };
}

export function aPullRequest(changes: Partial<GitHubPullRequest> = {}): GitHubPullRequest {
  const headRepository = changes.headRepository ?? FORK;
  return {
    number: 7,
    headSha: 'a'.repeat(40),
    headBranch: 'feature',
    headRepository,
    headRepositoryId: repositoryId(headRepository),
    baseBranch: 'main',
    baseSha: 'b'.repeat(40),
    author: 'mallory',
    labels: [],
    body: null,
    ...changes,
  };
}
