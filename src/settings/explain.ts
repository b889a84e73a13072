// Why a value was refused, as what a person reads: a zod issue in, `what` and `remedy` out. Schemas put what to
// write into an issue's message and what is wrong into its params; the shape of the data says the rest.

import * as z from 'zod';
import type { Complaint } from '../errors.ts';
import { nearest } from './nearest.ts';
import { quotable } from './quotable.ts';
import { NOT_IN_FILE } from './schema.ts';

export interface Explanation extends Omit<Complaint, 'where'> {
  readonly path: readonly (string | number)[];
  /** The key itself is wrong, not its value. */
  readonly part: 'key' | 'value';
}

/** All that is wrong with a value, in the order in which zod met it. */
export function explain(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Explanation[] {
  return issues.flatMap((issue): Explanation[] => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, path);
      return issue.keys.map((key) => ({
        path: [...path, key],
        part: 'key',
        ...unknownKey([...path, key], known),
      }));
    }
    const remedy = issue.message;
    if (issue.code === 'invalid_type') {
      return [{ path, part: 'key', what: mismatch(issue.expected, issue.input), remedy }];
    }
    const what = issue.code === 'custom' ? String(issue.params?.['what']) : 'is not allowed here';
    const got = typeof issue.input === 'string' ? { got: quotable(issue.input) } : {};
    return [{ path, part: 'value', what, ...got, remedy }];
  });
}

function unknownKey(
  path: readonly (string | number)[],
  known: readonly string[],
): { what: string; remedy: string } {
  const key = String(path.at(-1));
  if (path.length === 1 && NOT_IN_FILE.includes(key)) {
    return { what: 'cannot be set in this file', remedy: `Give it as the input "${key}" of the action` };
  }
  const meant = nearest(key, known);
  const what = 'is not a known key';
  return meant === null
    ? { what, remedy: `Known here are ${known.join(', ')}` }
    : { what, remedy: `Write "${meant}"` };
}

function mismatch(expected: string, found: unknown): string {
  if (found === undefined) return 'is missing';
  if (found === null) return 'has no value';
  const wanted =
    expected === 'string' ? 'one value' : expected === 'array' ? 'a list' : 'a mapping of keys to values';
  return `must be ${wanted}, not ${Array.isArray(found) ? 'a list' : typeof found === 'object' ? 'a mapping' : 'a single value'}`;
}

/** The keys that the schema knows at a path. */
function keysAt(schema: unknown, path: readonly (string | number)[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return keysAt(schema.in, path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[step], rest);
  }
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  return schema instanceof z.ZodRecord ? keysAt(schema.valueType, rest) : [];
}
