// A problem of a report, in words. In: a Problem. Out: a Phrase, or a line of plain text. What a recording says is
// quoted as a whole, with the name of who says it: only a message of this program may be read as words of its own.

import type { Problem } from '../model/problem.ts';
import { messagePhrase } from './message.ts';
import { type Phrase, QUOTING, quote, say, tell } from './phrase.ts';
import { stripControls, visible } from './untrusted.ts';

/** `limit` is for the message; the voice cuts what it quotes. */
export function problemPhrase({ where, message, saidBy }: Problem, limit = Number.POSITIVE_INFINITY): Phrase {
  if (saidBy !== undefined)
    return say`the recording ${quote(saidBy)} says of ${quote(where)}: ${quote(message)}`;
  return say`${quote(where)}: ${messagePhrase(visible(message, limit))}`;
}

/** For a log and a terminal, where messages of this program stand as they were written. */
export function problemLine(problem: Problem): string {
  if (problem.saidBy !== undefined) return tell(problemPhrase(problem), QUOTING);
  return `${visible(problem.where)}: ${stripControls(problem.message)}`;
}
