// Whole texts as byte strings (latin1: one character a byte): how they are made, measured and read. Names stay
// the bytes that they were. Single characters are in `utf8.ts`.

import { characterAt, isSpace, sizeOf } from './utf8.ts';

export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** What is not UTF-8 becomes U+FFFD. */
export function fromBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Most texts have none of these. */
const BEYOND_ASCII = /[\x80-\xff]/;

/** In code points; a byte that is not part of one counts as one. */
export function width(bytes: string): number {
  if (!BEYOND_ASCII.test(bytes)) return bytes.length;
  let count = 0;
  for (let at = 0; at < bytes.length; count += 1) {
    at += bytes.charCodeAt(at) < 0x80 ? 1 : sizeOf(characterAt(bytes, at));
  }
  return count;
}

/** Empty, or white space only. */
export function isBlank(bytes: string): boolean {
  for (let at = 0; at < bytes.length; ) {
    if (!startsWithSpace(bytes, at)) return false;
    at += sizeOf(characterAt(bytes, at));
  }
  return true;
}

export function startsWithSpace(bytes: string, at = 0): boolean {
  // Most texts are settled by their first byte.
  const first = bytes.charCodeAt(at);
  return !(first > 0x20 && first < 0x7f) && at < bytes.length && isSpace(characterAt(bytes, at));
}
