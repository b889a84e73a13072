// Errors that end a run of `compare` early, in benchstat's words: an invalid expression, or a line that is too long.
// They are thrown deep inside and caught by the command, which prints `benchstat: <message>`. Any other thrown error is
// a bug. They are known by their name, because a class would not be the same one in each file of the bundle.

const NAME = 'BenchstatError';

/** `at` is the offset in an invalid expression, or null. */
export function throwBenchstatError(message: string, at: number | null = null): never {
  const error = new Error(message);
  error.name = NAME;
  throw Object.assign(error, { at });
}

/** Null if something else was thrown. */
export function benchstatMessageOf(thrown: unknown): string | null {
  return thrown instanceof Error && thrown.name === NAME ? thrown.message : null;
}

/** Null if the error is about no place in an expression. */
export function errorOffsetOf(thrown: unknown): number | null {
  if (benchstatMessageOf(thrown) === null || !(thrown instanceof Error && 'at' in thrown)) return null;
  return typeof thrown.at === 'number' ? thrown.at : null;
}
