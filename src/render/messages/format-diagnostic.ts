// Formats a diagnostic: its location and the words of its code. A Diagnostic in; a RichText, a line of plain text, or the
// fields of a JSON report out. The words are always this program's own, whoever made the diagnostic.

import { UserError } from '../../errors.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { asUntrustedText, formatRichText, type Piece, type RichText, richText, UNCUT_FORMATTER } from '../rich-text.ts';
import { cleanUntrustedText, shorten } from '../untrusted.ts';
import { formatLocation } from './format-location.ts';
import { findMessage } from './index.ts';

/** Maximum length of a location in a line or in JSON: above ten parts of a recording, whose quotations must end. */
const MAX_LOCATION_LENGTH = 2000;

export function formatDiagnostic(diagnostic: Diagnostic): RichText {
  return richText`${asUntrustedText(formatLocation(diagnostic.location))}: ${formatWords(diagnostic)}`;
}

export function formatDiagnosticLine(diagnostic: Diagnostic): string {
  return `${cleanUntrustedText(formatLocation(diagnostic.location), MAX_LOCATION_LENGTH)}: ${formatPlainWords(diagnostic)}`;
}

/** The thrown error, in words without a location: it is the reason of something else there. */
export function formatThrown(thrown: unknown): string {
  if (thrown instanceof UserError) return thrown.diagnostics.map(formatPlainWords).join(' ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export function formatPlainWords(diagnostic: Diagnostic): string {
  return formatRichText(formatWords(diagnostic), UNCUT_FORMATTER);
}

/** Maximum length of one text of the data, and of all words. A recording may have a thousand texts of a megabyte. */
const MAX_TEXT_LENGTH = 1000;
const MAX_LENGTH = 5000;

function formatWords(diagnostic: Diagnostic): RichText {
  const pieces: Piece[] = [];
  let length = 0;
  for (const piece of findWords(diagnostic)) {
    if (length > MAX_LENGTH) return [...pieces, ' …'];
    const shown = shortenPiece(piece);
    pieces.push(shown);
    length += formatRichText([shown], UNCUT_FORMATTER).length;
  }
  return pieces;
}

function shortenPiece(piece: Piece): Piece {
  if (typeof piece === 'string' || 'strong' in piece) return piece;
  if ('code' in piece) return { code: shorten(piece.code, MAX_TEXT_LENGTH) };
  return asUntrustedText(shorten(piece.untrusted, MAX_TEXT_LENGTH));
}

function findWords({ code, data }: Diagnostic): RichText {
  return findMessage(code, data) ?? findMessage('unknown-code', { code }) ?? [];
}

/** Code and data are for programs, location and words for people. */
export function toDiagnosticJson(diagnostic: Diagnostic) {
  const { code, severity, location, data, excerpt, output } = diagnostic;
  return {
    where: shorten(formatLocation(location), MAX_LOCATION_LENGTH),
    message: formatPlainWords(diagnostic),
    severity,
    code,
    data,
    ...(excerpt && { excerpt }),
    ...(output && { output }),
  };
}

export function formatDefect(thrown: unknown): string {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return `this is a bug in bench-referee, please report it: ${reason}`;
}

/** The mistakes themselves are shown at their lines. */
export function formatMistakeCount(count: number): string {
  return count === 1 ? 'The configuration has a mistake' : `The configuration has ${count} mistakes`;
}
