// Checks texts by name, for inputs and flags: texts in, checked values out. Throws one UserError with all errors.

import { type Complaint, UserError } from '../errors.ts';
import { explainIssues } from './explain.ts';
import { type FIELDS, type GivenOptions, type OptionName, toKebabCase } from './schema.ts';

interface FieldSource {
  /** Returns the name of an option for messages. */
  where(name: string): string;
  /** Returns the text given under a written name. Undefined if there is none. */
  get(name: string): string | undefined;
}

export function parseGivenOptions(
  schemas: typeof FIELDS,
  wanted: readonly OptionName[],
  { where, get }: FieldSource,
): GivenOptions {
  const complaints: Complaint[] = [];
  const given = wanted.flatMap((field) => {
    const name = toKebabCase(field);
    const text = get(name);
    if (text === undefined) return [];
    const parsed = schemas[field].safeParse(text, { reportInput: true });
    if (parsed.success) return [[field, parsed.data]];
    for (const { what, got, remedy } of explainIssues(schemas[field], parsed.error.issues)) {
      complaints.push({ where: where(name), what, ...(got && { got }), ...(remedy && { remedy }) });
    }
    return [];
  });
  const [first, ...rest] = complaints;
  if (first !== undefined) throw new UserError(first, ...rest);
  return Object.fromEntries(given) as GivenOptions;
}
