// Reads benchmarks of benchmark.js that a script wrote as JSON: a suite, a list of benchmarks, or one of them. Reads
// every sample, which the printed lines do not have. A benchmark that threw has an error and no samples.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  errorMessageOf,
  type JsonContext,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
  textAt,
} from './json-validation.ts';

/** Paths of a benchmark: in a list, in a suite, whose first key is `0`, and alone. */
const PLACES = ['[].stats', '0.stats', 'stats'];

export function isBenchmarkjsJson(text: string): boolean {
  return PLACES.some((stats) => hasKeys(text, `${stats}.moe`, `${stats}.sample`));
}

const benchSchema = z.object({
  name: z.string(),
  /** Error that the benchmark threw, which JSON keeps as `{}`. */
  error: z.unknown().optional(),
  aborted: z.boolean().optional(),
  /** Seconds per call. */
  stats: z.object({ sample: numberListSchema }),
});

/** A suite as JSON is an object whose keys are numbers, like a list. */
const suiteSchema = z.looseObject({ length: z.number().optional() });

export function parseBenchmarkjsJson(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const numbered = makeNumbering();
    for (const [own, item] of benchesOf(value, { location, problems })) {
      // An unreadable benchmark is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered(textAt(item, 'name'));
      const bench = parseValue(benchSchema, item, { location: own, problems });
      if (bench === null) continue;
      const { error, aborted = false, stats } = bench;
      if (error != null || aborted) {
        problems.push(makeError('failed-in-tool', own, { name, ...errorMessageOf(error) }));
      } else if (stats.sample.length === 0) {
        problems.push(makeError('benchmark-without-result', own, { name }));
      } else {
        const time = { metric: 'time', unit: 's', better: 'lower', values: stats.sample, primary: true } as const;
        series.add({ group: null, name, ...time });
      }
    }
  }
  return toParseResult(found, source.path, { source: 'JSON.stringify(suite)' });
}

/** Returns the benchmarks of a list or of a suite, or the only one, with their locations. */
function benchesOf(value: unknown, context: JsonContext): [Location, unknown][] {
  const { location } = context;
  if (Array.isArray(value)) return value.map((item, index) => [appendKeys(location, index), item]);
  const suite = parseValue(suiteSchema, value, context);
  if (suite === null) return [];
  if (suite.length === undefined) return [[location, suite]];
  return Object.keys(suite)
    .filter((key) => /^\d+$/.test(key))
    .map((key) => [appendKeys(location, key), suite[key]]);
}
