// What somebody wrote, fit to be quoted in a message: one line, short, nothing in it that acts on a terminal.

/** Longer quotations hide what is wrong in them. */
const LONGEST = 60;

export function quotable(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  const characters = [...line];
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
