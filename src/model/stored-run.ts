// One run of the history: the ratios of all benchmarks between two trees, measured on one runner. The history keeps
// ratios and no values, because a value belongs to its machine, and a service gives another machine every day. Whoever can
// push to the ref can write anything into it, so each text and number has a bound, and unknown fields are dropped.

import * as z from 'zod';
import { lineSchema, nameSchema } from './field-schemas.ts';
import { MAX_NAME_LENGTH } from './measurement.ts';

export const HISTORY_VERSION = 1;

/** Maximum size of one stored run in bytes. A run of 1,000 benchmarks takes a quarter of a megabyte. */
export const MAX_RUN_BYTES = 8 * 1024 * 1024;

/** Maximum number of rows of a run. */
export const MAX_ROWS = 20_000;

/** Bound of a logarithm of a ratio: far above every ratio that two programs can have. */
const MAX_LOG_RATIO = 100;

/** Full id of an object, SHA-1 or SHA-256, in hex. */
const objectIdSchema = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'must be a full object id');

/** The change of one benchmark and metric from one tree to another. */
export const storedRowSchema = z.object({
  command: nameSchema.nullable(),
  group: nameSchema.nullable(),
  name: nameSchema,
  metric: nameSchema,
  better: z.enum(['lower', 'higher']),
  /** Natural logarithm of the ratio `to` / `from`. */
  logRatio: z.number().min(-MAX_LOG_RATIO).max(MAX_LOG_RATIO),
  /** Standard error of `logRatio`; 0 if both sides are exact. */
  standardError: z.number().min(0).max(MAX_LOG_RATIO),
  /** Number of values on the side that has fewer. */
  n: z.int().min(1),
  /** Medians of both sides in base units, on the machine of this run. They are for information only. */
  from: z.number(),
  to: z.number(),
  /** Largest relative difference between two builds of the same code. Absent: it was not built again. */
  layout: z.number().min(0).max(MAX_LOG_RATIO).optional(),
});

export type StoredRow = z.infer<typeof storedRowSchema>;

/**
 * Null if `storedRowSchema` would refuse the value; unknown fields are dropped. A large history has 300,000 rows, for
 * which the schema takes a second. A test holds it to the schema.
 */
export function readStoredRow(value: unknown): StoredRow | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { command, group, name, metric, better, logRatio, standardError, n, from, to, layout } = value as StoredRow;
  const isValid =
    (command === null || isName(command)) &&
    (group === null || isName(group)) &&
    isName(name) &&
    isName(metric) &&
    (better === 'lower' || better === 'higher') &&
    isBetween(logRatio, -MAX_LOG_RATIO, MAX_LOG_RATIO) &&
    isBetween(standardError, 0, MAX_LOG_RATIO) &&
    Number.isSafeInteger(n) &&
    n >= 1 &&
    Number.isFinite(from) &&
    Number.isFinite(to) &&
    (layout === undefined || isBetween(layout, 0, MAX_LOG_RATIO));
  if (!isValid) return null;
  const row = { command, group, name, metric, better, logRatio, standardError, n, from, to };
  return layout === undefined ? row : { ...row, layout };
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH;
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

const DAY = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = '[0-2]\\d:[0-5]\\d(?::[0-6]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-][0-2]\\d:?[0-5]\\d)';
const DAY_OR_TIME = new RegExp(`^${DAY}(?:T${TIME})?$`);

/** A day, or a time with its zone. Times are compared as texts, so each becomes one of UTC with milliseconds. */
const momentSchema = z.string().transform((text, { addIssue }) => {
  const time = DAY_OR_TIME.test(text) && isDay(text.slice(0, 10)) ? new Date(text) : null;
  if (time !== null && !Number.isNaN(time.getTime())) return text.includes('T') ? time.toISOString() : text;
  addIssue({ code: 'custom', message: 'must be a day or a time with its zone, like 2026-11-20T10:00:00Z' });
  return z.NEVER;
});

/** A Date makes 2 March of 30 February. */
function isDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** A fact for information only: nobody depends on it, so that another shape is an unknown field. */
const factSchema = <Fact>(schema: z.ZodType<Fact>) => schema.optional().catch(undefined);

const treeSchema = z.object({
  tree: objectIdSchema,
  commit: objectIdSchema,
  /** First line of its message. Untrusted text. */
  subject: lineSchema.optional(),
  committedAt: factSchema(momentSchema),
});

export type MeasuredTree = z.infer<typeof treeSchema>;

const runnerSchema = z.object({
  os: factSchema(nameSchema),
  architecture: factSchema(nameSchema),
  cpu: factSchema(nameSchema),
  cores: factSchema(z.int().min(0).max(1_000_000)),
  image: factSchema(nameSchema),
});

export type StoredRunner = z.infer<typeof runnerSchema>;

const runSchema = z.object({
  version: z.literal(HISTORY_VERSION),
  from: treeSchema,
  to: treeSchema,
  at: momentSchema,
  /** Id of the workflow run that recorded it, if there was one. */
  workflowRun: z.int().min(1).optional(),
  runner: runnerSchema,
  rows: z.array(z.unknown()).max(MAX_ROWS),
});

export interface StoredRun extends Omit<z.infer<typeof runSchema>, 'rows'> {
  readonly rows: readonly StoredRow[];
}

/** The run without unknown fields, or the first reason why the value is none. */
export function readStoredRun(value: unknown): StoredRun | string {
  const parsed = runSchema.safeParse(value);
  if (!parsed.success) return explainIssue(parsed.error, []);
  const rows: StoredRow[] = [];
  for (const [index, unread] of parsed.data.rows.entries()) {
    const row = readStoredRow(unread);
    if (row === null) return explainIssue(storedRowSchema.safeParse(unread).error, ['rows', index]);
    rows.push(row);
  }
  return { ...parsed.data, rows };
}

function explainIssue(error: z.ZodError | undefined, place: readonly PropertyKey[]): string {
  const [issue] = error?.issues ?? [];
  return `${[...place, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'invalid'}`;
}
