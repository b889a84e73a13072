// Sizes of built files. They are measured once on each side after `setup`, without rounds, and are analysed as a Recording of one
// round. Also the names of their rows, in which hashes are replaced, so that a file with another content is still the same row.

import * as z from 'zod';
import { nameSchema, valueSchema } from './field-schemas.ts';
import { SIDES, type Side } from './measurement.ts';
import type { Recording } from './recording.ts';
import type { BenchmarkMetric } from './sample.ts';

export const COMPRESSIONS = ['none', 'gzip', 'brotli'] as const;

/** Files to measure. Patterns and paths are relative to the root of the repository. */
export interface FilesSetting {
  readonly path: string;
  readonly compress: (typeof COMPRESSIONS)[number];
  /** Metafile of a bundler, which names the modules of the files. Null: there is none. */
  readonly parts: string | null;
}

export const SIZE_METRICS = { none: 'size', gzip: 'size-gzip', brotli: 'size-brotli' } as const;

export type SizeMetric = (typeof SIZE_METRICS)[keyof typeof SIZE_METRICS];

/** Maximum number of files on a side. */
export const MAX_FILES = 100_000;

/** Maximum numbers of rows whose parts are recorded, and of parts of one. A report shows fewer. */
export const MAX_ROWS_WITH_PARTS = 50;
export const MAX_PARTS = 20;

/** Bytes of a module or a symbol on both sides; 0 where a side does not have it. Untrusted name. */
const partSchema = z.strictObject({ name: nameSchema, base: valueSchema, head: valueSchema });

const sizeSchema = z.strictObject({
  name: nameSchema,
  metric: z.enum(Object.values(SIZE_METRICS)),
  /** Bytes. Null: the side has no such file. */
  base: valueSchema.nullable(),
  head: valueSchema.nullable(),
});

const grownFileSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(['module', 'symbol']),
  /** Parts that changed most, most grown first. */
  parts: z.array(partSchema).max(MAX_PARTS),
  /** Number of all parts that changed. */
  count: z.int().min(0),
});

export const fileSizesSchema = z.strictObject({
  /** Sides that were measured. */
  sides: z.array(z.enum(SIDES)).max(SIDES.length),
  sizes: z.array(sizeSchema).max(2 * MAX_FILES * Object.keys(SIZE_METRICS).length),
  parts: z.array(grownFileSchema).max(MAX_ROWS_WITH_PARTS),
});

export type RecordedFileSizes = z.infer<typeof fileSizesSchema>;
export type GrownFile = RecordedFileSizes['parts'][number];

/** Six or more letters and digits, with both, between separators. */
const HASH = /(?<=[._-])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{6,}(?=[._-])/gi;

/** The name of the row of a file. Files with the same one are added up. */
export function foldHashes(path: string): string {
  return path.replaceAll(HASH, '*');
}

/** Tests for rows of files, which a command cannot measure again. */
export function makeFileRowTest(files: RecordedFileSizes | undefined): (row: BenchmarkMetric) => boolean {
  const keys = new Set(files?.sizes.map(({ name, metric }) => JSON.stringify([name, metric])));
  return ({ command, group, name, metric }) =>
    command === null && group === null && keys.has(JSON.stringify([name, metric]));
}

/** The sizes as a recording, to be analysed like one. Null if none were measured. */
export function fileSizesAsRecording({ files, baseline: _, ...run }: Recording): Recording | null {
  if (files === undefined) return null;
  const ran = { round: 1, command: 0, startMs: 0, durationMs: 0, exitCode: 0, outcome: 'ok' } as const;
  const { seed, setup, workingDirectory } = run.schedule;
  const valuesOf = (side: Side, value: number | null) =>
    value === null ? { invocations: [], values: [] } : { invocations: [files.sides.indexOf(side)], values: [[value]] };
  return {
    ...run,
    schedule: { seed, setup, workingDirectory, ...ONCE, commands: [] },
    invocations: files.sides.map((side) => ({ ...ran, side })),
    series: files.sizes.map(({ name, metric, base, head }) => ({
      ...{ group: null, name, metric, unit: 'B', better: 'lower', deterministic: true },
      primary: metric === SIZE_METRICS.none,
      base: valuesOf('base', base),
      head: valuesOf('head', head),
    })),
    problems: [],
  };
}

const ONCE = { rounds: { min: 1, max: 1 }, format: null, unit: 'invocation', ended: 'complete' } as const;
