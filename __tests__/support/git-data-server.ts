// A server with the part of GitHub's API that stores the history: comparisons of commits, trees, commits and refs, from a
// bare repository. Each call is counted. The reference is https://docs.github.com/en/rest/git.

import { execFile, execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const IDENTITY = {
  ...{ GIT_AUTHOR_NAME: 'bot', GIT_AUTHOR_EMAIL: 'bot@localhost' },
  ...{ GIT_COMMITTER_NAME: 'bot', GIT_COMMITTER_EMAIL: 'bot@localhost' },
};

export interface GitDataServer {
  readonly url: string;
  /** Method and path of each call, without the repository. */
  readonly calls: string[];
  /** Answers the next calls with this status, if it is set. */
  refuse: number | null;
  /** Answers as Gitea does, which has another form of comparisons and no API to write git's data. */
  isGitea: boolean;
  /** Does not accept refs outside of branches and tags. */
  hasOnlyBranches: boolean;
  /** Is called before each answer, with method and path. */
  onCall: ((call: string) => void) | null;
  close(): void;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Content type of a text. Absent: JSON. */
  readonly type?: string;
}

export async function startGitDataServer(folder: string): Promise<GitDataServer> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).replace(
      /^\/repos\/[^/]+\/[^/]+/,
      '',
    );
    calls.push(`${request.method} ${path}`);
    started.onCall?.(`${request.method} ${path}`);
    const { status, body, type }: Reply =
      started.refuse !== null
        ? { status: started.refuse, body: NO_RIGHTS }
        : started.isGitea
          ? await answerAsGitea(folder, request, path)
          : await answerFromGitData(folder, await toGitDataCall(request, path), started.hasOnlyBranches);
    const content = type === undefined ? JSON.stringify(body) : String(body);
    response.writeHead(status, { 'content-type': type ?? 'application/json; charset=utf-8' }).end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const started: GitDataServer = {
    ...{ url: `http://127.0.0.1:${port}`, calls, refuse: null, onCall: null, isGitea: false, hasOnlyBranches: false },
    close: () => server.close(),
  };
  return started;
}

const DOCUMENTATION = { documentation_url: 'https://docs.github.com/rest/git' };
const NO_RIGHTS = { message: 'Resource not accessible by integration', ...DOCUMENTATION };
const NOT_FOUND = { status: 404, body: { message: 'Not Found', ...DOCUMENTATION } };
const refused = (message: string): Reply => ({ status: 422, body: { message, ...DOCUMENTATION } });

/** As Gitea 1.26.0 answers: the reference are `routers/api/v1/api.go` and `services/convert/git_commit.go` of its source. */
async function answerAsGitea(folder: string, request: IncomingMessage, path: string): Promise<Reply> {
  if (request.method !== 'GET' || /^\/git\/ref\//.test(path))
    return { status: 404, body: '404 page not found\n', type: 'text/plain; charset=utf-8' };
  const reply = await answerFromGitData(folder, await toGitDataCall(request, path));
  if (path.startsWith('/contents/') && reply.status === 200) {
    const content = Buffer.from(String(reply.body)).toString('base64');
    return { status: 200, body: { type: 'file', path: path.slice('/contents/'.length), encoding: 'base64', content } };
  }
  if (!path.startsWith('/compare/') || reply.status !== 200) return reply;
  const { total_commits, commits } = reply.body as { total_commits: number; commits: { sha: string }[] };
  // It names each commit as its own tree.
  const own = commits.map(({ sha }) => ({ sha, commit: { tree: { sha } }, parents: [] }));
  return { status: 200, body: { total_commits, commits: own } };
}

export interface GitDataCall {
  readonly method: string;
  /** Path below the repository. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function toGitDataCall(request: IncomingMessage, path: string): Promise<GitDataCall> {
  const { method = 'GET' } = request;
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams);
  return { method, path, query, body: method === 'GET' ? undefined : JSON.parse(await text(request)) };
}

/** Answers from a repository, which a call may change. */
export async function answerFromGitData(
  folder: string,
  { method, path, query, body: given }: GitDataCall,
  hasOnlyBranches = false,
): Promise<Reply> {
  const git = (args: readonly string[], input = '') => runGit(folder, args, input);
  const [, base, head] = /^\/compare\/(\w+)\.\.\.(\w+)$/.exec(path) ?? [];
  if (base !== undefined && head !== undefined) return compare(git, base, head);
  const ref = /^\/git\/refs?\/(.+)$/.exec(path)?.[1];
  if (method === 'GET' && ref !== undefined) {
    const sha = await git(['rev-parse', '--verify', '--quiet', `refs/${ref}`]);
    return sha === null ? NOT_FOUND : { status: 200, body: { ref: `refs/${ref}`, object: { type: 'commit', sha } } };
  }
  const file = /^\/contents\/(.+)$/.exec(path)?.[1];
  if (file !== undefined) {
    const content = await git(['show', `${query['ref']}:${file}`]);
    return content === null
      ? NOT_FOUND
      : { status: 200, body: content, type: 'application/vnd.github.raw; charset=utf-8' };
  }
  const commit = /^\/git\/commits\/(\w+)$/.exec(path)?.[1];
  if (commit !== undefined)
    return { status: 200, body: { sha: commit, tree: { sha: await git(['rev-parse', `${commit}^{tree}`]) } } };
  if (path === '/git/trees') return addTree(git, given as NewTree);
  if (path === '/git/commits') {
    const { message, tree, parents } = given as { message: string; tree: string; parents: string[] };
    const sha = await git(['commit-tree', '-m', message, ...parents.flatMap((parent) => ['-p', parent]), tree]);
    return { status: 201, body: { sha } };
  }
  if (path === '/git/refs') {
    const { ref: name, sha } = given as { ref: string; sha: string };
    if (hasOnlyBranches && !/^refs\/(?:heads|tags)\//.test(name)) return refused('Reference name is not allowed');
    const made = await git(['update-ref', name, sha, '0'.repeat(40)]);
    return made === null ? refused('Reference already exists') : { status: 201, body: { ref: name, object: { sha } } };
  }
  if (method === 'PATCH' && ref !== undefined) {
    const { sha } = given as { sha: string };
    const now = await git(['rev-parse', `refs/${ref}`]);
    const isForward = now !== null && (await git(['merge-base', '--is-ancestor', now, sha])) !== null;
    const moved = isForward ? await git(['update-ref', `refs/${ref}`, sha, now]) : null;
    return moved === null
      ? refused('Update is not a fast forward')
      : { status: 200, body: { ref: `refs/${ref}`, object: { sha } } };
  }
  return NOT_FOUND;
}

type Git = (args: readonly string[], input?: string) => Promise<string | null>;

async function compare(git: Git, base: string, head: string): Promise<Reply> {
  const common = await git(['merge-base', base, head]);
  if (common === null) return NOT_FOUND;
  const listed = await git(['log', '--reverse', '--format=%H %T %cI %s', `${base}..${head}`]);
  const toCommit = (line: string) => {
    const [sha = '', tree = '', date = '', ...subject] = line.split(' ');
    return { sha, commit: { message: `${subject.join(' ')}\n\nMore.`, tree: { sha: tree }, committer: { date } } };
  };
  const first = await git(['log', '-1', '--format=%H %T %cI %s', base]);
  const commits = (listed ?? '').split('\n').filter((line) => line !== '');
  return {
    status: 200,
    body: {
      base_commit: toCommit(first!),
      merge_base_commit: { sha: common },
      total_commits: commits.length,
      commits: commits.slice(-250).map(toCommit),
    },
  };
}

interface NewTree {
  readonly base_tree?: string;
  readonly tree: readonly { readonly path: string; readonly content: string }[];
}

/** Makes the tree in an index of its own. */
async function addTree(git: Git, { base_tree: base, tree }: NewTree): Promise<Reply> {
  const index = `index-${Math.random().toString(36).slice(2)}`;
  const own: Git = (args, input) => git(['-c', `x.index=${index}`, ...args], input);
  if (base !== undefined) await own(['read-tree', base]);
  for (const { path, content } of tree) {
    const blob = await git(['hash-object', '-w', '--stdin'], content);
    await own(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
  }
  return { status: 201, body: { sha: await own(['write-tree']) } };
}

/** Returns what git prints; null if it fails. */
function runGit(folder: string, args: readonly string[], input: string): Promise<string | null> {
  const [index] = args.filter((arg) => arg.startsWith('x.index=')).map((arg) => arg.slice('x.index='.length));
  const env = { ...process.env, ...IDENTITY, ...(index !== undefined && { GIT_INDEX_FILE: `${folder}/${index}` }) };
  return new Promise((done) => {
    const child = execFile('git', ['-C', folder, ...args], { env, encoding: 'utf8' }, (error, stdout) =>
      done(error === null ? stdout.trimEnd() : null),
    );
    // Most commands end without reading it.
    child.stdin?.on('error', () => {}).end(input);
  });
}

/**
 * Makes a bare repository with commits in a row, and its branch `main`. Returns their SHAs, the oldest first. The last
 * commit has the files of the one before if `isRepeated`.
 */
export function makeBareRepository(folder: string, commits: number, isRepeated = false): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...IDENTITY } }).trim();
  git('init', '--quiet', '--bare', '--initial-branch=main', '.');
  const shas: string[] = [];
  for (let index = 0; index < commits; index += 1) {
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      cwd: folder,
      input: `${isRepeated && index === commits - 1 ? index - 1 : index}`,
      encoding: 'utf8',
    });
    const tree = execFileSync('git', ['mktree'], {
      cwd: folder,
      input: `100644 blob ${blob.trim()}\tn\n`,
      encoding: 'utf8',
    });
    const parent = shas.at(-1);
    shas.push(
      git('commit-tree', '-m', `commit ${index}`, ...(parent === undefined ? [] : ['-p', parent]), tree.trim()),
    );
  }
  git('update-ref', 'refs/heads/main', shas.at(-1)!);
  return shas;
}
