// The operations of GitHub's API that this program uses. `host/github-client.ts` implements them.

export interface GitHubComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
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
  readonly author: string;
  readonly labels: readonly string[];
}

export interface HeadQuery {
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

export interface BranchMove {
  /** Commit that the branch has pointed to since then. */
  readonly sha: string;
  /** Time by GitHub's clock, ISO 8601. Unlike a commit's dates, the person who pushes cannot choose it. */
  readonly at: string;
}

/** A note at a line of the commit that a check run belongs to. */
export interface CheckAnnotation {
  readonly file: string;
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  /** Plain text, not Markdown. */
  readonly message: string;
}

export interface NewCheckRun {
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** Annotations, at most 50 in one request. */
  readonly annotations: readonly CheckAnnotation[];
}

export type CheckTexts = Pick<NewCheckRun, 'title' | 'summary' | 'text' | 'annotations'>;

export interface CheckRunRef {
  readonly id: number;
  readonly url: string;
}

export interface NewTree {
  /** Tree that they are added to; null: they are alone. */
  readonly base: string | null;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

export interface NewCommit {
  readonly tree: string;
  readonly parent: string | null;
  readonly message: string;
}

export interface CommitTree {
  readonly commit: string;
  readonly tree: string;
}

export interface ListedCommit extends CommitTree {
  /** First line of its message. Untrusted text. */
  readonly subject: string;
  /** Time at which it was committed, ISO 8601. Null: the server does not say it. */
  readonly committedAt: string | null;
}

export interface ChangedFile {
  /** Path relative to the repository's root. Untrusted text. */
  readonly path: string;
  /** Line of the first change, in the file as the commit left it, from 1. It is 1 if the server does not show the lines. */
  readonly line: number;
}

/** An issue, and no pull request, which the API calls an issue too. */
export interface GitHubIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly author: string;
  readonly isOpen: boolean;
}

export type IssueTexts = Pick<GitHubIssue, 'title' | 'body'>;

/** Every method throws an ApiError when GitHub refuses or cannot be reached. Retries have been made by then. */
export interface CommitsApi {
  /**
   * Base and the newest commits that head has and base has not, with their trees. Null when base is not in the
   * history of head, or GitHub does not know one of them. Throws a `foreign` ApiError if the server does not name the
   * commits as GitHub does.
   */
  listCommitsSince(base: string, head: string): Promise<ListedCommit[] | null>;
}

export interface GitHubApi extends CommitsApi {
  /** The best common ancestor; null when there is none, or when GitHub does not know one of the commits. */
  mergeBase(base: string, head: string): Promise<string | null>;
  /** Null only when GitHub itself says that the file does not exist. */
  readFile(path: string, sha: string): Promise<string | null>;
  /** The full SHA that a branch, tag or SHA points to; null when it is unknown. */
  resolve(ref: string): Promise<string | null>;
  /** Null when the commit is unknown. */
  treeOf(sha: string): Promise<string | null>;
  /** The files that a commit added or changed, not those that it removed; null when the commit is unknown. */
  listChangedFiles(sha: string): Promise<ChangedFile[] | null>;
  pullRequestHead(number: number): Promise<string>;
  pullRequest(number: number): Promise<GitHubPullRequest>;
  /** They may include those of another repository of the same owner. */
  listPullRequests(head: HeadQuery): Promise<GitHubPullRequest[]>;
  /** Oldest first. */
  listLabelEvents(pullRequest: number): Promise<LabelEvent[]>;
  /** Null when GitHub keeps no record of it. `repository` may be a fork. */
  lastMove(repository: string, branch: string): Promise<BranchMove | null>;
  /** The login of the token's owner; null when GitHub does not report it (the workflow's own token). */
  viewer(): Promise<string | null>;
  /** Oldest first. */
  listComments(pullRequest: number): Promise<GitHubComment[]>;
  /** A list may not show the comment yet. */
  readComment(id: number): Promise<GitHubComment>;
  createComment(pullRequest: number, body: string): Promise<GitHubComment>;
  updateComment(id: number, body: string): Promise<GitHubComment>;
  deleteComment(id: number): Promise<void>;
  createCheckRun(check: NewCheckRun): Promise<CheckRunRef>;
  /** Adds annotations to the existing ones. The texts must be sent again, unchanged. */
  annotateCheckRun(id: number, check: CheckTexts): Promise<void>;
}

/** The operations that append to a ref. Separate, because they need a token that may write to the repository. */
export interface HistoryWriter {
  /**
   * The commit of a full ref, which need not be a branch, with its tree; null when there is no such ref. Throws
   * an `invalid` ApiError for a ref that names another object.
   */
  readRef(ref: string): Promise<CommitTree | null>;
  createTree(tree: NewTree): Promise<string>;
  createCommit(commit: NewCommit): Promise<string>;
  /**
   * Moves a full ref to a commit that follows `from`, or creates it if `from` is null, and returns null. Returns the
   * server's answer, and changes nothing, when it refuses: because the ref is elsewhere by now, or because of a rule.
   */
  moveRef(ref: string, move: RefMove): Promise<string | null>;
}

/** Full SHAs of a ref before and after a move. `from` is null if the ref does not exist yet. */
export interface RefMove {
  readonly from: string | null;
  readonly to: string;
}

export interface HistoryApi extends HistoryWriter, CommitsApi {}

export interface IssueApi {
  /** Pull requests are left out. */
  listIssues(query: { readonly author: string; readonly state: 'open' | 'closed' }): Promise<GitHubIssue[]>;
  createIssue(texts: IssueTexts): Promise<GitHubIssue>;
  updateIssue(number: number, changes: IssueTexts & Pick<GitHubIssue, 'isOpen'>): Promise<GitHubIssue>;
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
