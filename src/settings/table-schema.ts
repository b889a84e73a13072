// The schema of `table:`: benchstat's projections and filter, checked as benchstat parses them. Text in, all five
// expressions out.

import * as z from 'zod';
import { type ExpressionFault, filterFault, projectionFault } from '../benchstat/expressions.ts';
import type { TableSettings } from '../model/shaped-table.ts';
import { EXPRESSION } from './json-shapes.ts';

/** benchstat's defaults, for expressions that are not set. */
const DEFAULTS: TableSettings = {
  table: '.config',
  row: '.fullname',
  col: '.file',
  ignore: '',
  filter: '*',
};

export const tableSchema = z
  .strictObject(
    { table: keys('pkg'), row: keys('/size'), col: keys('/impl'), ignore: keys('pkg'), filter: filter() },
    { error: 'Write "col: /impl" below it' },
  )
  .transform(
    ({ table, row, col, ignore, filter }): TableSettings => ({
      table: table ?? DEFAULTS.table,
      row: row ?? DEFAULTS.row,
      col: col ?? DEFAULTS.col,
      ignore: ignore ?? DEFAULTS.ignore,
      filter: filter ?? DEFAULTS.filter,
    }),
  );

function keys(example: string) {
  return expression(`Write keys as benchstat takes them, such as ${example}`, projectionFault);
}

/** Creates the field for a filter. A budget's `where` uses it, too. */
export function filter() {
  return expression('Write a filter as benchstat takes it, such as .name:Encode', filterFault);
}

function expression(expects: string, faultIn: (text: string) => ExpressionFault | null) {
  const written = z.string({ error: expects }).superRefine((text, context) => {
    const fault = faultIn(text);
    if (fault === null) return;
    context.addIssue({ code: 'custom', input: text, message: expects, params: { ...fault } });
  });
  return written.meta(EXPRESSION).optional();
}
