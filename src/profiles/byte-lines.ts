// Splits the bytes of a text into lines, one at a time, so that a large file is never one large string. Removes carriage
// returns and a byte-order mark. Converts UTF-16, which PowerShell writes, first.

import { userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import { MAX_LINE } from './limits.ts';
import type { ProfileFile } from './profile-format.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Calls `visit` for each line, counted from 1. */
export function visitLines(file: ProfileFile, visit: (line: string, number: number) => void): void {
  const bytes = toUtf8(file.bytes);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let number = 1;
  for (let from = start; from < bytes.length; number += 1) {
    const lineFeed = bytes.indexOf(LINE_FEED, from);
    const next = lineFeed === -1 ? bytes.length : lineFeed;
    const end = next > from && bytes[next - 1] === CARRIAGE_RETURN ? next - 1 : next;
    if (end - from > MAX_LINE) {
      throw userError('profile-line-too-long', inFile(file.path, number), { got: end - from, max: MAX_LINE });
    }
    visit(bytes.toString('utf8', from, end), number);
    from = next + 1;
  }
}

export function startOf({ bytes }: ProfileFile, length: number): string {
  return toUtf8(bytes.subarray(0, length))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Copies the bytes only if a byte-order mark says that they are UTF-16. */
export function toUtf8(bytes: Uint8Array): Buffer {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return Buffer.from(new TextDecoder('utf-16le').decode(bytes));
  if (mark === 0xfeff) return Buffer.from(new TextDecoder('utf-16be').decode(bytes));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
