// Reads the Go benchmark format (golang.org/design/14313-benchmark-format) as benchstat does, byte by byte: one file
// in, its lines to a sink. There may be millions of benchmark lines; almost all take the fast path in `line-shape.ts`.

import { parseGoFloat, parseIterations } from '../formats/go-number.ts';
import { GO_SPACE } from '../units/tokens.ts';
import { throwBenchstatError } from './benchstat-error.ts';
import { isAsciiSpace, isShortCount, parsePlainNumber, skipSpace, wordEnd } from './byte-words.ts';
import { type LineShapes, makeLineShapes, parseSameShape, type ShapeUnit } from './line-shape.ts';
import type { LineRun, LineSink } from './line-sink.ts';
import { kindOf } from './unit-registry.ts';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const COLON = 0x3a;
const SPACE = 0x20;
const TAB = 0x09;
/** Size of benchstat's buffer, in bytes. It has to hold a line and its line feed. */
const LINE_BUFFER_SIZE = 65_536;
/** Maximum number of values in a line. A value and its unit take at least four bytes. */
const MAX_VALUES = LINE_BUFFER_SIZE / 4;

/** State of the reader, with the current line. One object for the whole file. */
interface LineParserState {
  readonly bytes: Buffer;
  /** Content of the file, one character per byte. */
  readonly text: string;
  readonly sink: LineSink;
  readonly run: LineRun;
  readonly shapes: LineShapes;
  start: number;
  end: number;
  number: number;
}

/** Reads a file. Refuses a line that benchstat cannot read; the lines before it are already in the sink. */
export function parseBenchmarkFile(
  file: { readonly path: string; readonly bytes: Uint8Array },
  sink: LineSink,
): void {
  const { buffer, byteOffset, byteLength } = file.bytes;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const values = new Float64Array(MAX_VALUES);
  const kinds = new Int32Array(MAX_VALUES);
  const reading: LineParserState = {
    bytes,
    text: bytes.toString('latin1'),
    sink,
    run: { lines: 0, width: 0, values, kinds },
    shapes: makeLineShapes(),
    start: 0,
    end: 0,
    number: 0,
  };
  while (reading.start < bytes.length) {
    if (parseSameShape(reading, LINE_BUFFER_SIZE)) continue;
    const { start } = reading;
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    if (end - start >= LINE_BUFFER_SIZE)
      throwBenchstatError(`${file.path}:${reading.number}: bufio.Scanner: token too long`);
    reading.number += 1;
    reading.end = end > start && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    parseLine(reading);
    reading.start = end + 1;
  }
}

function parseLine(reading: LineParserState): void {
  const { bytes, start, end, sink } = reading;
  if (startsWith(bytes, start, BENCHMARK)) {
    const message = parseResultLine(reading);
    if (message !== null) sink.addProblem(reading.number, message);
  } else if (startsWith(bytes, start, UNIT) && wordEnd(bytes, start, end) === start + UNIT.length) {
    parseUnitLine(reading);
  } else parseConfigurationLine(reading);
}

const BENCHMARK = Buffer.from('Benchmark');
const UNIT = Buffer.from('Unit');

function startsWith(bytes: Uint8Array, start: number, prefix: Uint8Array): boolean {
  for (let index = 0; index < prefix.length; index += 1)
    if (bytes[start + index] !== prefix[index]) return false;
  return true;
}

/** Reads a benchmark line. Returns the error, or null. */
function parseResultLine({ bytes, text, start, end, sink, run, shapes }: LineParserState): string | null {
  const nameStart = start + BENCHMARK.length;
  const nameEnd = wordEnd(bytes, nameStart, end);
  // `go test -v` prints the bare name when a benchmark starts.
  if (nameEnd === end) return null;
  let at = skipSpace(bytes, nameEnd, end);
  if (at === end) return 'missing iteration count';
  let stop = wordEnd(bytes, at, end);
  if (!isShortCount(bytes, at, stop)) {
    const iterations = parseIterations(text.slice(at, stop));
    if (typeof iterations === 'string') return `parsing iteration count: ${iterations}`;
  }
  const units: ShapeUnit[] = [];
  let count = 0;
  for (at = skipSpace(bytes, stop, end); at < end; at = skipSpace(bytes, stop, end)) {
    stop = wordEnd(bytes, at, end);
    let value = parsePlainNumber(bytes, at, stop);
    if (value < 0) {
      const number = parseGoFloat(text.slice(at, stop));
      if (typeof number === 'string') return `parsing measurement: ${number}`;
      value = number;
    }
    at = skipSpace(bytes, stop, end);
    if (at === end) return 'missing units';
    stop = wordEnd(bytes, at, end);
    const unit = bytes.toString('latin1', at, stop);
    const number = sink.units.numberOf(unit);
    const factor = sink.units.factor(number);
    const based = value * factor;
    units.push({ text: unit, number, factor });
    run.values[count] = based;
    run.kinds[count] = kindOf(number, based !== value);
    count += 1;
  }
  if (count === 0) return 'missing measurements';
  run.lines = 1;
  run.width = count;
  shapes.remember(units);
  sink.addResults(sink.names.numberOf(bytes.toString('latin1', nameStart, nameEnd)), run);
  return null;
}

/** Reads `Unit <unit> key=value…`. The valid settings of a line are used even if others are wrong. */
function parseUnitLine({ bytes, start, end, sink, number }: LineParserState): void {
  let at = skipSpace(bytes, start + UNIT.length, end);
  if (at === end) sink.addProblem(number, 'missing unit');
  let stop = wordEnd(bytes, at, end);
  const unit = bytes.toString('latin1', at, stop);
  for (at = skipSpace(bytes, stop, end); at < end; at = skipSpace(bytes, stop, end)) {
    stop = wordEnd(bytes, at, end);
    const setting = bytes.toString('latin1', at, stop);
    const equals = setting.indexOf('=');
    const message =
      equals > 0
        ? sink.units.applyUnitSetting(unit, setting.slice(0, equals), setting.slice(equals + 1))
        : 'expected key=value';
    if (message !== null) sink.addProblem(number, message);
  }
}

/** Reads `key: value` or `key:`. All other lines are ignored. */
function parseConfigurationLine({ bytes, start, end, sink }: LineParserState): void {
  const colon = keyEnd(bytes, start, end);
  if (colon < 0) return;
  let value = colon + 1;
  while (value < end && (bytes[value] === SPACE || bytes[value] === TAB)) value += 1;
  if (value === colon + 1 && value < end) return;
  sink.configure(bytes.toString('latin1', start, colon), bytes.toString('latin1', value, end));
}

const KEY_BEYOND_ASCII = new RegExp(`^\\p{Ll}[^\\p{Lu}${GO_SPACE}]*$`, 'u');

/** Returns the position of the colon after the key of the line, or -1 if the line does not start with a key. */
function keyEnd(bytes: Buffer, start: number, end: number): number {
  const first = bytes[start]!;
  if (start === end || !(isLower(first) || first >= 0x80)) return -1;
  let isAscii = true;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte >= 0x80) isAscii = false;
    else if (isAsciiSpace(byte) || isUpper(byte)) return -1;
    else if (byte === COLON)
      return isAscii || KEY_BEYOND_ASCII.test(bytes.toString('utf8', start, at)) ? at : -1;
  }
  return -1;
}

function isLower(byte: number): boolean {
  return byte >= 0x61 && byte <= 0x7a;
}

function isUpper(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}
