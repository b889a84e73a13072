// Diagnostics as the words that people read, for tests that hold the words.

import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { toDiagnosticJson } from '../../src/render/messages/format-diagnostic.ts';

/** Location, message and severity of a diagnostic, as the JSON report prints them. */
export function inWords(diagnostic: Diagnostic) {
  const { where, message, severity } = toDiagnosticJson(diagnostic);
  return { where, message, severity };
}

/** A diagnostic that only has words, for tests in which it does not matter what they say. */
export function fromWords({ where, message, severity, failure }: Words): Diagnostic {
  const location = [{ kind: 'text' as const, text: where }];
  return { code: 'sentence', severity, location, data: { message }, ...(failure && { failure }) };
}

interface Words {
  readonly where: string;
  readonly message: string;
  readonly severity: Diagnostic['severity'];
  readonly failure?: Diagnostic['failure'];
}
