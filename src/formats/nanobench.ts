// Reads the JSON that nanobench renders with its template `json`: every epoch of every benchmark. The template does not
// escape quotes in names. A file with such a name is not JSON, which is an error. `nanobench-table.ts` reads the tables.

import * as z from 'zod';
import { nanobenchDefinitions } from './cpp-definitions.ts';
import type { Format } from './format.ts';
import { type JsonResults, type JsonValue, parseJson } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { isNanobenchTable, parseNanobenchTable } from './nanobench-table.ts';

export const nanobench: Format = {
  id: 'nanobench',
  description: 'nanobench: the tables that it prints, or what its template json renders',
  advice: 'the program alone, which prints tables or renders ankerl::nanobench::templates::json()',
  repeatsForTime: true,
  recognises: (text) => isNanobenchTable(text) || hasKeys(text, 'results[].title', 'results[].median(elapsed)'),
  parse: (source) =>
    isNanobenchTable(source.text) ? parseNanobenchTable(source) : parseJson(source, { read: readReport }),
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

/** Counters of the processor. All values are zero if the system does not permit counting. */
const COUNTERS = ['instructions', 'branchmisses'] as const;

function readReport(report: JsonValue, { add, number }: JsonResults): void {
  for (const item of report.list('results', { source: 'ankerl::nanobench::templates::json()' })) {
    // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
    const name = number([item.text('title'), item.text('name')].filter(Boolean).join('/'));
    const result = item.read(resultSchema);
    if (result === null) continue;
    const { batch, measurements } = result;
    if (measurements.length === 0) {
      item.reportError('benchmark-without-result', { name });
      continue;
    }
    add({ name, metric: 'time', unit: 's', values: measurements.map(({ elapsed }) => elapsed / batch) });
    for (const metric of COUNTERS) {
      const values = measurements.map((measurement) => (measurement[metric] ?? 0) / batch);
      if (values.some((value) => value !== 0)) add({ name, metric, unit: 'count', values, primary: false });
    }
  }
}
