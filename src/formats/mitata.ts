// Reads the JSON of mitata: every sample if there are samples, otherwise the median of each benchmark. Names of groups
// are in a separate list, and before version 1 next to the benchmark. A benchmark that threw has an error instead of
// its numbers.

import * as z from 'zod';
import { type JsonValue, jsonFormat, readEach, reportFailure, valuesOrMiddle } from './json-format.ts';
import { numberListSchema } from './json-validation.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';

const runSchema = z.object({ name: z.string(), error: z.unknown().optional() });

/** Nanoseconds per iteration. */
const statsSchema = z.nullish(
  z.object({ samples: numberListSchema.nullish(), p50: z.number().nullish(), avg: z.number().nullish() }),
);

const reportSchema = z.object({
  /** The second and later calls of run() write 0 as a name. */
  layout: z.array(z.object({ name: z.unknown().optional() })).default([]),
  benchmarks: z.array(
    z.looseObject({
      group: z.unknown().optional(),
      /** Absent before version 1, where a benchmark is its only run. */
      runs: z.array(z.unknown()).optional(),
    }),
  ),
});

export const mitata = jsonFormat({
  id: 'mitata',
  description: 'mitata: the output of run({ format: "json" }), before version 1 run({ json: true })',
  advice: 'node bench.mjs, which ends with await run({ format: { json: { samples: false } } })',
  repeatsForTime: true,
  signs: [
    ['layout', 'benchmarks'],
    // A version before 1 has no layout, and its list is empty if nothing ran.
    ['benchmarks[].group', 'benchmarks[].warmup'],
    ['benchmarks', 'cpu'],
  ],
  definitions: javascriptDefinitions,
  read(document, { add, number }) {
    const report = document.read(reportSchema);
    if (report === null) return;
    if (report.benchmarks.length === 0) document.reportError('no-results', { source: 'await run()' });
    let hasMeans = false;
    for (const [index, benchmark] of report.benchmarks.entries()) {
      const group = findGroup(benchmark.group, report.layout);
      const item = document.at('benchmarks', index);
      for (const [runItem, run] of readEach(benchmark.runs === undefined ? [item] : item.list('runs'), runSchema)) {
        const name = number(run.name, group);
        const time = readTime(runItem, run);
        if (time === null) continue;
        hasMeans ||= time.isMean;
        add({ group, name, metric: 'time', unit: 'ns', better: 'lower', ...time.values });
      }
    }
    if (hasMeans) document.reportWarning('mean-only', { tool: 'mitata' });
  },
});

function findGroup(group: unknown, layout: z.infer<typeof reportSchema>['layout']): string | null {
  const name = typeof group === 'number' ? layout[group]?.name : group;
  return typeof name === 'string' && name !== '' ? name : null;
}

function readTime(item: JsonValue, { name, error }: z.infer<typeof runSchema>) {
  const { value } = item.at('stats');
  const stats = item.at('stats').read(statsSchema);
  // The shape is wrong, which has already been reported.
  if (stats === null && value != null) return null;
  const values = valuesOrMiddle(stats?.samples, stats?.p50 === undefined ? stats?.avg : stats.p50);
  if (error == null && values !== null) {
    return { values, isMean: values.aggregate === true && stats?.p50 === undefined };
  }
  reportFailure(item, name, error);
  return null;
}
