// Explains what went wrong. Apart from the commands that need no messages if nothing does.

import { userErrorOf } from '../errors.ts';
import { renderDiagnostics } from '../render/excerpt.ts';

export { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';

/** An error that is not meant for a person is a defect. */
export function explainError(error: unknown): string {
  const known = userErrorOf(error);
  if (known !== null) return renderDiagnostics(known.diagnostics);
  return `this is a bug in bench-referee, please report it\n${error instanceof Error ? error.stack : String(error)}`;
}
