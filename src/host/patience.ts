// How long to keep asking GitHub. Takes one request as a function, tries it again while that makes sense,
// and turns what octokit throws at last into a ForgeError. Never waits longer than PATIENCE_MS per connection,
// for answers that do not come and between tries together, and never repeats a request that may already have been carried out unless told that this is harmless.

import { ForgeError } from './forge.ts';
import type { Log } from './host.ts';

/** A page of a proxy can be as long as it likes; this much of it tells what it is. */
const MAX_SAID = 200;

/** All waiting of one connection together: a secondary limit's minute and a few short pauses. */
export const PATIENCE_MS = 90_000;

const MAX_TRIES = 5;

/** Grows twofold from try to try. */
const OUTAGE_PAUSE_MS = 1_000;

/** What GitHub asks for when a secondary limit comes without a date. */
const LIMIT_PAUSE_MS = 60_000;

/** Also said of the older name, abuse detection; often the only sign, as headers are missing. */
const LIMIT_TEXT = /rate limit|abuse detection/i;

export interface Pause {
  readonly log: Log;
  /** Rejects when the run is cancelled; the request's own error is thrown then. */
  sleep(ms: number): Promise<void>;
}

export interface Attempt<T> {
  /** Doing it twice is as good as once. Else it is only repeated when GitHub refused before doing anything. */
  readonly repeatable: boolean;
  /** Hurried: GitHub was given up a moment ago, so an answer is not worth the usual wait. */
  send(isHurried: boolean): Promise<T>;
}

/** The part of octokit's RequestError that matters here. */
interface RequestFailure {
  readonly status: number;
  readonly message: string;
  /** Missing when no answer came at all. */
  readonly response?: { readonly headers: Headers; readonly data: unknown };
}

type Headers = Readonly<Record<string, string | number | undefined>>;

interface Refusal {
  readonly error: ForgeError;
  /** Null: asking again gives the same answer. */
  readonly waitMs: number | null;
  /** The request may have been carried out all the same. */
  readonly doubtful: boolean;
}

/** Answers what the attempt answers; throws a ForgeError when GitHub keeps refusing. */
export function patience({ log, sleep }: Pause): <T>(attempt: Attempt<T>) => Promise<T> {
  let leftMs = PATIENCE_MS;
  /** It was given up once, and has not answered since: the next request need not find that out all over again. */
  let isDown = false;
  return async (attempt) => {
    for (let tries = 1; ; tries++) {
      const startMs = performance.now();
      try {
        const answer = await attempt.send(isDown);
        isDown = false;
        return answer;
      } catch (thrown) {
        const { error, waitMs, doubtful } = refusalOf(thrown, tries);
        leftMs -= performance.now() - startMs;
        if (waitMs === null || waitMs > leftMs || tries === MAX_TRIES || (isDown && doubtful)) {
          if (doubtful) isDown = true;
          throw error;
        }
        leftMs -= waitMs;
        log.info(`GitHub: ${error.message}; waiting ${Math.ceil(waitMs / 1000)} s`);
        await sleep(waitMs).catch(() => Promise.reject(error));
        if (doubtful && !attempt.repeatable) throw error;
      }
    }
  };
}

/** Throws what is no failure of a request: a defect keeps its stack. */
function refusalOf(thrown: unknown, tries: number): Refusal {
  if (!isRequestFailure(thrown)) throw thrown;
  const { status, response } = thrown;
  const growth = 2 ** (tries - 1);
  if (response === undefined) {
    const error = new ForgeError('unavailable', null, thrown.message);
    return { error, waitMs: OUTAGE_PAUSE_MS * growth, doubtful: true };
  }
  const { headers } = response;
  const message = describe(status, reason(response.data) ?? thrown.message);
  if (status === 429 || (status === 403 && isLimited(headers, message))) {
    const error = new ForgeError('unavailable', status, message);
    return { error, waitMs: askedPauseMs(headers) ?? LIMIT_PAUSE_MS * growth, doubtful: false };
  }
  if (status >= 500) {
    const error = new ForgeError('unavailable', status, message);
    return { error, waitMs: askedPauseMs(headers) ?? OUTAGE_PAUSE_MS * growth, doubtful: true };
  }
  if (status === 401 || status === 403) return final(new ForgeError('forbidden', status, message));
  if (!isSigned(response.data)) return final(new ForgeError('foreign', status, message));
  if (status === 404 || status === 410) return final(new ForgeError('missing', status, message));
  return final(new ForgeError('invalid', status, message));
}

function final(error: ForgeError): Refusal {
  return { error, waitMs: null, doubtful: false };
}

function isLimited(headers: Headers, message: string): boolean {
  return 'retry-after' in headers || isExhausted(headers) || LIMIT_TEXT.test(message);
}

function isExhausted(headers: Headers): boolean {
  return headers['x-ratelimit-remaining'] === '0';
}

/** Null when GitHub does not say. Its own clock is used for both ends, since the runner's may be wrong. */
function askedPauseMs(headers: Headers): number | null {
  const retryAfterMs = Number(headers['retry-after'] ?? Number.NaN) * 1000;
  if (Number.isFinite(retryAfterMs)) return Math.max(0, retryAfterMs);
  if (!isExhausted(headers)) return null;
  const resetMs = Number(headers['x-ratelimit-reset'] ?? Number.NaN) * 1000;
  const pauseMs = resetMs - Date.parse(String(headers['date'] ?? ''));
  return Number.isFinite(pauseMs) ? Math.max(0, pauseMs) : null;
}

/** One line, because it stands in the middle of sentences and of commands to the runner. */
function describe(status: number, text: string): string {
  const said = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SAID);
  return said.startsWith(String(status)) ? said : `${status} ${said}`.trim();
}

/** GitHub's errors name the page of its manual. Gitea, Forgejo, proxies and gateways do not, whatever else they say. */
function isSigned(data: unknown): boolean {
  return reason(data) !== null && typeof (data as Record<string, unknown>)['documentation_url'] === 'string';
}

/** GitHub's own sentence, without the link to the manual that octokit appends; null when there is none. */
function reason(data: unknown): string | null {
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
