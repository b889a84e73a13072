// What GitHub would answer: who the token is, what it may do, pull requests, limits. Asks the backend and the
// local git repository for the rest.

import { answerFromGitData } from './git-data-server.ts';
import { type Backend, BOT } from './github-backend.ts';
import type { Call } from './github-contract.ts';
import { type Answer, answerFromGit, knowsCommit, NOT_FOUND } from './github-repository.ts';

/** Something that happened to a pull request. */
export interface EventSeed {
  readonly event: string;
  readonly label?: string;
  /** A login; null for an account that is gone. */
  readonly actor: string | null;
  /** ISO 8601 */
  readonly at: string;
}

/** The head branch moved to a commit. */
export interface PushSeed {
  readonly sha: string;
  readonly at: string;
}

/** May be seeded again, to move its head. */
export interface PullRequestSeed {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha?: string;
  readonly headRef?: string;
  readonly baseRef?: string;
  /** `owner/name` of a fork; default the repository itself. */
  readonly headRepository?: string;
  readonly author?: string;
  readonly labels?: readonly string[];
  /** Oldest first. */
  readonly events?: readonly EventSeed[];
  /** What the record of the head branch holds, oldest first; left out: GitHub has none. */
  readonly pushes?: readonly PushSeed[];
  /** Its conversation takes no comments. */
  readonly locked?: boolean;
  /** Closed or merged. */
  readonly closed?: boolean;
}

export interface World {
  /** Address of the stand-in, with its path prefix. */
  readonly url: string;
  readonly repository: string;
  readonly logins: readonly string[];
  readonly backend: Backend;
  readonly pullRequests: Map<number, PullRequestSeed>;
  /** As created, oldest first, each with the `annotations` that every request has added to it. */
  readonly checkRuns: Record<string, unknown>[];
  /** Local git repository that answers for commits and files; null: those are not known. */
  folder: string | null;
}

export interface TokenCall extends Call {
  readonly authorization: string;
  /** The `accept` header. */
  readonly accept: string;
  readonly isGraphql: boolean;
}

const BODY_LIMIT = 65_536;

const FORBIDDEN: Answer = { status: 403, body: { message: 'Resource not accessible by integration' } };

const LOCKED: Answer = {
  status: 403,
  body: { message: 'Unable to create comment because issue is locked.' },
};

/**
 * Tokens: `ghp_<login>` is that user's. `ghs_…` is a workflow's own, which may not ask for its user, and
 * `ghs_readonly…` one that a fork's pull request gets.
 */
export async function answerCall(world: World, call: TokenCall): Promise<Answer> {
  const { method, path } = call;
  const token = call.authorization.replace(/^\w+ /, '');
  const login = token.startsWith('ghs_') ? BOT : token.replace(/^ghp_/, '');
  if (!world.logins.includes(login)) return { status: 401, body: { message: 'Bad credentials' } };
  if (call.isGraphql) return { status: 200, body: { data: { viewer: { login } } } };
  if (path === '/user') return login === BOT ? FORBIDDEN : world.backend.forward(call, login);
  if (method === 'GET' && path.endsWith('/activity')) return listMoves(world, call);
  const root = `/repos/${world.repository}`;
  if (!path.toLowerCase().startsWith(`${root.toLowerCase()}/`)) return NOT_FOUND;
  const below = path.slice(root.length);
  const { folder } = world;
  const isData = below.startsWith('/git/') || /^\/compare\/[0-9a-f]{40}\.\.\.[0-9a-f]{40}$/.test(below);
  if (method !== 'GET' && token.startsWith('ghs_readonly')) return FORBIDDEN;
  if (folder !== null && isData) return answerFromGitData(folder, { ...call, path: below });
  if (method === 'GET') return answerRead(world, call, below);
  return refuseWrite(world, call, below) ?? answerWrite(world, { ...call, path: root + below }, login);
}

async function answerRead(world: World, call: TokenCall, below: string): Promise<Answer> {
  const { query, accept } = call;
  if (below === '/pulls') return listPulls(world, query);
  const number = /^\/(?:pulls|issues)\/(\d+)(?:\/comments|\/events)?$/.exec(below)?.[1];
  const seeded = world.pullRequests.get(Number(number));
  if (number !== undefined && seeded === undefined) return NOT_FOUND;
  if (seeded !== undefined && below.endsWith('/events')) return listEvents(world, call, seeded);
  if (seeded !== undefined && below.startsWith('/pulls/')) {
    return { status: 200, body: pullRequest(world, seeded) };
  }
  const fromGit = world.folder === null ? null : await answerFromGit(world.folder, below, { query, accept });
  return fromGit ?? world.backend.forward(call, BOT);
}

/** Null: nothing speaks against it. */
function refuseWrite(world: World, { method, body }: TokenCall, below: string): Answer | null {
  const number = /^\/issues\/(\d+)\/comments$/.exec(below)?.[1];
  const seeded = world.pullRequests.get(Number(number));
  if (number !== undefined && seeded === undefined) return NOT_FOUND;
  if (method === 'POST' && seeded?.locked === true) return LOCKED;
  const text = (body as { body?: unknown } | undefined)?.body;
  if (typeof text !== 'string' || text.length <= BODY_LIMIT) return null;
  return invalid(`Body is too long (maximum is ${BODY_LIMIT} characters)`);
}

async function answerWrite(world: World, call: TokenCall, login: string): Promise<Answer> {
  const updated = /\/check-runs\/(\d+)$/.exec(call.path)?.[1];
  if (updated !== undefined) return updateCheckRun(world, { call, login, id: Number(updated) });
  if (!call.path.endsWith('/check-runs')) return world.backend.forward(call, login);
  const sha = String((call.body as { head_sha?: unknown } | undefined)?.head_sha);
  if (world.folder !== null && !(await knowsCommit(world.folder, sha))) {
    return invalid(`No commit found for SHA: ${sha}`);
  }
  const created = await world.backend.forward(call, login);
  if (created.status === 201) world.checkRuns.push({ ...(created.body as object), annotations: annotationsOf(call) });
  return created;
}

/** GitHub adds annotations to those that are there. */
async function updateCheckRun(
  { backend, checkRuns }: World,
  { call, login, id }: { call: TokenCall; login: string; id: number },
): Promise<Answer> {
  const answer = await backend.forward(call, login);
  const run = checkRuns.find((one) => one['id'] === id);
  if (answer.status === 200 && run !== undefined)
    Object.assign(run, answer.body, { annotations: [...(run['annotations'] as unknown[]), ...annotationsOf(call)] });
  return answer;
}

function annotationsOf({ body }: TokenCall): unknown[] {
  return (body as { output?: { annotations?: unknown[] } }).output?.annotations ?? [];
}

/** As GitHub does: `owner:branch`, whatever the repository is called, and open ones unless asked otherwise. */
function listPulls(world: World, { head, state = 'open' }: Readonly<Record<string, string>>): Answer {
  const all = [...world.pullRequests.values()].map((seeded) => pullRequest(world, seeded));
  const asked = all.filter((one) => state === 'all' || one.state === state);
  return { status: 200, body: asked.filter((one) => head === undefined || one.head.label === head) };
}

function listEvents({ url }: World, { path, query }: Call, { events = [] }: PullRequestSeed): Answer {
  const { per_page: size = '30', page = '1' } = query;
  const end = Number(page) * Number(size);
  const all = events.map(({ event, label, actor, at }, index) => ({
    id: index + 1,
    event,
    created_at: at,
    actor: actor === null ? null : { login: actor },
    ...(label === undefined ? {} : { label: { name: label, color: 'ededed' } }),
  }));
  const next = `<${url}${path}?per_page=${size}&page=${Number(page) + 1}>; rel="next"`;
  return {
    status: 200,
    body: all.slice(end - Number(size), end),
    ...(end < all.length ? { headers: { link: next } } : {}),
  };
}

/** Of the one branch that is asked for, in any repository that a pull request comes from. */
function listMoves({ repository, pullRequests }: World, { path, query }: TokenCall): Answer {
  const { ref = '', per_page: size = '30', direction = 'desc' } = query;
  const pushes = [...pullRequests.values()]
    .filter(({ number, headRef = `branch-${number}`, headRepository = repository }) => {
      return path === `/repos/${headRepository}/activity` && ref === `refs/heads/${headRef}`;
    })
    .flatMap((seeded) => seeded.pushes ?? []);
  const moves = pushes.map(({ sha, at }, index) => ({
    id: index + 1,
    node_id: `move${index + 1}`,
    before: pushes[index - 1]?.sha ?? '0'.repeat(40),
    after: sha,
    ref,
    timestamp: at,
    activity_type: 'push',
    actor: null,
  }));
  const ordered = direction === 'desc' ? moves.reverse() : moves;
  return { status: 200, body: ordered.slice(0, Number(size)) };
}

/** Any number that is always the same for a name. */
export function repositoryId(fullName: string): number {
  return [...fullName].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 1);
}

function pullRequest({ repository }: World, seeded: PullRequestSeed) {
  const { number, headRef = `branch-${seeded.number}`, baseRef = 'main' } = seeded;
  const side = (ref: string, sha: string, full_name: string) => ({
    label: `${full_name.split('/')[0]}:${ref}`,
    ref,
    sha,
    repo: { id: repositoryId(full_name), full_name, fork: full_name !== repository },
  });
  return {
    number,
    state: seeded.closed ? 'closed' : 'open',
    locked: seeded.locked ?? false,
    user: { login: seeded.author ?? 'author' },
    labels: (seeded.labels ?? []).map((label) => ({ name: label })),
    head: side(headRef, seeded.headSha, seeded.headRepository ?? repository),
    base: side(baseRef, seeded.baseSha ?? '0'.repeat(40), repository),
  };
}

function invalid(message: string): Answer {
  return {
    status: 422,
    body: { message: 'Validation Failed', errors: [{ code: 'unprocessable', message }] },
  };
}
