// Reads profiles of pprof: Go's -cpuprofile and -memprofile, and many other tools.
// Source of the fields: https://github.com/google/pprof/blob/main/proto/profile.proto

import { type UserError, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import { type CallTree, makeCallTree } from './call-tree.ts';
import { MAX_DEPTH, MAX_FRAMES, MAX_NODES } from './limits.ts';
import { makePlaceError } from './malformed.ts';
import type { ProfileFile, ProfileFormat } from './profile-format.ts';
import { toBaseUnit } from './profile-unit.ts';
import { MessageReader, ProtobufError } from './protobuf.ts';

export const pprof: ProfileFormat = {
  id: 'pprof',
  description: 'profiles of pprof, as Go and many other tools write them',
  advice: 'go test -run=NONE -bench=. -cpuprofile=FILE',
  // A field of bytes of the message Profile, or one of its numbers, and a byte that no text has.
  recognises: (start, { bytes }) =>
    /[\0-\b\x0e-\x1f\ufffd]/.test(start) && ((bytes[0]! & 7) === 2 || (bytes[0]! & 7) === 0) && bytes[0]! >> 3 <= 14,
  parse: parsePprof,
};

/** Largest number of strings, locations and lines. Each takes memory, and a sample refers to it by a number. */
const MAX_STRINGS = 500_000;
const MAX_LOCATIONS = 500_000;
const MAX_LINES = 1_000_000;

/** What the samples refer to. */
interface PprofTables {
  /** Offsets of the strings: from, to, from, to … */
  readonly strings: number[];
  readonly sampleTypes: { type: number; unit: number }[];
  readonly periodType: { type: number; unit: number };
  period: number;
  /** Index of a string; 0 if none is said. */
  defaultType: number;
  /** Name and file of each function by its id, as indices of strings. */
  readonly functions: Map<number, { readonly name: number; readonly file: number }>;
  /** File of each mapping by its id. */
  readonly mappings: Map<number, number>;
  /** Index of each location by its id. */
  readonly locations: Map<number, number>;
  /** First line of each location in `lines`; lines end where the next ones begin. */
  readonly firstLines: number[];
  /** Functions of all locations, innermost first. */
  readonly lines: number[];
  readonly locationMappings: number[];
}

function parsePprof({ path, bytes }: ProfileFile): Profile {
  try {
    const tables = readTables(path, bytes);
    return readSamples(path, bytes, tables);
  } catch (error) {
    if (!(error instanceof ProtobufError)) throw error;
    throw makeFault(path, error.offset, error.found);
  }
}

function makeFault(path: string, offset: number, got: string): UserError {
  return makePlaceError(path, `byte ${offset}`, { format: 'pprof', expected: 'the message Profile of pprof', got });
}

function readTables(path: string, bytes: Uint8Array): PprofTables {
  const tables: PprofTables = {
    strings: [],
    sampleTypes: [],
    periodType: { type: 0, unit: 0 },
    period: 0,
    defaultType: 0,
    functions: new Map(),
    mappings: new Map(),
    locations: new Map(),
    firstLines: [],
    lines: [],
    locationMappings: [],
  };
  const reader = new MessageReader(bytes);
  const inner = new MessageReader(bytes);
  const line = new MessageReader(bytes);
  const limit = (what: 'functions' | 'places' | 'texts', size: number, max: number) => {
    if (size > max) throw userError('profile-too-many', inFile(path), { what, max });
  };
  while (reader.next()) {
    const { field, from, to, value, wire } = reader;
    if (field >= 1 && field <= 6 && wire !== 2)
      throw new ProtobufError(reader.offset, `field ${field} without a length`);
    if (field === 1) tables.sampleTypes.push(readValueType(inner.enter(from, to)));
    else if (field === 11 && wire === 2) Object.assign(tables.periodType, readValueType(inner.enter(from, to)));
    else if (field === 12) tables.period = value;
    else if (field === 14) tables.defaultType = value;
    else if (field === 6) {
      tables.strings.push(from, to);
      limit('texts', tables.strings.length / 2, MAX_STRINGS);
    } else if (field === 5) {
      const { id, numbers } = readNumbers(inner.enter(from, to));
      tables.functions.set(checkId(id, from), { name: numbers.get(2) ?? 0, file: numbers.get(4) ?? 0 });
      limit('functions', tables.functions.size, MAX_FRAMES);
    } else if (field === 3) {
      const { id, numbers } = readNumbers(inner.enter(from, to));
      tables.mappings.set(checkId(id, from), numbers.get(5) ?? 0);
      limit('places', tables.mappings.size, MAX_LOCATIONS);
    } else if (field === 4) {
      tables.firstLines.push(tables.lines.length);
      let id = 0;
      let mapping = 0;
      inner.enter(from, to);
      while (inner.next()) {
        if (inner.field === 1) id = inner.value;
        else if (inner.field === 2) mapping = inner.value;
        else if (inner.field === 4) tables.lines.push(readNumbers(line.enter(inner.from, inner.to)).id);
      }
      tables.locations.set(checkId(id, from), tables.firstLines.length - 1);
      tables.locationMappings.push(mapping);
      limit('places', tables.firstLines.length, MAX_LOCATIONS);
      limit('places', tables.lines.length, MAX_LINES);
    }
  }
  tables.firstLines.push(tables.lines.length);
  return tables;
}

/** Ids above 2⁵³ would be rounded to others. No writer has such ids. */
function checkId(id: number, offset: number): number {
  if (id > 0 && Number.isSafeInteger(id)) return id;
  throw new ProtobufError(offset, `the id ${id}`);
}

function readValueType(reader: MessageReader): { type: number; unit: number } {
  const { id, numbers } = readNumbers(reader);
  return { type: id, unit: numbers.get(2) ?? 0 };
}

/** Reads the numbers of a small message: the first field, and all by their field. */
function readNumbers(reader: MessageReader): { id: number; numbers: ReadonlyMap<number, number> } {
  const numbers = new Map<number, number>();
  while (reader.next()) if (reader.wire === 0) numbers.set(reader.field, reader.value);
  return { id: numbers.get(1) ?? 0, numbers };
}

function readSamples(path: string, bytes: Uint8Array, tables: PprofTables): Profile {
  const tree = makeCallTree(path);
  const text = (index: number) => textOf(bytes, tables, index);
  const type = chooseType(tables, text);
  if (type === -1) throw userError('profile-empty', inFile(path), {});
  const { unit, factor } = toBaseUnit(text(tables.sampleTypes[type]!.unit));
  const stacks = makeStacks({ path, tables, tree, text });
  const reader = new MessageReader(bytes);
  const inner = new MessageReader(bytes);
  const locations: number[] = [];
  const countType = tables.sampleTypes.findIndex((one) => text(one.unit) === 'count');
  let count = 0;
  let sum = 0;
  let samples = 0;
  while (reader.next()) {
    if (reader.field !== 2) continue;
    samples += 1;
    if (samples > MAX_NODES) throw userError('profile-too-many', inFile(path), { what: 'stacks', max: MAX_NODES });
    const at = reader.from;
    locations.length = 0;
    let index = 0;
    let value: number | null = null;
    inner.enter(reader.from, reader.to);
    while (inner.next()) {
      if (inner.field === 1) {
        inner.eachNumber((id) => {
          locations.push(id);
          if (locations.length > MAX_DEPTH) throw userError('profile-too-deep', inFile(path), { max: MAX_DEPTH });
        });
      } else if (inner.field === 2) {
        inner.eachNumber((one) => {
          if (index === type) value = one;
          if (index === countType) count += one;
          index += 1;
        });
      }
    }
    if (value === null || index !== tables.sampleTypes.length) {
      throw makeFault(path, at, `a sample with ${index} of ${tables.sampleTypes.length} values`);
    }
    if (value < 0) throw userError('profile-negative', inFile(path), { got: value, place: `byte ${at}` });
    tree.add(stacks.nodeOf(locations, at), value * factor);
    sum += value;
  }
  return tree.finish({ unit, hasStacks: true, quantum: factor * quantumOf(tables, { type, text, mean: sum / count }) });
}

/** Returns the value that one sample stands for: the period if it is one of this value, or else the mean. */
function quantumOf(
  { sampleTypes, periodType, period }: PprofTables,
  { type, text, mean }: { readonly type: number; text(index: number): string; readonly mean: number },
): number {
  const unit = text(sampleTypes[type]!.unit);
  if (unit === 'count') return 1;
  if (period > 0 && text(periodType.unit) === unit) return period;
  return Number.isFinite(mean) && mean > 0 ? mean : 1;
}

/** Returns the index of the values that `go tool pprof` shows: the default one, or else the last one. */
function chooseType({ sampleTypes, defaultType }: PprofTables, text: (index: number) => string): number {
  const named = defaultType === 0 ? -1 : sampleTypes.findIndex(({ type }) => text(type) === text(defaultType));
  return named === -1 ? sampleTypes.length - 1 : named;
}

function textOf(bytes: Uint8Array, { strings }: PprofTables, index: number): string {
  const [from, to] = [strings[2 * index], strings[2 * index + 1]];
  if (index < 0 || from === undefined || to === undefined) throw new ProtobufError(0, `no text of the number ${index}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
}

interface StackContext {
  readonly path: string;
  readonly tables: PprofTables;
  readonly tree: CallTree;
  text(index: number): string;
}

/** Returns what finds the node of a stack of locations, innermost first. */
function makeStacks({ path, tables, tree, text }: StackContext) {
  const { lines, firstLines, locations, functions, mappings, locationMappings } = tables;
  const frames = new Map<number, number>();

  function frameOf(id: number, at: number): number {
    const known = frames.get(id);
    if (known !== undefined) return known;
    const found = functions.get(id);
    if (found === undefined) throw makeFault(path, at, `a sample in function ${id}, which is missing`);
    const file = text(found.file);
    const frame = tree.addFrame(text(found.name) || '[unknown]', file === '' ? null : file);
    frames.set(id, frame);
    return frame;
  }

  /** Returns the frame of a location without symbols: only its program or library is known. */
  function unknownFrameOf(location: number): number {
    const mapping = mappings.get(locationMappings[location]!);
    const file = mapping === undefined ? '' : text(mapping);
    return tree.addFrame('[unknown]', file === '' ? null : file);
  }

  return {
    nodeOf(ids: readonly number[], at: number): number {
      let node = 0;
      for (let index = ids.length - 1; index >= 0; index -= 1) {
        const location = locations.get(ids[index]!);
        if (location === undefined) throw makeFault(path, at, `a sample at location ${ids[index]}, which is missing`);
        const first = firstLines[location]!;
        const last = firstLines[location + 1]! - 1;
        if (last < first) node = tree.child(node, unknownFrameOf(location));
        // Functions that the compiler put into others stand before them.
        for (let line = last; line >= first; line -= 1) node = tree.child(node, frameOf(lines[line]!, at));
      }
      return node;
    },
  };
}
