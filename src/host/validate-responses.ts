// Guards against answers of the wrong shape. A proxy between us and GitHub may answer with other JSON: a list instead
// of a commit, or an object without the documented fields. Reading such an answer throws a TypeError, which becomes a
// ForgeError here.

import { ApiError, type GitHubApi } from './github-api.ts';

/** Wraps every method of a Forge so that an answer of the wrong shape is a ForgeError of the kind `unavailable`. */
export function validateResponses(forge: GitHubApi): GitHubApi {
  const guarded = Object.entries(forge).map(
    ([name, ask]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) => ask(...args).catch(refuse),
    ],
  );
  return Object.fromEntries(guarded) as GitHubApi;
}

/** Returns a text that the answer must contain. A missing field must not pass for a thing that does not exist. */
export function asText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} is no text`);
}

/** Returns a number that the answer must contain, like `asText`. */
export function asNumber(value: unknown, name: string): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`${name} is no number`);
}

function refuse(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  throw new ApiError('unavailable', null, `the answer is not what GitHub documents (${error.message})`);
}
