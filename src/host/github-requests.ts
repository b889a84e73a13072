// Sends requests to GitHub's API. Every request passes one hook, which sets a deadline, repeats it where that is
// harmless, refuses answers that cannot be used, and turns errors into ApiErrors.

import { setTimeout as delay } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import * as z from 'zod';
import { asEffect } from './cancel.ts';
import { ApiError, type ApiFailure } from './github-api.ts';
import type { Log } from './host.ts';

export type Octokit = ReturnType<typeof getOctokit>;

/** Time after which no answer is expected any more; GitHub itself gives up after 10 s. */
const DEADLINE_MS = 20_000;

const SHORT_TIMEOUT_DIVISOR = 4;

/** Longest part of an answer that is quoted in an error: the page of a proxy can have any length. */
const MAX_MESSAGE_LENGTH = 200;

/** Time per connection for pauses and failed requests: a secondary limit's minute and a few short pauses. */
export const MAX_RETRY_MS = 90_000;

const MAX_TRIES = 5;

/** Pause after the first try; it doubles with each further try. */
const OUTAGE_PAUSE_MS = 1_000;

/** Pause that GitHub asks for when a secondary limit names no time. */
const LIMIT_PAUSE_MS = 60_000;

/** Matches a secondary limit, also by its older name, abuse detection. Often the only sign: headers are missing. */
const LIMIT_TEXT = /rate limit|abuse detection/i;

export interface GitHubConnection {
  readonly token: string;
  readonly repository: string;
  /** `GITHUB_API_URL`: `https://api.github.com`, or a self-hosted server with its path. */
  readonly apiUrl: string;
  readonly log: Log;
  readonly cancelled?: AbortSignal;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly deadlineMs?: number;
}

/**
 * Opens the API. It talks to the API's host only, and never prints the token. Spends at most MAX_RETRY_MS on pauses and failed
 * requests before it stops retrying. Never repeats a request that may already have been carried out, unless that is harmless.
 */
export function openGitHub(connection: GitHubConnection): Octokit {
  const { token, apiUrl, log, cancelled, deadlineMs = DEADLINE_MS } = connection;
  // Rejects when the run is cancelled. The request's own error is thrown then.
  const { sleep = (ms: number) => delay(ms, undefined, cancelled && { signal: cancelled }) } = connection;
  // Without `fetch` here, the library would use that of its own copy of undici, which is not in the bundle.
  const octokit = getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/, ''), request: { fetch } });
  let leftMs = MAX_RETRY_MS;
  /** Whether the last request was given up without a usable answer. The next one is then given up sooner. */
  let isDown = false;
  octokit.hook.wrap('request', (request, options) => {
    const send = async () => {
      const deadline = AbortSignal.timeout(isDown ? deadlineMs / SHORT_TIMEOUT_DIVISOR : deadlineMs);
      const signal = cancelled === undefined ? deadline : AbortSignal.any([deadline, cancelled]);
      // Octokit's inner hooks keep this very object: a copy with the signal would never reach fetch.
      options.request = { ...options.request, signal };
      const answer = await Promise.resolve(request(options)).catch((error: unknown) => {
        throw cancelled?.aborted ? new ApiError('unavailable', null, 'the run was cancelled') : error;
      });
      const why = whyUnusable(answer);
      if (why !== null) throw Object.assign(new Error(why), { status: 502 });
      isDown = false;
      return answer;
    };
    return asEffect(async () => {
      for (let tries = 1; ; tries++) {
        const startMs = performance.now();
        try {
          return await send();
        } catch (thrown) {
          const { error, waitMs, doubtful } = classifyFailure(thrown, tries);
          leftMs -= performance.now() - startMs;
          if (waitMs === null || waitMs > leftMs || tries === MAX_TRIES || (isDown && doubtful)) {
            isDown ||= doubtful;
            throw error;
          }
          leftMs -= waitMs;
          log.info(`GitHub: ${error.message}; waiting ${Math.ceil(waitMs / 1000)} s`);
          await sleep(waitMs).catch(() => Promise.reject(error));
          if (doubtful && createsDuplicates(options)) throw error;
        }
      }
    });
  });
  return octokit;
}

/**
 * Such a request must not be repeated blindly: a second comment or issue would stay, and so would annotations
 * that are added twice. A second check run of the same name and commit replaces the first one.
 */
function createsDuplicates({ method, url }: { method: string; url: string }): boolean {
  if (method === 'POST') return /\/(?:comments|issues)$/.test(url);
  return method === 'PATCH' && /\/check-runs\/[^/]+$/.test(url);
}

/**
 * Null when an answer can be used. A proxy may answer with success but send a web page, nothing,
 * or a truncated answer. None of these may pass for a file or a list.
 */
function whyUnusable(answer: {
  readonly status: number;
  readonly headers: { readonly 'content-type'?: string };
  readonly data: unknown;
}): string | null {
  const { status, headers, data } = answer;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('text/html')) return 'the answer is a page for people';
  if (status === 204 || !type.startsWith('application/json')) return null;
  // Octokit returns a JSON answer that does not parse as a string.
  if (typeof data === 'string') return 'the answer was cut off';
  const isEmpty = typeof data !== 'object' || data === null || (!Array.isArray(data) && Object.keys(data).length === 0);
  return isEmpty ? 'the answer says nothing' : null;
}

interface RequestFailure {
  readonly status: number;
  readonly message: string;
  /** Absent when there was no answer. */
  readonly response?: { readonly headers: Headers; readonly data: unknown };
}

type Headers = Readonly<Record<string, string | number | undefined>>;

interface RetryDecision {
  readonly error: ApiError;
  /** Pause before the next try; null when a repetition would give the same answer. */
  readonly waitMs: number | null;
  /** Whether the request may have been carried out in spite of the error. */
  readonly doubtful: boolean;
}

/** Classifies a failed request. Rethrows any other error, so that a defect keeps its stack. */
function classifyFailure(thrown: unknown, tries: number): RetryDecision {
  if (!isRequestFailure(thrown)) throw thrown;
  const { status, response } = thrown;
  const growth = 2 ** (tries - 1);
  if (response === undefined) {
    const error = new ApiError('unavailable', null, thrown.message);
    return { error, waitMs: OUTAGE_PAUSE_MS * growth, doubtful: true };
  }
  const { headers, data } = response;
  const refusal = refusalSchema.safeParse(data).data;
  const said = refusal === undefined ? thrown.message : [refusal.message, ...refusal.errors.map(detail)].join(': ');
  const message = describe(status, said);
  const decide = (failure: ApiFailure, waitMs: number | null = null, doubtful = false) => {
    return { error: new ApiError(failure, status, message), waitMs, doubtful };
  };
  if (status === 429 || (status === 403 && isLimited(headers, message)))
    return decide('unavailable', askedPauseMs(headers) ?? LIMIT_PAUSE_MS * growth);
  if (status >= 500) return decide('unavailable', askedPauseMs(headers) ?? OUTAGE_PAUSE_MS * growth, true);
  if (status === 401 || status === 403) return decide('forbidden');
  if (typeof refusal?.documentation_url !== 'string') return decide('foreign');
  return decide(status === 404 || status === 410 ? 'missing' : 'invalid');
}

function isLimited(headers: Headers, message: string): boolean {
  return 'retry-after' in headers || isExhausted(headers) || LIMIT_TEXT.test(message);
}

function isExhausted(headers: Headers): boolean {
  return headers['x-ratelimit-remaining'] === '0';
}

/** The pause that GitHub asks for, by GitHub's own clock, since the runner's may be wrong. Null: none named. */
function askedPauseMs(headers: Headers): number | null {
  const retryAfterMs = Number(headers['retry-after'] ?? Number.NaN) * 1000;
  if (Number.isFinite(retryAfterMs)) return Math.max(0, retryAfterMs);
  if (!isExhausted(headers)) return null;
  const resetMs = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000;
  const pauseMs = resetMs - Date.parse(String(headers['date'] ?? ''));
  return Number.isFinite(pauseMs) ? Math.max(0, pauseMs) : null;
}

/** One line, because it is used inside sentences and commands to the runner. */
function describe(status: number, text: string): string {
  const said = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE_LENGTH);
  return said.startsWith(String(status)) ? said : `${status} ${said}`.trim();
}

/** GitHub's own message, without the link to the manual that octokit appends. */
const refusalSchema = z.object({
  message: z.string().min(1),
  errors: z.array(z.unknown()).catch([]),
  /** Only GitHub links to its manual, unlike Gitea, Forgejo or proxies. */
  documentation_url: z.unknown().optional(),
});

function detail(entry: unknown): string {
  if (typeof entry === 'object' && entry !== null && 'message' in entry) return String(entry.message);
  return JSON.stringify(entry);
}

function isRequestFailure(thrown: unknown): thrown is RequestFailure {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number';
}
