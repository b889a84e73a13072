// Implements `github-api.ts` with GitHub's API: one method for each request, and answers that are checked.

import * as z from 'zod';
import { omitNull } from '../text/omit-null.ts';
import {
  ApiError,
  type GitHubApi,
  type GitHubIssue,
  type HistoryApi,
  type IssueApi,
  type NewCheckRun,
} from './github-api.ts';
import { type GitHubConnection, type Octokit, openGitHub } from './github-requests.ts';
import {
  changedFilesSchema,
  checkRunSchema,
  commentSchema,
  commitWithTreeSchema,
  issueSchema,
  labelEventSchema,
  lastMoveSchema,
  pullRequestSchema,
  shaSchema,
  toCommitsSince,
  toFileText,
  toMergeBases,
  toOutput,
  treeOfCommitSchema,
  userSchema,
  validateResponses,
} from './github-responses.ts';

export function connectGitHub(connection: GitHubConnection): GitHubApi & HistoryApi & IssueApi {
  const octokit = openGitHub(connection);
  const [owner = '', repo = ''] = connection.repository.split('/');
  const here = { owner, repo };
  const { rest } = octokit;
  const compare = (base: string, head: string) => {
    const basehead = `${base}...${head}`;
    return nullIfNoCommit(rest.repos.compareCommitsWithBasehead({ ...here, basehead, per_page: 1 }));
  };
  return validateResponses<GitHubApi & HistoryApi & IssueApi>({
    async mergeBase(base, head) {
      const comparison = await compare(base, head);
      if (comparison === null) return null;
      const candidates = toMergeBases(comparison.data, head);
      for (const candidate of candidates) {
        const others = candidates.filter((other) => other !== candidate);
        const beyond = await Promise.all(others.map(async (other) => (await compare(candidate, other))?.data));
        if (beyond.every((data) => data?.total_commits === 0)) return candidate;
      }
      throw new TypeError('the merge base is not named');
    },

    async readFile(path, sha) {
      const file = await nullIfNotFound(
        rest.repos.getContent({ ...here, path, ref: sha, mediaType: { format: 'raw' } }),
      );
      return file && toFileText(file, path);
    },

    resolve: (ref) => readOrNull(shaSchema, nullIfNoCommit(rest.repos.getCommit({ ...here, ref, per_page: 1 }))),

    treeOf: (sha) =>
      readOrNull(commitWithTreeSchema, nullIfNoCommit(rest.repos.getCommit({ ...here, ref: sha, per_page: 1 }))),

    listChangedFiles: (sha) =>
      readOrNull(changedFilesSchema, nullIfNoCommit(rest.repos.getCommit({ ...here, ref: sha }))),

    async pullRequestHead(number) {
      const { data } = await rest.pulls.get({ ...here, pull_number: number });
      return shaSchema.parse(data.head);
    },

    pullRequest: (number) => read(pullRequestSchema, rest.pulls.get({ ...here, pull_number: number })),

    async listPullRequests({ owner, branch, state }) {
      const query = { ...here, head: `${owner}:${branch}`, state, per_page: PER_PAGE };
      const pullRequests = await readAllPages((page) => rest.pulls.list({ ...query, page }), 'number');
      return pullRequests.map((data) => pullRequestSchema.parse(data));
    },

    async listLabelEvents(pullRequest) {
      const query = { ...here, issue_number: pullRequest, per_page: PER_PAGE };
      const events = await readAllPages((page) => rest.issues.listEvents({ ...query, page }), 'id');
      return events.toSorted((a, b) => a.id - b.id).flatMap((data) => labelEventSchema.parse(data) ?? []);
    },

    lastMove(repository, branch) {
      const [ofOwner = '', name = ''] = repository.split('/');
      const query = { owner: ofOwner, repo: name, ref: `refs/heads/${branch}`, per_page: 1 };
      const moves = rest.repos.listActivities({ ...query, direction: 'desc' });
      return readOrNull(lastMoveSchema, nullIfNotFound(moves));
    },

    async viewer() {
      try {
        return await read(userSchema, rest.users.getAuthenticated());
      } catch (error) {
        if (error instanceof ApiError && error.failure === 'forbidden') return appLogin(octokit);
        throw error;
      }
    },

    async listComments(pullRequest) {
      const query = { ...here, issue_number: pullRequest, per_page: PER_PAGE };
      const comments = await readAllPages((page) => rest.issues.listComments({ ...query, page }), 'id');
      return comments.map((data) => commentSchema.parse(data));
    },

    readComment: (id) => read(commentSchema, rest.issues.getComment({ ...here, comment_id: id })),

    createComment: (pullRequest, body) =>
      read(commentSchema, rest.issues.createComment({ ...here, issue_number: pullRequest, body })),

    updateComment: (id, body) => read(commentSchema, rest.issues.updateComment({ ...here, comment_id: id, body })),

    async deleteComment(id) {
      await rest.issues.deleteComment({ ...here, comment_id: id });
    },

    createCheckRun(check) {
      const created = rest.checks.create({
        ...here,
        name: check.name,
        head_sha: check.headSha,
        external_id: check.externalId,
        ...toCheckState(check),
        output: toOutput(check),
      });
      return read(checkRunSchema, created);
    },

    updateCheckRun: (id, check) =>
      read(
        checkRunSchema,
        rest.checks.update({ ...here, check_run_id: id, ...toCheckState(check), output: toOutput(check) }),
      ),

    async annotateCheckRun(id, check) {
      await rest.checks.update({ ...here, check_run_id: id, output: toOutput(check) });
    },

    async listIssues({ author, state }) {
      const query = { ...here, creator: author, state, per_page: PER_PAGE };
      const issues = await readAllPages((page) => rest.issues.listForRepo({ ...query, page }), 'number');
      return issues.flatMap((data) => issueSchema.parse(data) ?? []);
    },

    createIssue: async (texts) => requireIssue(await read(issueSchema, rest.issues.create({ ...here, ...texts }))),

    async updateIssue(number, { isOpen, ...texts }) {
      const state = isOpen ? 'open' : 'closed';
      const updated = rest.issues.update({ ...here, issue_number: number, ...texts, state });
      return requireIssue(await read(issueSchema, updated));
    },

    async listCommitsSince(base, head) {
      const basehead = `${base}...${head}`;
      // Without a page, the answer has the newest commits.
      const comparison = await nullIfNoCommit(rest.repos.compareCommitsWithBasehead({ ...here, basehead }));
      return comparison && toCommitsSince(comparison.data, base);
    },

    async readRef(ref) {
      const answer = await nullIfNotFound(rest.git.getRef({ ...here, ref: withoutRefs(ref) }));
      if (answer === null) return null;
      if (answer.data.object.type !== 'commit') throw new ApiError('invalid', 200, 'it names no commit');
      const commit = shaSchema.parse(answer.data.object);
      return { commit, tree: await read(treeOfCommitSchema, rest.git.getCommit({ ...here, commit_sha: commit })) };
    },

    createTree({ base, files }) {
      const tree = files.map(({ path, text }) => {
        return { path, mode: '100644' as const, type: 'blob' as const, content: text };
      });
      return read(shaSchema, rest.git.createTree({ ...here, ...omitNull({ base_tree: base }), tree }));
    },

    createCommit({ tree, parent, message }) {
      const parents = parent === null ? [] : [parent];
      return read(shaSchema, rest.git.createCommit({ ...here, message, tree, parents }));
    },

    async moveRef(ref, { from, to }) {
      const moved =
        from === null
          ? rest.git.createRef({ ...here, ref, sha: to })
          : rest.git.updateRef({ ...here, ref: withoutRefs(ref), sha: to, force: false });
      try {
        await moved;
        return null;
      } catch (error) {
        // GitHub answers 422 when the ref exists already, or has moved, and when a rule forbids it; other servers answer 409.
        if (error instanceof ApiError && (error.status === 422 || error.status === 409)) return error.message;
        throw error;
      }
    },
  });
}

function requireIssue(issue: GitHubIssue | null): GitHubIssue {
  if (issue === null) throw new TypeError('the issue is a pull request');
  return issue;
}

type Answer = { readonly data: unknown };

async function read<T>(schema: z.ZodType<T>, answer: Promise<Answer>): Promise<T> {
  return schema.parse((await answer).data);
}

async function readOrNull<T>(schema: z.ZodType<T>, answer: Promise<Answer | null>): Promise<T | null> {
  const given = await answer;
  return given && schema.parse(given.data);
}

function withoutRefs(ref: string): string {
  return ref.replace(/^refs\//, '');
}

/** Null when GitHub itself says that there is no such thing. Another server's 404 is an error. */
async function nullIfNotFound<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return null;
    throw error;
  }
}

function toCheckState({ conclusion }: Pick<NewCheckRun, 'conclusion'>) {
  return conclusion === null ? { status: 'in_progress' as const } : { status: 'completed' as const, conclusion };
}

/** Like `nullIfNotFound`; null also for status 422, which GitHub uses instead of 404 for a text that cannot be a commit. */
async function nullIfNoCommit<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await nullIfNotFound(answer);
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'invalid' && error.status === 422) return null;
    throw error;
  }
}

/** The login of an app's bot. An installation's token may not ask for its user, but GraphQL names its bot. */
function appLogin(octokit: Octokit): Promise<string | null> {
  const answer = octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }');
  // If GitHub does not answer, for any reason, the login is unknown.
  return answer.then(({ viewer }) => viewer.login).catch(() => null);
}

const PER_PAGE = 100;

/** Upper bound of the pages: a server may always announce a next page. No pull request has 10,000 entries. */
const MAX_PAGES = 100;

/**
 * All entries of a list, never a part of it as if it were complete, each by what identifies it: its id or its number. `ask` requests
 * one page by its number, from 1. No URL of an answer is followed. Entries can move between pages while these are read. If an
 * entry appears on two pages, the later version is kept. An entry that moved to a page that was already read is missing.
 */
async function readAllPages<Key extends 'id' | 'number', Entry extends Readonly<Record<Key, number>>>(
  ask: (page: number) => Promise<{ readonly data: readonly Entry[]; readonly headers: { readonly link?: string } }>,
  key: Key,
): Promise<Entry[]> {
  const entries = new Map<number, Entry>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await ask(page);
    for (const entry of data) entries.set(z.number().parse(entry[key]), entry);
    if (!/;\s*rel="next"/.test(headers.link ?? '')) return [...entries.values()];
  }
  throw new ApiError('unavailable', null, `the list does not end after ${MAX_PAGES} pages`);
}
