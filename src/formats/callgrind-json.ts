// Reads the JSON of gungraun and of its predecessor iai-callgrind: one document for each benchmark. Reads the counts that
// both print by default, under the names that they have there. It knows neither tool by name.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { makeCount } from './callgrind-counts.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { entriesOf, formatJsonValue, parseJsonDocuments, parseValue, valueAt } from './json-validation.ts';

export function isCallgrindJson(text: string): boolean {
  return hasKeys(text, 'kind', 'module_path', 'profiles');
}

/** Counts that are printed by default, with their names. Rates and counts for experts are left out. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['Ir', 'Instructions'],
  ['L1hits', 'L1 Hits'],
  ['LLhits', 'LL Hits'],
  ['RamHits', 'RAM Hits'],
  ['TotalRW', 'Total read+write'],
  ['EstimatedCycles', 'Estimated Cycles'],
  ['TotalBytes', 'Total bytes'],
  ['TotalBlocks', 'Total blocks'],
  ['AtTGmaxBytes', 'At t-gmax bytes'],
  ['AtTGmaxBlocks', 'At t-gmax blocks'],
  ['AtTEndBytes', 'At t-end bytes'],
  ['AtTEndBlocks', 'At t-end blocks'],
  ['ReadsBytes', 'Reads bytes'],
  ['WritesBytes', 'Writes bytes'],
  ['Errors', 'Errors'],
  ['Contexts', 'Contexts'],
  ['SuppressedErrors', 'Suppressed Errors'],
  ['SuppressedContexts', 'Suppressed Contexts'],
]);

const profileSchema = z.object({
  tool: z.string(),
  data: z.object({ total: z.object({ metrics: z.unknown() }) }).optional(),
  /** What `data` is before version 7. */
  summaries: z.object({ total: z.object({ summary: z.unknown() }) }).optional(),
});

const benchmarkSchema = z.object({
  module_path: z.string(),
  id: z.string().nullish(),
  /** Arguments of the benchmark. They are called `details` before version 7. */
  description: z.string().nullish(),
  details: z.string().nullish(),
  profiles: z.array(profileSchema),
});

type CallgrindBenchmark = z.infer<typeof benchmarkSchema>;

export function parseCallgrindJson(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const benchmark = parseValue(benchmarkSchema, value, { location, problems });
    if (benchmark === null) continue;
    const name = nameOf(benchmark);
    const counts = benchmark.profiles.flatMap(countsOf);
    if (counts.length === 0) problems.push(makeError('benchmark-without-result', location, { name }));
    for (const { tool, label, count } of counts) {
      if (typeof count === 'number' && count >= 0) series.add(makeCount({ name, tool, label, count }));
      else problems.push(makeError('unusable-value', location, { name, metric: label, got: formatJsonValue(count) }));
    }
  }
  return toParseResult(found, source.path, { tool: 'cargo bench' });
}

/** Returns the name as it is printed: `file::group::function id:arguments`. */
function nameOf({ module_path: path, id, description, details }: CallgrindBenchmark): string {
  const words = description || details;
  const suffix = `${id ?? ''}${words ? `:${words}` : ''}`;
  return suffix === '' ? path : `${path} ${suffix}`;
}

interface FoundCount {
  readonly tool: string;
  readonly label: string;
  readonly count: unknown;
}

/** Returns the counts of this run. An earlier run may have others. */
function countsOf({ tool, data, summaries }: z.infer<typeof profileSchema>): FoundCount[] {
  const isNew = data !== undefined;
  // Before version 7 the counts are inside of an object, whose only key is the kind of tool.
  const metrics = isNew ? data.total.metrics : entriesOf(summaries?.total.summary)[0]?.[1];
  const counts = entriesOf(metrics).flatMap(([key, metric]) => {
    const count = isNew ? valueAt(metric, ['values', 'new']) : oldCountOf(metric);
    return count === undefined ? [] : [{ tool: tool.toUpperCase(), label: LABELS.get(key), key, count }];
  });
  const usual = counts.flatMap(({ label, ...count }) => (label === undefined ? [] : [{ ...count, label }]));
  if (usual.length > 0) return usual;
  // The user chose other counts, which are printed under their keys. Rates are none.
  return counts.flatMap(({ key, ...count }) =>
    Number.isInteger(count.count) && !key.endsWith('Rate') ? [{ ...count, label: key }] : [],
  );
}

/** Returns the count of this run before version 7: `{"Both": [{"Int": 1}, {"Int": 2}]}` or `{"Left": {"Int": 1}}`. */
function oldCountOf(metric: unknown): unknown {
  return valueAt(metric, ['metrics', 'Both', 0, 'Int']) ?? valueAt(metric, ['metrics', 'Left', 'Int']);
}
