// What a value must be follows from its schema, without words in the schema.

import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { numberListSchema, parseValue } from '../../../src/formats/json-validation.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { inFile } from '../../../src/model/location.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';

const schema = z
  .object({
    name: z.string().min(1),
    unit: z.enum(['ns', 'ms']).optional(),
    runs: z.array(z.object({ id: z.string(), times: numberListSchema, note: z.string().nullish() })),
    count: z.number().positive().default(1),
    isDone: z.boolean().optional(),
    rest: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ runs, count }) => runs.length === count, {
    params: { expected: 'equal', keys: ['runs', 'count'] },
  });

function complain(value: unknown): string[] {
  const problems: Diagnostic[] = [];
  expect(parseValue(schema, value, { location: inFile('in'), problems })).toBeNull();
  return problems.map(formatDiagnosticLine);
}

const run = { id: 'a', times: [1] };

test.each<[unknown, string[]]>([
  [3, ['in: $: must be an object with `name` and `runs`, but is "3".']],
  [{ name: '', runs: [run] }, ['in: $.name: must not be empty.']],
  [{ name: 'a', runs: 'x' }, ['in: $.runs: must be a list, but is "x".']],
  [{ name: 'a', runs: [null] }, ['in: $.runs[0]: must be an object with `id` and `times`, but is "null".']],
  [{ name: 'a', runs: [{ id: 'a' }] }, ['in: $.runs[0].times: must be a list, but is "nothing".']],
  [
    { name: 'a', runs: [{ id: 1, times: [1, 'x'] }] },
    ['in: $.runs[0].id: must be a text, but is "1".', 'in: $.runs[0].times[1]: must be a finite number, but is "x".'],
  ],
  [{ name: 'a', runs: [], count: 0 }, ['in: $.count: must be more than 0, but is "0".']],
  [{ name: 'a', runs: [run], unit: 'h' }, ['in: $.unit: must be one of `ns` and `ms`, but is "h".']],
  [
    { name: 'a', runs: [run], isDone: 'no', rest: [] },
    ['in: $.isDone: must be true or false, but is "no".', 'in: $.rest: must be an object, but is "[]".'],
  ],
  [
    { name: 'a', runs: [run], count: 2 },
    [
      "in: $: must have as many values as `runs` and `count`, but is \"{'name':'a','runs':[{'id':'a','times':[1]}],'count':2}\".",
    ],
  ],
])('%j', (value, problems) => {
  expect(complain(value)).toEqual(problems);
});

test('a valid value is returned with its defaults', () => {
  const problems: Diagnostic[] = [];
  const value = parseValue(schema, { name: 'a', runs: [run] }, { location: inFile('in'), problems });
  expect(value).toEqual({ name: 'a', runs: [run], count: 1 });
  expect(problems).toEqual([]);
});
