// Explains an error that ended a command. Apart from help, which needs no messages.

import { userErrorOf } from '../errors.ts';
import { renderDiagnostics } from '../render/excerpt.ts';

/** An error that is not meant for a person is a defect. */
export function explainError(error: unknown): string {
  const known = userErrorOf(error);
  if (known !== null) return renderDiagnostics(known.diagnostics);
  return `this is a bug in bench-referee, please report it\n${error instanceof Error ? error.stack : String(error)}`;
}
