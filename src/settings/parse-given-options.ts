// Checks texts by name, for inputs and flags: texts in, checked values out. Throws one UserError with all errors.

import type * as z from 'zod';
import { type Complaint, UserError } from '../errors.ts';
import { explainIssues } from './explain.ts';
import type { GivenOptions } from './schema.ts';

/** Text of an option in one source. */
export interface GivenText {
  /** Name of the option in the table. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly text: string;
  /** Location for messages. */
  readonly where: string;
}

export function parseGivenOptions(texts: readonly GivenText[]): GivenOptions {
  const complaints: Complaint[] = [];
  const given = texts.flatMap(({ name, schema, text, where }) => {
    const parsed = schema.safeParse(text, { reportInput: true });
    if (parsed.success) return [[name, parsed.data]];
    for (const { what, got, remedy } of explainIssues(schema, parsed.error.issues)) {
      complaints.push({ where, what, ...(got && { got }), ...(remedy && { remedy }) });
    }
    return [];
  });
  const [first, ...rest] = complaints;
  if (first !== undefined) throw new UserError(first, ...rest);
  return Object.fromEntries(given) as GivenOptions;
}
