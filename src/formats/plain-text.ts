// Converts bytes and terminal text to the plain text that formats read: no byte-order marks, no carriage returns, no
// colour codes. Line numbers stay those of an editor. Never fails: text that cannot be decoded stays unreadable.

import { repairSigns } from './garbled-signs.ts';

const UTF16_BYTE_PAIRS_LOOKED_AT = 64;

/** Upper bytes of Latin letters in UTF-16, and of frames of tables (U+2500 to U+25FF), which are `%` in UTF-8. */
const HIGH: ReadonlySet<number> = new Set([0, 0x25]);

/**
 * Decodes the encodings that Windows shells write: UTF-8, and UTF-16 with or without its byte-order mark. Files in different
 * encodings that were appended to each other are decoded part by part.
 */
export function decodeText(bytes: Uint8Array): string {
  const { buffer, byteOffset, length } = bytes;
  // Most outputs are ASCII, and this takes a tenth of the time. Any other character is longer in UTF-8.
  const plain = Buffer.from(buffer, byteOffset, length).toString('latin1');
  if (Buffer.byteLength(plain) === length && !plain.includes('\0')) return plain;
  const encoding = encodingOf(bytes);
  const end = endOfPart(bytes, encoding);
  const decoded = new TextDecoder(encoding).decode(end < bytes.length ? bytes.subarray(0, end) : bytes);
  return end < bytes.length ? decoded + decodeText(bytes.subarray(end)) : decoded;
}

const LINE_FEED = 0x0a;

/** The position at which a part in another encoding begins: at a mark of UTF-16, or in UTF-16 at a line that has no zeros. */
function endOfPart(bytes: Uint8Array, encoding: string): number {
  if (encoding === 'utf-8' && !bytes.includes(0xff)) return bytes.length;
  const isStart = encoding === 'utf-8' ? isUtf16Mark : startsOtherPart;
  // In UTF-16 a line ends with two bytes, in this order or the other.
  const after = encoding === 'utf-16le' ? 2 : 1;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    const start = at + after;
    if ((encoding === 'utf-8' || start % 2 === 0) && isStart(bytes, start)) return start;
  }
  return bytes.length;
}

/** Neither byte of a mark of UTF-16 occurs in UTF-8. */
function isUtf16Mark(bytes: Uint8Array, at: number): boolean {
  return (bytes[at] === 0xff && bytes[at + 1] === 0xfe) || (bytes[at] === 0xfe && bytes[at + 1] === 0xff);
}

/** The line that begins here has a mark, or its characters are not pairs of bytes. */
function startsOtherPart(bytes: Uint8Array, start: number): boolean {
  if (isUtf16Mark(bytes, start)) return true;
  const lineFeed = bytes.indexOf(LINE_FEED, start);
  const end = lineFeed < 0 ? bytes.length : lineFeed;
  return end - start > 4 && bytes[end + 1] !== 0 && !bytes.subarray(start, end).includes(0);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Another part may begin after the first line, whose line feed may have a second byte.
  const line = bytes.indexOf(LINE_FEED) + 2;
  const start = bytes.subarray(0, Math.min(line > 1 ? line : Infinity, 2 * UTF16_BYTE_PAIRS_LOOKED_AT));
  if (!start.includes(0)) return 'utf-8';
  const highs = (offset: 0 | 1) => start.filter((byte, at) => HIGH.has(byte) && at % 2 === offset).length;
  const limit = start.length / 4;
  if (highs(1) > limit) return 'utf-16le';
  return highs(0) > limit ? 'utf-16be' : 'utf-8';
}

// Escapes of ECMA-48: control sequences (colours, cursor), operating system commands (titles, links), others.
const ESCAPES = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;

/** A second time changes nothing. A progress line that was redrawn becomes several lines. */
export function cleanText(text: string): string {
  const single = withoutZeros(text);
  // Texts rarely contain these characters. Searching for one takes a tenth of the time that an expression takes.
  const lined = single.includes('\r') ? single.replaceAll(/\r+\n?/g, '\n') : single;
  const isPlain = !lined.includes('\x1b') && !lined.includes('\x9b');
  // The rest of an incomplete escape could form another one with the text after it.
  const plain = isPlain ? lined : lined.replaceAll(ESCAPES, '').replaceAll(/[\x1b\x9b]/g, '');
  const clean = repairSigns(withoutMarks(plain));
  // A line that ends at a mark may have enough zeros now.
  return clean !== text && clean.includes('\0') ? cleanText(clean) : clean;
}

/** Ends the line at a mark inside it, where a file without a last line feed was followed by another. JSON needs no lines. */
function withoutMarks(text: string): string {
  return text.includes('\ufeff') && !/^\s*[[{]/.test(text) ? text.replaceAll(/(?<=[^\n\ufeff])\ufeff+/g, '\n') : text;
}

/** Repairs UTF-16 read as UTF-8: every other character of a line is a NUL, and the mark became two unknown characters. */
function withoutZeros(text: string): string {
  if (!text.includes('\0')) return text;
  return text.replaceAll(/[^\n]+/g, (written) => {
    // The line feed before it has two bytes.
    const line = written.replace(/^\0+/, '');
    const plain = line.replaceAll('\0', '');
    return line.length - plain.length < plain.length / 2 ? line : plain.replace(/^\ufffd+/, '');
  });
}

export function splitLines(text: string): string[] {
  return text.split('\n');
}

export function countLineFeeds(text: string, from: number, to: number): number {
  // The text is sliced, because a search goes on to its end.
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) count++;
  return count;
}

/** The first line that is not blank, for a message. */
export function truncateFirstLine(text: string): string {
  return truncate(/\S.*/.exec(text)?.[0].trimEnd() ?? '');
}

const MAX_QUOTED_LENGTH = 60;

export function truncate(text: string): string {
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 1)}…` : text;
}
