// Reads a decimal number as people and programs write it. A text in, a number or null out. It takes no separators of
// thousands, no units, and no words such as NaN.

/** Spaces around the number are allowed; Infinity if it is too large for a double. Null: not a number. */
export function parseDecimal(text: string): number | null {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text.trim()) ? Number(text) : null;
}
