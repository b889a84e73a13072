// Creates, measures and decodes byte strings (latin1: one character per byte), so that names keep their exact bytes.
// Single characters are in `utf8.ts`.

import { characterAt, isSpace, sizeOf } from './utf8.ts';

export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** Decodes a byte string. Bytes that are not valid UTF-8 become U+FFFD. */
export function fromBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Matches a byte that is not ASCII. Most texts have none. */
const BEYOND_ASCII = /[\x80-\xff]/;

/** Returns the length in code points. A byte that is not part of valid UTF-8 counts as one. */
export function width(bytes: string): number {
  if (!BEYOND_ASCII.test(bytes)) return bytes.length;
  let count = 0;
  for (let at = 0; at < bytes.length; count += 1) {
    at += bytes.charCodeAt(at) < 0x80 ? 1 : sizeOf(characterAt(bytes, at));
  }
  return count;
}

/** Reports whether a text is empty or only white space. */
export function isBlank(bytes: string): boolean {
  for (let at = 0; at < bytes.length; ) {
    if (!startsWithSpace(bytes, at)) return false;
    at += sizeOf(characterAt(bytes, at));
  }
  return true;
}

export function startsWithSpace(bytes: string, at = 0): boolean {
  // For most texts the first byte decides.
  const first = bytes.charCodeAt(at);
  return !(first > 0x20 && first < 0x7f) && at < bytes.length && isSpace(characterAt(bytes, at));
}
