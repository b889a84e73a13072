// Reads the inputs of the actions as checked values, and checks the texts of a command line in the same way. An empty input is
// treated as absent. Throws one UserError with all errors. It applies no defaults, and never reads the token.

import type * as z from 'zod';
import { throwErrors } from '../errors.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { atInput, type Location } from '../model/location.ts';
import { explainIssues } from './explain.ts';
import { toError } from './mistake.ts';
import { type ActionName, type OptionTable, toKebabCase } from './option.ts';
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
