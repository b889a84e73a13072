// Errors that end a run of `compare` early, in benchstat's words: an invalid expression, or a line that is too long.
// They are thrown deep inside and caught by the command, which prints `benchstat: <message>`. Any other thrown error is
// a bug.

const NAME = 'Refusal';

/** Throws a refusal. `at` is the byte of an invalid expression that the message is about, or null. */
export function refuse(message: string, at: number | null = null): never {
  const refusal = new Error(message);
  refusal.name = NAME;
  throw Object.assign(refusal, { at });
}

/** Returns the message to print, as a byte string. Null if something else was thrown. */
export function refusalIn(thrown: unknown): string | null {
  return thrown instanceof Error && thrown.name === NAME ? thrown.message : null;
}

/** Returns the byte of the expression that a refusal is about, or null if there is none. */
export function placeIn(thrown: unknown): number | null {
  if (refusalIn(thrown) === null || !(thrown instanceof Error && 'at' in thrown)) return null;
  return typeof thrown.at === 'number' ? thrown.at : null;
}
