// Quotes untrusted text inside a message of this program, or as a scalar of YAML that reads back as the same text.

/** A text must never end its own quotation, or what follows in it would read as words of this program. */
export function quoteText(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`;
}

/** Escapes to put between the brackets of a regular expression. */
export const BLANK_LETTERS = '\\u034F\\u115F\\u1160\\u2800\\u3164\\uFFA0';

const ESCAPED = new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`, 'gu');

/** Words that a reader of YAML may take for another type. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Quoted, unless every reader takes it for a text. */
export function writeYamlName(name: string): string {
  return /^[A-Za-z_][\w./=-]*$/.test(name) && !NO_TEXT.test(name) ? name : quoteYaml(name);
}

/** Escapes what could end the quotation or a block of code around it, and what nobody sees. */
export function quoteYaml(text: string): string {
  const escaped = text.replaceAll(ESCAPED, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

/** Replaces UTF-16 units by `\u` and four digits, as JSON and Go understand them. */
export function escapeUnits(text: string, units: RegExp): string {
  return text.replaceAll(units, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
