// The schema of `table:`: benchstat's projections and filter, checked as benchstat parses them. Text in, all five
// expressions out.

import * as z from 'zod';
import { type ExpressionError, findFilterError, findProjectionError } from '../benchstat/index.ts';
import type { TableSettings } from '../model/custom-table.ts';
import { EXPRESSION } from './json-schemas.ts';
import { type Expected, encodeExpectation, findLongPattern, makeMistake } from './mistake.ts';

export const tableSchema = z
  .strictObject(
    {
      table: defineKeysField(),
      row: defineKeysField(),
      col: defineKeysField(),
      ignore: defineKeysField(),
      filter: defineFilterField(),
    },
    { error: encodeExpectation('table') },
  )
  // benchstat's defaults.
  .transform(
    ({ table = '.config', row = '.fullname', col = '.file', ignore = '', filter = '*' }): TableSettings => ({
      ...{ table, row, col, ignore, filter },
    }),
  );

function defineKeysField() {
  return defineExpressionField('keys', findProjectionError);
}

/** Creates the field for a filter. A budget's `where` uses it, too. */
export function defineFilterField() {
  return defineExpressionField('filter', findFilterError);
}

function defineExpressionField(expected: Expected, findError: (text: string) => ExpressionError | null) {
  const message = encodeExpectation(expected);
  const written = z.string({ error: message }).superRefine((text, context) => {
    // The length also limits the parentheses, each of which is a level of a recursive parser.
    const long = findLongPattern(text);
    const error = long === null ? findError(text) : null;
    const params =
      error === null ? long : { ...makeMistake('benchstat-refuses', { reason: error.message }), within: error.within };
    if (params !== null) context.addIssue({ code: 'custom', input: text, message, params });
  });
  return written.meta(EXPRESSION).optional();
}
