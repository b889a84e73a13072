// Explains why a value was refused: zod's issues in, mistakes with the path of each value out. Schemas attach the code
// and the data to an issue; the rest follows from the shape of the data.

import * as z from 'zod';
import type { DiagnosticCode } from '../model/diagnostic.ts';
import { omitNull } from '../text/omit-null.ts';
import { innerSchemaOf } from './field-builders.ts';
import { decodeExpectation, type Mistake, makeMistake, suggestWord, toQuotable } from './mistake.ts';
import { type Option, toKebabCase } from './option.ts';
import { namesNotInFile, OPTIONS } from './options.ts';
import { findMissingSpace, type Span } from './yaml-faults.ts';

export interface Explanation extends Mistake {
  readonly path: readonly (string | number)[];
  /** `key` if the key itself is wrong, not its value. */
  readonly part: 'key' | 'value';
  /** Part of the text at the path that is wrong. Null: all of it. */
  readonly within: Span | null;
}

/** The limit of a mapping. More are never shown, and each takes time to find. */
const MAX_SUGGESTIONS = 200;

export function explainIssues(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]): Explanation[] {
  const meant = new Set<string>();
  const explanations = issues.flatMap((issue): Explanation[] => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, path);
      return issue.keys.map((key, index) => {
        const right = index < MAX_SUGGESTIONS ? suggestWord(key, known) : null;
        meant.add(JSON.stringify([...path, right]));
        return { path: [...path, key], part: 'key', ...findKeyMistake([...path, key], known, right), within: null };
      });
    }
    if (issue.code === 'invalid_type') return [{ path, ...findMismatch(issue), within: null }];
    if (issue.code !== 'custom')
      return [{ path, part: 'value', ...makeMistake('value-not-allowed', {}), within: null }];
    const { code, data, within = null } = issue.params as { code: DiagnosticCode; data: object; within?: Span };
    const found = typeof issue.input === 'string' ? { got: toQuotable(issue.input) } : {};
    const all = { ...decodeExpectation(issue.message), ...found, ...data };
    return [{ path, part: 'value', code, data: all, within }];
  });
  // A misspelt key is reported once, and not also as missing.
  return explanations.filter(({ path, code }) => code !== 'key-missing' || !meant.has(JSON.stringify(path)));
}

function findKeyMistake(path: readonly (string | number)[], known: readonly string[], meant: string | null): Mistake {
  const key = String(path.at(-1));
  if (path.length === 1 && namesNotInFile(OPTIONS).includes(key)) {
    const isInput = Object.entries<Option>(OPTIONS).some(([name, { inputs }]) => inputs && toKebabCase(name) === key);
    return makeMistake('key-not-in-file', isInput ? { input: key } : { flag: `--${key}` });
  }
  if (key === '<<') return makeMistake('keys-merged', {});
  return makeMistake('key-unknown', omitNull({ known, write: meant }));
}

const KINDS = { string: 'value', array: 'list' } as const;

function findMismatch({ expected, input, message }: z.core.$ZodIssueInvalidType): Omit<Explanation, 'path' | 'within'> {
  const advice = decodeExpectation(message);
  if (input === undefined) return { part: 'key', ...makeMistake('key-missing', advice) };
  if (input === null) return { part: 'key', ...makeMistake('value-missing', advice) };
  const wanted = KINDS[expected as keyof typeof KINDS] ?? 'mapping';
  if (typeof input !== 'string') {
    const found = Array.isArray(input) ? 'list' : 'mapping';
    return { part: 'key', ...makeMistake('kind-wrong', { ...advice, wanted, found }) };
  }
  const mismatch = { ...advice, wanted, found: 'value', got: toQuotable(input) } as const;
  return { part: 'value', ...(findMissingSpace(input) ?? makeMistake('kind-wrong', mismatch)) };
}

function keysAt(schema: unknown, path: readonly (string | number)[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  const inner = schema instanceof z.ZodType ? innerSchemaOf(schema) : undefined;
  if (inner !== undefined) return keysAt(inner, typeof path[0] === 'number' ? path.slice(1) : path);
  if (schema instanceof z.ZodPipe) return keysAt(schema.in, path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[step], rest);
  }
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest);
  return schema instanceof z.ZodRecord ? keysAt(schema.valueType, rest) : [];
}
