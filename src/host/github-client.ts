// Implements `github-api.ts` with GitHub's API: one method for each request, and answers that are checked.

import { ApiError, type GitHubApi, type HistoryApi, type IssueApi } from './github-api.ts';
import { type GitHubConnection, type Octokit, openGitHub } from './github-requests.ts';
import {
  asText,
  oneIssue,
  toChangedFiles,
  toCheckRun,
  toComment,
  toCommitsSince,
  toFileText,
  toIssues,
  toLabelEvent,
  toLastMove,
  toMergeBases,
  toOutput,
  toPullRequest,
  validateResponses,
} from './github-responses.ts';
import { PER_PAGE, readAllPages } from './list-pages.ts';

export function connectGitHub(connection: GitHubConnection): GitHubApi & HistoryApi & IssueApi {
  return validateResponses(makeGitHubApi(connection));
}

function makeGitHubApi(connection: GitHubConnection): GitHubApi & HistoryApi & IssueApi {
  const { repository } = connection;
  const octokit = openGitHub(connection);
  const [owner = '', repo = ''] = repository.split('/');
  const here = { owner, repo };
  const { rest } = octokit;
  const compare = (base: string, head: string) => {
    const basehead = `${base}...${head}`;
    return nullIfNoCommit(rest.repos.compareCommitsWithBasehead({ ...here, basehead, per_page: 1 }));
  };
  return {
    async mergeBase(base, head) {
      const comparison = await compare(base, head);
      if (comparison === null) return null;
      const candidates = toMergeBases(comparison.data, head);
      for (const one of candidates) {
        const others = candidates.filter((other) => other !== one);
        const beyond = await Promise.all(others.map(async (other) => (await compare(one, other))?.data));
        if (beyond.every((data) => data?.total_commits === 0)) return one;
      }
      throw new TypeError('the merge base is not named');
    },

    async readFile(path, sha) {
      const file = await nullIfNotFound(
        rest.repos.getContent({ ...here, path, ref: sha, mediaType: { format: 'raw' } }),
      );
      return file && toFileText(file, path);
    },

    async resolve(ref) {
      const commit = await nullIfNoCommit(rest.repos.getCommit({ ...here, ref, per_page: 1 }));
      return commit && asText(commit.data.sha, 'the commit');
    },

    async treeOf(sha) {
      const commit = await nullIfNoCommit(rest.repos.getCommit({ ...here, ref: sha, per_page: 1 }));
      return commit && asText(commit.data.commit.tree.sha, 'the tree');
    },

    async listChangedFiles(sha) {
      const commit = await nullIfNoCommit(rest.repos.getCommit({ ...here, ref: sha }));
      return commit && toChangedFiles(commit.data);
    },

    async pullRequestHead(number) {
      const { data } = await rest.pulls.get({ ...here, pull_number: number });
      return asText(data.head.sha, 'the head');
    },

    async pullRequest(number) {
      const { data } = await rest.pulls.get({ ...here, pull_number: number });
      return toPullRequest(data);
    },

    async listPullRequests({ owner, branch, state }) {
      const parameters = { ...here, head: `${owner}:${branch}`, state, per_page: PER_PAGE };
      const found = await readAllPages({
        ask: (page) => rest.pulls.list({ ...parameters, page }),
        keyOf: (pullRequest) => pullRequest.number,
      });
      return found.map(toPullRequest);
    },

    async listLabelEvents(pullRequest) {
      const parameters = { ...here, issue_number: pullRequest, per_page: PER_PAGE };
      const events = await readAllPages({
        ask: (page) => rest.issues.listEvents({ ...parameters, page }),
        keyOf: (event) => event.id,
      });
      return events.toSorted((one, other) => Number(one.id) - Number(other.id)).flatMap(toLabelEvent);
    },

    async lastMove(repository, branch) {
      const [ofOwner = '', name = ''] = repository.split('/');
      const parameters = { owner: ofOwner, repo: name, ref: `refs/heads/${branch}`, per_page: 1 };
      const moves = await nullIfNotFound(rest.repos.listActivities({ ...parameters, direction: 'desc' }));
      return moves && toLastMove(moves.data);
    },

    async viewer() {
      try {
        const { data } = await rest.users.getAuthenticated();
        return asText(data.login, 'the login');
      } catch (error) {
        if (error instanceof ApiError && error.failure === 'forbidden') return appLogin(octokit);
        throw error;
      }
    },

    async listComments(pullRequest) {
      const parameters = { ...here, issue_number: pullRequest, per_page: PER_PAGE };
      const comments = await readAllPages({
        ask: (page) => rest.issues.listComments({ ...parameters, page }),
        keyOf: (comment) => comment.id,
      });
      return comments.map(toComment);
    },

    async readComment(id) {
      const { data } = await rest.issues.getComment({ ...here, comment_id: id });
      return toComment(data);
    },

    async createComment(pullRequest, body) {
      const { data } = await rest.issues.createComment({ ...here, issue_number: pullRequest, body });
      return toComment(data);
    },

    async updateComment(id, body) {
      const { data } = await rest.issues.updateComment({ ...here, comment_id: id, body });
      return toComment(data);
    },

    async deleteComment(id) {
      await rest.issues.deleteComment({ ...here, comment_id: id });
    },

    async createCheckRun(check) {
      const { data } = await rest.checks.create({
        ...here,
        name: check.name,
        head_sha: check.headSha,
        external_id: check.externalId,
        status: 'completed',
        conclusion: check.conclusion,
        output: toOutput(check),
      });
      return toCheckRun(data);
    },

    async annotateCheckRun(id, check) {
      await rest.checks.update({ ...here, check_run_id: id, output: toOutput(check) });
    },

    async listIssues({ author, state }) {
      const parameters = { ...here, creator: author, state, per_page: PER_PAGE };
      const found = await readAllPages({
        ask: (page) => rest.issues.listForRepo({ ...parameters, page }),
        keyOf: (issue) => issue.number,
      });
      return found.flatMap(toIssues);
    },

    async createIssue(texts) {
      const { data } = await rest.issues.create({ ...here, ...texts });
      return oneIssue(data);
    },

    async updateIssue(number, { isOpen, ...texts }) {
      const state = isOpen ? 'open' : 'closed';
      const { data } = await rest.issues.update({ ...here, issue_number: number, ...texts, state });
      return oneIssue(data);
    },

    async listCommitsSince(base, head) {
      const basehead = `${base}...${head}`;
      // Without a page, the answer has the newest commits.
      const comparison = await nullIfNoCommit(rest.repos.compareCommitsWithBasehead({ ...here, basehead }));
      return comparison && toCommitsSince(comparison.data, base);
    },

    async readRef(ref) {
      const found = await nullIfNotFound(rest.git.getRef({ ...here, ref: withoutRefs(ref) }));
      if (found === null) return null;
      if (found.data.object.type !== 'commit') throw new ApiError('invalid', 200, 'it names no commit');
      const commit = asText(found.data.object.sha, 'the commit of the ref');
      const { data } = await rest.git.getCommit({ ...here, commit_sha: commit });
      return { commit, tree: asText(data.tree.sha, 'the tree') };
    },

    async createTree({ base, files }) {
      const tree = files.map(({ path, text }) => {
        return { path, mode: '100644' as const, type: 'blob' as const, content: text };
      });
      const { data } = await rest.git.createTree({ ...here, ...(base !== null && { base_tree: base }), tree });
      return asText(data.sha, 'the tree');
    },

    async createCommit({ tree, parent, message }) {
      const parents = parent === null ? [] : [parent];
      const { data } = await rest.git.createCommit({ ...here, message, tree, parents });
      return asText(data.sha, 'the commit');
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
  };
}

/** Returns the ref as the API of git's data names it. */
function withoutRefs(ref: string): string {
  return ref.replace(/^refs\//, '');
}

/** Returns the answer; null when GitHub itself says that there is no such thing. Another server's 404 is an error. */
async function nullIfNotFound<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'missing') return null;
    throw error;
  }
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

/** Returns the login of an app's bot. An installation's token may not ask for its user, but GraphQL names its bot. */
async function appLogin(octokit: Octokit): Promise<string | null> {
  try {
    const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }');
    return viewer.login;
  } catch {
    // GitHub does not answer, for any reason: the login is unknown.
    return null;
  }
}
