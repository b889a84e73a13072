// Converts between GitHub's API and the types of `github-api.ts`. In: the data of one answer, or of one check run. Data of
// another shape than GitHub documents must never pass as a value that is merely absent: reading it throws,
// and `validateResponses` reports that as an ApiError.

import * as z from 'zod';
import { omitNull } from '../text/omit-null.ts';
import { ApiError, type CheckTexts, type ListedCommit } from './github-api.ts';

/** Login of an author. Null, and empty for us, once the account is deleted. */
const login = z
  .object({ login: z.string() })
  .nullish()
  .transform((user) => user?.login ?? '');
const text = z
  .string()
  .nullish()
  .transform((body) => body ?? '');
const reference = z.object({ sha: z.string(), ref: z.string() });

export const shaSchema = z.object({ sha: z.string() }).transform(({ sha }) => sha);
export const treeOfCommitSchema = z.object({ tree: shaSchema }).transform(({ tree }) => tree);
export const commitWithTreeSchema = z.object({ commit: treeOfCommitSchema }).transform(({ commit }) => commit);
export const userSchema = z.object({ login: z.string() }).transform((user) => user.login);

export const pullRequestSchema = z
  .object({
    number: z.number(),
    head: reference.extend({ repo: z.object({ full_name: z.string(), id: z.number() }).nullish() }),
    base: reference,
    user: login,
    labels: z.array(z.object({ name: z.string() })),
    body: z.string().nullish(),
  })
  .transform(({ number, head, base, user, labels, body }) => ({
    number,
    headSha: head.sha,
    headBranch: head.ref,
    /** `owner/name`, also for a fork; null once that repository is deleted. */
    headRepository: head.repo?.full_name ?? null,
    /** Does not change when the repository is renamed, and is never reused; null once the repository is deleted. */
    headRepositoryId: head.repo?.id ?? null,
    baseBranch: base.ref,
    /** Can be older than the tip of the branch. */
    baseSha: base.sha,
    author: user,
    labels: labels.map(({ name }) => name),
    body: body ?? null,
  }));

export const commentSchema = z
  .object({ id: z.number(), body: text, html_url: z.string(), user: login })
  .transform(({ id, body, html_url, user }) => ({ id, body, url: html_url, author: user }));

/** Null for a pull request, which the API calls an issue too. */
export const issueSchema = z
  .object({
    number: z.number(),
    title: z.string(),
    body: text,
    html_url: z.string(),
    state: z.string(),
    user: login,
    pull_request: z.unknown().optional(),
  })
  .transform(({ number, title, body, html_url, state, user, pull_request }) =>
    pull_request ? null : { number, title, body, url: html_url, author: user, isOpen: state === 'open' },
  );

/** Null for an event of another kind. */
export const labelEventSchema = z
  .object({
    event: z.string(),
    created_at: z.string().nullish(),
    actor: login,
    label: z.object({ name: z.string().nullish() }).nullish(),
  })
  .transform(({ event, created_at, actor, label }) => {
    if (event !== 'labeled' && event !== 'unlabeled' && event !== 'reopened') return null;
    return { kind: event, label: label?.name ?? null, by: actor, at: z.string().parse(created_at) };
  });

/**
 * The newest entry in GitHub's activity list of a branch: the commit that the branch has pointed to since then. Null when
 * the list is empty. Unlike a commit's dates, the person who pushes cannot choose the time.
 */
export const lastMoveSchema = z
  .array(z.object({ after: z.string(), timestamp: z.string() }))
  .transform(([last]) => (last === undefined ? null : { sha: last.after, at: last.timestamp }));

export const checkRunSchema = z
  .object({ id: z.number(), html_url: z.string().nullish(), url: z.string().nullish() })
  .transform(({ id, html_url, url }) => ({ id, url: z.string().parse(html_url ?? url) }));

const comparisonSchema = z.object({
  /** Absent on Gitea and Forgejo. */
  merge_base_commit: shaSchema.optional(),
  total_commits: z.number(),
  commits: z.array(z.object({ sha: z.string(), parents: z.array(shaSchema) })),
});

/**
 * Candidates for the best common ancestor of base and head: the merge base if the answer names it, otherwise the parents of
 * head's own commits that are not head's own commits themselves.
 */
export function toMergeBases(data: unknown, head: string): string[] {
  const named = comparisonSchema.pick({ merge_base_commit: true }).parse(data).merge_base_commit;
  if (named !== undefined) return [named];
  const { total_commits, commits } = comparisonSchema.parse(data);
  if (total_commits === 0) return [head];
  const added = new Set(commits.map(({ sha }) => sha));
  if (added.size !== total_commits) throw new TypeError('the list of commits is not whole');
  return [...new Set(commits.flatMap(({ parents }) => parents))].filter((sha) => !added.has(sha));
}

export const commitSchema = z
  .object({
    sha: z.string(),
    commit: z.object({
      message: z.string(),
      tree: shaSchema,
      committer: z.object({ date: z.string().nullish() }).nullish(),
    }),
  })
  .transform(({ sha, commit: { message, tree, committer } }) => ({
    commit: sha,
    tree,
    /** Untrusted text. */
    subject: message.split('\n', 1)[0]!,
    /** ISO 8601. Null: the server does not say it. */
    committedAt: committer?.date ?? null,
  }));

const commitListSchema = z.object({
  base_commit: commitSchema,
  merge_base_commit: shaSchema,
  commits: z.array(commitSchema),
});

/** Base and the commits since then; null if base is not in the history. Throws an ApiError for an answer without base. */
export function toCommitsSince(data: unknown, base: string): ListedCommit[] | null {
  // Gitea leaves both out, and gives the SHA of a commit for that of its tree.
  const given = z
    .object({ base_commit: z.unknown().optional(), merge_base_commit: z.unknown().optional() })
    .parse(data);
  if (given.base_commit === undefined || given.merge_base_commit === undefined)
    throw new ApiError('foreign', 200, 'the comparison has no base commit');
  const { base_commit: first, merge_base_commit: common, commits } = commitListSchema.parse(data);
  return common === base ? [first, ...commits] : null;
}

export const changedFilesSchema = z
  .object({
    sha: z.string(),
    files: z
      .array(
        z.object({
          filename: z.string(),
          status: z.string(),
          /** Unified diff of the file, without its first two lines. Absent if the file is binary or the diff is long. */
          patch: text,
        }),
      )
      .default([]),
  })
  .transform(({ files }) =>
    files
      .filter(({ status }) => status !== 'removed')
      .map(({ filename, patch }) => ({ path: filename, line: findFirstChange(patch) })),
  );

/** The number of the first line that a unified diff adds, or before which it removes lines, from 1. It is 1 without a diff. */
function findFirstChange(patch: string): number {
  const [hunk = '', ...lines] = patch.split('\n', MAX_HUNK_CONTEXT + 2);
  const start = Number(/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(hunk)?.[1] ?? 1);
  const before = lines.findIndex((line) => /^[+-]/.test(line));
  return Math.max(1, start + Math.max(0, before));
}

/** Lines before the first change in a hunk of a unified diff are at most this many. */
const MAX_HUNK_CONTEXT = 3;

const wrappedFileSchema = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() });

/**
 * The text of the file at `path`. GitHub sends it raw, as text or, without a declared charset, as bytes. Servers that do
 * not support this wrap it in JSON. Throws an ApiError for any other answer, because "no such file" would select another
 * configuration.
 */
export function toFileText(
  { headers, data }: { readonly headers: { readonly 'content-type'?: string }; readonly data: unknown },
  path: string,
): string {
  const type = headers['content-type'] ?? 'no content type';
  if (/^application\/vnd\.github\b/.test(type)) {
    if (typeof data === 'string') return data;
    if (data instanceof ArrayBuffer) return new TextDecoder().decode(data);
  }
  const wrapped = wrappedFileSchema.safeParse(data);
  if (wrapped.success) return Buffer.from(wrapped.data.content, 'base64').toString();
  const answer = Array.isArray(data) ? 'is a folder' : `is not a file (${type})`;
  throw new ApiError('unavailable', null, `the answer for "${path}" ${answer}`);
}

/** Converts the content of a check run to the fields of the API, which does not accept an empty text. */
export function toOutput({ title, summary, text, annotations }: CheckTexts) {
  const notes = annotations.map(({ file, line, level, title, message }) => {
    return { path: file, start_line: line, end_line: line, annotation_level: level, title, message };
  });
  return { title, summary, ...omitNull({ text: text || null, annotations: notes.length === 0 ? null : notes }) };
}

/** Wraps every method so that an answer of the wrong shape, as of a proxy, is an ApiError of the kind `unavailable`. */
export function validateResponses<Api extends object>(api: Api): Api {
  const guarded = Object.entries(api).map(([name, ask]: [string, (...args: never[]) => Promise<unknown>]) => [
    name,
    (...args: never[]) => ask(...args).catch(refuse),
  ]);
  return Object.fromEntries(guarded) as Api;
}

function refuse(error: unknown): never {
  if (!(error instanceof TypeError || error instanceof z.ZodError)) throw error;
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
  const place = issue && `${issue.path.join('.') || 'the answer'}: `;
  const reason = `${place ?? ''}${(issue ?? error).message}`;
  throw new ApiError('unavailable', null, `the answer differs from the documentation of GitHub (${reason})`);
}
