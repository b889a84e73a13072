// What ends a run of `compare` early, in benchstat's words: a bad expression or a line that is too long. Thrown
// deep inside, caught by the command, which prints `benchstat: <message>`. Anything else thrown is a defect.

const NAME = 'Refusal';

/** `at`: of a bad expression, the byte that the message is about. */
export function refuse(message: string, at: number | null = null): never {
  const refusal = new Error(message);
  refusal.name = NAME;
  throw Object.assign(refusal, { at });
}

/** The message to print, a byte string; null if something else was thrown. */
export function refusalIn(thrown: unknown): string | null {
  return thrown instanceof Error && thrown.name === NAME ? thrown.message : null;
}

/** The byte of the expression that a refusal is about; null where it names none. */
export function placeIn(thrown: unknown): number | null {
  if (refusalIn(thrown) === null || !(thrown instanceof Error && 'at' in thrown)) return null;
  return typeof thrown.at === 'number' ? thrown.at : null;
}
