// The piece of a file that a message is about: which line, and what in it is meant. Data only; `render/excerpt.ts`
// draws it with a caret, and a runner shows it beside the file.

export interface Excerpt {
  /** Where the head of this repository has this very line; null: nowhere, so that nothing may be shown there. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units from 1, as editors count; one behind the end of the line where something is missing there. */
  readonly column: number;
  /** Of what is meant, in UTF-16 units; at least 1. */
  readonly length: number;
  /** The whole line without its end. Untrusted text. */
  readonly text: string;
}
