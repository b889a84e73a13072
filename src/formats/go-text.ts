// Reads Go benchmark text line by line, which may be hundreds of megabytes. Result lines with known units take a fast
// path over bytes, without a string for each line. All other lines are passed on as text. The fast path supports only a
// part of the format, and must never read a line differently from `go-line.ts`.

export interface GoTextSink {
  /**
   * Takes a line that the fast path does not read. Returns its units if it is a result, otherwise null. `next` returns
   * the line after it.
   */
  takeLine(line: string, number: number, next: () => string): readonly string[] | null;
  /**
   * Takes `columns.lines` consecutive results with the same name and units. The values of unit i are the first ones of
   * `columns.values[i]`.
   */
  takeResults(name: string, units: readonly string[], columns: ResultColumns): void;
}

export interface ResultColumns {
  readonly values: readonly (readonly number[])[];
  readonly lines: number;
}

/** A node of the tree of units. `units` are those on the path to it, in the order of a line. */
interface UnitNode {
  readonly units: readonly string[];
  /** UTF-8 of the last unit. */
  readonly bytes: Uint8Array;
  readonly children: UnitNode[];
}

/** Characters in a block, few enough to stay in the cache of the processor. */
const BLOCK = 262_144;
/** Maximum number of bytes of one UTF-16 unit in UTF-8. */
const MAX_UTF8_BYTES = 3;
/** Maximum number of nodes. Tools print fewer sequences of units. */
const MAX_NODES = 64;
/** Maximum number of units in one line, which form a path of the tree. */
const MAX_UNITS = 16;
/** Maximum number of lines that are passed on together. */
const MAX_LINES = 256;

const LINE_FEED = 0x0a;
const PREFIX = 'Benchmark';
const PREFIX_BYTES = Buffer.from(PREFIX);

interface FastPathState {
  readonly taker: GoTextSink;
  readonly bytes: Buffer;
  readonly view: DataView;
  /** Values of the current line. */
  readonly values: Float64Array;
  /** Values of earlier lines with the same name and units. Lists of doubles, so that parts can be copied at once. */
  readonly columns: readonly number[][];
  lines: number;
  readonly root: UnitNode;
  nodes: number;
  /** Position of the previous line's name in the block. A length of 0 means that there is none. */
  nameStart: number;
  nameLength: number;
  /** Node of the last unit of the previous line. */
  node: UnitNode;
  /** Number of the last line that was read. */
  number: number;
}

export function parseGoText(text: string, taker: GoTextSink): void {
  const bytes = Buffer.allocUnsafeSlow(MAX_UTF8_BYTES * BLOCK);
  const root: UnitNode = { units: [], bytes: new Uint8Array(0), children: [] };
  const reading: FastPathState = {
    taker,
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    values: new Float64Array(MAX_UNITS),
    columns: Array.from({ length: MAX_UNITS }, () => Array.from({ length: MAX_LINES }, () => 0.5)),
    lines: 0,
    root,
    nodes: 0,
    nameStart: 0,
    nameLength: 0,
    node: root,
    number: 0,
  };
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; ) {
    const end = blockEnd(text, at);
    if (end - at > BLOCK) takeLine(reading, text.slice(at, end - 1), () => lineAt(text, end));
    else {
      const { written } = encoder.encodeInto(text.slice(at, end), bytes);
      parseBlock(reading, written, () => lineAt(text, end));
    }
    at = end;
  }
}

/** Returns the offset after the last line that ends in the block, or after the first line if that is longer. */
function blockEnd(text: string, start: number): number {
  if (text.length - start <= BLOCK) return text.length;
  const last = text.lastIndexOf('\n', start + BLOCK - 1);
  if (last >= start) return last + 1;
  const next = text.indexOf('\n', start + BLOCK);
  return next < 0 ? text.length + 1 : next + 1;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

function parseBlock(reading: FastPathState, length: number, nextBlock: () => string): void {
  const { bytes } = reading;
  reading.nameLength = 0;
  for (let at = 0; at < length; ) {
    const behind = parseResult(reading, at, length);
    if (behind > 0) {
      reading.number += 1;
      at = behind;
      continue;
    }
    const found = bytes.indexOf(LINE_FEED, at);
    const end = found < 0 || found >= length ? length : found;
    takeLine(reading, bytes.toString('utf8', at, end), () => {
      if (end + 1 >= length) return nextBlock();
      const next = bytes.indexOf(LINE_FEED, end + 1);
      return bytes.toString('utf8', end + 1, next < 0 || next >= length ? length : next);
    });
    at = end + 1;
  }
  flushResults(reading);
}

/**
 * Passes the collected results on. This must happen before the block is replaced, and before a line that may change the
 * meaning of later lines.
 */
function flushResults(reading: FastPathState): void {
  const { taker, bytes, nameStart, nameLength, node, columns, lines } = reading;
  reading.lines = 0;
  if (lines === 0) return;
  const name = bytes.toString('latin1', nameStart, nameStart + nameLength);
  taker.takeResults(name, node.units, { values: columns, lines });
}

function takeLine(reading: FastPathState, line: string, next: () => string): void {
  flushResults(reading);
  reading.number += 1;
  const units = reading.taker.takeLine(line, reading.number, next);
  reading.nameLength = 0;
  // A line with a repeated unit is not remembered: the values of that unit would not come in their order.
  if (units !== null && units.length <= MAX_UNITS && new Set(units).size === units.length)
    remember(reading, units);
}

function remember(reading: FastPathState, units: readonly string[]): void {
  let node = reading.root;
  for (const [index, unit] of units.entries()) {
    let child = node.children.find((one) => one.units[index] === unit);
    if (child === undefined) {
      if (reading.nodes >= MAX_NODES) return;
      reading.nodes += 1;
      child = { units: units.slice(0, index + 1), bytes: Buffer.from(unit), children: [] };
      node.children.push(child);
    }
    node = child;
  }
}

/** Powers of ten that are exact, as is every whole number of up to 15 digits. Their quotient is rounded only once. */
const POWERS = Float64Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const MAX_DIGITS = 15;

/** Reads a result into the columns. Returns the offset after its line, or 0 if the line must be read as text. */
function parseResult(reading: FastPathState, start: number, length: number): number {
  const { bytes, values } = reading;
  const isSame = hasSameName(reading, start, length);
  const nameEnd = isSame ? start + reading.nameLength : nameEndOf(bytes, start, length);
  // A count and values without a name are the rest of a line that other output of a benchmark split.
  if (nameEnd === start) return 0;
  let at = skipBlanks(bytes, nameEnd, length);
  if (at === nameEnd) return 0;
  const counted = at;
  while (at < length && isDigit(bytes[at]!)) at += 1;
  if (at === counted || at - counted > MAX_DIGITS || at === length) return 0;
  let node = reading.root;
  let count = 0;
  while (bytes[at] !== LINE_FEED) {
    // Each pass reads a number, a gap and a unit.
    const from = skipBlanks(bytes, at, length);
    if (from === at) return 0;
    let whole = 0;
    let digits = 0;
    let fraction = -1;
    for (at = from; at < length; at += 1) {
      const digit = bytes[at]! - 0x30;
      if (digit >= 0 && digit <= 9) {
        whole = whole * 10 + digit;
        digits += 1;
      } else if (digit === 0x2e - 0x30 && fraction < 0) fraction = digits;
      else break;
    }
    if (digits === 0 || digits > MAX_DIGITS) return 0;
    values[count] = fraction < 0 ? whole : whole / POWERS[digits - fraction]!;
    const unit = skipBlanks(bytes, at, length);
    if (unit === at) return 0;
    const child = childAt(node, { bytes, at: unit, length });
    if (child === null) return 0;
    node = child;
    at = unit + child.bytes.length;
    count += 1;
  }
  if (count === 0) return 0;
  if (!isSame || reading.node !== node || reading.lines === MAX_LINES) flushResults(reading);
  reading.nameStart = start;
  reading.nameLength = nameEnd - start;
  reading.node = node;
  const { columns, lines } = reading;
  for (let index = 0; index < count; index += 1) columns[index]![lines] = values[index]!;
  reading.lines = lines + 1;
  return at + 1;
}

/** Returns the child whose unit is the whole word at this position. Null: there is none, or it ends the block. */
function childAt(
  { children }: UnitNode,
  { bytes, at, length }: { bytes: Uint8Array; at: number; length: number },
): UnitNode | null {
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index]!;
    const unit = child.bytes;
    const end = at + unit.length;
    if (end >= length) continue;
    const behind = bytes[end]!;
    if (behind !== LINE_FEED && behind !== 0x20 && behind !== 0x09) continue;
    let same = 0;
    while (same < unit.length && bytes[at + same] === unit[same]) same += 1;
    if (same === unit.length) return child;
  }
  return null;
}

/** Reports whether the line has the name of the previous one, as most lines do. Compares four bytes at a time. */
function hasSameName(
  { view, bytes, nameStart, nameLength }: FastPathState,
  start: number,
  length: number,
): boolean {
  const end = start + nameLength;
  if (nameLength === 0 || end >= length || bytes[end]! > 0x20) return false;
  const last = nameLength - 4;
  for (let offset = 0; offset < last; offset += 4)
    if (view.getInt32(nameStart + offset) !== view.getInt32(start + offset)) return false;
  return view.getInt32(nameStart + last) === view.getInt32(start + last);
}

/** Returns the end of a name in ASCII, or its start if there is none. */
function nameEndOf(bytes: Uint8Array, start: number, length: number): number {
  for (let index = 0; index < PREFIX.length; index += 1)
    if (bytes[start + index] !== PREFIX_BYTES[index]) return start;
  let at = start + PREFIX.length;
  // Characters outside ASCII may be spaces. Such a line is read as text.
  while (at < length && bytes[at]! > 0x20 && bytes[at]! < 0x80) at += 1;
  return at;
}

function skipBlanks(bytes: Uint8Array, start: number, length: number): number {
  let at = start;
  while (at < length && (bytes[at] === 0x20 || bytes[at] === 0x09)) at += 1;
  return at;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
