// Reads the JSON that nanobench renders with its template `json`: every epoch of every benchmark. The template does not
// escape quotes in names. A file with such a name is not JSON, which is an error.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { nanobenchDefinitions } from './cpp-definitions.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
  textAt,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const nanobench: Format = {
  id: 'nanobench',
  description: 'nanobench: what its template json renders',
  advice: 'a program that ends with render(ankerl::nanobench::templates::json(), std::cout)',
  recognises: (text) => hasKeys(text, 'results[].title', 'results[].median(elapsed)'),
  parse,
  definitions: nanobenchDefinitions,
};

const measurementSchema = z.object(
  {
    /** Seconds per iteration. The counters are per iteration too. */
    elapsed: z.number(MUST_BE_NUMBER),
    instructions: z.number(MUST_BE_NUMBER).optional(),
    branchmisses: z.number(MUST_BE_NUMBER).optional(),
  },
  'must be an object with "elapsed"',
);

const resultSchema = z.object(
  {
    title: z.string('must be a text').optional(),
    name: z.string('must be a text'),
    /** Operations per iteration. */
    batch: z.number(MUST_BE_NUMBER).positive('must be more than 0').default(1),
    measurements: z.array(measurementSchema, 'must be a list of measurements'),
  },
  'must be an object with "name"',
);

const reportSchema = z.object(
  { results: z.array(z.unknown(), 'must be a list of results') },
  'must be an object with "results"',
);

/** Counters of the processor. All values are zero if the system does not permit counting. */
const COUNTERS = ['instructions', 'branchmisses'] as const;

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report?.results.length === 0) {
      const message = 'no benchmark has a result.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    const numbered = makeNumbering();
    for (const [index, item] of report?.results.entries() ?? []) {
      const own = appendKeys(place, 'results', index);
      // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered([textAt(item, 'title'), textAt(item, 'name')].filter(Boolean).join('/'));
      const result = parseValue(resultSchema, item, { place: own, problems });
      if (result === null) continue;
      if (result.measurements.length > 0) addResult(name, result, series);
      else {
        const message = `"${truncate(name)}" has no measurements.`;
        problems.push(legacyProblem({ where: formatJsonPath(own), message, severity: 'error' }));
      }
    }
  }
  return { measurements: series.all(), problems };
}

function addResult(
  name: string,
  { batch, measurements }: z.infer<typeof resultSchema>,
  series: SeriesList,
): void {
  const common = { group: null, name, better: null };
  const elapsed = measurements.map((measurement) => measurement.elapsed / batch);
  series.add({ ...common, metric: 'time', unit: 's', values: elapsed, primary: true });
  for (const metric of COUNTERS) {
    const values = measurements.map((measurement) => (measurement[metric] ?? 0) / batch);
    if (values.some((value) => value !== 0))
      series.add({ ...common, metric, unit: 'count', values, primary: false });
  }
}
