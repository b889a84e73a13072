// Converts offsets in a text to line and column, with the line itself. Also finds a part of a YAML scalar in the text,
// which quotes and escapes shift. Pure.

/** A part of one line of the file. */
export interface YamlPosition {
  /** Line number, from 1. */
  readonly line: number;
  /** Column in UTF-16 units, from 1. */
  readonly column: number;
  /** Length in UTF-16 units, at least 1. Never includes the next line. */
  readonly length: number;
  /** The whole line, without its line break. */
  readonly text: string;
}

/** Offsets of the first character and after the last one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span over several lines becomes a place in its first line. */
export function makePositionFinder(text: string): (span: Span) => YamlPosition {
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

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [1, starts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle - 1] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Matches one character of a quoted scalar, which may be written as an escape. */
const ESCAPED: Readonly<Record<string, RegExp>> = {
  "'": /''|[\s\S]/y,
  '"': /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y,
};

/** If the scalar has several lines, returns all of it. */
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
  // The closing quote matches as a character here. It is the position after the end of the value.
  const at = (index: number) => offsets[Math.min(index, offsets.length - 2)] ?? 1;
  return { from: scalar.from + at(part.from), to: scalar.from + at(part.to) };
}
