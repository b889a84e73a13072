// Explains to a person why a value was refused: a zod issue in, `what` and `remedy` out. Schemas put the remedy into an
// issue's message and the error into its params; the rest follows from the shape of the data.

import * as z from 'zod';
import type { Complaint } from '../errors.ts';
import { OPTIONS } from './options.ts';
import { toQuotable } from './quotable.ts';
import { namesNotInFile } from './schema.ts';
import { suggestWord } from './suggest-word.ts';
import { isGlued, missingSpace } from './yaml-faults.ts';
import type { Span } from './yaml-positions.ts';

export interface Explanation extends Omit<Complaint, 'where'> {
  readonly path: readonly (string | number)[];
  /** `key` if the key itself is wrong, not its value. */
  readonly part: 'key' | 'value';
  /** Part of the text at the path that is wrong. Absent: all of it. */
  readonly within?: Span;
}

/** Maximum number of suggestions per mapping. More are never shown, and each takes time to find. */
const MAX_SUGGESTIONS = 200;

/** Returns all errors in a value, in the order of zod's issues. */
export function explainIssues(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Explanation[] {
  const meant = new Set<string>();
  const explanations = issues.flatMap((issue): Explanation[] => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, path);
      return issue.keys.map((key, index) => {
        const right = index < MAX_SUGGESTIONS ? suggestWord(key, known) : null;
        meant.add(JSON.stringify([...path, right]));
        return { path: [...path, key], part: 'key', ...unknownKey([...path, key], { known, meant: right }) };
      });
    }
    if (issue.code === 'invalid_type') return [{ path, ...mismatch(issue) }];
    const { what, within } = (issue.code === 'custom' ? issue.params : undefined) ?? {};
    const got = typeof issue.input === 'string' ? { got: toQuotable(issue.input) } : {};
    const all = {
      what: what === undefined ? 'is not allowed here' : String(what),
      ...got,
      remedy: issue.message,
    };
    return [{ path, part: 'value', ...all, ...(within !== undefined && { within: within as Span }) }];
  });
  // A misspelt key is reported once, and not also as missing.
  return explanations.filter(
    ({ path, what }) => what !== MISSING_MESSAGE || !meant.has(JSON.stringify(path)),
  );
}

const MISSING_MESSAGE = 'is missing';

function unknownKey(
  path: readonly (string | number)[],
  { known, meant }: { known: readonly string[]; meant: string | null },
): { what: string; remedy: string } {
  const key = String(path.at(-1));
  if (path.length === 1 && namesNotInFile(OPTIONS).includes(key)) {
    return { what: 'cannot be set in this file', remedy: `Give it as the input "${key}" of the action` };
  }
  if (key === '<<') {
    const remedy = 'Write the keys out; an alias may stand for a whole value, such as "benchmarks: *names"';
    return { what: 'keys are not merged', remedy };
  }
  const what = 'is not a known key';
  return meant === null
    ? { what, remedy: `Known here are ${known.join(', ')}` }
    : { what, remedy: `Write "${meant}"` };
}

function mismatch({
  expected,
  input,
  message: remedy,
}: z.core.$ZodIssueInvalidType): Omit<Explanation, 'path'> {
  const part = 'key';
  if (input === undefined) return { part, what: MISSING_MESSAGE, remedy };
  if (input === null) return { part, what: 'has no value', remedy };
  if (typeof input === 'string') {
    if (isGlued(input)) return { part: 'value', ...missingSpace(input) };
    return {
      part: 'value',
      what: `must be ${kindOf(expected)}, not a single value`,
      got: toQuotable(input),
      remedy,
    };
  }
  const found = Array.isArray(input) ? 'a list' : 'a mapping';
  return { part, what: `must be ${kindOf(expected)}, not ${found}`, remedy };
}

function kindOf(expected: string): string {
  if (expected === 'string') return 'one value';
  return expected === 'array' ? 'a list' : 'a mapping of keys to values';
}

/** Returns the keys that the schema knows at a path. */
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
