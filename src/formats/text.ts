// Bytes and terminal text to the plain text that formats read: no byte-order mark, no carriage return, no
// colour codes. Line numbers stay what an editor shows. Never fails: what cannot be decoded stays unreadable.

const UTF16_BYTE_PAIRS_LOOKED_AT = 64;

/** The upper bytes of Latin letters, and of what frames of tables are drawn with (U+2500 to U+25FF); `%` in UTF-8. */
const HIGH: ReadonlySet<number> = new Set([0, 0x25]);

/** Reads the encodings that Windows shells write: UTF-8, and UTF-16 with or without its mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2 * UTF16_BYTE_PAIRS_LOOKED_AT);
  if (!start.includes(0)) return 'utf-8';
  const highs = (offset: 0 | 1) => start.filter((byte, at) => HIGH.has(byte) && at % 2 === offset).length;
  const most = start.length / 4;
  if (highs(1) > most) return 'utf-16le';
  return highs(0) > most ? 'utf-16be' : 'utf-8';
}

// ECMA-48: control sequences (colours, cursor), operating system commands (titles, links), other escapes.
const ESCAPES =
  /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;

/** Twice is the same as once. A progress line that was drawn over and over becomes several lines. */
export function cleanText(text: string): string {
  const single = withoutZeros(text);
  // Most texts have neither, and to look for a character takes a tenth of the time that an expression takes.
  const lined = single.includes('\r') ? single.replaceAll(/\r+\n?/g, '\n') : single;
  const isPlain = !lined.includes('\x1b') && !lined.includes('\x9b');
  // What is left of one that breaks off would make another with what stands behind it.
  const plain = isPlain ? lined : lined.replaceAll(ESCAPES, '').replaceAll(/[\x1b\x9b]/g, '');
  return plain.replace(/^\ufeff+/, '');
}

/** UTF-16 that somebody read as UTF-8: every other character is a NUL, and the mark two unknown characters. */
function withoutZeros(text: string): string {
  if (!text.slice(0, 8).includes('\0')) return text;
  return text.replace(/^\ufffd+/, '').replaceAll('\0', '');
}

export function lines(text: string): string[] {
  return text.split('\n');
}

/** Counts the line feeds from one place of a text up to another, without making the lines between them. */
export function countLineFeeds(text: string, from: number, to: number): number {
  // A part, because a search goes on to the end of what it is given.
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) count++;
  return count;
}

/** The start of a text for a message: its first line with anything in it, at most 60 characters. */
export function opening(text: string): string {
  return cut(/\S.*/.exec(text)?.[0].trimEnd() ?? '');
}

const QUOTED_AT_MOST = 60;

/** For quoting in a message. */
export function cut(text: string): string {
  return text.length > QUOTED_AT_MOST ? `${text.slice(0, QUOTED_AT_MOST - 1)}…` : text;
}
