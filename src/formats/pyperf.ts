// Reads the JSON of pyperf: every value of every process. Processes that only calibrate have no values. Name and unit
// are in the metadata of the benchmark, or of the whole file.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  type JsonPath,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { pyperfDefinitions } from './python-definitions.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const pyperf: Format = {
  id: 'pyperf',
  description: 'pyperf: the file of -o',
  advice: 'python bench.py --processes 1 --values 3 --quiet -o results.json',
  // `pyperf convert --remove-all-metadata` removes the version of pyperf. The version of the file is at its end.
  recognises: (text) =>
    hasKeys(text, 'benchmarks', 'metadata.perf_version') ||
    (hasKeys(text, 'benchmarks[].runs') && VERSION.test(text)),
  parse,
  definitions: pyperfDefinitions,
};

const VERSION = /"perf_version"\s*:|"version"\s*:\s*"1\.\d+"/;

const metadataSchema = z
  .object({ name: z.string('must be a text').optional(), unit: z.string('must be a text').optional() })
  .default({});

type Metadata = z.infer<typeof metadataSchema>;

const benchmarkSchema = z.object(
  {
    metadata: metadataSchema,
    runs: z.array(
      z.object({ values: numberListSchema('must be a list of numbers').optional() }),
      'must be a list of runs',
    ),
  },
  'must be an object with "runs"',
);

const suiteSchema = z.object(
  { metadata: metadataSchema, benchmarks: z.array(z.unknown(), 'must be a list of benchmarks') },
  'must be an object with "benchmarks"',
);

const UNITS: Readonly<Record<string, { metric: string; unit: string }>> = {
  second: { metric: 'time', unit: 's' },
  byte: { metric: 'B', unit: 'B' },
  integer: { metric: 'count', unit: 'count' },
};

interface PyperfContext {
  readonly problems: Problem[];
  readonly series: SeriesList;
}

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems, { bareNonFinite: true })) {
    const suite = parseValue(suiteSchema, value, { place, problems });
    if (suite?.benchmarks.length === 0) {
      const message = 'no benchmark has a result. Look at what pyperf printed.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    for (const [index, item] of suite?.benchmarks.entries() ?? []) {
      const own = appendKeys(place, 'benchmarks', index);
      parseBenchmark({ item, place: own, metadata: suite!.metadata }, { problems, series });
    }
  }
  return { measurements: series.all(), problems };
}

function parseBenchmark(
  { item, place, metadata }: { item: unknown; place: JsonPath; metadata: Metadata },
  { problems, series }: PyperfContext,
): void {
  const benchmark = parseValue(benchmarkSchema, item, { place, problems });
  if (benchmark === null) return;
  const { name, unit = 'second' } = { ...metadata, ...benchmark.metadata };
  const values = benchmark.runs.flatMap((run) => run.values ?? []);
  const known = UNITS[unit];
  const wrong =
    name === undefined
      ? 'the benchmark has no "name" in its metadata.'
      : known === undefined
        ? `"${name}" has a unit that pyperf does not have, got "${unit}".`
        : values.length === 0
          ? `"${name}" has no values. Its processes only calibrated.`
          : null;
  if (wrong !== null)
    problems.push(legacyProblem({ where: formatJsonPath(place), message: wrong, severity: 'error' }));
  else series.add({ group: null, name: name!, ...known!, better: null, values, primary: true });
}
