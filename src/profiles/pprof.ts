// Reads profiles of pprof: Go's -cpuprofile and -memprofile, and many other tools.
// Source of the fields: https://github.com/google/pprof/blob/main/proto/profile.proto

import { userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import { CallTree } from './call-tree.ts';
import {
  checkLimit,
  MAX_DEPTH,
  MAX_FRAMES,
  MAX_NODES,
  makeMalformedError,
  type ProfileFile,
  type ProfileFormat,
  toBaseUnit,
  toLine,
} from './profile-format.ts';
import { BYTES, MessageReader, NUMBER, ProtobufError } from './protobuf.ts';

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

/** Numbers of the fields of each message. */
const PROFILE = {
  ...{ sampleType: 1, sample: 2, mapping: 3, location: 4, function: 5, string: 6 },
  ...{ periodType: 11, period: 12, defaultType: 14 },
};
const VALUE_TYPE = { type: 1, unit: 2 };
const SAMPLE = { location: 1, value: 2 };
const MAPPING = { id: 1, file: 5 };
const LOCATION = { id: 1, mapping: 2, line: 4 };
const LINE = { function: 1 };
const FUNCTION = { id: 1, name: 2, file: 4, startLine: 5 };

type ProtobufMessage<Fields> = { [Name in keyof Fields]: number };

function parsePprof(file: ProfileFile): Profile {
  try {
    return readSamples(readTables(file));
  } catch (error) {
    if (!(error instanceof ProtobufError)) throw error;
    const facts = { format: 'pprof', expected: 'the message Profile of pprof', got: error.found };
    throw makeMalformedError(file.path, `byte ${error.offset}`, facts);
  }
}

/** Tables that the samples refer to. Texts are the indices of strings. */
type PprofTables = ReturnType<typeof makeTables>;

function makeTables(file: ProfileFile) {
  return {
    ...file,
    /** Offsets of the strings: from, to, from, to … */
    strings: [] as number[],
    sampleTypes: [] as ProtobufMessage<typeof VALUE_TYPE>[],
    periodType: { type: 0, unit: 0 },
    period: 0,
    /** 0 if none is said. */
    defaultType: 0,
    /** Functions and mappings by their ids. */
    functions: new Map<number, ProtobufMessage<typeof FUNCTION>>(),
    mappings: new Map<number, ProtobufMessage<typeof MAPPING>>(),
    /** Index of each location by its id. */
    locations: new Map<number, number>(),
    locationMappings: [] as number[],
    /** First line of each location in `lines`; lines end where the next ones begin. */
    firstLines: [] as number[],
    /** Functions of all locations, innermost first. */
    lines: [] as number[],
  };
}

function readTables(file: ProfileFile): PprofTables {
  const { path, bytes } = file;
  const tables = makeTables(file);
  const reader = new MessageReader(bytes);
  const inner = new MessageReader(bytes);
  while (reader.next()) {
    const { field, from, to, value, wire } = reader;
    const read = <Fields extends object>(fields: Fields) => readMessage(inner.enter(from, to), fields);
    if (field <= PROFILE.string && wire !== BYTES)
      throw new ProtobufError(reader.offset, `field ${field} without a length`);
    if (field === PROFILE.sampleType) tables.sampleTypes.push(read(VALUE_TYPE));
    else if (field === PROFILE.periodType && wire === BYTES) tables.periodType = read(VALUE_TYPE);
    else if (field === PROFILE.period) tables.period = value;
    else if (field === PROFILE.defaultType) tables.defaultType = value;
    else if (field === PROFILE.string) {
      tables.strings.push(from, to);
      checkLimit(path, 'texts', tables.strings.length / 2, MAX_STRINGS);
    } else if (field === PROFILE.function) {
      const message = read(FUNCTION);
      tables.functions.set(checkId(message.id, from), message);
      checkLimit(path, 'functions', tables.functions.size, MAX_FRAMES);
    } else if (field === PROFILE.mapping) {
      const message = read(MAPPING);
      tables.mappings.set(checkId(message.id, from), message);
      checkLimit(path, 'places', tables.mappings.size, MAX_LOCATIONS);
    } else if (field === PROFILE.location) readLocation(tables, inner.enter(from, to), from);
  }
  tables.firstLines.push(tables.lines.length);
  return tables;
}

function readLocation(tables: PprofTables, reader: MessageReader, offset: number): void {
  const { path, bytes, locations, locationMappings, lines, firstLines } = tables;
  firstLines.push(lines.length);
  let id = 0;
  let mapping = 0;
  while (reader.next()) {
    if (reader.field === LOCATION.id) id = reader.value;
    else if (reader.field === LOCATION.mapping) mapping = reader.value;
    else if (reader.field === LOCATION.line)
      lines.push(readMessage(new MessageReader(bytes, reader.from, reader.to), LINE).function);
  }
  locations.set(checkId(id, offset), firstLines.length - 1);
  locationMappings.push(mapping);
  checkLimit(path, 'places', firstLines.length, MAX_LOCATIONS);
  checkLimit(path, 'places', lines.length, MAX_LINES);
}

/** Ids above 2⁵³ would be rounded to others. No writer has such ids. */
function checkId(id: number, offset: number): number {
  if (id > 0 && Number.isSafeInteger(id)) return id;
  throw new ProtobufError(offset, `the id ${id}`);
}

/** Reads the numbers of a small message by their names; 0 for one that is missing. */
function readMessage<Fields extends object>(reader: MessageReader, fields: Fields): ProtobufMessage<Fields> {
  const entries = Object.entries(fields);
  const message = Object.fromEntries(entries.map(([name]) => [name, 0]));
  while (reader.next()) {
    const entry = reader.wire === NUMBER ? entries.find(([, field]) => field === reader.field) : undefined;
    if (entry !== undefined) message[entry[0]] = reader.value;
  }
  return message as ProtobufMessage<Fields>;
}

function readSamples(tables: PprofTables): Profile {
  const { path, bytes, sampleTypes } = tables;
  const tree = new CallTree(path);
  const type = chooseType(tables);
  if (type === -1) throw userError('profile-empty', inFile(path), {});
  const { unit, factor } = toBaseUnit(readText(tables, sampleTypes[type]!.unit));
  const findNode = makeNodeFinder(tables, tree);
  const reader = new MessageReader(bytes);
  const inner = new MessageReader(bytes);
  const locations: number[] = [];
  const countType = sampleTypes.findIndex((sampleType) => readText(tables, sampleType.unit) === 'count');
  let count = 0;
  let sum = 0;
  let samples = 0;
  while (reader.next()) {
    if (reader.field !== PROFILE.sample) continue;
    samples += 1;
    checkLimit(path, 'stacks', samples, MAX_NODES);
    const { from } = reader;
    locations.length = 0;
    let index = 0;
    let value: number | null = null;
    inner.enter(from, reader.to);
    while (inner.next()) {
      if (inner.field === SAMPLE.location) {
        inner.eachNumber((id) => {
          locations.push(id);
          if (locations.length > MAX_DEPTH) throw userError('profile-too-deep', inFile(path), { max: MAX_DEPTH });
        });
      } else if (inner.field === SAMPLE.value) {
        inner.eachNumber((number) => {
          if (index === type) value = number;
          if (index === countType) count += number;
          index += 1;
        });
      }
    }
    if (value === null || index !== sampleTypes.length)
      throw new ProtobufError(from, `a sample with ${index} of ${sampleTypes.length} values`);
    if (value < 0) throw userError('profile-negative', inFile(path), { got: value, place: `byte ${from}` });
    tree.add(findNode(locations, from), value * factor);
    sum += value;
  }
  return tree.finish({ unit, hasStacks: true, quantum: factor * chooseQuantum(tables, type, sum / count) });
}

/** The value that one sample stands for: the period if it is one of this value, or else the mean. */
function chooseQuantum(tables: PprofTables, type: number, mean: number): number {
  const { sampleTypes, periodType, period } = tables;
  const unit = readText(tables, sampleTypes[type]!.unit);
  if (unit === 'count') return 1;
  if (period > 0 && readText(tables, periodType.unit) === unit) return period;
  return Number.isFinite(mean) && mean > 0 ? mean : 1;
}

/** The index of the values that `go tool pprof` shows: the default one, or else the last one. */
function chooseType(tables: PprofTables): number {
  const { sampleTypes, defaultType } = tables;
  const index = sampleTypes.findIndex(
    ({ type }) => defaultType !== 0 && readText(tables, type) === readText(tables, defaultType),
  );
  return index === -1 ? sampleTypes.length - 1 : index;
}

function readText({ bytes, strings }: PprofTables, index: number): string {
  const [from, to] = [strings[2 * index], strings[2 * index + 1]];
  if (index < 0 || from === undefined || to === undefined) throw new ProtobufError(0, `no text of the number ${index}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
}

/** Finds the node of a stack of locations, innermost first. `offset` is that of the sample. */
function makeNodeFinder(tables: PprofTables, tree: CallTree): (ids: readonly number[], offset: number) => number {
  const { lines, firstLines, locations, functions, mappings, locationMappings } = tables;
  const frames = new Map<number, number>();

  function findFrame(id: number, offset: number): number {
    let frame = frames.get(id);
    if (frame === undefined) {
      const message = functions.get(id);
      if (message === undefined) throw new ProtobufError(offset, `a sample in function ${id}, which is missing`);
      const name = readText(tables, message.name) || '[unknown]';
      frame = tree.addFrame({ name, file: readText(tables, message.file) || null, line: toLine(message.startLine) });
      frames.set(id, frame);
    }
    return frame;
  }

  /** The frame of a location without symbols: only its program or library is known. */
  function addUnknownFrame(location: number): number {
    const mapping = mappings.get(locationMappings[location]!);
    const file = mapping === undefined ? null : readText(tables, mapping.file) || null;
    return tree.addFrame({ name: '[unknown]', file, line: null });
  }

  return (ids, offset) => {
    let node = 0;
    for (const id of ids.toReversed()) {
      const location = locations.get(id);
      if (location === undefined) throw new ProtobufError(offset, `a sample at location ${id}, which is missing`);
      const first = firstLines[location]!;
      const last = firstLines[location + 1]! - 1;
      if (last < first) node = tree.child(node, addUnknownFrame(location));
      // Functions that the compiler put into others stand before them.
      for (let line = last; line >= first; line -= 1) node = tree.child(node, findFrame(lines[line]!, offset));
    }
    return node;
  };
}
