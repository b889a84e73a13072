// Byte strings: one character per byte (latin1), so that names from files keep their bytes even if they are not UTF-8,
// and sort by them. They never leave this folder, except for the output of `compare`. A character is read as Go does: a
// byte that is not part of valid UTF-8 is a character of its own. Also Go's string literals.

import { GO_SPACE } from '../units/tokens.ts';

export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** Bytes that are not valid UTF-8 become U+FFFD. */
export function fromBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const BEYOND_ASCII = /[\x80-\xff]/;
/** Matches a character in UTF-8, or a byte that is not part of one. */
const CHARACTER =
  /[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|[\x80-\xff]/g;

export function charactersOf(bytes: string): string[] {
  return bytes.match(CHARACTER) ?? [];
}

export function width(bytes: string): number {
  return BEYOND_ASCII.test(bytes) ? charactersOf(bytes).length : bytes.length;
}

const BLANK = new RegExp(`^[${GO_SPACE}]*$`);
const MAX_SPACE_BYTES = 3;
const SPACE_AT_START = new RegExp(`^[${GO_SPACE}]`);

export function isBlank(bytes: string): boolean {
  // For most texts the first byte decides.
  const first = bytes.charCodeAt(0);
  return !(first > 0x20 && first < 0x7f) && BLANK.test(fromBytes(bytes));
}

export function startsWithSpace(bytes: string): boolean {
  return SPACE_AT_START.test(fromBytes(bytes.slice(0, MAX_SPACE_BYTES)));
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '"': '\\"',
  '\\': '\\\\',
};

/** Matches what Go's unicode.IsPrint accepts: letters, marks, numbers, punctuation, symbols and the ASCII space. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

/** Quotes as `%q` does. */
export function quoteGo(bytes: string): string {
  return `"${charactersOf(bytes).map(quoteCharacter).join('')}"`;
}

function quoteCharacter(bytes: string): string {
  const named = NAMED_ESCAPES[bytes];
  if (named !== undefined) return named;
  const code = fromBytes(bytes).codePointAt(0)!;
  const isByte = bytes.length === 1;
  if ((!isByte || code < 0x80) && PRINTABLE.test(String.fromCodePoint(code))) return fromBytes(bytes);
  if (isByte) return `\\x${hex(bytes.charCodeAt(0), 2)}`;
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}

const ESCAPE = /\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]/g;
const NAMED_CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMED_ESCAPES).map(([character, literal]) => [literal.slice(1), character]),
);

/** Decodes the part between the quotes of `"…"`, an ordinary text. Null if it is not valid. */
export function unquoteGo(text: string): string | null {
  let isValid = true;
  const bytes = toBytes(text).replaceAll(ESCAPE, (_, named?: string, byte?: string, character?: string) => {
    if (named !== undefined) return NAMED_CHARACTERS[named]!;
    if (byte?.startsWith('x')) return String.fromCharCode(Number.parseInt(byte.slice(1), 16));
    if (byte !== undefined) return String.fromCharCode(Number.parseInt(byte, 8));
    const code = character === undefined ? Number.NaN : Number.parseInt(character.slice(1), 16);
    const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    isValid &&= isCharacter;
    return isCharacter ? toBytes(String.fromCodePoint(code)) : '';
  });
  return isValid ? bytes : null;
}
