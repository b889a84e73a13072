// Keeps the output of a child in bounded memory: a capture holds everything up to a limit, a tail the last bytes. Bytes
// in, text out, decoded once at the end so that no character is cut at a chunk border. Memory stays within a small
// multiple of the limit: 1.5 times for a growing capture, 4 times for a tail that takes large chunks.

import { constants } from 'node:buffer';

const FIRST_BYTES = 64 * 1024;

export function makeCapture(limitBytes: number) {
  // JavaScript engines have a maximum string length.
  const limit = Math.min(limitBytes, constants.MAX_STRING_LENGTH);
  let bytes = Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES, limit));
  let length = 0;
  let isOverflown = false;

  function reserve(needed: number): void {
    if (needed <= bytes.length) return;
    // One growing buffer, because a list of chunks costs far more than its bytes when a child prints byte by byte.
    const grown = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(needed, bytes.length * 2)));
    bytes.copy(grown, 0, 0, length);
    bytes = grown;
  }

  return {
    /** False once there is more than the limit. The excess is dropped. */
    add(chunk: Uint8Array): boolean {
      const accepted = chunk.subarray(0, limit - length);
      if (accepted.length < chunk.length) isOverflown = true;
      reserve(length + accepted.length);
      bytes.set(accepted, length);
      length += accepted.length;
      return !isOverflown;
    },
    get isOverflown() {
      return isOverflown;
    },
    text(limitBytes = limit): string {
      return bytes.toString('utf8', 0, Math.min(length, limitBytes));
    },
  };
}

export function makeTail(limitBytes: number) {
  let last = Buffer.alloc(0);
  let isCut = false;
  return {
    add(chunk: Uint8Array): void {
      const joined = Buffer.concat([last, chunk.subarray(-limitBytes)]);
      isCut ||= last.length + chunk.length > limitBytes;
      last = joined.subarray(-limitBytes);
    },
    text(): string {
      return (isCut ? dropPartialCharacter(last) : last).toString('utf8');
    },
  };
}

/** Drops continuation bytes of UTF-8, which are 10xxxxxx. */
function dropPartialCharacter(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 3 && ((bytes[start] ?? 0) & 0b1100_0000) === 0b1000_0000) start += 1;
  return bytes.subarray(start);
}
