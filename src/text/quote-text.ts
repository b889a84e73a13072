// Helpers for untrusted text: its quotation inside a message of this program, and letters that look like nothing. A text
// must never end its own quotation, or what follows in it would read as words of this program.

/** Quotes the text. Its double quotes become single ones, and each run of white space becomes one space. */
export function quoteText(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`;
}

/** Escapes to put between the brackets of a regular expression. */
export const BLANK_LETTERS = '\\u034F\\u115F\\u1160\\u2800\\u3164\\uFFA0';
