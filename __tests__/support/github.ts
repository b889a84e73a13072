// A GitHub that lives in this process: a small server before `emulate` that adds what real GitHub does, breaks
// on request (`fault`), records every call, and holds calls and answers against GitHub's own API description
// (`violations`). Other processes seed it by POST /_seed and look into it by GET /_state.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { answerCall, type PullRequestSeed, type TokenCall, type World } from './github-answers.ts';
import { type Backend, BOT, type StoredComment, startBackend } from './github-backend.ts';
import { type Call, checkAnswer, checkCall } from './github-contract.ts';
import { type Answer, NOT_FOUND } from './github-repository.ts';

export interface GitHubOptions {
  /** `owner/name`. Default `octo/demo`. */
  readonly repository?: string;
  /** Of a server of one's own: `/api/v3`. */
  readonly pathPrefix?: string;
  /** Default 0: any free one. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Logins that exist besides the repository's owner and the workflow's bot. Default `stranger`. */
  readonly users?: readonly string[];
}

export interface Seed {
  readonly pullRequests?: readonly PullRequestSeed[];
  /** A local git repository that answers for commits and files. */
  readonly folder?: string;
}

/** Applies to requests that match both `method` and `path`; what is left out matches all. */
export interface FaultRule {
  readonly method?: string;
  readonly path?: RegExp;
  /** The first matching request it hits, counted from 1. Default 1. */
  readonly nth?: number;
  /** How many it hits. Default 1. */
  readonly times?: number;
  /** Carry the request out, and only then answer as below. */
  readonly commit?: boolean;
  readonly delayMs?: number;
  /** How long the answer takes once the request has been carried out. */
  readonly stallMs?: number;
  /** Left out: the request's own answer is sent. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Changes the body of the answer, whatever was answered. */
  readonly revise?: (body: unknown) => unknown;
  /** Break the connection instead of answering. */
  readonly reset?: boolean;
  /** Send only half of the answer's text. */
  readonly truncate?: boolean;
}

export interface RecordedRequest extends Call {
  readonly authorization: string;
  /** What was answered; 0 when the connection was broken. */
  status: number;
}

export interface FakeGitHub extends Pick<Backend, 'addIssue' | 'setIssueState' | 'issues'> {
  /** What GITHUB_API_URL is, path prefix included. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Calls and answers that real GitHub would not know; tests expect none. */
  readonly violations: readonly string[];
  seed(seed: Seed): Promise<void>;
  /** As if that user had written it; answers its id. */
  addComment(pullRequest: number, author: string, body: string): Promise<number>;
  /** As if a person with the right to do so had done it. */
  removeComment(id: number): Promise<void>;
  comments(pullRequest: number): Promise<StoredComment[]>;
  checkRuns(): readonly Readonly<Record<string, unknown>>[];
  fault(rule: FaultRule): void;
  /** Asked for each request before it is carried out; what it answers goes before all rules. */
  direct(director: Director): void;
  /** What GET /_state answers. */
  state(): Promise<unknown>;
  close(): Promise<void>;
}

/** What happens to a request, and when: it is carried out once this is settled. Null: the rules decide. */
export type Director = (call: TokenCall) => Promise<FaultRule | null>;

/** The world, and what the server knows about its callers. */
interface Stage extends World {
  readonly pathPrefix: string;
  readonly requests: RecordedRequest[];
  readonly violations: string[];
  readonly faults: (FaultRule & { seen: number })[];
  director: Director | null;
}

export async function startGitHub(options: GitHubOptions = {}): Promise<FakeGitHub> {
  const { repository = 'octo/demo', pathPrefix = '', port = 0, host = '127.0.0.1' } = options;
  const logins = [repository.split('/')[0]!, BOT, ...(options.users ?? ['stranger'])];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const url = `http://${host}:${(server.address() as AddressInfo).port}${pathPrefix}`;
  const backend = await startBackend({ url, repository, logins });
  const stage: Stage = {
    ...{ url, pathPrefix, repository, logins, backend },
    ...{ pullRequests: new Map(), checkRuns: [], folder: null },
    ...{ requests: [], violations: [], faults: [], director: null },
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    serve(stage, request, response).catch((error: unknown) => {
      stage.violations.push(`the stand-in failed: ${String(error)}`);
      response.destroy();
    });
  });
  return {
    url,
    requests: stage.requests,
    violations: stage.violations,
    seed: (seed) => plant(stage, seed),
    addComment: backend.addComment,
    removeComment: backend.removeComment,
    comments: backend.comments,
    addIssue: backend.addIssue,
    setIssueState: backend.setIssueState,
    issues: backend.issues,
    checkRuns: () => stage.checkRuns,
    fault: (rule) => stage.faults.push({ ...rule, seen: 0 }),
    direct(director) {
      stage.director = director;
    },
    state: () => describe(stage),
    close: () => close(stage, server),
  };
}

async function serve(stage: Stage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const text = (await buffer(request)).toString();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (pathname === '/_state') return send(response, { status: 200, body: await describe(stage) });
  if (pathname === '/_seed') {
    await plant(stage, body as Seed);
    return send(response, { status: 204, body: null });
  }
  const isGraphql = pathname === `${stage.pathPrefix.replace(/\/v3$/, '')}/graphql`;
  const isBelow = pathname.startsWith(`${stage.pathPrefix}/`);
  const call = {
    method: request.method ?? 'GET',
    path: decodeURIComponent(isBelow ? pathname.slice(stage.pathPrefix.length) : pathname),
    query: Object.fromEntries(searchParams),
    body,
    authorization: request.headers.authorization ?? '',
  };
  const recorded: RecordedRequest = { ...call, status: 0 };
  stage.requests.push(recorded);
  if (!isGraphql && !isBelow) return send(response, NOT_FOUND);
  const accept = request.headers.accept ?? '';
  const { answer, reset, truncate } = await perform(stage, { ...call, accept, isGraphql });
  if (reset) return void request.socket.resetAndDestroy();
  recorded.status = answer.status;
  send(response, answer, truncate);
}

interface Outcome {
  readonly answer: Answer;
  readonly reset: boolean;
  readonly truncate: boolean;
}

/** Carries a call out, unless a fault says otherwise. */
async function perform(stage: Stage, call: TokenCall): Promise<Outcome> {
  if (!call.isGraphql) stage.violations.push(...checkCall(call));
  const directed = await stage.director?.(call);
  const rule = directed ?? stage.faults.find((candidate) => isHit(candidate, call));
  if (rule?.delayMs !== undefined) await delay(rule.delayMs);
  const { status, reset = false, truncate = false, commit = false } = rule ?? {};
  const isLost = !commit && (status !== undefined || reset);
  let answer = NOT_FOUND;
  if (!isLost) {
    answer = await answerCall(stage, call);
    stage.violations.push(...checkAnswer(call, answer.status, answer.body));
  }
  if (rule?.stallMs !== undefined) await delay(rule.stallMs);
  if (status !== undefined) answer = { status, body: rule?.body ?? {}, headers: rule?.headers ?? {} };
  answer = signed(answer);
  if (rule?.revise !== undefined) answer = { ...answer, body: rule.revise(answer.body) };
  return { answer, reset, truncate };
}

/** GitHub's errors name the page of its manual, unless a test leaves that out with `documentation_url: undefined`. */
function signed(answer: Answer): Answer {
  const { status, body } = answer;
  if (status < 400 || typeof body !== 'object' || body === null || !('message' in body)) return answer;
  return { ...answer, body: { documentation_url: 'https://docs.github.com/rest', ...body } };
}

function isHit(rule: FaultRule & { seen: number }, { method, path }: Call): boolean {
  if ((rule.method ?? method) !== method || rule.path?.test(path) === false) return false;
  rule.seen += 1;
  const nth = rule.nth ?? 1;
  return rule.seen >= nth && rule.seen < nth + (rule.times ?? 1);
}

async function plant(stage: Stage, { pullRequests = [], folder }: Seed): Promise<void> {
  stage.folder = folder ?? stage.folder;
  for (const pullRequest of pullRequests) {
    stage.pullRequests.set(pullRequest.number, pullRequest);
    await stage.backend.ensureIssue(pullRequest.number);
  }
}

async function describe({ url, backend, pullRequests, checkRuns, requests, violations }: Stage) {
  const comments: Record<string, StoredComment[]> = {};
  for (const number of pullRequests.keys()) comments[number] = await backend.comments(number);
  return { url, comments, issues: await backend.issues(), checkRuns, requests, violations };
}

async function close({ backend }: Stage, server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
  await backend.close();
}

function send(response: ServerResponse, { status, body, headers }: Answer, truncate = false): void {
  if (status === 204) return void response.writeHead(204).end();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(truncate ? text.slice(0, text.length / 2) : text);
}
