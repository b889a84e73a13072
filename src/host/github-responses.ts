// Converts between GitHub's API and the types of `github-api.ts`. In: the data of one answer, or of one check run. Data of
// another shape than GitHub documents must never pass as a value that is merely absent: reading it throws a TypeError,
// and `validateResponses` reports that as an ApiError.

import {
  ApiError,
  type BranchMove,
  type ChangedFile,
  type CheckAnnotation,
  type CheckRunRef,
  type CheckTexts,
  type GitHubComment,
  type GitHubIssue,
  type GitHubPullRequest,
  type LabelEvent,
  type ListedCommit,
} from './github-api.ts';

interface ApiPullRequest {
  readonly number: number;
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    /** Null once the fork is deleted. */
    readonly repo: { readonly full_name: string; readonly id: number } | null;
  };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly user: { readonly login: string } | null;
  readonly labels: readonly { readonly name: string }[];
}

export function toPullRequest({ number, head, base, user, labels }: ApiPullRequest): GitHubPullRequest {
  return {
    number: asNumber(number, 'the number of the pull request'),
    headSha: asText(head.sha, 'the head'),
    headBranch: head.ref,
    headRepository: head.repo?.full_name ?? null,
    headRepositoryId: head.repo?.id ?? null,
    baseBranch: base.ref,
    baseSha: asText(base.sha, 'the base'),
    author: user?.login ?? '',
    labels: labels.map(({ name }) => name),
  };
}

interface ApiComment {
  readonly id: number;
  readonly body?: string;
  readonly html_url: string;
  /** Null once the account is deleted. */
  readonly user: { readonly login: string; readonly type: string } | null;
}

export function toComment({ id, body, html_url, user }: ApiComment): GitHubComment {
  return {
    id: asNumber(id, 'the id of the comment'),
    body: body ?? '',
    url: html_url,
    author: user?.login ?? '',
  };
}

interface ApiIssue {
  readonly number: number;
  readonly title: string;
  readonly body?: string | null;
  readonly html_url: string;
  readonly state: string;
  /** Null once the account is deleted. */
  readonly user: { readonly login: string } | null;
  /** Only a pull request has it. */
  readonly pull_request?: object | null;
}

/** Returns one issue, or an empty list for a pull request. */
export function toIssues({ number, title, body, html_url, state, user, pull_request }: ApiIssue): GitHubIssue[] {
  if (pull_request !== undefined && pull_request !== null) return [];
  return [
    {
      number: asNumber(number, 'the number of the issue'),
      title: asText(title, 'the title of the issue'),
      body: body ?? '',
      url: asText(html_url, 'the page of the issue'),
      author: user?.login ?? '',
      isOpen: asText(state, 'the state of the issue') === 'open',
    },
  ];
}

/** Returns the issue of an answer that can be about no pull request. */
export function oneIssue(data: ApiIssue): GitHubIssue {
  const [issue] = toIssues(data);
  if (issue === undefined) throw new TypeError('the issue is a pull request');
  return issue;
}

interface ApiEvent {
  readonly event: string;
  readonly created_at: string;
  readonly actor: { readonly login: string } | null;
  readonly label?: { readonly name?: string };
}

/** Returns one event, or an empty list for an event of another kind. */
export function toLabelEvent({ event, created_at, actor, label }: ApiEvent): LabelEvent[] {
  if (event !== 'labeled' && event !== 'unlabeled' && event !== 'reopened') return [];
  return [{ kind: event, label: label?.name ?? null, by: actor?.login ?? '', at: created_at }];
}

/** Returns the newest entry in GitHub's activity list of a branch; null when the list is empty. */
export function toLastMove(
  moves: readonly { readonly after: string; readonly timestamp: string }[],
): BranchMove | null {
  const [last] = moves;
  if (last === undefined) return null;
  return { sha: asText(last.after, 'the commit of the move'), at: asText(last.timestamp, 'its time') };
}

interface ApiCheckRun {
  readonly id: number;
  readonly html_url: string | null;
  readonly url: string;
}

export function toCheckRun({ id, html_url, url }: ApiCheckRun): CheckRunRef {
  return {
    id: asNumber(id, 'the id of the check run'),
    url: asText(html_url ?? url, 'the page of the check run'),
  };
}

interface ApiComparison {
  /** Absent on Gitea and Forgejo. */
  readonly merge_base_commit?: { readonly sha: string };
  readonly total_commits: number;
  /** Commits that head has and base does not have. */
  readonly commits: readonly {
    readonly sha: string;
    readonly parents: readonly { readonly sha: string }[];
  }[];
}

/**
 * Returns candidates for the best common ancestor of base and head: the merge base if the answer names it, otherwise
 * the parents of head's own commits that are not head's own commits themselves.
 */
export function toMergeBases(
  { merge_base_commit: named, total_commits: total, commits }: ApiComparison,
  head: string,
): string[] {
  if (named !== undefined) return [asText(named.sha, 'the merge base')];
  if (asNumber(total, 'the number of commits') === 0) return [head];
  const own = new Set(commits.map(({ sha }) => asText(sha, 'a commit')));
  if (own.size !== total) throw new TypeError('the list of commits is not whole');
  const parents = commits.flatMap((commit) => commit.parents.map(({ sha }) => asText(sha, 'a parent')));
  return [...new Set(parents)].filter((sha) => !own.has(sha));
}

interface ApiCommit {
  readonly sha: string;
  readonly commit: {
    readonly message: string;
    readonly tree: { readonly sha: string };
    readonly committer?: { readonly date?: string } | null;
  };
}

interface ApiCommitList {
  /** Gitea leaves these two out, and gives the SHA of a commit for that of its tree. */
  readonly base_commit?: ApiCommit;
  readonly merge_base_commit?: { readonly sha: string };
  readonly commits: readonly ApiCommit[];
}

/**
 * Returns base and the commits since then; null if base is not in the history. Throws an ApiError for an answer without
 * base.
 */
export function toCommitsSince(
  { base_commit: first, merge_base_commit: common, commits }: ApiCommitList,
  base: string,
): ListedCommit[] | null {
  if (first === undefined || common === undefined)
    throw new ApiError('foreign', 200, 'the comparison has no base commit');
  if (asText(common.sha, 'the merge base') !== base) return null;
  return [first, ...commits].map(({ sha, commit }) => ({
    commit: asText(sha, 'a commit'),
    tree: asText(commit.tree.sha, 'a tree'),
    subject: asText(commit.message, 'the message of a commit').split('\n', 1)[0]!,
    committedAt: commit.committer?.date ?? null,
  }));
}

interface ApiCommitFiles {
  readonly sha: string;
  readonly files?: readonly {
    readonly filename: string;
    readonly status: string;
    /** Unified diff of the file, without its first two lines. Absent if the file is binary or the diff is long. */
    readonly patch?: string;
  }[];
}

export function toChangedFiles({ sha, files = [] }: ApiCommitFiles): ChangedFile[] {
  asText(sha, 'the commit');
  return files
    .filter(({ status }) => status !== 'removed')
    .map(({ filename, patch = '' }) => ({ path: asText(filename, 'a path'), line: findFirstChange(patch) }));
}

/** Returns the number of the first line that a unified diff adds, or before which it removes lines. */
function findFirstChange(patch: string): number {
  const [hunk = '', ...lines] = patch.split('\n', MAX_HUNK_CONTEXT + 2);
  const start = Number(/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(hunk)?.[1] ?? 1);
  const before = lines.findIndex((line) => /^[+-]/.test(line));
  return Math.max(1, start + Math.max(0, before));
}

/** Lines before the first change in a hunk of a unified diff are at most this many. */
const MAX_HUNK_CONTEXT = 3;

interface FileResponse {
  readonly headers: { readonly 'content-type'?: string };
  readonly data: unknown;
}

/**
 * Returns the text of the file at `path`. GitHub sends it raw, as text or, without a declared charset, as bytes.
 * Servers that do not support this wrap it in JSON. Throws an ApiError for any other answer, because "no such file"
 * would select another configuration.
 */
export function toFileText({ headers, data }: FileResponse, path: string): string {
  const type = headers['content-type'] ?? 'no content type';
  if (/^application\/vnd\.github\b/.test(type)) {
    if (typeof data === 'string') return data;
    if (data instanceof ArrayBuffer) return new TextDecoder().decode(data);
  }
  if (isWrapped(data)) return Buffer.from(data.content, 'base64').toString();
  const found = Array.isArray(data) ? 'a folder' : `no file but something else (${type})`;
  throw new ApiError('unavailable', null, `what was answered for "${path}" is ${found}`);
}

function isWrapped(data: unknown): data is { readonly content: string } {
  if (typeof data !== 'object' || data === null) return false;
  const { type, encoding, content } = data as Readonly<Record<string, unknown>>;
  return type === 'file' && encoding === 'base64' && typeof content === 'string';
}

/** Converts the content of a check run to the fields of the API. */
export function toOutput({ title, summary, text, annotations }: CheckTexts) {
  return {
    title,
    summary,
    ...(text !== '' && { text }),
    ...(annotations.length > 0 && { annotations: annotations.map(toAnnotation) }),
  };
}

function toAnnotation({ file, line, level, title, message }: CheckAnnotation) {
  return { path: file, start_line: line, end_line: line, annotation_level: level, title, message };
}

/** Wraps every method so that an answer of the wrong shape, as of a proxy, is an ApiError of the kind `unavailable`. */
export function validateResponses<Api extends object>(api: Api): Api {
  const guarded = Object.entries(api).map(([name, ask]: [string, (...args: never[]) => Promise<unknown>]) => [
    name,
    (...args: never[]) => ask(...args).catch(refuse),
  ]);
  return Object.fromEntries(guarded) as Api;
}

/** Returns a text that the answer must contain. A missing field must not pass for a thing that does not exist. */
export function asText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} is no text`);
}

/** Returns a number that the answer must contain, like `asText`. */
export function asNumber(value: unknown, name: string): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`${name} is no number`);
}

function refuse(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  throw new ApiError('unavailable', null, `the answer is not what GitHub documents (${error.message})`);
}
