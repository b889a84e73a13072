// Quotes a byte string as Go's `%q` does.

import { BAD_BYTE, characterAt, sizeOf } from './utf8.ts';

const NAMED: Readonly<Record<string, string>> = {
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

export function quoteGo(text: string): string {
  let quoted = '';
  for (let at = 0; at < text.length; ) {
    const code = characterAt(text, at);
    const bytes = text.slice(at, at + sizeOf(code));
    quoted += NAMED[bytes] ?? (isPrintable(code) ? bytes : escapeCharacter(code, bytes));
    at += bytes.length;
  }
  return `"${quoted}"`;
}

function isPrintable(code: number): boolean {
  return code !== BAD_BYTE && PRINTABLE.test(String.fromCodePoint(code));
}

function escapeCharacter(code: number, bytes: string): string {
  if (code < 0x80) return `\\x${hex(bytes.charCodeAt(0), 2)}`;
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
