// Parses the JSON of a profile, after a look at its bytes: few values are cheap to count and expensive to make. Also reads
// fields of the parsed values, and says which field is wrong.

import { type UserError, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import { toUtf8 } from './byte-lines.ts';
import { MAX_JSON_BYTES, MAX_JSON_CONTAINERS, MAX_JSON_DEPTH, MAX_JSON_KEYS, MAX_JSON_VALUES } from './limits.ts';
import { makePlaceError } from './malformed.ts';
import type { ProfileFile } from './profile-format.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the object in the file. */
export function parseJsonProfile({ path, bytes }: ProfileFile, format: string): JsonObject {
  const text = toUtf8(bytes);
  if (text.length > MAX_JSON_BYTES) {
    throw userError('profile-too-large', inFile(path), { got: text.length, max: MAX_JSON_BYTES, what: 'JSON' });
  }
  checkSize(path, text);
  let value: unknown;
  try {
    value = JSON.parse(text.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    // The message of the parser quotes the file. It is data, and printed as such.
    const got = error instanceof Error ? error.message : String(error);
    throw makePlaceError(path, 'the file', { format, expected: 'JSON', got });
  }
  return asObject(value, { path, format, place: 'the file' });
}

/** Counts what `JSON.parse` would make. */
function checkSize(path: string, text: Uint8Array): void {
  let depth = 0;
  let containers = 0;
  let values = 0;
  let keys = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const byte = text[index]!;
    if (isQuoted) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isQuoted = false;
      continue;
    }
    if (byte === QUOTE) isQuoted = true;
    else if (byte === 0x2c) values += 1;
    else if (byte === 0x3a) keys += 1;
    else if (byte === 0x7b || byte === 0x5b) {
      containers += 1;
      depth += 1;
      if (depth > MAX_JSON_DEPTH) throw userError('profile-too-deep', inFile(path), { max: MAX_JSON_DEPTH });
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
  }
  const counted = [
    ['objects and lists', containers, MAX_JSON_CONTAINERS],
    ['keys', keys, MAX_JSON_KEYS],
    ['values', values, MAX_JSON_VALUES],
  ] as const;
  for (const [what, count, max] of counted) {
    if (count > max) throw userError('profile-too-many', inFile(path), { what, max });
  }
}

/** Where a value is: file, format, and the keys that lead to it. */
export interface JsonPlace {
  readonly path: string;
  readonly format: string;
  readonly place: string;
}

export function wrongValue({ path, format, place }: JsonPlace, expected: string, value: unknown): UserError {
  const got = typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : value;
  return makePlaceError(path, place, { format, expected, got: String(got) });
}

export function asObject(value: unknown, at: JsonPlace): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw wrongValue(at, 'an object', value);
}

export function asList(value: unknown, at: JsonPlace): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongValue(at, 'a list', value);
}

/** Returns a finite number. */
export function asNumber(value: unknown, at: JsonPlace): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw wrongValue(at, 'a number', value);
}

/** Returns a text; null if there is none. */
export function asText(value: unknown, at: JsonPlace): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  throw wrongValue(at, 'a text', value);
}
