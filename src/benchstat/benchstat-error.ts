// Errors that end a run of `compare` early, in benchstat's words: an invalid expression, or a line that is too long. The
// command prints them as `benchstat: <message>`. Any other thrown error is a bug. They are known by their name, because a
// class would not be the same one in each file of the bundle.

const NAME = 'BenchstatError';

/** `at` is the offset in an invalid expression. */
export function throwBenchstatError(message: string, at = 0): never {
  const error = new Error(message);
  error.name = NAME;
  throw Object.assign(error, { at });
}

/** The value of `work`, or of `answer` if it throws such an error. */
export function catchBenchstatError<Value>(work: () => Value, answer: (message: string, at: number) => Value): Value {
  try {
    return work();
  } catch (thrown) {
    if (!(thrown instanceof Error && thrown.name === NAME)) throw thrown;
    return answer(thrown.message, (thrown as Error & { readonly at: number }).at);
  }
}
