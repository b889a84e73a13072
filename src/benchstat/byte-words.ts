// Finds words and plain numbers in the bytes of a line. White space is that of Unicode, in UTF-8; invalid UTF-8 is part
// of a word. It creates no strings.

/** Returns the position of the first white space in `bytes[start..end)`, or `end`. */
export function wordEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const byte = bytes[at]!;
    if (byte <= 0x20 ? isAsciiSpace(byte) : byte >= 0xc2 && wideSpaceSize(bytes, at, end) > 0) break;
    at += 1;
  }
  return at;
}

/** Returns the position of the first byte in `bytes[start..end)` that is not white space, or `end`. */
export function skipSpace(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const byte = bytes[at]!;
    const size = byte <= 0x20 ? Number(isAsciiSpace(byte)) : byte >= 0xc2 ? wideSpaceSize(bytes, at, end) : 0;
    if (size === 0) break;
    at += size;
  }
  return at;
}

export function isAsciiSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/**
 * Returns the size in bytes of the non-ASCII white space at `at`, or 0 if there is none. The first byte of such a
 * character never occurs inside another character, so nothing before it needs to be decoded.
 */
function wideSpaceSize(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at]!;
  if (first === 0xc2) {
    const second = at + 1 < end ? bytes[at + 1]! : 0;
    return second === 0x85 || second === 0xa0 ? 2 : 0;
  }
  if (first < 0xe1 || first > 0xe3 || at + 2 >= end) return 0;
  const rest = (bytes[at + 1]! << 8) | bytes[at + 2]!;
  return isWideSpace(first, rest) ? 3 : 0;
}

/** Reports whether three bytes are U+1680, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F or U+3000. */
function isWideSpace(first: number, rest: number): boolean {
  if (first === 0xe1) return rest === 0x9a80;
  if (first === 0xe3) return rest === 0x8080;
  return (
    (rest >= 0x8080 && rest <= 0x808a) ||
    rest === 0x80a8 ||
    rest === 0x80a9 ||
    rest === 0x80af ||
    rest === 0x819f
  );
}

/** Powers of ten. They and whole numbers of up to 15 digits are exact, so their quotient is rounded only once. */
const POWERS = Float64Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const MAX_DIGITS = 15;

/** Parses `bytes[start..end)` if it is at most 15 digits with at most one point. Otherwise returns -1. */
export function parsePlainNumber(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > MAX_DIGITS + 1) return -1;
  let whole = 0;
  let point = -1;
  for (let at = start; at < end; at += 1) {
    const digit = bytes[at]! - 0x30;
    if (digit >= 0 && digit <= 9) whole = whole * 10 + digit;
    else if (digit === 0x2e - 0x30 && point < 0) point = at;
    else return -1;
  }
  const digits = end - start - (point < 0 ? 0 : 1);
  if (digits === 0 || digits > MAX_DIGITS) return -1;
  return point < 0 ? whole : whole / POWERS[end - point - 1]!;
}

/** Reports whether the bytes are 1 to 18 digits, which always fit into Go's int64. */
export function isShortCount(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > 18) return false;
  for (let at = start; at < end; at += 1) if (bytes[at]! < 0x30 || bytes[at]! > 0x39) return false;
  return end > start;
}
