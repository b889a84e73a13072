// Describes what a benchmark threw, from the JSON of a JavaScript tool: an object with a message, the message alone, or
// `{}`, which is what JSON keeps of an error object.

import { formatJsonValue } from './json-validation.ts';
import { truncate } from './plain-text.ts';

/** Returns a clause for a message, without a full stop. */
export function formatThrownError(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  const text = truncate(
    (typeof message === 'string' ? message : formatJsonValue(message)).split('\n', 1)[0]!.trim(),
  );
  return text === '' || text === '{}' ? 'it threw an error' : `it threw "${text}"`;
}
