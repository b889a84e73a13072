// Validates the JSON of a benchmark tool. Returns documents and values of the expected shape. Everything else becomes a
// problem with file, line and JSON path. Independent of the tool.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { ToolOutput } from './format.ts';
import { type JsonDocument, type JsonParseOptions, parseJsonText } from './json-text.ts';
import { isNumberList } from './number-list.ts';
import { truncate } from './plain-text.ts';

/** Message for a value that must be a number and is not. */
export const MUST_BE_NUMBER = 'must be a finite number';

/** Returns a schema for a list of finite numbers, maybe millions. Only an invalid list is checked item by item. */
export function numberListSchema(message: string): z.ZodType<number[]> {
  const careful = z.array(z.number(MUST_BE_NUMBER), message);
  return z.custom<number[]>().superRefine((value, context) => {
    if (isNumberList(value)) return;
    const { error } = careful.safeParse(value, { error: defaultMessage });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });
}

/** Position of a value. */
export interface JsonPath {
  /** File, with the line if it holds several documents. */
  readonly where: string;
  /** Keys from the root of the document to the value. */
  readonly keys: readonly PropertyKey[];
}

/** Returns the complete documents of a text. Reports an error if the text breaks off or has no document. */
export function parseJsonDocuments(
  { path, text }: ToolOutput,
  problems: Problem[],
  leniency: JsonParseOptions = { bareNonFinite: false },
): { place: JsonPath; value: unknown }[] {
  const { documents, failure } = parseJsonText(text, leniency);
  if (failure !== null) {
    const { line, column, message } = failure;
    const remedy = 'Check that the command ended and printed nothing else.';
    problems.push(
      legacyProblem({
        where: `${path}:${line}:${column}`,
        message: `${message}. ${remedy}`,
        severity: 'error',
      }),
    );
  } else if (documents.length === 0) {
    const message = 'there is nothing in it. Check that the command prints its results.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  const where = ({ line }: JsonDocument) => (documents.length > 1 ? `${path}:${line}` : path);
  return documents.map((document) => ({
    place: { where: where(document), keys: [] },
    value: document.value,
  }));
}

/** Returns the value as the schema reads it. If it is invalid, returns null and adds a problem for each error. */
export function parseValue<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { place, problems }: { place: JsonPath; problems: Problem[] },
): T | null {
  const { data, error } = schema.safeParse(value, { error: defaultMessage });
  for (const issue of error?.issues ?? []) {
    const where = formatJsonPath({ ...place, keys: [...place.keys, ...issue.path] });
    const message = `${issue.message}, got "${formatJsonValue(valueAt(value, issue.path))}".`;
    problems.push(legacyProblem({ where, message, severity: 'error' }));
  }
  return data ?? null;
}

/** Returns the message for an error for which the schema has none. */
function defaultMessage({ code, expected }: z.core.$ZodRawIssue): string {
  if (code !== 'invalid_type' || typeof expected !== 'string') return 'is not what this format has here';
  if (expected === 'number') return MUST_BE_NUMBER;
  const noun = TYPE_NOUNS[expected];
  return noun === undefined ? 'is not what this format has here' : `must be ${noun}`;
}

const TYPE_NOUNS: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
};

export function appendKeys(place: JsonPath, ...keys: PropertyKey[]): JsonPath {
  return { ...place, keys: [...place.keys, ...keys] };
}

/** Formats a place: `results.json: $[2].values[0]`. */
export function formatJsonPath({ where, keys }: JsonPath): string {
  const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return `${where}: $${path}`;
}

/** Returns the text under these keys of a value that is not validated yet. Empty if there is none. */
export function textAt(value: unknown, ...keys: readonly PropertyKey[]): string {
  const text = valueAt(value, keys);
  return typeof text === 'string' ? text : '';
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    const isNested = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isNested ? inner[key as keyof typeof inner] : undefined;
  }, value);
}

/** Formats a value for a message. Long values are cut. */
export function formatJsonValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  return truncate(
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value),
  );
}
