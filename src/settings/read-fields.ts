// Checks texts by name, for inputs and flags: texts in, checked values out. Throws one UserError with all errors.

import { type Complaint, UserError } from '../errors.ts';
import { explain } from './explain.ts';
import { type FIELDS, type Field, type Given, kebab } from './schema.ts';

interface Origin {
  /** Returns the name of an option for messages. */
  where(name: string): string;
  /** Returns the text given under a written name. Undefined if there is none. */
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
