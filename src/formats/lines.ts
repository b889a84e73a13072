// Passes the lines of an output to a format one by one. A line that looks like a result of the tool but gives none is a
// problem, and so are several results in one line, unless the end of each is clear. It knows no format.

import { makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { Findings } from './findings.ts';
import type { ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';

/** How results look, also those whose numbers cannot be read. Both patterns are global. */
export interface ResultSigns {
  /** Matches once for each result of a line. */
  readonly sign: RegExp;
  /** Matches the end of a result. Absent: it is not clear where one ends, so several results in one line are an error. */
  readonly end?: RegExp;
}

/**
 * Reads a line. `false`: the line has to give a measurement or a problem if it looks like a result. `true`: it is read
 * together with other lines, or left out on purpose. `missing`: it gives nothing, whatever was added for other lines.
 */
export type LineReader = (line: string, location: Location, number: number) => boolean | 'missing';

export function readLines(
  { path, text }: ToolOutput,
  { series, problems }: Findings,
  { sign, end }: ResultSigns,
  read: LineReader,
): void {
  for (const [index, line] of splitLines(text).entries()) {
    const location = inFile(path, index + 1);
    const count = line.match(sign)?.length ?? 0;
    for (const piece of count > 1 ? splitResults(line, end) : [line]) {
      const own = count > 1 ? (piece.match(sign)?.length ?? 0) : count;
      if (own > 1) {
        problems.push(makeError('joined-results', location, { line: piece.trim() }));
        continue;
      }
      const before = series.added + problems.length;
      const outcome = read(piece, location, index + 1);
      const isMissing = outcome === 'missing' || (!outcome && series.added + problems.length === before);
      if (own === 1 && isMissing) {
        problems.push(makeError('unreadable-result', location, { line: piece.trim() }));
      }
    }
  }
}

/** Splits a line after each end of a result. */
function splitResults(line: string, end: RegExp | undefined): string[] {
  const ends = end === undefined ? [] : [...line.matchAll(end)].map(({ index, 0: { length } }) => index + length);
  return [0, ...ends].map((from, at) => line.slice(from, ends[at])).filter((piece) => piece.trim() !== '');
}
