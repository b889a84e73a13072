// Offsets of a text as places that people and editors know: line, column and the line itself. Also where in the
// text a part of a YAML scalar stands, which quotes and escapes move. Pure.

/** A piece of one line of the file. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units, from 1. */
  readonly column: number;
  /** In UTF-16 units, at least 1, and nothing of the next line. */
  readonly length: number;
  /** The whole line, without its end. */
  readonly text: string;
}

/** From an offset to behind the last character. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Answers the places of a text. What is spread over several lines is shown as far as its first one goes. */
export function placesIn(text: string): (span: Span) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return ({ from, to }) => {
    const line = lineAt(starts, from);
    const start = starts[line - 1] ?? 0;
    const end = (starts[line] ?? text.length + 1) - 1;
    const whole = text.slice(start, end).replace(/\r$/, '');
    const column = Math.min(from - start, whole.length) + 1;
    const length = Math.max(1, Math.min(to - start, whole.length) - (column - 1));
    return { line, column, length, text: whole };
  };
}

/** How many lines begin at or before an offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [1, starts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle - 1] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** One character between quotes that is written with more than one. */
const ESCAPED: Readonly<Record<string, RegExp>> = {
  "'": /''|[\s\S]/y,
  '"': /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y,
};

/** Where a part of a scalar's value stands in the text; the whole scalar where that runs over lines. */
export function partOfScalar(text: string, scalar: Span, part: Span): Span {
  const source = text.slice(scalar.from, scalar.to);
  if (/[\r\n]/.test(source)) return scalar;
  const character = ESCAPED[source[0] ?? ''];
  if (character === undefined) return { from: scalar.from + part.from, to: scalar.from + part.to };
  const offsets = [1];
  character.lastIndex = 1;
  for (let match = character.exec(source); match !== null; match = character.exec(source)) {
    const isWide = /^\\U/.test(match[0]) && Number.parseInt(match[0].slice(2), 16) > 0xffff;
    offsets.push(...(isWide ? [character.lastIndex] : []), character.lastIndex);
  }
  // The closing quote is a character here; behind the value's end is where it stands.
  const at = (index: number) => offsets[Math.min(index, offsets.length - 2)] ?? 1;
  return { from: scalar.from + at(part.from), to: scalar.from + at(part.to) };
}
