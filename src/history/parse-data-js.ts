// Reads the file of github-action-benchmark, `data.js`: a script with one assignment of JSON, `window.BENCHMARK_DATA = {…}`.
// It is parsed and never run. The JSON alone, which its page offers for download, is read as well. Text in; suites out,
// without what the charts do not need: the file has names and addresses of authors.

import * as z from 'zod';
import { lineSchema, nameSchema } from '../model/field-schemas.ts';
import type { ImportedRun, ImportedSeries, ImportedSuite, ImportedValue } from '../model/imported.ts';
import { MAX_IMPORTED_TEXT } from '../model/imported-schema.ts';
import { compareTexts } from '../text/compare-texts.ts';

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
  | {
      readonly suites: readonly ImportedSuite[];
      /** Number of values that are no number. */
      readonly missing: number;
    }
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
  const entries = Object.entries(data.entries);
  const suites = entries.map(([name, list]) => makeSuite(name, data.repoUrl ?? null, list));
  const missing = entries.flatMap(([, list]) => list.flatMap(({ benches }) => benches.filter(isMissing))).length;
  return { suites, missing };
}

/** Returns the name of a suite that the schema would leave out without a word; null if there is none. */
function findUnusableName(value: unknown): string | null {
  const entries = typeof value === 'object' && value !== null && 'entries' in value ? value.entries : null;
  return typeof entries === 'object' && entries !== null && Object.hasOwn(entries, '__proto__') ? '__proto__' : null;
}

function isMissing({ value }: DataEntry['benches'][number]): boolean {
  return value === null;
}

function makeSuite(name: string, repository: string | null, entries: readonly DataEntry[]): ImportedSuite {
  const sorted = entries.toSorted((one, other) => one.date - other.date);
  const found = new Map<string, { name: string; unit: string; values: ImportedValue[] }>();
  for (const [run, { benches }] of sorted.entries()) {
    for (const { name, unit, value, range, extra } of benches) {
      // A benchmark whose unit changes would jump by a factor that is none of its own.
      const key = JSON.stringify([name, unit]);
      const series = found.get(key) ?? { name, unit, values: [] };
      found.set(key, series);
      if (value !== null) series.values.push({ run, value, ...toTexts({ range, extra }) });
    }
  }
  // Two entries may have one commit and one time.
  return mergeSuites([{ name, repository, runs: sorted.map(toRun), series: [...found.values()] }]);
}

function toRun({ commit: { id, message, timestamp }, date }: DataEntry): ImportedRun {
  const [subject = ''] = (message ?? '').split(/\r?\n/, 1);
  return {
    commit: id.toLowerCase(),
    at: new Date(date).toISOString(),
    committedAt: timestamp ? cutText(timestamp) : null,
    subject: cutText(subject),
  };
}

function toTexts({ range, extra }: Pick<DataEntry['benches'][number], 'range' | 'extra'>) {
  return {
    ...(range != null && range !== '' && { range: cutText(String(range)) }),
    ...(extra != null && extra !== '' && { extra: cutText(extra) }),
  };
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
  const runs = new Map(parts.flatMap((suite) => suite.runs.map((run) => [keyOfRun(run), run])));
  const sorted = [...runs].toSorted(([, one], [, other]) => compareTexts(one.at, other.at));
  const indexOf = new Map(sorted.map(([key], index) => [key, index]));
  const series = new Map<string, { name: string; unit: string; values: ImportedValue[] }>();
  for (const suite of parts) {
    const placeOf = (run: number) => indexOf.get(keyOfRun(suite.runs[run]!))!;
    for (const { name, unit, values } of suite.series) {
      const key = JSON.stringify([name, unit]);
      const all = series.get(key) ?? { name, unit, values: [] };
      series.set(key, all);
      // A run may have measured a benchmark several times.
      const added = values.map((value) => ({ ...value, run: placeOf(value.run) }));
      const replaced = new Set(added.map(({ run }) => run));
      all.values = [...all.values.filter(({ run }) => !replaced.has(run)), ...added];
    }
  }
  return {
    ...parts.at(-1)!,
    runs: sorted.map(([, run]) => run),
    series: [...series.values()].map(
      ({ values, ...one }): ImportedSeries => ({ ...one, values: values.toSorted((a, b) => a.run - b.run) }),
    ),
  };
}

function keyOfRun({ commit, at }: ImportedRun): string {
  return `${commit} ${at}`;
}
