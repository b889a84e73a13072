// Go benchmark text, of which there may be hundreds of megabytes, line by line: result lines with units that were seen
// before go a short way, over bytes and without a string for each line; all others are handed out as text. The short
// way knows a part of the format only, and never reads a line otherwise than `go-line.ts` does.

export interface GoTaker {
  /** Any line that is not read here; where it is a result, its units. */
  takeLine(line: string, number: number, next: () => string): readonly string[] | null;
  /** So many lines in a row with that name and these units; the values of each unit begin one of the columns. */
  takeResults(name: string, units: readonly string[], columns: Columns): void;
}

export interface Columns {
  readonly values: readonly (readonly number[])[];
  readonly lines: number;
}

/** What stands before it in a line are the units on the way to it. */
interface UnitNode {
  readonly units: readonly string[];
  /** Of the last of the units. */
  readonly bytes: Uint8Array;
  readonly children: UnitNode[];
}

/** Characters in a block; few enough to stay in the cache of the processor. */
const BLOCK = 262_144;
/** UTF-8 of one UTF-16 unit. */
const MOST_BYTES = 3;
/** More sequences of units than tools print. */
const MOST_NODES = 64;
/** In one line; it is a path of the tree. */
const MOST_UNITS = 16;
/** That are handed out together. */
const MOST_LINES = 256;

const LINE_FEED = 0x0a;
const PREFIX = 'Benchmark';
const PREFIX_BYTES = Buffer.from(PREFIX);

interface Reading {
  readonly taker: GoTaker;
  readonly bytes: Buffer;
  readonly view: DataView;
  /** Of the line that is read. */
  readonly values: Float64Array;
  /** Of the lines before that have its name and units. Lists of doubles, whose parts can be copied at once. */
  readonly columns: readonly number[][];
  lines: number;
  readonly root: UnitNode;
  nodes: number;
  /** Of the line before: where its name stands in the block; no length: nowhere. */
  nameStart: number;
  nameLength: number;
  /** Of the line before: the last one of its units. */
  node: UnitNode;
  /** Of the last line that was read. */
  number: number;
}

export function readGoText(text: string, taker: GoTaker): void {
  const bytes = Buffer.allocUnsafeSlow(MOST_BYTES * BLOCK);
  const root: UnitNode = { units: [], bytes: new Uint8Array(0), children: [] };
  const reading: Reading = {
    taker,
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    values: new Float64Array(MOST_UNITS),
    columns: Array.from({ length: MOST_UNITS }, () => Array.from({ length: MOST_LINES }, () => 0.5)),
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
      readBlock(reading, written, () => lineAt(text, end));
    }
    at = end;
  }
}

/** Behind the last line that ends in the block, or behind the first line if it is longer. */
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

function readBlock(reading: Reading, length: number, nextBlock: () => string): void {
  const { bytes } = reading;
  reading.nameLength = 0;
  for (let at = 0; at < length; ) {
    const behind = readResult(reading, at, length);
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
  handOut(reading);
}

/** Before the block, or what the lines after it mean, becomes another. */
function handOut(reading: Reading): void {
  const { taker, bytes, nameStart, nameLength, node, columns, lines } = reading;
  reading.lines = 0;
  if (lines === 0) return;
  const name = bytes.toString('latin1', nameStart, nameStart + nameLength);
  taker.takeResults(name, node.units, { values: columns, lines });
}

function takeLine(reading: Reading, line: string, next: () => string): void {
  handOut(reading);
  reading.number += 1;
  const units = reading.taker.takeLine(line, reading.number, next);
  reading.nameLength = 0;
  // Values of a unit that stands there twice would not come in their order.
  if (units !== null && units.length <= MOST_UNITS && new Set(units).size === units.length)
    remember(reading, units);
}

function remember(reading: Reading, units: readonly string[]): void {
  let node = reading.root;
  for (const [index, unit] of units.entries()) {
    let child = node.children.find((one) => one.units[index] === unit);
    if (child === undefined) {
      if (reading.nodes >= MOST_NODES) return;
      reading.nodes += 1;
      child = { units: units.slice(0, index + 1), bytes: Buffer.from(unit), children: [] };
      node.children.push(child);
    }
    node = child;
  }
}

/** Exactly representable, and so is every whole number of up to 15 digits: their quotient is rounded once. */
const POWERS = Float64Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const MOST_DIGITS = 15;

/** Behind the line, whose values are then in the columns; 0: it has to go the long way. */
function readResult(reading: Reading, start: number, length: number): number {
  const { bytes, values } = reading;
  const isSame = hasLastName(reading, start, length);
  const nameEnd = isSame ? start + reading.nameLength : nameEndOf(bytes, start, length);
  // A count and values without a name are what is left of a line that the output of a benchmark tore apart.
  if (nameEnd === start) return 0;
  let at = skipBlanks(bytes, nameEnd, length);
  if (at === nameEnd) return 0;
  const counted = at;
  while (at < length && isDigit(bytes[at]!)) at += 1;
  if (at === counted || at - counted > MOST_DIGITS || at === length) return 0;
  let node = reading.root;
  let count = 0;
  while (bytes[at] !== LINE_FEED) {
    // A number, a gap, a unit, and what stands behind them.
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
    if (digits === 0 || digits > MOST_DIGITS) return 0;
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
  if (!isSame || reading.node !== node || reading.lines === MOST_LINES) handOut(reading);
  reading.nameStart = start;
  reading.nameLength = nameEnd - start;
  reading.node = node;
  const { columns, lines } = reading;
  for (let index = 0; index < count; index += 1) columns[index]![lines] = values[index]!;
  reading.lines = lines + 1;
  return at + 1;
}

/** The unit of the tree that stands there as a whole word in a line that ends within the block. */
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

/** Compared four bytes at a time: most lines have the name of the one before. */
function hasLastName(
  { view, bytes, nameStart, nameLength }: Reading,
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

/** Of a name in ASCII; where there is none, its start. */
function nameEndOf(bytes: Uint8Array, start: number, length: number): number {
  for (let index = 0; index < PREFIX.length; index += 1)
    if (bytes[start + index] !== PREFIX_BYTES[index]) return start;
  let at = start + PREFIX.length;
  // Beyond ASCII there are spaces too.
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
