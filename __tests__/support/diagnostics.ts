// Diagnostics as the words that people read, for tests that hold the words.

import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { toDiagnosticJson } from '../../src/render/messages/format-diagnostic.ts';

/** Location, message and severity of a diagnostic, as the JSON report prints them. */
export function inWords(diagnostic: Diagnostic) {
  const { where, message, severity } = toDiagnosticJson(diagnostic);
  return { where, message, severity };
}
