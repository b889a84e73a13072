// Reads the JSON files that Criterion.rs leaves in target/criterion, one folder for each benchmark: benchmark.json has
// the name, sample.json has every sample. Only the folders `new` are read. `base` and `change` belong to earlier runs.

import * as z from 'zod';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atKey, inFile } from '../model/location.ts';
import { buildCriterionFilter } from './filter-pattern.ts';
import { makeFindings, type Result } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJsonDocuments } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { criterionDefinitions } from './rust-definitions.ts';

export const criterionFiles: Format = {
  id: 'criterion-files',
  description: 'cargo bench with Criterion.rs: sample.json and benchmark.json in target/criterion/**/new',
  advice: 'cargo bench --bench NAME -- --noplot "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => SIGNS.some((keys) => hasKeys(text, ...keys)),
  parse: (source) => parseFiles([source]),
  parseFiles,
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
};

/** Keys of benchmark.json, sample.json and estimates.json. */
const SIGNS = [
  ['group_id', 'full_id'],
  ['iters', 'times'],
  ['mean.confidence_interval'],
  ['slope.confidence_interval'],
];

/** Folder of the latest run. */
const NEW = 'new';

const benchmarkSchema = z.object({ full_id: z.string().min(1) });

const sampleSchema = z
  .object({
    iters: z.array(z.number().positive()),
    /** Nanoseconds that all iterations of one sample took together. */
    times: z.array(z.number()).min(1),
  })
  .refine(({ iters, times }) => iters.length === times.length, {
    params: { expected: 'equal', keys: ['iters', 'times'] },
  });

const estimatesSchema = z.object({ median: z.object({ point_estimate: z.number() }) });

/** The files of one benchmark. The same folder may be given several times. */
type CriterionFolder = Readonly<Record<'benchmark' | 'sample' | 'estimates', ToolOutput[]>>;

const EXAMPLE = 'target/criterion/**/new/*.json';

function parseFiles(sources: readonly ToolOutput[]): ParseResult {
  const { series, problems } = makeFindings();
  for (const [path, folder] of groupByFolder(sources)) {
    const results = readValues(folder, problems);
    const name = results.length === 0 ? null : readName(path, folder, problems);
    if (name !== null) for (const result of results) series.add({ name, metric: 'time', unit: 'ns', ...result });
  }
  const measurements = series.all();
  if (measurements.length === 0 && problems.length === 0) {
    const location = sources.length === 1 ? inFile(sources[0]!.path) : atKey('output-file');
    problems.push(makeError('missing-file', location, { file: `${NEW}/sample.json`, pattern: EXAMPLE }));
  }
  return { measurements, problems };
}

function groupByFolder(sources: readonly ToolOutput[]): Map<string, CriterionFolder> {
  const folders = new Map<string, CriterionFolder>();
  for (const source of sources) {
    const parts = source.path.split(/[\\/]/);
    const kind = /^(benchmark|sample|estimates)\.json$/.exec(parts.pop()!)?.[1] as keyof CriterionFolder | undefined;
    if (kind === undefined || (parts.at(-1) ?? NEW) !== NEW) continue;
    const path = parts.join('/');
    const folder = folders.get(path) ?? { benchmark: [], sample: [], estimates: [] };
    folder[kind].push(source);
    folders.set(path, folder);
  }
  return folders;
}

/** All samples, per iteration. Without samples, the median that Criterion estimated. */
function readValues(folder: CriterionFolder, problems: Diagnostic[]): Pick<Result, 'values' | 'aggregate'>[] {
  const samples = folder.sample.flatMap((source) => readDocuments(sampleSchema, source, problems));
  if (folder.sample.length > 0) {
    return samples.map(({ iters, times }) => ({ values: times.map((time, index) => time / iters[index]!) }));
  }
  return folder.estimates
    .flatMap((source) => readDocuments(estimatesSchema, source, problems))
    .map(({ median }) => ({ values: [median.point_estimate], aggregate: true }));
}

function readName(path: string, { benchmark }: CriterionFolder, problems: Diagnostic[]): string | null {
  const [source] = benchmark;
  if (source !== undefined) return readDocuments(benchmarkSchema, source, problems)[0]?.full_id ?? null;
  const location = inFile(path === '' ? NEW : path);
  problems.push(makeError('missing-file', location, { file: 'benchmark.json', pattern: EXAMPLE }));
  return null;
}

function readDocuments<T>(schema: z.ZodType<T>, source: ToolOutput, problems: Diagnostic[]): T[] {
  return parseJsonDocuments(source, problems).flatMap((document) => document.read(schema) ?? []);
}
