// Reads the JSON of pyperf: every value of every process. Processes that only calibrate have no values. Name and unit
// are in the metadata of the benchmark, or of the whole file.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { type Findings, makeFindings, makeNumbering } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, numberListSchema, parseJsonDocuments, parseValue } from './json-validation.ts';
import { pyperfDefinitions } from './python-definitions.ts';

export const pyperf: Format = {
  id: 'pyperf',
  description: 'pyperf: the file of -o',
  advice: 'python bench.py --processes 1 --values 3 --quiet -o results.json',
  repeatsForTime: true,
  // `pyperf convert --remove-all-metadata` removes the version of pyperf. The version of the file is at its end.
  recognises: (text) =>
    hasKeys(text, 'benchmarks', 'metadata.perf_version') || (hasKeys(text, 'benchmarks[].runs') && VERSION.test(text)),
  parse,
  definitions: pyperfDefinitions,
};

const VERSION = /"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/;

const metadataSchema = z.object({ name: z.string().optional(), unit: z.string().optional() }).default({});

type Metadata = z.infer<typeof metadataSchema>;

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

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems, { bareNonFinite: true })) {
    const suite = parseValue(suiteSchema, value, { location, problems });
    if (suite?.benchmarks.length === 0) problems.push(makeError('no-results', location, { tool: 'pyperf' }));
    const numbered = makeNumbering();
    for (const [index, item] of suite?.benchmarks.entries() ?? []) {
      const own = appendKeys(location, 'benchmarks', index);
      parseBenchmark({ item, location: own, metadata: suite!.metadata, numbered }, { problems, series });
    }
  }
  return { measurements: series.all(), problems };
}

interface BenchmarkOfSuite {
  readonly item: unknown;
  readonly location: Location;
  readonly metadata: Metadata;
  readonly numbered: (name: string) => string;
}

function parseBenchmark(
  { item, location, metadata, numbered }: BenchmarkOfSuite,
  { problems, series }: Findings,
): void {
  const benchmark = parseValue(benchmarkSchema, item, { location, problems });
  if (benchmark === null) return;
  const { name: own, unit = 'second' } = { ...metadata, ...benchmark.metadata };
  const name = own === undefined ? undefined : numbered(own);
  const values = benchmark.runs.flatMap((run) => run.values ?? []);
  const known = UNITS.get(unit);
  if (name === undefined) problems.push(makeError('unnamed-benchmark', location, {}));
  else if (known === undefined)
    problems.push(makeError('unusable-value', location, { name, metric: 'unit', got: unit }));
  else if (values.length === 0) problems.push(makeError('benchmark-without-result', location, { name }));
  else series.add({ group: null, name, ...known, better: null, values, primary: true });
}
