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

function refuse(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  throw new ForgeError('unavailable', null, `the answer is not what GitHub documents (${error.message})`);
}
