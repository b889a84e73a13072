// Validates the JSON of a benchmark tool. What has not the expected shape becomes a problem with file, line and keys.
// Knows no tool. Schemas have no messages of their own.

import * as z from 'zod';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { isNumberList, type JsonFailure } from './json-text.ts';
import { truncate } from './plain-text.ts';

/** Finite numbers, maybe millions. Only an invalid list is checked item by item. */
export const numberListSchema = z.custom<number[]>().superRefine((value: unknown, { addIssue }) => {
  if (isNumberList(value)) return;
  if (!Array.isArray(value)) return addIssue({ code: 'invalid_type', expected: 'array', input: value });
  for (const [index, input] of value.entries()) {
    if (!Number.isFinite(input)) addIssue({ code: 'invalid_type', expected: 'number', input, path: [index] });
  }
});

/** An object with any keys, each of them kept: a record of zod would lose `__proto__`. Read it with `entriesOf`. */
export const recordSchema = z.custom<object>().superRefine((value: unknown, { addIssue }) => {
  if (!isObject(value)) addIssue({ code: 'invalid_type', expected: 'record', input: value });
});

const TOKENS = {
  value: 'value',
  'first value': 'value',
  key: 'key',
  'first key': 'key',
  colon: 'colon',
  more: 'comma',
} as const;

/** For a text that is not JSON, or not to its end. */
export function makeJsonProblem(path: string, { line, column, found, expected }: JsonFailure): Diagnostic {
  const location = inFile(path, line, column);
  if (found === null) return makeError('broken-off', location, { language: 'JSON' });
  return makeError('not-json', location, { got: found, expected: expected === null ? undefined : TOKENS[expected] });
}

/** Null if the value is invalid, and then a problem is added for each error. */
export function parseValue<T>(
  schema: z.ZodType<T>,
  value: unknown,
  { location, problems }: { readonly location: Location; readonly problems: Diagnostic[] },
): T | null {
  // Issues name their schema only here, in the function that makes their messages. It is called when `error` is read. No
  // schema has alternatives, which would have issues of their own.
  const issues: z.core.$ZodRawIssue[] = [];
  const { data, error } = schema.safeParse(value, {
    error(issue) {
      issues.push(issue);
      return '';
    },
  });
  if (error === undefined) return data;
  for (const issue of issues) {
    const path = issue.path ?? [];
    const got = formatJsonValue(valueAt(value, path)) || undefined;
    problems.push(makeError('wrong-type', appendKeys(location, ...path), { ...readExpectation(issue), got }));
  }
  return null;
}

type ExpectedValue = Pick<DataOf<'wrong-type'>, 'expected' | 'keys'>;

/** A schema that compares several values gives what they must be as `params`. */
function readExpectation(issue: z.core.$ZodRawIssue): ExpectedValue {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: EXPECTED_TYPES[issue.expected] ?? 'any', keys: findRequiredKeys(issue.inst) };
    case 'too_small':
      return { expected: issue.origin === 'number' ? 'positive' : 'filled' };
    case 'invalid_value':
      return { expected: 'choice', keys: issue.values.map(String) };
    case 'custom':
      return issue.params as ExpectedValue;
    default:
      return { expected: 'any' };
  }
}

const EXPECTED_TYPES: Readonly<Record<string, ExpectedValue['expected']>> = {
  object: 'object',
  record: 'object',
  array: 'list',
  tuple: 'list',
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

function findRequiredKeys(schema: unknown): string[] | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  return fields.flatMap(([key, field]) => (field._zod.optin === undefined ? [key] : []));
}

export function appendKeys(location: Location, ...keys: readonly PropertyKey[]): Location {
  const steps = keys.map((key) => (typeof key === 'number' ? key : String(key)));
  return location.map((part) => (part.kind === 'file' ? { ...part, keys: [...(part.keys ?? []), ...steps] } : part));
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Empty for every value that is not an object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The entries for the name of a benchmark: ` [size=1, mode=a]`. Empty if there are none. */
export function formatParameters(value: unknown, more: readonly string[] = []): string {
  const pairs = [...entriesOf(value).map(([key, parameter]) => `${key}=${formatJsonValue(parameter)}`), ...more];
  return pairs.length === 0 ? '' : ` [${pairs.join(', ')}]`;
}

/** Undefined if there is no value under these keys. */
export function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    const isNested = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isNested ? inner[key as keyof typeof inner] : undefined;
  }, value);
}

/** Long values are cut, for a message. */
export function formatJsonValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  return truncate(
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value),
  );
}

/**
 * First line of the message of an error that a JavaScript tool wrote: an object with a message, the message alone, or `{}`,
 * which is what JSON keeps of an error object. Undefined if there is no message.
 */
export function toReason(error: unknown): string | undefined {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  const text = typeof message === 'string' ? message : formatJsonValue(message);
  const [reason = ''] = text.split('\n', 1);
  return error == null || reason.trim() === '' || reason === '{}' ? undefined : reason.trim();
}
