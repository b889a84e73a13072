// Text above a table: the fields of its key that changed since the previous table, and the headings that neighbouring
// columns share. Byte strings in and out.

import type { Grid } from './grid.ts';

/** Returns `key: value` for each field that differs from the previous table, or for all fields if there is none. */
export function formatChangedFields(fields: Grid['fields'], before: Grid['fields'] | null): string[] {
  return fields
    .filter(({ value }, index) => before === null || value !== before[index]!.value)
    .map(({ name, value }) => `${name}: ${value}`);
}

/** Neighbouring columns with the same value in one field. */
export interface HeadingSpan {
  readonly value: string;
  readonly start: number;
  /** Index after the last column. */
  readonly end: number;
}

/** Returns one list of headings per field. Columns share a heading only if they share all headings above it. */
export function groupHeadings(columns: Grid['columns']): HeadingSpan[][] {
  const levels: HeadingSpan[][] = [];
  let parents: HeadingSpan[] = [{ value: '', start: 0, end: columns.length }];
  for (let field = 0; field < columns[0]!.length; field++) {
    parents = parents.flatMap((parent) => divide(parent, (column) => columns[column]![field]!));
    levels.push(parents);
  }
  return levels;
}

function divide({ start, end }: HeadingSpan, valueAt: (column: number) => string): HeadingSpan[] {
  const parts: HeadingSpan[] = [];
  for (let column = start; column < end; column++) {
    const value = valueAt(column);
    const last = parts.at(-1);
    if (last?.value === value) parts[parts.length - 1] = { ...last, end: column + 1 };
    else parts.push({ value, start: column, end: column + 1 });
  }
  return parts;
}
