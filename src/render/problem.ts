// Renders a problem of a report. A Problem in, a RichText or a line of plain text out. A message from a recording is
// quoted as a whole with the recording's name, so that only this program's messages read as its own words.

import type { Problem } from '../model/problem.ts';
import { parseProblemMessage } from './message.ts';
import { asUntrustedText, formatRichText, type RichText, richText, UNCUT_FORMATTER } from './rich-text.ts';
import { cleanUntrustedText, stripControls } from './untrusted.ts';

/** Returns the problem as a RichText. `limit` applies to the message; the Formatter cuts the quoted parts. */
export function formatProblem(
  { where, message, saidBy }: Problem,
  limit = Number.POSITIVE_INFINITY,
): RichText {
  if (saidBy !== undefined)
    return richText`the recording ${asUntrustedText(saidBy)} says of ${asUntrustedText(where)}: ${asUntrustedText(message)}`;
  return richText`${asUntrustedText(where)}: ${parseProblemMessage(cleanUntrustedText(message, limit))}`;
}

/** Returns the problem as a line for a log or a terminal, where this program's own messages are not quoted. */
export function formatProblemLine(problem: Problem): string {
  if (problem.saidBy !== undefined) return formatRichText(formatProblem(problem), UNCUT_FORMATTER);
  return `${cleanUntrustedText(problem.where)}: ${stripControls(problem.message)}`;
}
