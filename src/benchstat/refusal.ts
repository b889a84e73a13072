// What ends a run of `compare` early, in benchstat's words: a bad expression or a line that is too long. Thrown
// deep inside, caught by the command, which prints `benchstat: <message>`. Anything else thrown is a defect.

const NAME = 'Refusal';

export function refuse(message: string): never {
  const refusal = new Error(message);
  refusal.name = NAME;
  throw refusal;
}

/** The message to print, a byte string; null if something else was thrown. */
export function refusalIn(thrown: unknown): string | null {
  return thrown instanceof Error && thrown.name === NAME ? thrown.message : null;
}
