// The operations of GitHub's API that this program uses. `host/github-client.ts` implements them.

export interface GitHubComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
  /** Login of the author. */
  readonly author: string;
}

/** Current state of a pull request; the payload of an event may be older. */
export interface GitHubPullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name`, also for a fork; null once that repository is deleted. */
  readonly headRepository: string | null;
  /** Does not change when the repository is renamed, and is never reused; null once the repository is deleted. */
  readonly headRepositoryId: number | null;
  readonly baseBranch: string;
  /** Can be older than the tip of the branch. */
  readonly baseSha: string;
  /** Login of the author. */
  readonly author: string;
  readonly labels: readonly string[];
}

/** Pull requests from one branch, of this repository or of a fork. */
export interface HeadQuery {
  /** Login of the head repository's owner. */
  readonly owner: string;
  readonly branch: string;
  readonly state: 'open' | 'closed';
}

/** An event that matters for a label: it was set, it was removed, or the pull request was opened again. */
export interface LabelEvent {
  readonly kind: 'labeled' | 'unlabeled' | 'reopened';
  /** Name of the label; null for `reopened`. */
  readonly label: string | null;
  /** Login of the person who did it; empty once the account is deleted. */
  readonly by: string;
  /** Time by GitHub's clock, ISO 8601. */
  readonly at: string;
}

/** Last update of a branch. */
export interface BranchMove {
  /** Commit that the branch has pointed to since then. */
  readonly sha: string;
  /** Time by GitHub's clock, ISO 8601. Unlike a commit's dates, the person who pushes cannot choose it. */
  readonly at: string;
}

/** A note at a line of the commit that a check run belongs to. */
export interface CheckAnnotation {
  /** Path relative to the repository's root. */
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  /** Plain text, not Markdown. */
  readonly message: string;
}

export interface NewCheckRun {
  readonly name: string;
  readonly headSha: string;
  /** Identifies our own check runs among those of a commit. */
  readonly externalId: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** Annotations, at most 50 in one request. */
  readonly annotations: readonly CheckAnnotation[];
}

/** Visible content of a check run. */
export type CheckTexts = Pick<NewCheckRun, 'title' | 'summary' | 'text' | 'annotations'>;

export interface CheckRunRef {
  readonly id: number;
  /** Web page of the check run. */
  readonly url: string;
}

/** Every method throws an ApiError when GitHub refuses or cannot be reached. Retries have been made by then. */
export interface GitHubApi {
  /** Returns the best common ancestor; null when there is none, or when GitHub does not know one of the commits. */
  mergeBase(base: string, head: string): Promise<string | null>;
  /** Returns a file at a commit; null only when GitHub itself says that it does not exist. */
  readFile(path: string, sha: string): Promise<string | null>;
  /** Returns the full SHA that a branch, tag or SHA points to; null when it is unknown. */
  resolve(ref: string): Promise<string | null>;
  pullRequestHead(number: number): Promise<string>;
  pullRequest(number: number): Promise<GitHubPullRequest>;
  /** Returns the pull requests of all pages. They may include those of another repository of the same owner. */
  listPullRequests(head: HeadQuery): Promise<GitHubPullRequest[]>;
  /** Returns all events, oldest first. */
  listLabelEvents(pullRequest: number): Promise<LabelEvent[]>;
  /** Returns the last update of a branch; null when GitHub keeps no record of it. `repository` may be a fork. */
  lastMove(repository: string, branch: string): Promise<BranchMove | null>;
  /** Returns the login of the token's owner; null when GitHub does not report it (the workflow's own token). */
  viewer(): Promise<string | null>;
  /** Returns the comments of all pages, oldest first. */
  listComments(pullRequest: number): Promise<GitHubComment[]>;
  /** Returns the current comment, which a list may not show yet. */
  readComment(id: number): Promise<GitHubComment>;
  createComment(pullRequest: number, body: string): Promise<GitHubComment>;
  updateComment(id: number, body: string): Promise<GitHubComment>;
  deleteComment(id: number): Promise<void>;
  createCheckRun(check: NewCheckRun): Promise<CheckRunRef>;
  /** Adds annotations to the existing ones. The texts must be sent again, unchanged. */
  annotateCheckRun(id: number, check: CheckTexts): Promise<void>;
}

/**
 * Reason for a failed request. `forbidden`: the token lacks a permission. `missing`: GitHub says that there is no such
 * thing. `invalid`: GitHub does not accept the request. `foreign`: the refusal does not come from GitHub but from
 * another kind of server or a proxy, so it says nothing about the requested thing. `unavailable`: try again later.
 */
export type ApiFailure = 'forbidden' | 'missing' | 'invalid' | 'foreign' | 'unavailable';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly status: number | null;

  constructor(failure: ApiFailure, status: number | null, message: string) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
}
