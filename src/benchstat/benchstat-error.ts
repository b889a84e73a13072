// Errors that end a run of `compare` early, in benchstat's words: an invalid expression, or a line that is too long.
// They are thrown deep inside and caught by the command, which prints `benchstat: <message>`. Any other thrown error is
// a bug.

const NAME = 'Refusal';

/** Throws an error that ends the run. `at` is the byte of an invalid expression that the message is about, or null. */
export function throwBenchstatError(message: string, at: number | null = null): never {
  const refusal = new Error(message);
  refusal.name = NAME;
  throw Object.assign(refusal, { at });
}

/** Returns the message to print, as a byte string. Null if something else was thrown. */
export function benchstatMessageOf(thrown: unknown): string | null {
  return thrown instanceof Error && thrown.name === NAME ? thrown.message : null;
}

/** Returns the byte of the expression that such an error is about, or null if there is none. */
export function errorOffsetOf(thrown: unknown): number | null {
  if (benchstatMessageOf(thrown) === null || !(thrown instanceof Error && 'at' in thrown)) return null;
  return typeof thrown.at === 'number' ? thrown.at : null;
}
