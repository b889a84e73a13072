// The part of a file that a message is about: the line, and the characters in it. Data only. `render/excerpt.ts` draws
// it with a caret, and a runner shows it beside the file.

export interface Excerpt {
  /** Path in the repository, if head has this very line there. Null otherwise: nothing may then be annotated. */
  readonly file: string | null;
  /** Line number, from 1. */
  readonly line: number;
  /** Column in UTF-16 units from 1, as editors count; one past the end of the line if something is missing there. */
  readonly column: number;
  /** Length of the marked part in UTF-16 units, at least 1. */
  readonly length: number;
  /** The whole line without its line break. Untrusted text. */
  readonly text: string;
}
