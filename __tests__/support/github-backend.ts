// The state behind the GitHub stand-in: comments and check runs, kept by `emulate`. Every call is made in the
// name of a login; answers carry the stand-in's own address.

import { createEmulator } from 'emulate';
import type { Call } from './github-contract.ts';
import type { Answer } from './github-repository.ts';

export const BOT = 'github-actions[bot]';

export interface StoredComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: string };
}

export interface StoredIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly user: { readonly login: string };
}

export interface Backend {
  forward(call: Call, login: string): Promise<Answer>;
  /** Comments hang on an issue of the pull request's number. */
  ensureIssue(number: number): Promise<void>;
  addComment(number: number, author: string, body: string): Promise<number>;
  removeComment(id: number): Promise<void>;
  comments(number: number): Promise<StoredComment[]>;
  /** Answers its number. */
  addIssue(author: string, texts: { title: string; body: string }): Promise<number>;
  setIssueState(number: number, state: 'open' | 'closed'): Promise<void>;
  /** Those that were opened as issues, and not for a pull request; lowest number first. */
  issues(): Promise<StoredIssue[]>;
  close(): Promise<void>;
}

/** Beginning of the title of an issue that stands for a pull request. */
const OF_PULL_REQUEST = 'number ';

export interface BackendOptions {
  /** Address of the stand-in, with its path prefix. */
  readonly url: string;
  readonly repository: string;
  /** The repository's owner is among them. */
  readonly logins: readonly string[];
}

export async function startBackend({ url, repository, logins }: BackendOptions): Promise<Backend> {
  const [owner = '', name = ''] = repository.split('/');
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    hostname: '127.0.0.1',
    seed: {
      tokens: Object.fromEntries(logins.map((login) => [tokenOf(login), { login, scopes: ['repo'] }])),
      github: { users: logins.map((login) => ({ login })), repos: [{ owner, name, auto_init: true }] },
    },
  });
  const issues = `/repos/${repository}/issues`;
  let issueCount = 0;

  async function forward({ method, path, query, body }: Call, login: string): Promise<Answer> {
    // A kept connection may be closed by the other end just as it is used again.
    const headers = {
      authorization: `token ${tokenOf(login)}`,
      'content-type': 'application/json',
      connection: 'close',
    };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${emulator.url}${path}?${new URLSearchParams(query)}`, init);
    const text = (await response.text())
      .replaceAll(`"html_url":"${emulator.url}`, `"html_url":"${new URL(url).origin}`)
      .replaceAll(emulator.url, url);
    const link = response.headers.get('link')?.replaceAll(emulator.url, url);
    return {
      status: response.status,
      body: text === '' ? null : reviseAnswer(JSON.parse(text)),
      ...(link === undefined ? {} : { headers: { link } }),
    };
  }

  return {
    forward,
    async ensureIssue(number) {
      for (; issueCount < number; issueCount++) {
        const body = { title: `${OF_PULL_REQUEST}${issueCount + 1}` };
        await forward({ method: 'POST', path: issues, query: {}, body }, owner);
      }
    },
    async addComment(number, author, body) {
      const path = `${issues}/${number}/comments`;
      const created = await forward({ method: 'POST', path, query: {}, body: { body } }, author);
      return (created.body as StoredComment).id;
    },
    async removeComment(id) {
      await forward({ method: 'DELETE', path: `${issues}/comments/${id}`, query: {}, body: undefined }, owner);
    },
    async comments(number) {
      const all: StoredComment[] = [];
      for (let page = 1; ; page++) {
        const query = { per_page: '100', page: String(page) };
        const call = { method: 'GET', path: `${issues}/${number}/comments`, query, body: undefined };
        const found = (await forward(call, owner)).body as StoredComment[];
        all.push(...found);
        if (found.length < 100) return all;
      }
    },
    async addIssue(author, texts) {
      const created = await forward({ method: 'POST', path: issues, query: {}, body: texts }, author);
      return (created.body as StoredIssue).number;
    },
    async setIssueState(number, state) {
      await forward({ method: 'PATCH', path: `${issues}/${number}`, query: {}, body: { state } }, owner);
    },
    async issues() {
      const query = { per_page: '100', state: 'all', direction: 'asc' };
      const found = (await forward({ method: 'GET', path: issues, query, body: undefined }, owner)).body;
      return (found as StoredIssue[]).filter(({ title }) => !title.startsWith(OF_PULL_REQUEST));
    },
    close: () => emulator.close(),
  };
}

function tokenOf(login: string): string {
  return `as-${login}`;
}

/** What `emulate` gets wrong: bots, links of comments on pull requests, a check run's annotations. */
function reviseAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(reviseAnswer);
  if (typeof answer !== 'object' || answer === null) return answer;
  const { user, url, html_url, output } = answer as Partial<Record<string, unknown>>;
  return {
    ...answer,
    ...(isBot(user) ? { user: reviseBot(user) } : {}),
    ...(isComment(html_url) ? { html_url: html_url.replace('/issues/', '/pull/') } : {}),
    ...(output === undefined ? {} : { output: { ...(output as object), annotations_url: `${url}/annotations` } }),
  };
}

function isComment(url: unknown): url is string {
  return typeof url === 'string' && url.includes('#issuecomment');
}

function isBot(user: unknown): user is Record<string, unknown> {
  return typeof user === 'object' && user !== null && 'login' in user && user.login === BOT;
}

/** Its addresses hold the brackets of its login. */
function reviseBot(user: Record<string, unknown>): Record<string, unknown> {
  const revised = Object.entries(user).map(([key, value]) => [
    key,
    key.endsWith('url') ? String(value).replaceAll('[', '%5B').replaceAll(']', '%5D') : value,
  ]);
  return { ...Object.fromEntries(revised), type: 'Bot' };
}
