// Converts bytes and terminal text to the plain text that formats read: no byte-order mark, no carriage returns, no
// colour codes. Line numbers stay those of an editor. Never fails: text that cannot be decoded stays unreadable.

const UTF16_BYTE_PAIRS_LOOKED_AT = 64;

/** Upper bytes of Latin letters in UTF-16, and of frames of tables (U+2500 to U+25FF), which are `%` in UTF-8. */
const HIGH: ReadonlySet<number> = new Set([0, 0x25]);

/** Decodes the encodings that Windows shells write: UTF-8, and UTF-16 with or without its byte-order mark. */
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

// Escapes of ECMA-48: control sequences (colours, cursor), operating system commands (titles, links), others.
const ESCAPES = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|\x9b[0-?]*[ -/]*[@-~]/g;

/** Cleans terminal text. A second time changes nothing. A progress line that was redrawn becomes several lines. */
export function cleanText(text: string): string {
  const single = withoutZeros(text);
  // Texts rarely contain these characters. Searching for one takes a tenth of the time that an expression takes.
  const lined = single.includes('\r') ? single.replaceAll(/\r+\n?/g, '\n') : single;
  const isPlain = !lined.includes('\x1b') && !lined.includes('\x9b');
  // The rest of an incomplete escape could form another one with the text after it.
  const plain = isPlain ? lined : lined.replaceAll(ESCAPES, '').replaceAll(/[\x1b\x9b]/g, '');
  return plain.replace(/^\ufeff+/, '');
}

/** Repairs UTF-16 read as UTF-8: every other character is a NUL, and the mark became two unknown characters. */
function withoutZeros(text: string): string {
  if (!text.slice(0, 8).includes('\0')) return text;
  return text.replace(/^\ufffd+/, '').replaceAll('\0', '');
}

export function splitLines(text: string): string[] {
  return text.split('\n');
}

/** Counts the line feeds between two positions of a text, without creating the lines. */
export function countLineFeeds(text: string, from: number, to: number): number {
  // The text is sliced, because a search goes on to its end.
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) count++;
  return count;
}

/** Returns the start of a text for a message: its first line that is not blank, at most 60 characters. */
export function truncateFirstLine(text: string): string {
  return truncate(/\S.*/.exec(text)?.[0].trimEnd() ?? '');
}

const MAX_QUOTED_LENGTH = 60;

/** Shortens a text that is quoted in a message. */
export function truncate(text: string): string {
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH - 1)}…` : text;
}
