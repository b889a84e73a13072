// Values of github-action-benchmark. Its file `data.js` is a script with one assignment of JSON, `window.BENCHMARK_DATA = {…}`.
// It is parsed and never run. The JSON alone, which its page offers for download, is read as well. Text in; suites out,
// without what the charts do not need: the file has names and addresses of authors. The suites are a file of the history ref,
// of which only what has the right form is believed.

import * as z from 'zod';
import { lineSchema, nameSchema } from '../model/field-schemas.ts';
import {
  IMPORT_VERSION,
  type ImportedRun,
  type ImportedSeries,
  type ImportedSuite,
  importedSchema,
  MAX_IMPORTED_TEXT,
} from '../model/imported.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { omitNull } from '../text/omit-null.ts';

const ASSIGNMENT = /^\s*window\.BENCHMARK_DATA\s*=/;

const benchSchema = z.object({
  name: nameSchema,
  /** Null: JSON has no NaN and no infinity. */
  value: z.number().nullable(),
  unit: nameSchema.default(''),
  range: z.union([z.string(), z.number()]).nullish(),
  extra: z.string().nullish(),
});

const entrySchema = z.object({
  commit: z.object({
    id: z.string().regex(/^[0-9a-fA-F]{7,64}$/, 'must be the id of a commit'),
    message: z.string().nullish(),
    timestamp: z.string().nullish(),
  }),
  /** Time of the run in milliseconds since 1970, up to the year 9999. */
  date: z.number().min(0).max(253_402_300_799_999),
  benches: z.array(benchSchema),
});

type DataEntry = z.infer<typeof entrySchema>;

const dataSchema = z.object({
  repoUrl: lineSchema.nullish(),
  entries: z.record(nameSchema, z.array(entrySchema)),
});

export type ParsedData =
  /** `missing` is the number of values that are no number. */
  | { readonly suites: readonly ImportedSuite[]; readonly missing: number }
  /** It is no such file, or no JSON. */
  | { readonly broken: string }
  /** A part of it has another shape. */
  | { readonly keys: readonly PropertyKey[]; readonly reason: string };

export function parseDataJs(text: string): ParsedData {
  const start = ASSIGNMENT.exec(text)?.[0].length ?? 0;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start).trimEnd().replace(/;$/, ''));
  } catch (error) {
    return { broken: (error as Error).message };
  }
  const name = findUnusableName(value);
  if (name !== null) return { keys: ['entries', name], reason: 'no suite can have this name' };
  const { data, error } = dataSchema.safeParse(value);
  if (data === undefined) {
    const [issue] = error.issues;
    return { keys: issue?.path ?? [], reason: issue?.message ?? '' };
  }
  const suites = Object.entries(data.entries).map(([name, list]) => makeSuite(name, data.repoUrl ?? null, list));
  const benches = Object.values(data.entries).flatMap((list) => list.flatMap((entry) => entry.benches));
  return { suites, missing: benches.filter(({ value }) => value === null).length };
}

/** Finds the name of a suite that the schema would leave out without a word. */
function findUnusableName(value: unknown): string | null {
  const entries = typeof value === 'object' && value !== null && 'entries' in value ? value.entries : null;
  return typeof entries === 'object' && entries !== null && Object.hasOwn(entries, '__proto__') ? '__proto__' : null;
}

type OpenSeries = Omit<ImportedSeries, 'values'> & { values: ImportedSeries['values'][number][] };

/** A benchmark whose unit changes would jump by a factor that is none of its own, so it is another series then. */
function openSeries(series: Map<string, OpenSeries>, name: string, unit: string): OpenSeries {
  const key = JSON.stringify([name, unit]);
  const present = series.get(key) ?? { name, unit, values: [] };
  series.set(key, present);
  return present;
}

function makeSuite(name: string, repository: string | null, entries: readonly DataEntry[]): ImportedSuite {
  const sorted = entries.toSorted((a, b) => a.date - b.date);
  const series = new Map<string, OpenSeries>();
  for (const [run, { benches }] of sorted.entries()) {
    for (const bench of benches) {
      const { values } = openSeries(series, bench.name, bench.unit);
      const [range, extra] = [bench.range, bench.extra].map((text) => cutText(String(text ?? '')) || null);
      if (bench.value !== null) values.push(omitNull({ run, value: bench.value, range, extra }, ['range', 'extra']));
    }
  }
  // Two entries may have one commit and one time.
  return mergeSuites([{ name, repository, runs: sorted.map(toRun), series: [...series.values()] }]);
}

function toRun({ commit: { id, message, timestamp }, date }: DataEntry): ImportedRun {
  const [subject = ''] = (message ?? '').split(/\r?\n/, 1);
  const committedAt = timestamp ? cutText(timestamp) : null;
  return { commit: id.toLowerCase(), at: new Date(date).toISOString(), committedAt, subject: cutText(subject) };
}

function cutText(text: string): string {
  return text.slice(0, MAX_IMPORTED_TEXT);
}

/** Adds suites to earlier ones. Of the same run and benchmark, the values of `added` count. */
export function mergeImports(earlier: readonly ImportedSuite[], added: readonly ImportedSuite[]): ImportedSuite[] {
  const names = new Set([...earlier, ...added].map(({ name }) => name));
  return [...names].map((name) => {
    const parts = [earlier, added].flatMap((suites) => suites.filter((suite) => suite.name === name));
    return parts.length === 1 ? parts[0]! : mergeSuites(parts);
  });
}

/** Makes one suite, in which each run is once. Of the same run and benchmark, the values of the last part count. */
function mergeSuites(parts: readonly ImportedSuite[]): ImportedSuite {
  const keyOf = ({ commit, at }: ImportedRun) => `${commit} ${at}`;
  const runs = new Map(parts.flatMap((suite) => suite.runs.map((run) => [keyOf(run), run])));
  const sorted = [...runs].sort(([, a], [, b]) => compareTexts(a.at, b.at));
  const indexOf = new Map(sorted.map(([key], index) => [key, index]));
  const series = new Map<string, OpenSeries>();
  for (const suite of parts) {
    for (const { name, unit, values } of suite.series) {
      const merged = openSeries(series, name, unit);
      // A run may have measured a benchmark several times.
      const added = values.map((value) => ({ ...value, run: indexOf.get(keyOf(suite.runs[value.run]!))! }));
      const replaced = new Set(added.map(({ run }) => run));
      merged.values = [...merged.values.filter(({ run }) => !replaced.has(run)), ...added];
    }
  }
  for (const { values } of series.values()) values.sort((a, b) => a.run - b.run);
  return { ...parts.at(-1)!, runs: sorted.map(([, run]) => run), series: [...series.values()] };
}

/** Path of the file with the values of github-action-benchmark. There is one, and every import adds to it. */
export const IMPORT_PATH = 'imported/github-action-benchmark.json';

export function renderImportedValues(suites: readonly ImportedSuite[]): string {
  // One run or series per line, so that git stores what two imports have in common once.
  const lines = suites.map(({ name, repository, runs, series }) =>
    [
      `{"name":${JSON.stringify(name)},"repository":${JSON.stringify(repository)},"runs":[`,
      runs.map((run) => JSON.stringify(run)).join(',\n'),
      '],"series":[',
      series.map((one) => JSON.stringify(one)).join(',\n'),
      ']}',
    ].join('\n'),
  );
  return `{"version":${IMPORT_VERSION},"suites":[\n${lines.join(',\n')}\n]}\n`;
}

/** The answer is the reason if the file has no imported values. */
export function parseImportedValues(text: string): readonly ImportedSuite[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const { data, error } = importedSchema.safeParse(value);
  if (data !== undefined) return data.suites;
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`;
}
