// A quotation inside a message of ours. In: text that others wrote. Out: the same between double quotes. Must never
// let the text end its own quotation, or whatever follows in it would pass for words of ours.

/** Double quotes in the text become single ones, and runs of white space one space. */
export function cite(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`;
}
