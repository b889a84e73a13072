// Checks texts by name, for inputs and flags: texts in, checked values out. Throws one UserError with all errors.

import type * as z from 'zod';
import { throwErrors } from '../errors.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { explainIssues } from './explain.ts';
import { toError } from './mistake.ts';
import type { GivenOptions } from './schema.ts';

export interface GivenText {
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

export function checkTexts(texts: readonly GivenText[], errors: Diagnostic[]): [name: string, value: unknown][] {
  return texts.flatMap(({ name, schema, text, location }) => {
    const parsed = schema.safeParse(text, { reportInput: true });
    if (parsed.success) return [[name, parsed.data]];
    for (const mistake of explainIssues(schema, parsed.error.issues)) errors.push(toError(mistake, location));
    return [];
  });
}
