// What stands above a table: which fields of its key are new since the table before it, and, for each field of
// the columns, which neighbours share a heading. Byte strings in and out.

import type { Grid } from './grid.ts';

/** `key: value` for each field that differs from the table before; all of them above the first table. */
export function changedFields(fields: Grid['fields'], before: Grid['fields'] | null): string[] {
  return fields
    .filter(({ value }, index) => before === null || value !== before[index]!.value)
    .map(({ name, value }) => `${name}: ${value}`);
}

/** Neighbouring columns with one value in common. */
export interface Heading {
  readonly value: string;
  readonly start: number;
  /** Behind the last column. */
  readonly end: number;
}

/** One list for each field. Columns share a heading when they do so in all fields before it as well. */
export function headings(columns: Grid['columns']): Heading[][] {
  const levels: Heading[][] = [];
  let parents: Heading[] = [{ value: '', start: 0, end: columns.length }];
  for (let field = 0; field < columns[0]!.length; field++) {
    parents = parents.flatMap((parent) => divide(parent, (column) => columns[column]![field]!));
    levels.push(parents);
  }
  return levels;
}

function divide({ start, end }: Heading, valueAt: (column: number) => string): Heading[] {
  const parts: Heading[] = [];
  for (let column = start; column < end; column++) {
    const value = valueAt(column);
    const last = parts.at(-1);
    if (last?.value === value) parts[parts.length - 1] = { ...last, end: column + 1 };
    else parts.push({ value, start: column, end: column + 1 });
  }
  return parts;
}
