// Renders a problem of a report. A Problem in, a Phrase or a line of plain text out. A message from a recording is
// quoted as a whole with the recording's name, so that only this program's messages read as its own words.

import type { Problem } from '../model/problem.ts';
import { messagePhrase } from './message.ts';
import { type Phrase, QUOTING, quote, say, tell } from './phrase.ts';
import { stripControls, visible } from './untrusted.ts';

/** Returns the problem as a Phrase. `limit` applies to the message; the output's Voice cuts the quoted parts. */
export function problemPhrase({ where, message, saidBy }: Problem, limit = Number.POSITIVE_INFINITY): Phrase {
  if (saidBy !== undefined)
    return say`the recording ${quote(saidBy)} says of ${quote(where)}: ${quote(message)}`;
  return say`${quote(where)}: ${messagePhrase(visible(message, limit))}`;
}

/** Returns the problem as a line for a log or a terminal, where this program's own messages are not quoted. */
export function problemLine(problem: Problem): string {
  if (problem.saidBy !== undefined) return tell(problemPhrase(problem), QUOTING);
  return `${visible(problem.where)}: ${stripControls(problem.message)}`;
}
