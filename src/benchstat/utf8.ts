// Decodes the characters of a byte string (latin1: one character per byte) as Go does: a byte that does not start a
// valid UTF-8 sequence is a character of its own. Texts are never converted as a whole, so that invalid bytes are kept.

import { GO_SPACE } from '../units/tokens.ts';

/** Result for a byte that starts no character. Go reads it as U+FFFD, one byte long. */
export const BAD_BYTE = -1;

const SPACE = new RegExp(`[${GO_SPACE}]`);
/** Matches what Go's unicode.IsGraphic accepts. */
const GRAPHIC = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;

/** Returns the code point that starts at `at`, or BAD_BYTE. */
export function characterAt(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first < 0x80) return first;
  const size = sizeFromLead(first);
  if (size === 0 || at + size > text.length) return BAD_BYTE;
  let code = first & (0x7f >> size);
  for (let index = at + 1; index < at + size; index += 1) {
    const byte = text.charCodeAt(index);
    if ((byte & 0xc0) !== 0x80) return BAD_BYTE;
    code = (code << 6) | (byte & 0x3f);
  }
  return sizeOf(code) === size && !isSurrogate(code) && code <= 0x10ffff ? code : BAD_BYTE;
}

/** Returns the size of a code point in bytes; 1 for BAD_BYTE. */
export function sizeOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Returns all code points of a byte string, with U+FFFD for each invalid byte. */
export function charactersOf(text: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    const code = characterAt(text, at);
    found.push(code === BAD_BYTE ? 0xfffd : code);
    at += sizeOf(code);
  }
  return found;
}

/** Encodes a code point as UTF-8. Null if there is no such code point, and for a surrogate. */
export function encodeCharacter(code: number): string | null {
  if (code > 0x10ffff || isSurrogate(code)) return null;
  return Buffer.from(String.fromCodePoint(code)).toString('latin1');
}

/** Reports whether a character is white space, as Go's unicode.IsSpace. */
export function isSpace(code: number): boolean {
  return code >= 0 && code <= 0xffff && SPACE.test(String.fromCharCode(code));
}

/** Reports whether a character is graphic, as Go's unicode.IsGraphic. An invalid byte is, like U+FFFD. */
export function isGraphic(code: number): boolean {
  return code === BAD_BYTE || GRAPHIC.test(String.fromCodePoint(code));
}

function sizeFromLead(byte: number): number {
  if (byte < 0xc0) return 0;
  if (byte < 0xe0) return 2;
  if (byte < 0xf0) return 3;
  return byte < 0xf8 ? 4 : 0;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}
