// What stands between us and GitHub may answer with JSON of another kind: a list where a commit was asked for, an
// object without what is documented. Reading it then fails where it is read, as a TypeError.

import { type Forge, ForgeError } from './forge.ts';

/** The same, but such an answer is one that GitHub did not give. */
export function wellShaped(forge: Forge): Forge {
  const guarded = Object.entries(forge).map(
    ([name, ask]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) => ask(...args).catch(refuse),
    ],
  );
  return Object.fromEntries(guarded) as Forge;
}

/** A text that the answer has to hold: what is not there must not pass for a thing that does not exist. */
export function asText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} is no text`);
}

/** As `asText`, of a number. */
export function asNumber(value: unknown, name: string): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`${name} is no number`);
}

function refuse(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  throw new ForgeError('unavailable', null, `the answer is not what GitHub documents (${error.message})`);
}
