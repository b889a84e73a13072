// Retries requests to GitHub. Takes one request as a function, repeats it while that makes sense, and turns octokit's
// last error into an ApiError. Spends at most MAX_RETRY_MS per connection on pauses and failed requests before it stops
// retrying. Never repeats a request that may already have been carried out, unless the caller says that this is
// harmless.

import { ApiError } from './github-api.ts';
import type { Log } from './host.ts';

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

export interface RetryOptions {
  readonly log: Log;
  /** Rejects when the run is cancelled. The request's own error is thrown then. */
  sleep(ms: number): Promise<void>;
}

export interface RetriedRequest<T> {
  /** Whether sending it twice equals sending it once. Otherwise it is repeated only if GitHub did not process it. */
  readonly isIdempotent: boolean;
  /** Sends the request. `isHurried`: the previous request got no answer, so the usual deadline would be too long. */
  send(isHurried: boolean): Promise<T>;
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

/** Makes a function that sends an attempt, with retries. It throws an ApiError when GitHub keeps refusing. */
export function makeRetry({ log, sleep }: RetryOptions): <T>(attempt: RetriedRequest<T>) => Promise<T> {
  let leftMs = MAX_RETRY_MS;
  /** Whether the last request was given up without a usable answer. The next one is then given up sooner. */
  let isDown = false;
  return async (attempt) => {
    for (let tries = 1; ; tries++) {
      const startMs = performance.now();
      try {
        const answer = await attempt.send(isDown);
        isDown = false;
        return answer;
      } catch (thrown) {
        const { error, waitMs, doubtful } = classifyFailure(thrown, tries);
        leftMs -= performance.now() - startMs;
        if (waitMs === null || waitMs > leftMs || tries === MAX_TRIES || (isDown && doubtful)) {
          if (doubtful) isDown = true;
          throw error;
        }
        leftMs -= waitMs;
        log.info(`GitHub: ${error.message}; waiting ${Math.ceil(waitMs / 1000)} s`);
        await sleep(waitMs).catch(() => Promise.reject(error));
        if (doubtful && !attempt.isIdempotent) throw error;
      }
    }
  };
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
  const { headers } = response;
  const message = describe(status, parseMessage(response.data) ?? thrown.message);
  if (status === 429 || (status === 403 && isLimited(headers, message))) {
    const error = new ApiError('unavailable', status, message);
    return { error, waitMs: askedPauseMs(headers) ?? LIMIT_PAUSE_MS * growth, doubtful: false };
  }
  if (status >= 500) {
    const error = new ApiError('unavailable', status, message);
    return { error, waitMs: askedPauseMs(headers) ?? OUTAGE_PAUSE_MS * growth, doubtful: true };
  }
  if (status === 401 || status === 403) return giveUp(new ApiError('forbidden', status, message));
  if (!isFromGitHub(response.data)) return giveUp(new ApiError('foreign', status, message));
  if (status === 404 || status === 410) return giveUp(new ApiError('missing', status, message));
  return giveUp(new ApiError('invalid', status, message));
}

function giveUp(error: ApiError): RetryDecision {
  return { error, waitMs: null, doubtful: false };
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

/** Only GitHub links to its manual, unlike Gitea, Forgejo or proxies. */
function isFromGitHub(data: unknown): boolean {
  return parseMessage(data) !== null && typeof (data as Record<string, unknown>)['documentation_url'] === 'string';
}

/** GitHub's own message, without the link to the manual that octokit appends; null when there is none. */
function parseMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  if (typeof data.message !== 'string' || data.message === '') return null;
  const details = 'errors' in data && Array.isArray(data.errors) ? data.errors.map(detail) : [];
  return [data.message, ...details].join(': ');
}

function detail(entry: unknown): string {
  if (typeof entry === 'object' && entry !== null && 'message' in entry) return String(entry.message);
  return JSON.stringify(entry);
}

function isRequestFailure(thrown: unknown): thrown is RequestFailure {
  return thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number';
}
