// Texts by name to checked values, for inputs and flags alike. Throws one UserError for all that is wrong.

import { type Complaint, UserError } from '../errors.ts';
import { explain } from './explain.ts';
import { type FIELDS, type Field, type Given, kebab } from './schema.ts';

interface Origin {
  /** How messages name an option. */
  where(name: string): string;
  /** The text that was given under a written name; undefined: none. */
  get(name: string): string | undefined;
}

export function readFields(schemas: typeof FIELDS, wanted: readonly Field[], { where, get }: Origin): Given {
  const complaints: Complaint[] = [];
  const given = wanted.flatMap((field) => {
    const name = kebab(field);
    const text = get(name);
    if (text === undefined) return [];
    const parsed = schemas[field].safeParse(text, { reportInput: true });
    if (parsed.success) return [[field, parsed.data]];
    for (const { what, got, remedy } of explain(schemas[field], parsed.error.issues)) {
      complaints.push({ where: where(name), what, ...(got && { got }), ...(remedy && { remedy }) });
    }
    return [];
  });
  const [first, ...rest] = complaints;
  if (first !== undefined) throw new UserError(first, ...rest);
  return Object.fromEntries(given) as Given;
}
