// Reads the JSON of pyperf: every value of every process. Processes that only calibrate have no values. Name and unit
// are in the metadata of the benchmark, or of the whole file.

import * as z from 'zod';
import { jsonFormat, readEach } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { numberListSchema } from './json-validation.ts';
import { makeCallRules } from './quoted-definitions.ts';

const metadataSchema = z.object({ name: z.string().optional(), unit: z.string().optional() }).default({});

const benchmarkSchema = z.object({
  metadata: metadataSchema,
  runs: z.array(z.object({ values: numberListSchema.optional() })),
});

const suiteSchema = z.object({ metadata: metadataSchema, benchmarks: z.array(z.unknown()) });

const UNITS: ReadonlyMap<string, { metric: string; unit: string }> = new Map([
  ['second', { metric: 'time', unit: 's' }],
  ['byte', { metric: 'B', unit: 'B' }],
  ['integer', { metric: 'count', unit: 'count' }],
]);

const VERSION = /"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/;

export const pyperf = jsonFormat({
  id: 'pyperf',
  description: 'pyperf: the file of -o',
  advice: 'python bench.py --processes 1 --values 3 --quiet -o results.json',
  repeatsForTime: true,
  signs: [
    ['benchmarks', 'metadata.perf_version'],
    // `pyperf convert --remove-all-metadata` removes the version of pyperf. The version of the file is at its end.
    (text) => hasKeys(text, 'benchmarks[].runs') && VERSION.test(text),
  ],
  bareNonFinite: true,
  definitions: makeCallRules({
    description: '`bench_func("name"` and the like',
    files: ['*.py'],
    sign: 'pyperf',
    calls: String.raw`\.(bench_func|bench_async_func|bench_time_func|bench_command|timeit)`,
  }),
  read(document, { add, number }) {
    const suite = document.read(suiteSchema);
    if (suite === null) return;
    for (const [item, benchmark] of readEach(document.list('benchmarks', { tool: 'pyperf' }), benchmarkSchema)) {
      const { name: written, unit = 'second' } = { ...suite.metadata, ...benchmark.metadata };
      if (written === undefined) {
        item.reportError('unnamed-benchmark', {});
        continue;
      }
      const name = number(written);
      const values = benchmark.runs.flatMap((run) => run.values ?? []);
      const quantity = UNITS.get(unit);
      if (quantity === undefined) item.reportError('unusable-value', { name, metric: 'unit', got: unit });
      else if (values.length === 0) item.reportError('benchmark-without-result', { name });
      else add({ name, ...quantity, values });
    }
  },
});
