// Formats a diagnostic: its location and the words of its code. A Diagnostic in; a RichText, a line of plain text, or the
// fields of a JSON report out. The words are always this program's own, whoever made the diagnostic.

import type { Diagnostic } from '../../model/diagnostic.ts';
import { parseProblemMessage } from '../message.ts';
import { asUntrustedText, formatRichText, type RichText, richText, UNCUT_FORMATTER } from '../rich-text.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatLocation } from './format-location.ts';
import { findMessage } from './index.ts';

/** Returns the diagnostic as a sentence with its location. */
export function formatDiagnostic(diagnostic: Diagnostic): RichText {
  return richText`${asUntrustedText(formatLocation(diagnostic.location))}: ${formatWords(diagnostic)}`;
}

/** Returns the diagnostic as a line for a log or a terminal. */
export function formatDiagnosticLine(diagnostic: Diagnostic): string {
  return `${cleanUntrustedText(formatLocation(diagnostic.location))}: ${formatPlainWords(diagnostic)}`;
}

/** Returns the words without the location as plain text. */
export function formatPlainWords(diagnostic: Diagnostic): string {
  return formatRichText(formatWords(diagnostic), UNCUT_FORMATTER);
}

function formatWords({ code, data, location }: Diagnostic): RichText {
  if (code === 'sentence' && !location.some(({ kind }) => kind === 'recording'))
    return parseProblemMessage(String(data['message']));
  return (
    findMessage(code, data) ??
    richText`${asUntrustedText(code)} was found, which this version of bench-referee has no words for.`
  );
}

/** Returns the diagnostic as JSON outputs have it: code and data for programs, location and words for people. */
export function toDiagnosticJson(diagnostic: Diagnostic) {
  const { code, severity, location, data, excerpt } = diagnostic;
  return {
    where: formatLocation(location),
    message: formatPlainWords(diagnostic),
    severity,
    code,
    data,
    ...(excerpt && { excerpt }),
  };
}
