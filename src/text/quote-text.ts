// Quotes text that others wrote inside a message of this program. Text in, the same text between double quotes out. The
// text must never end its own quotation, or what follows in it would read as words of this program.

/** Quotes the text. Its double quotes become single ones, and each run of white space becomes one space. */
export function quoteText(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`;
}
