// What the program asks of GitHub's API, in its own words. `host/github.ts` is the real one.

export interface ForgeComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
  /** Login of whoever wrote it. */
  readonly author: string;
}

/** A pull request as it is now, not as an event told of it. */
export interface ForgePullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name`, of a fork too; null once that repository is gone. */
  readonly headRepository: string | null;
  /** Stays when the repository is renamed, and is never given to another; null once it is gone. */
  readonly headRepositoryId: number | null;
  readonly baseBranch: string;
  /** Can be older than the branch's tip. */
  readonly baseSha: string;
  /** Login of whoever opened it. */
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

/** What bears on a label: it was set, it was removed, or the pull request was opened again. */
export interface LabelEvent {
  readonly kind: 'labeled' | 'unlabeled' | 'reopened';
  /** Null for `reopened`. */
  readonly label: string | null;
  /** Login of whoever did it; empty once the account is gone. */
  readonly by: string;
  /** GitHub's own clock, ISO 8601. */
  readonly at: string;
}

/** The last time a branch moved. */
export interface BranchMove {
  /** Where it has pointed since. */
  readonly sha: string;
  /** GitHub's own clock, ISO 8601; unlike a commit's dates nobody who pushes can choose it. */
  readonly at: string;
}

/** A remark on a line of the commit that a check run is of. */
export interface CheckAnnotation {
  /** Relative to the repository's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  /** Not Markdown. */
  readonly message: string;
}

export interface NewCheckRun {
  readonly name: string;
  readonly headSha: string;
  /** For whoever looks for our own among a commit's check runs. */
  readonly externalId: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** At most 50 in one request. */
  readonly annotations: readonly CheckAnnotation[];
}

/** What a check run shows. */
export type CheckTexts = Pick<NewCheckRun, 'title' | 'summary' | 'text' | 'annotations'>;

export interface CheckRunRef {
  readonly id: number;
  /** Its page. */
  readonly url: string;
}

/**
 * Every method throws a ForgeError when GitHub says no or cannot be reached; waiting and trying again has
 * been done by then.
 */
export interface Forge {
  /** The best common ancestor; null when the two have none or one is unknown there. */
  mergeBase(base: string, head: string): Promise<string | null>;
  /** A file at a commit; null only when GitHub itself says that it is not there. */
  readFile(path: string, sha: string): Promise<string | null>;
  /** The full SHA a branch, tag or SHA points to; null when it is unknown. */
  resolve(ref: string): Promise<string | null>;
  pullRequestHead(number: number): Promise<string>;
  pullRequest(number: number): Promise<ForgePullRequest>;
  /** Every page. What GitHub finds for it may still be of another repository of the same owner. */
  listPullRequests(head: HeadQuery): Promise<ForgePullRequest[]>;
  /** All of them, oldest first. */
  listLabelEvents(pullRequest: number): Promise<LabelEvent[]>;
  /** `repository` may be a fork; null when GitHub keeps no record of the branch. */
  lastMove(repository: string, branch: string): Promise<BranchMove | null>;
  /** Login of the token's owner; null when GitHub does not tell (the workflow's own token). */
  viewer(): Promise<string | null>;
  /** All comments, every page, oldest first. */
  listComments(pullRequest: number): Promise<ForgeComment[]>;
  /** The comment as it is now, which a list may not show yet. */
  readComment(id: number): Promise<ForgeComment>;
  createComment(pullRequest: number, body: string): Promise<ForgeComment>;
  updateComment(id: number, body: string): Promise<ForgeComment>;
  deleteComment(id: number): Promise<void>;
  createCheckRun(check: NewCheckRun): Promise<CheckRunRef>;
  /** Adds annotations to those that are there; the texts have to come again and stay as they are. */
  annotateCheckRun(id: number, check: CheckTexts): Promise<void>;
}

/**
 * `forbidden`: the token lacks a permission. `missing`: GitHub says that there is no such thing. `invalid`: GitHub does
 * not accept the request. `foreign`: it was refused in other words than GitHub's, by another kind of server or by a
 * proxy in between, so it says nothing about what was asked for. `unavailable`: try another time.
 */
export type ForgeFailure = 'forbidden' | 'missing' | 'invalid' | 'foreign' | 'unavailable';

export class ForgeError extends Error {
  override readonly name = 'ForgeError';
  readonly failure: ForgeFailure;
  readonly status: number | null;

  constructor(failure: ForgeFailure, status: number | null, message: string) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
}
