// The notes of one text table: numbered in the order in which they are first wanted, each text once.
// Byte strings in and out.

import { toBytes } from './byte-text.ts';

export interface Footnotes {
  /** Superscript numbers for these texts, separated by spaces; empty for none. */
  marks(texts: readonly string[]): string;
  /** All notes so far, a line each; empty for none. */
  lines(): string;
}

const DIGITS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map(toBytes);

export function footnotes(): Footnotes {
  const numbers = new Map<string, string>();
  const mark = (text: string) => {
    const known = numbers.get(text) ?? superscript(numbers.size + 1);
    numbers.set(text, known);
    return known;
  };
  return {
    marks: (texts) => texts.map(mark).join(' '),
    lines: () => [...numbers].map(([text, number]) => `${number} ${text}\n`).join(''),
  };
}

function superscript(number: number): string {
  return Array.from(String(number), (digit) => DIGITS[Number(digit)]!).join('');
}
