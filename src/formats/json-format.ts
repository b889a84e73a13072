// The frame of the formats that read JSON: it walks over the documents of an output, and the format reads one of them. A value
// knows its place, so a format never builds the location of a problem. It knows no tool.

import type * as z from 'zod';
import { type Diagnostic, type DiagnosticCode, makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { makeFindings, makeNumbering, type Result, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { findRepeatedKey, parseJsonText } from './json-text.ts';
import {
  appendKeys,
  entriesOf,
  formatJsonValue,
  isObject,
  makeJsonProblem,
  parseValue,
  toReason,
  valueAt,
} from './json-validation.ts';

/** A value of a document with its place, at which a wrong type and all that a format reports becomes a problem. */
export class JsonValue {
  readonly value: unknown;
  /** Problems of the whole output. */
  readonly problems: Diagnostic[];
  readonly #document: Location;
  readonly #keys: readonly (string | number)[];

  constructor(value: unknown, document: Location, problems: Diagnostic[], keys: readonly (string | number)[] = []) {
    this.value = value;
    this.problems = problems;
    this.#document = document;
    this.#keys = keys;
  }

  /** Made when it is asked for: a document may have a million values, of which few have a problem. */
  get location(): Location {
    return this.#keys.length === 0 ? this.#document : appendKeys(this.#document, ...this.#keys);
  }

  /** May have no value, which is not reported. */
  at(...keys: readonly (string | number)[]): JsonValue {
    return new JsonValue(valueAt(this.value, keys), this.#document, this.problems, [...this.#keys, ...keys]);
  }

  /** Empty if there is no text, which is not reported. */
  text(...keys: readonly string[]): string {
    const text = valueAt(this.value, keys);
    return typeof text === 'string' ? text : '';
  }

  /** Validates this value, or another one. Null if it is invalid, which is reported. */
  read<T>(schema: z.ZodType<T>, value = this.value): T | null {
    return parseValue(schema, value, this);
  }

  /** The items of the list under this key, or of the value itself. If it is empty, `noResults` is reported. */
  list(key: string | null = null, noResults: DataOf<'no-results'> | null = null): readonly JsonValue[] {
    if (key !== null && !isObject(this.value)) return this.reportType('object', [key]);
    const list = key === null ? this : this.at(key);
    if (!Array.isArray(list.value)) return list.reportType('list');
    if (list.value.length === 0 && noResults !== null) this.reportError('no-results', noResults);
    return list.value.map((_, index) => list.at(index));
  }

  /** Empty for a value that is no object, which is not reported. */
  entries(): [key: string, value: JsonValue][] {
    return entriesOf(this.value).map(([key]) => [key, this.at(key)]);
  }

  /** Like `entries`, but a value that is no object is reported. */
  members(): [key: string, value: JsonValue][] {
    return isObject(this.value) ? this.entries() : this.reportType('object');
  }

  reportError<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>): void {
    this.problems.push(makeError(code, this.location, data));
  }

  reportWarning<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>): void {
    this.problems.push(makeWarning(code, this.location, data));
  }

  reportType(expected: DataOf<'wrong-type'>['expected'], keys?: string[]): [] {
    const got = formatJsonValue(this.value) || undefined;
    this.problems.push(makeError('wrong-type', appendKeys(this.location), { expected, keys, got }));
    return [];
  }
}

export interface JsonDocumentOptions {
  /** Reads `NaN` and `Infinity` without quotes as texts, as Python and C++ write them. */
  readonly bareNonFinite?: boolean;
  /** Reports a key that its object has twice: keys are names, and a parser keeps the last one only. */
  readonly namedKeys?: boolean;
}

/** The complete documents. Reports an error if the text breaks off or has none. */
export function parseJsonDocuments(
  { path, text }: ToolOutput,
  problems: Diagnostic[],
  { bareNonFinite = false, namedKeys = false }: JsonDocumentOptions = {},
): JsonValue[] {
  const { documents, failure } = parseJsonText(text, bareNonFinite);
  const repeated = namedKeys && failure === null ? findRepeatedKey(text) : null;
  if (failure !== null) problems.push(makeJsonProblem(path, failure));
  else if (documents.length === 0) problems.push(makeError('nothing-printed', inFile(path), {}));
  else if (repeated !== null) {
    problems.push(makeError('repeated-key', inFile(path, repeated.line), { key: repeated.key }));
  }
  return documents.map(({ line, value }) => {
    return new JsonValue(value, inFile(path, documents.length > 1 ? line : undefined), problems);
  });
}

/** Functions by which a format reports the contents of a document. */
export interface JsonResults {
  add(result: Result): void;
  /** Numbers a name that occurred before in the same document, or in the same group of it. */
  number(name: string, group?: string | null): string;
}

export interface JsonReader extends JsonDocumentOptions {
  /** Advice for an output without results. */
  readonly noResults?: DataOf<'no-results'>;
  read(document: JsonValue, results: JsonResults): void;
}

export function parseJson(source: ToolOutput, { noResults = {}, read, ...options }: JsonReader): ParseResult {
  const findings = makeFindings();
  for (const document of parseJsonDocuments(source, findings.problems, options)) {
    read(document, { add: findings.series.add, number: makeNumbering() });
  }
  return toParseResult(findings, source.path, noResults);
}

/** All values of a tool, or without them its own median or mean. Null if there is neither. */
export function valuesOrMiddle(
  values: readonly number[] | null | undefined,
  middle: number | null | undefined,
): Pick<Result, 'values' | 'aggregate'> | null {
  if (values != null && values.length > 0) return { values };
  return middle == null ? null : { values: [middle], aggregate: true };
}

/** The values that the schema can read, each with what it reads. The others are reported when their turn comes. */
export function* readEach<T>(items: readonly JsonValue[], schema: z.ZodType<T>): Generator<[item: JsonValue, read: T]> {
  for (const item of items) {
    const read = item.read(schema);
    if (read !== null) yield [item, read];
  }
}

/** Reports a benchmark that has an error, or no error and no result. */
export function reportFailure(benchmark: JsonValue, name: string, error: unknown): void {
  if (error == null) benchmark.reportError('benchmark-without-result', { name });
  else benchmark.reportError('failed-in-tool', { name, reason: toReason(error) });
}

interface JsonFormat extends Omit<Format, 'recognises' | 'parse'>, JsonReader {
  /** Keys that the text must have (`json-keys.ts`), or another test of it. One sign is sufficient. */
  readonly signs: readonly (readonly string[] | ((text: string) => boolean))[];
}

/** For a tool whose output is JSON and nothing else. */
export function jsonFormat({ signs, ...format }: JsonFormat): Format {
  return {
    ...format,
    recognises: (text) => signs.some((sign) => (typeof sign === 'function' ? sign(text) : hasKeys(text, ...sign))),
    parse: (source) => parseJson(source, format),
  };
}
