// Numbers the footnotes of one text table in the order of first use. Equal texts share a number. Byte strings in and
// out.

import { toBytes } from './bytes.ts';

export interface Footnotes {
  /** Returns the superscript numbers of these texts, separated by spaces. Empty if there are none. */
  marks(texts: readonly string[]): string;
  /** Returns all notes so far, one line each. Empty if there are none. */
  lines(): string;
}

const DIGITS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map(toBytes);

export function makeFootnotes(): Footnotes {
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
