// Byte strings: one character per byte (latin1), so that names from files keep their bytes even if they are not UTF-8,
// and sort by them. They never leave this folder, except for the output of `compare`. A character is read as Go does: a
// byte that is not part of valid UTF-8 is a character of its own.

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

/** Length in characters. */
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
