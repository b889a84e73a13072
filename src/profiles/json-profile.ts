// Parses the JSON of a profile, after a look at its bytes: values are cheap to count and expensive to make. Also reads
// fields of the parsed values, and says which field is wrong.

import { type UserError, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import { checkLimit, makeMalformedError, type ProfileFile, toUtf8 } from './profile-format.ts';

/** Largest file: its values take several times as much memory as its text. */
const MAX_BYTES = 16 * 1024 * 1024;

const MAX_CONTAINERS = 150_000;
const MAX_KEYS = 600_000;
const MAX_VALUES = 1_200_000;

/** Only old profiles of V8 nest as deep as their calls. */
const MAX_DEPTH = 4 * 1024;

/** A value of a file and where it is. Reading it throws a UserError that says so if it is of another type. */
export class JsonField {
  readonly value: unknown;
  /** The keys that lead to it, for messages. */
  readonly place: string;
  readonly #file: { readonly path: string; readonly format: string };

  constructor(value: unknown, place: string, file: { readonly path: string; readonly format: string }) {
    this.value = value;
    this.place = place;
    this.#file = file;
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** A value of an object, or an item of a list. It may be missing. */
  at(key: string | number, place?: string): JsonField {
    const isIndex = typeof key === 'number';
    const value = isIndex ? this.values()[key] : this.object()[key];
    const inside = isIndex ? `${this.place}[${key}]` : this.place === WHOLE ? key : `${this.place}.${key}`;
    return new JsonField(value, place ?? inside, this.#file);
  }

  object(): Readonly<Record<string, unknown>> {
    const { value } = this;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
    throw this.wrong('an object');
  }

  /** The items of a list, as they are in the file. */
  values(): readonly unknown[] {
    if (Array.isArray(this.value)) return this.value;
    throw this.wrong('a list');
  }

  /** The items of a list. Takes memory for each of them. */
  list(): JsonField[] {
    return this.values().map((_, index) => this.at(index));
  }

  number(min = Number.NEGATIVE_INFINITY): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isFinite(value)) throw this.wrong('a number');
    if (value < min) throw this.wrong(`a number from ${min}`);
    return value;
  }

  /** Null if it is missing or empty. */
  text(): string | null {
    if (this.isMissing || this.value === '') return null;
    if (typeof this.value === 'string') return this.value;
    throw this.wrong('a text');
  }

  /** The list must have as many items as another one. */
  checkLength(count: number, counted: string): void {
    const { length } = this.values();
    if (length !== count) throw this.wrong(`a list of ${count} numbers, as many as ${counted}`, `${length} numbers`);
  }

  wrong(expected: string, value = this.value): UserError {
    const { path, format } = this.#file;
    const got = typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : value;
    return makeMalformedError(path, this.place, { format, expected, got: String(got) });
  }
}

const WHOLE = 'the file';

/** The object in the file. */
export function parseJsonProfile({ path, bytes }: ProfileFile, format: string): JsonField {
  const text = toUtf8(bytes);
  if (text.length > MAX_BYTES) {
    throw userError('profile-too-large', inFile(path), { got: text.length, max: MAX_BYTES, what: 'JSON' });
  }
  checkSize(path, text.toString('latin1'));
  let value: unknown;
  try {
    value = JSON.parse(text.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    // The message of the parser quotes the file. It is data, and printed as such.
    const got = error instanceof Error ? error.message : String(error);
    throw makeMalformedError(path, WHOLE, { format, expected: 'JSON', got });
  }
  const document = new JsonField(value, WHOLE, { path, format });
  document.object();
  return document;
}

/** Counts what `JSON.parse` would make. `text` has a character for each byte. */
function checkSize(path: string, text: string): void {
  let depth = 0;
  let containers = 0;
  let values = 0;
  let keys = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) index += letter === '\\' ? 1 : 0;
    else if (letter === ',') values += 1;
    else if (letter === ':') keys += 1;
    else if (letter === '{' || letter === '[') {
      containers += 1;
      depth += 1;
      if (depth > MAX_DEPTH) throw userError('profile-too-deep', inFile(path), { max: MAX_DEPTH });
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  checkLimit(path, 'objects and lists', containers, MAX_CONTAINERS);
  checkLimit(path, 'keys', keys, MAX_KEYS);
  checkLimit(path, 'values', values, MAX_VALUES);
}
