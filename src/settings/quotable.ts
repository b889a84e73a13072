// Makes an untrusted text fit for a quotation in a message: one line, short, without characters that control a
// terminal.

/** Maximum number of characters. A longer quotation would hide the error in it. */
const MAX_CHARACTERS = 60;

export function toQuotable(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  const characters = [...line];
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}
