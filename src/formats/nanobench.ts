// Reads the JSON that nanobench renders with its template `json`: every epoch of every benchmark. The template does not
// escape quotes in names. A file with such a name is not JSON, which is an error. `nanobench-table.ts` reads the tables.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { nanobenchDefinitions } from './cpp-definitions.ts';
import { makeFindings, makeNumbering, type SeriesList } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, parseJsonDocuments, parseValue, textAt } from './json-validation.ts';
import { isNanobenchTable, parseNanobenchTable } from './nanobench-table.ts';

export const nanobench: Format = {
  id: 'nanobench',
  description: 'nanobench: the tables that it prints, or what its template json renders',
  advice: 'the program alone, which prints tables or renders ankerl::nanobench::templates::json()',
  repeatsForTime: true,
  recognises: (text) => isNanobenchTable(text) || hasKeys(text, 'results[].title', 'results[].median(elapsed)'),
  parse: (source) => (isNanobenchTable(source.text) ? parseNanobenchTable(source) : parse(source)),
  definitions: nanobenchDefinitions,
};

const measurementSchema = z.object({
  /** Seconds per iteration. The counters are per iteration too. */
  elapsed: z.number(),
  instructions: z.number().optional(),
  branchmisses: z.number().optional(),
});

const resultSchema = z.object({
  title: z.string().optional(),
  name: z.string(),
  /** Operations per iteration. */
  batch: z.number().positive().default(1),
  measurements: z.array(measurementSchema),
});

const reportSchema = z.object({ results: z.array(z.unknown()) });

/** Counters of the processor. All values are zero if the system does not permit counting. */
const COUNTERS = ['instructions', 'branchmisses'] as const;

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report?.results.length === 0)
      problems.push(makeError('no-results', location, { source: 'ankerl::nanobench::templates::json()' }));
    const numbered = makeNumbering();
    for (const [index, item] of report?.results.entries() ?? []) {
      const own = appendKeys(location, 'results', index);
      // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered([textAt(item, 'title'), textAt(item, 'name')].filter(Boolean).join('/'));
      const result = parseValue(resultSchema, item, { location: own, problems });
      if (result === null) continue;
      if (result.measurements.length > 0) addResult(name, result, series);
      else problems.push(makeError('benchmark-without-result', own, { name }));
    }
  }
  return { measurements: series.all(), problems };
}

function addResult(name: string, { batch, measurements }: z.infer<typeof resultSchema>, series: SeriesList): void {
  const common = { group: null, name, better: null };
  const elapsed = measurements.map((measurement) => measurement.elapsed / batch);
  series.add({ ...common, metric: 'time', unit: 's', values: elapsed, primary: true });
  for (const metric of COUNTERS) {
    const values = measurements.map((measurement) => (measurement[metric] ?? 0) / batch);
    if (values.some((value) => value !== 0)) series.add({ ...common, metric, unit: 'count', values, primary: false });
  }
}
