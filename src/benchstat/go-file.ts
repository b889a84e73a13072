// Reads a file of Go benchmark text as benchstat does: bytes in; results, `key: value` lines, `Unit` lines and problems to
// a sink, as byte strings. The format itself is in `formats/go-line.ts`, for text. So a line that is not UTF-8 is read
// as text in which each such byte is half of a surrogate pair, which no valid text contains.

import { parseGoLine, type UnitAssignment } from '../formats/go-line.ts';
import { parseGoText } from '../formats/go-text.ts';
import { throwBenchstatError } from './benchstat-error.ts';
import { charactersOf, fromBytes, toBytes } from './bytes.ts';

export interface GoFileSink {
  /** Takes results with these units: the name of each with its prefix, followed by one value for each unit. */
  addResults(results: readonly (string | number)[], units: readonly string[]): void;
  /** Takes `key: value`. An empty value deletes the key. */
  configure(key: string, value: string): void;
  /** The answer is an error, or null. */
  applyUnitSetting(unit: string, setting: UnitAssignment): string | null;
  addProblem(line: number, message: string): void;
}

/** Size of benchstat's buffer, in bytes. It has to hold a line and its line feed. */
const LINE_BUFFER_SIZE = 65_536;

/** Reads a file. Refuses a line that benchstat cannot read; the lines before it are already in the sink. */
export function readGoFile(path: string, bytes: Uint8Array, sink: GoFileSink): void {
  const { buffer, byteOffset, byteLength } = bytes;
  parseGoText(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'), {
    takeResults: (results, units) => sink.addResults(results, units),
    takeLine(line, number) {
      if (line.length >= LINE_BUFFER_SIZE) throwBenchstatError(`${path}:${number - 1}: bufio.Scanner: token too long`);
      return readLine(line.endsWith('\r') ? line.slice(0, -1) : line, number, sink);
    },
  });
}

/** The units of a result; null for any other line. */
function readLine(bytes: string, number: number, sink: GoFileSink): readonly string[] | null {
  const line = parseGoLine(decodeLine(bytes));
  switch (line.kind) {
    case 'result': {
      const units = line.measures.map(({ unit }) => encodeText(unit));
      sink.addResults([encodeText(line.name), ...line.measures.map(({ value }) => value)], units);
      return units;
    }
    case 'configuration':
      sink.configure(encodeText(line.key), encodeText(line.value));
      return null;
    case 'unit':
      for (const setting of line.settings) {
        const message =
          setting === null
            ? 'expected key=value'
            : sink.applyUnitSetting(encodeText(line.unit), {
                key: encodeText(setting.key),
                value: encodeText(setting.value),
              });
        if (message !== null) sink.addProblem(number, message);
      }
      return null;
    case 'broken':
      sink.addProblem(number, line.message);
      return null;
    case 'other':
      return null;
  }
}

/** First of the 256 code units that stand for bytes. They are the second halves of surrogate pairs. */
const FIRST_BYTE = 0xdc00;
const BYTE = /([\udc80-\udcff])/u;

/** Decodes UTF-8 so that `encodeText` returns the same bytes, whatever they are. */
function decodeLine(bytes: string): string {
  const text = fromBytes(bytes);
  if (!text.includes('\ufffd')) return text;
  return charactersOf(bytes)
    .map((character) => {
      const isByte = character.length === 1 && character >= '\x80';
      return isByte ? String.fromCharCode(FIRST_BYTE + character.charCodeAt(0)) : fromBytes(character);
    })
    .join('');
}

function encodeText(text: string): string {
  if (!BYTE.test(text)) return toBytes(text);
  return text
    .split(BYTE)
    .map((part) => (BYTE.test(part) ? String.fromCharCode(part.charCodeAt(0) - FIRST_BYTE) : toBytes(part)))
    .join('');
}
