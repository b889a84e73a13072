// The schema of `table:`: benchstat's projections and filter, checked as benchstat parses them. Text in, all five
// expressions out.

import * as z from 'zod';
import { type ExpressionError, findFilterError, findProjectionError } from '../benchstat/index.ts';
import type { TableSettings } from '../model/custom-table.ts';
import { EXPRESSION } from './json-schemas.ts';

/** benchstat's defaults, for expressions that are not set. */
const TABLE_DEFAULTS: TableSettings = {
  table: '.config',
  row: '.fullname',
  col: '.file',
  ignore: '',
  filter: '*',
};

export const tableSchema = z
  .strictObject(
    {
      table: defineKeysField('pkg'),
      row: defineKeysField('/size'),
      col: defineKeysField('/impl'),
      ignore: defineKeysField('pkg'),
      filter: defineFilterField(),
    },
    { error: 'Write "col: /impl" below it' },
  )
  .transform(
    ({ table, row, col, ignore, filter }): TableSettings => ({
      table: table ?? TABLE_DEFAULTS.table,
      row: row ?? TABLE_DEFAULTS.row,
      col: col ?? TABLE_DEFAULTS.col,
      ignore: ignore ?? TABLE_DEFAULTS.ignore,
      filter: filter ?? TABLE_DEFAULTS.filter,
    }),
  );

function defineKeysField(example: string) {
  return defineExpressionField(`Write keys as benchstat takes them, such as ${example}`, findProjectionError);
}

/** Creates the field for a filter. A budget's `where` uses it, too. */
export function defineFilterField() {
  return defineExpressionField('Write a filter as benchstat takes it, such as .name:Encode', findFilterError);
}

function defineExpressionField(expects: string, faultIn: (text: string) => ExpressionError | null) {
  const written = z.string({ error: expects }).superRefine((text, context) => {
    const fault = faultIn(text);
    if (fault === null) return;
    context.addIssue({ code: 'custom', input: text, message: expects, params: { ...fault } });
  });
  return written.meta(EXPRESSION).optional();
}
