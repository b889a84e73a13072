// Checks texts by name, for inputs and flags: texts in, checked values out. Throws one UserError with all errors.

import type * as z from 'zod';
import { throwErrors } from '../errors.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { explainIssues } from './explain.ts';
import { toError } from './mistake.ts';
import type { GivenOptions } from './schema.ts';

/** Text of an option in one source. */
export interface GivenText {
  /** Name of the option in the table. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly text: string;
  readonly location: Location;
}

export function parseGivenOptions(texts: readonly GivenText[]): GivenOptions {
  const errors: Diagnostic[] = [];
  const entries = checkTexts(texts, errors);
  throwErrors(errors);
  return Object.fromEntries(entries);
}

/** Returns names with their values, and adds what is wrong to the errors. */
export function checkTexts(texts: readonly GivenText[], errors: Diagnostic[]): [name: string, value: unknown][] {
  return texts.flatMap(({ name, schema, text, location }) => {
    const parsed = schema.safeParse(text, { reportInput: true });
    if (parsed.success) return [[name, parsed.data]];
    for (const mistake of explainIssues(schema, parsed.error.issues)) errors.push(toError(mistake, location));
    return [];
  });
}
