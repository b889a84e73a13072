// Builders of fields that can be written in an input, a flag or a YAML scalar. A field is a zod schema from the text as
// written to the checked value. If it refuses a text, the issue holds a mistake.

import * as z from 'zod';
import type { DiagnosticCode } from '../model/diagnostic.ts';
import type { DataOf } from '../render/messages/index.ts';
import { omitNull } from '../text/omit-null.ts';
import { MAX_PATTERN_CHARACTERS } from '../text/pattern.ts';
import type { JsonSchema } from './json-schemas.ts';
import * as shapes from './json-schemas.ts';
import {
  type Expected,
  encodeExpectation,
  findLongPattern,
  type Mistake,
  makeMistake,
  suggestWord,
} from './mistake.ts';

/** Reports an issue, to which what was found is added, and returns `z.NEVER`, zod's mark for "no value". */
export type Refuse = <Code extends DiagnosticCode>(code: Code, data?: Partial<DataOf<Code>>) => never;

/** One text. `expected` says what to write. `shape` is the JSON Schema for editors. */
export function defineField<T>(
  expected: Expected | readonly string[],
  parse: (text: string, refuse: Refuse) => T,
  shape: JsonSchema = shapes.ANY_TEXT,
) {
  const message = encodeExpectation(expected);
  const field = z.string({ error: message }).transform((text, context): T => {
    const refuse: Refuse = (code, data = {}) => {
      context.issues.push({ code: 'custom', input: text, message, params: { code, data } });
      return z.NEVER;
    };
    if (text.trim() === '') return refuse('value-empty');
    // No path, process or API accepts a null character.
    return text.includes('\0') ? refuse('null-character') : parse(text, refuse);
  });
  return field.meta(shape);
}

/** The length of a pattern is limited. */
export function definePattern(
  expected: Expected,
  parse: (text: string, refuse: Refuse) => string = (value) => value,
  shape: JsonSchema = shapes.ANY_TEXT,
) {
  const parseShort = (value: string, refuse: Refuse) => {
    const mistake = findLongPattern(value);
    return mistake === null ? parse(value, refuse) : refuse('pattern-too-long', mistake.data);
  };
  return defineField(expected, parseShort, { ...shape, maxLength: MAX_PATTERN_CHARACTERS });
}

export const text = (expected: Expected) => defineField(expected, (value) => value);

/** Creates a field for one or several values. The issues of a single value do not mention a list. */
export function listOf<T>(
  element: z.ZodType<T, unknown>,
  expected: Expected,
  findMistake: (values: readonly T[]) => Mistake | null = () => null,
) {
  const list = z.array(element).superRefine((values, context) => {
    const mistake = values.length === 0 ? makeMistake('list-empty', {}) : findMistake(values);
    if (mistake === null || context.issues.length > 0) return;
    context.addIssue({ code: 'custom', input: values, message: encodeExpectation(expected), params: mistake });
  });
  const isList = (value: unknown) => Array.isArray(value);
  const field = chooseSchema((value) => (isList(value) ? list : element.transform((one) => [one])));
  const shape = element.meta() ?? {};
  return remember(field.meta({ anyOf: [shape, { type: 'array', items: shape, minItems: 1 }] }), element);
}

/** Creates a field for a text, or for a mapping that says more. The issues of a text do not mention the mapping. */
export function textOrMapping<Text, Mapping>(
  text: z.ZodType<Text, unknown>,
  mapping: z.ZodType<Mapping, unknown>,
  shape: JsonSchema,
) {
  const field = chooseSchema((value): z.ZodType<Text | Mapping, unknown> => (isMapping(value) ? mapping : text));
  return remember(field.meta({ anyOf: [text.meta() ?? {}, shape] }), mapping);
}

export function orNull<T>(schema: z.ZodType<T, unknown>) {
  const field = chooseSchema((value): z.ZodType<T | null, unknown> => (value === null ? z.null() : schema));
  return field.meta({ anyOf: [schema.meta() ?? {}, { type: 'null' }] });
}

function chooseSchema<T>(schemaFor: (value: unknown) => z.ZodType<T, unknown>) {
  return z.unknown().transform((value, context): T => {
    const parsed = schemaFor(value).safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    context.issues.push(...(parsed.error.issues as typeof context.issues));
    return z.NEVER;
  });
}

/** The schema that a field applies to its value or to the elements of it. It is not part of the type of the field. */
const INNER = new WeakMap<z.ZodType, z.ZodType>();

function remember<Field extends z.ZodType>(field: Field, inner: z.ZodType): Field {
  INNER.set(field, inner);
  return field;
}

/** Undefined if the type of the field shows it. */
export function innerSchemaOf(field: z.ZodType): z.ZodType | undefined {
  return INNER.get(field);
}

export function choice<const T extends string>(...words: readonly T[]): z.ZodType<T> {
  return choiceWithAliases(words, new Map());
}

/** Error messages list only the words themselves. */
export function choiceWithAliases<const T extends string>(
  words: readonly T[],
  aliases: ReadonlyMap<string, T>,
  expected: Expected | readonly string[] = words,
): z.ZodType<T> {
  const parse = (value: string, refuse: Refuse): T => {
    const found = words.find((word) => word === value) ?? aliases.get(value);
    const meant = () => suggestWord(value, [...words, ...aliases.keys()]);
    return found ?? refuse('value-unknown', omitNull({ write: meant() }));
  };
  return defineField(expected, parse, { type: 'string', enum: [...words, ...aliases.keys()] });
}

/** A mapping of a configuration file before its schema has read it, so its keys and values are untrusted. */
export type YamlMapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is YamlMapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `parse` gives null for a text that is refused. */
export function defineReadable<T>(expected: Expected, parse: (text: string) => T | null, shape?: shapes.JsonSchema) {
  return defineField(expected, (text, refuse) => parse(text) ?? refuse('value-unreadable'), shape);
}
