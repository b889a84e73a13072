// Writes any text as a scalar of YAML that reads back as the same text. In a quoted scalar, quotes, backticks and characters
// that nobody sees are escaped, so nothing in the text can end the quotation or a block of code around it.

import { BLANK_LETTERS } from './quote-text.ts';

const ESCAPED = new RegExp(`["\\\\\`\\p{C}\\p{Zl}\\p{Zp}${BLANK_LETTERS}]`, 'gu');

/** Words that a reader of YAML may take for another type. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Writes a name as YAML: quoted, unless every reader takes it for a text. */
export function writeYamlName(name: string): string {
  return /^[A-Za-z_][\w./=-]*$/.test(name) && !NO_TEXT.test(name) ? name : quoteYaml(name);
}

export function quoteYaml(text: string): string {
  return `"${text.replaceAll(ESCAPED, escapeCharacter)}"`;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\U${toHex(code, 8)}` : `\\u${toHex(code, 4)}`;
}

function toHex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
