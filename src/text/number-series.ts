// Reads a decimal number, or a series of them: one on each line, or a JSON array. A text in; the numbers, or the first value
// that is none, out. Empty lines are skipped.

export interface BadValue {
  /** As it was written. */
  readonly got: string;
  /** Line of the text from 1, or index in the JSON array. */
  readonly at: { readonly line: number } | { readonly index: number };
  /** It is NaN or infinite, or too large for a double. */
  readonly isNotFinite: boolean;
}

export type NumberSeries =
  | { readonly values: readonly number[] }
  | { readonly bad: BadValue }
  /** It begins as a JSON array does, and is not one. */
  | { readonly brokenJson: string };

export function parseNumberSeries(given: string): NumberSeries {
  const text = given.replace(/^\uFEFF/, '');
  return text.trim().startsWith('[') ? parseArray(text.trim()) : parseLines(text);
}

function parseLines(text: string): NumberSeries {
  const values: number[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const value = parseDecimal(line);
    if (value === null || !Number.isFinite(value)) return { bad: describeBad(line.trim(), { line: index + 1 }) };
    values.push(value);
  }
  return { values };
}

function parseArray(text: string): NumberSeries {
  let array: readonly unknown[];
  try {
    array = JSON.parse(text);
  } catch (error) {
    return { brokenJson: (error as Error).message };
  }
  const index = array.findIndex((value) => !Number.isFinite(value));
  if (index === -1) return { values: array as readonly number[] };
  return { bad: describeBad(formatValue(array[index]), { index }) };
}

/** Formats a value of JSON in few characters. A number such as 1e999 has become infinite. */
function formatValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
}

function describeBad(got: string, at: BadValue['at']): BadValue {
  const isNotFinite = parseDecimal(got) !== null || /^[+-]?(nan|inf|infinity)$/i.test(got);
  return { got, at, isNotFinite };
}

/**
 * Spaces around the number are allowed, but no separators of thousands, no units, and no words such as NaN. Infinity if it is
 * too large for a double. Null: not a number.
 */
export function parseDecimal(text: string): number | null {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : null;
}
