// What a benchmark threw, as the JSON of a JavaScript tool keeps it: an object with a message, the message alone, or
// `{}`, which is all that JSON keeps of an error by itself.

import { shown } from './json-reading.ts';
import { cut } from './text.ts';

/** A clause for a message, without a full stop. */
export function thrownMessage(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  const text = cut((typeof message === 'string' ? message : shown(message)).split('\n', 1)[0]!.trim());
  return text === '' || text === '{}' ? 'it threw an error' : `it threw "${text}"`;
}
