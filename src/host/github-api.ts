// The operations of GitHub's API that this program uses. `host/github-client.ts` implements them, and `github-responses.ts`
// makes the values that they answer.

import type * as z from 'zod';
import type {
  changedFilesSchema,
  commentSchema,
  commitSchema,
  issueSchema,
  labelEventSchema,
  lastMoveSchema,
  pullRequestSchema,
} from './github-responses.ts';

export type GitHubComment = z.infer<typeof commentSchema>;

/** Current state of a pull request; the payload of an event may be older. */
export type GitHubPullRequest = z.infer<typeof pullRequestSchema>;

/** An event that matters for a label: it was set, it was removed, or the pull request was opened again. */
export type LabelEvent = NonNullable<z.infer<typeof labelEventSchema>>;

export type ListedCommit = z.infer<typeof commitSchema>;

export type CommitTree = Pick<ListedCommit, 'commit' | 'tree'>;

export type ChangedFile = z.infer<typeof changedFilesSchema>[number];

export type GitHubIssue = NonNullable<z.infer<typeof issueSchema>>;

export type IssueTexts = Pick<GitHubIssue, 'title' | 'body'>;

export interface CheckAnnotation {
  readonly file: string;
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

export interface NewCheckRun {
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  /** Null: it is in progress. */
  readonly conclusion: 'success' | 'failure' | 'neutral' | 'cancelled' | null;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** GitHub accepts 50 in one request. */
  readonly annotations: readonly CheckAnnotation[];
}

export type CheckTexts = Pick<NewCheckRun, 'title' | 'summary' | 'text' | 'annotations'>;

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
  listPullRequests(head: {
    readonly owner: string;
    readonly branch: string;
    readonly state: 'open' | 'closed';
  }): Promise<GitHubPullRequest[]>;
  /** Oldest first. */
  listLabelEvents(pullRequest: number): Promise<LabelEvent[]>;
  /** Null when GitHub keeps no record of it. `repository` may be a fork. */
  lastMove(repository: string, branch: string): Promise<z.infer<typeof lastMoveSchema>>;
  /** The login of the token's owner; null when GitHub does not report it (the workflow's own token). */
  viewer(): Promise<string | null>;
  /** Oldest first. */
  listComments(pullRequest: number): Promise<GitHubComment[]>;
  /** A list may not show the comment yet. */
  readComment(id: number): Promise<GitHubComment>;
  createComment(pullRequest: number, body: string): Promise<GitHubComment>;
  updateComment(id: number, body: string): Promise<GitHubComment>;
  deleteComment(id: number): Promise<void>;
  createCheckRun(check: NewCheckRun): Promise<{ id: number; url: string }>;
  /** Replaces everything but annotations, which are added. */
  updateCheckRun(id: number, check: CheckTexts & Pick<NewCheckRun, 'conclusion'>): Promise<{ id: number; url: string }>;
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
  /** Adds files to the tree `base`; null: they are alone. */
  createTree(tree: {
    readonly base: string | null;
    readonly files: readonly { readonly path: string; readonly text: string }[];
  }): Promise<string>;
  createCommit(commit: {
    readonly tree: string;
    readonly parent: string | null;
    readonly message: string;
  }): Promise<string>;
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
