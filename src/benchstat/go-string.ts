// Go's string literals: quotes a text as `%q` does, and decodes the part between the quotes of `"…"`. Byte strings on
// the side of the value, ordinary text on the side of the literal.

import { charactersOf, fromBytes, toBytes } from './bytes.ts';

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

/** Null if the literal is not valid. */
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
