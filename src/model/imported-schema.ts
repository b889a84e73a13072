// The schema of imported values in the history ref. Whoever can push to the ref can write anything into it, so each text
// and list has a bound, and fields that this version does not know are dropped.

import * as z from 'zod';
import { lineSchema, nameSchema } from './field-schemas.ts';
import { IMPORT_VERSION, type ImportedSuite } from './imported.ts';

/** Maximum size of the file in bytes. 100,000 values take about four megabytes. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Maximum length of a subject, a spread or further lines. Longer ones are cut when they are imported. */
export const MAX_IMPORTED_TEXT = 1000;

const MAX_SUITES = 1000;
const MAX_SERIES = 20_000;
const MAX_RUNS = 100_000;

const shortTextSchema = z.string().max(MAX_IMPORTED_TEXT);

const runSchema = z.object({
  commit: z.string().regex(/^[0-9a-f]{7,64}$/, 'must be the id of a commit'),
  at: z.iso.datetime(),
  committedAt: shortTextSchema.nullable(),
  subject: shortTextSchema,
});

const valueSchema = z.object({
  run: z.int().min(0),
  value: z.number(),
  range: shortTextSchema.optional(),
  extra: shortTextSchema.optional(),
});

const suiteSchema = z
  .object({
    name: nameSchema,
    repository: lineSchema.nullable(),
    runs: z.array(runSchema).max(MAX_RUNS),
    series: z
      .array(z.object({ name: nameSchema, unit: nameSchema, values: z.array(valueSchema).max(MAX_RUNS) }))
      .max(MAX_SERIES),
  })
  .refine(
    ({ runs, series }) => series.every(({ values }) => values.every(({ run }) => run < runs.length)),
    'a value names a run that does not exist',
  );

export const importedSchema: z.ZodType<{ version: 1; suites: ImportedSuite[] }> = z.object({
  version: z.literal(IMPORT_VERSION),
  suites: z.array(suiteSchema).max(MAX_SUITES),
});
