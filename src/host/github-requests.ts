// Sends requests to GitHub's API. Every request passes one hook, which sets a deadline, repeats it where that is harmless
// (`retry.ts`), refuses answers that cannot be used, and turns errors into ApiErrors.

import { setTimeout as delay } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { asEffect } from './cancel.ts';
import { ApiError } from './github-api.ts';
import type { Log } from './host.ts';
import { makeRetry } from './retry.ts';

export type Octokit = ReturnType<typeof getOctokit>;

/** Time after which no answer is expected any more; GitHub itself gives up after 10 s. */
const DEADLINE_MS = 20_000;

/** Divisor of the deadline once a request to GitHub was given up. */
const SHORT_TIMEOUT_DIVISOR = 4;

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

/** Opens the API. It talks to the API's host only, and never prints the token. */
export function openGitHub(connection: GitHubConnection): Octokit {
  const { token, apiUrl, log, cancelled, sleep, deadlineMs = DEADLINE_MS } = connection;
  // Without `fetch` here, the library would use that of its own copy of undici, which is not in the bundle.
  const octokit = getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/, ''), request: { fetch } });
  const retry = makeRetry({ log, sleep: sleep ?? ((ms) => delay(ms, undefined, cancelled && { signal: cancelled })) });
  octokit.hook.wrap('request', (request, options) =>
    asEffect(() =>
      retry({
        isIdempotent: !createsDuplicates(options),
        async send(isHurried) {
          const deadline = AbortSignal.timeout(isHurried ? deadlineMs / SHORT_TIMEOUT_DIVISOR : deadlineMs);
          const signal = cancelled === undefined ? deadline : AbortSignal.any([deadline, cancelled]);
          // Octokit's inner hooks keep this very object: a copy with the signal would never reach fetch.
          options.request = { ...options.request, signal };
          const answer = await Promise.resolve(request(options)).catch((error: unknown) => {
            throw cancelled?.aborted ? new ApiError('unavailable', null, 'the run was cancelled') : error;
          });
          const why = whyUnusable(answer);
          if (why !== null) throw Object.assign(new Error(why), { status: 502 });
          return answer;
        },
      }),
    ),
  );
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
