// Reads the JSON of gungraun and of its predecessor iai-callgrind: one document for each benchmark. Reads the counts that
// both print by default, under the names that they have there. It knows neither tool by name.

import * as z from 'zod';
import { makeCount } from './callgrind-counts.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { parseJson } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { entriesOf, formatJsonValue, valueAt } from './json-validation.ts';

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

export function parseCallgrindJson(source: ToolOutput): ParseResult {
  return parseJson(source, {
    noResults: { tool: 'cargo bench' },
    read(document, { add }) {
      const benchmark = document.read(benchmarkSchema);
      if (benchmark === null) return;
      const name = formatName(benchmark);
      const counts = benchmark.profiles.flatMap(findCounts);
      if (counts.length === 0) document.reportError('benchmark-without-result', { name });
      for (const { tool, label, count } of counts) {
        if (typeof count === 'number' && count >= 0) add(makeCount(name, tool, label, count));
        else document.reportError('unusable-value', { name, metric: label, got: formatJsonValue(count) });
      }
    },
  });
}

/** The name as it is printed: `file::group::function id:arguments`. */
function formatName({ module_path: path, id, description, details }: z.infer<typeof benchmarkSchema>): string {
  const words = description || details;
  const suffix = `${id ?? ''}${words ? `:${words}` : ''}`;
  return suffix === '' ? path : `${path} ${suffix}`;
}

/** The counts of this run. An earlier run may have others. */
function findCounts({ tool: name, data, summaries }: z.infer<typeof profileSchema>) {
  const tool = name.toUpperCase();
  const isNew = data !== undefined;
  // Before version 7 the counts are inside of an object, whose only key is the kind of tool.
  const metrics = isNew ? data.total.metrics : entriesOf(summaries?.total.summary)[0]?.[1];
  const counts = entriesOf(metrics)
    .map(([key, metric]) => ({ key, count: isNew ? valueAt(metric, ['values', 'new']) : readOldCount(metric) }))
    .filter(({ count }) => count !== undefined);
  const usual = counts.filter(({ key }) => LABELS.has(key));
  if (usual.length > 0) return usual.map(({ key, count }) => ({ tool, label: LABELS.get(key)!, count }));
  // The user chose other counts, which are printed under their keys. Rates are none.
  return counts
    .filter(({ key, count }) => Number.isInteger(count) && !key.endsWith('Rate'))
    .map(({ key, count }) => ({ tool, label: key, count }));
}

/** The count of this run before version 7: `{"Both": [{"Int": 1}, {"Int": 2}]}` or `{"Left": {"Int": 1}}`. */
function readOldCount(metric: unknown): unknown {
  return valueAt(metric, ['metrics', 'Both', 0, 'Int']) ?? valueAt(metric, ['metrics', 'Left', 'Int']);
}
