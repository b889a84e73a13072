// Reads the inputs of the actions as checked values, and checks the texts of a command line in the same way. An empty input is
// treated as absent. Throws one UserError with all errors. Finds inputs that an action does not have, and inputs that contradict the
// file. It applies no defaults, and never reads the token.

import type * as z from 'zod';
import { throwErrors } from '../errors.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { atInput, type Location } from '../model/location.ts';
import { explainIssues } from './explain.ts';
import { toError } from './mistake.ts';
import { type ActionName, formatOptionValue, type Option, type OptionTable, toKebabCase } from './option.ts';
import { type GivenOptions, OPTIONS } from './options.ts';

/** The order is that of the table. */
export function inputsOf(action: ActionName, options: OptionTable = OPTIONS): string[] {
  return Object.keys(options).filter((name) => options[name]?.inputs?.includes(action));
}

/** `get` gives the text of an input by its written name, or an empty text. */
export function parseInputs(
  get: (name: string) => string,
  action: ActionName,
  options: OptionTable = OPTIONS,
): GivenOptions {
  const texts = inputsOf(action, options).flatMap((name) => {
    const text = get(toKebabCase(name));
    const location = atInput(toKebabCase(name));
    return text.trim() === '' ? [] : [{ name, schema: options[name]!.schema, text, location }];
  });
  const errors: Diagnostic[] = [];
  const entries = checkTexts(texts, errors);
  throwErrors(errors);
  return Object.fromEntries(entries);
}

/**
 * Warns about options that a workflow sets although the action has no such input. The runner passes them on all the same. Null:
 * there are none.
 */
export function findUnknownInputs(
  get: (name: string) => string,
  action: ActionName,
  options: OptionTable = OPTIONS,
): Diagnostic | null {
  const isSet = ([name, { inputs = [] }]: [string, Option]) =>
    !inputs.includes(action) && get(toKebabCase(name)).trim() !== '';
  const rows = Object.entries(options).filter(isSet);
  if (rows.length === 0) return null;
  const keys = rows.flatMap(([name, { key, inPlace }]) => inPlace ?? (key === undefined ? [] : toKebabCase(name)));
  const flags = rows.flatMap(([name, { key, flags, inputs }]) =>
    key === undefined && inputs === undefined && flags !== undefined ? `--${toKebabCase(name)}` : [],
  );
  const path = get('config').trim() || OPTIONS.config.preset;
  return makeWarning(
    'inputs-unknown',
    rows.flatMap(([name]) => atInput(toKebabCase(name))),
    {
      ...(keys.length > 0 && { keys, path }),
      ...(flags.length > 0 && { flags }),
    },
  );
}

/** Throws a UserError if an input and the file at `path` set one option to different values: neither is more right. */
export function checkInputsAgainstFile(given: GivenOptions, file: GivenOptions | null, path: string): void {
  const ofFile: Readonly<Record<string, unknown>> = file ?? {};
  const errors = Object.entries(given).flatMap(([name, value]) => {
    const other = ofFile[name];
    if (other === undefined || comparable(value) === comparable(other)) return [];
    const data = { got: formatValue(value), written: formatValue(other), path, key: toKebabCase(name) };
    return [makeError('input-differs-from-file', atInput(toKebabCase(name)), data, { failure: 'configuration' })];
  });
  throwErrors(errors);
}

/** A block of YAML ends with a line break, and an input does not. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));
}

function formatValue(value: unknown): string {
  if (Array.isArray(value) && value.length === 1) return formatValue(value[0]);
  return typeof value === 'string' ? value.trim() : (formatOptionValue(value) ?? JSON.stringify(value));
}

interface GivenText {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly text: string;
  readonly location: Location;
}

export function checkTexts(texts: readonly GivenText[], errors: Diagnostic[]): [name: string, value: unknown][] {
  return texts.flatMap(({ name, schema, text, location }) => {
    const parsed = schema.safeParse(text, { reportInput: true });
    if (parsed.success) return [[name, parsed.data]];
    for (const mistake of explainIssues(schema, parsed.error.issues)) errors.push(toError(mistake, location));
    return [];
  });
}
