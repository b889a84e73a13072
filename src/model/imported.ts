// Values that another tool stored: absolute numbers of machines that changed from run to run. They are drawn apart from the
// levels of the history, and nothing is ever judged by them. Whoever can push to the history ref can write anything into
// them, so each text and list has a bound, and fields that this version does not know are dropped.

import * as z from 'zod';
import { lineSchema, nameSchema } from './field-schemas.ts';

export const IMPORT_VERSION = 1;

/** Maximum size of the file in bytes. 100,000 values take about four megabytes. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024;

/** Maximum length of a subject, a spread or further lines. Longer ones are cut when they are imported. */
export const MAX_IMPORTED_TEXT = 1000;

const MAX_SUITES = 1000;
const MAX_SERIES = 20_000;
const MAX_RUNS = 100_000;

/** Untrusted text. */
const shortTextSchema = z.string().max(MAX_IMPORTED_TEXT);

const runSchema = z.object({
  commit: z.string().regex(/^[0-9a-f]{7,64}$/, 'must be the id of a commit'),
  at: z.iso.datetime(),
  /** Text as the tool wrote it. Null: unknown. */
  committedAt: shortTextSchema.nullable(),
  subject: shortTextSchema,
});

const valueSchema = z.object({
  /** Index of the run in the list of its suite. */
  run: z.int().min(0),
  value: z.number(),
  /** Spread as the tool wrote it, such as `± 120`. */
  range: shortTextSchema.optional(),
  /** Further lines of the tool. */
  extra: shortTextSchema.optional(),
});

/** The values of one benchmark, oldest first. */
const seriesSchema = z.object({ name: nameSchema, unit: nameSchema, values: z.array(valueSchema).max(MAX_RUNS) });

/** The benchmarks that one job of the other tool measured. */
const suiteSchema = z
  .object({
    name: nameSchema,
    /** Web address; null if it is unknown. Untrusted text. */
    repository: lineSchema.nullable(),
    /** Oldest first. */
    runs: z.array(runSchema).max(MAX_RUNS),
    series: z.array(seriesSchema).max(MAX_SERIES),
  })
  .refine(
    ({ runs, series }) => series.every(({ values }) => values.every(({ run }) => run < runs.length)),
    'a value names a run that does not exist',
  );

export const importedSchema = z.object({
  version: z.literal(IMPORT_VERSION),
  suites: z.array(suiteSchema).max(MAX_SUITES),
});

export type ImportedRun = z.infer<typeof runSchema>;
export type ImportedValue = z.infer<typeof valueSchema>;
export type ImportedSeries = z.infer<typeof seriesSchema>;
export type ImportedSuite = z.infer<typeof suiteSchema>;

export function countImportedValues(suites: readonly ImportedSuite[]): number {
  return suites.reduce((sum, { series }) => sum + series.reduce((all, { values }) => all + values.length, 0), 0);
}

/** Null if the address of the repository is unknown or no address of the web. */
export function commitUrlOf({ repository }: Pick<ImportedSuite, 'repository'>, commit: string): string | null {
  return repository !== null && /^https?:\/\/[\w.:/~-]+$/.test(repository) ? `${repository}/commit/${commit}` : null;
}
