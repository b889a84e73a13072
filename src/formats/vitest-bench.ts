// The JSON of `vitest bench --outputJson`: the median and the rate of every benchmark. Single values are not in
// it. A benchmark that threw has neither, and vitest may still end well.

import * as z from 'zod';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { anyPattern, escapePattern } from './filter.ts';
import type { Filterable, Format, Parsed, Source } from './format.ts';
import { below, NUMBER, type Place, parseValue, placeName, readDocuments } from './json-reading.ts';
import { vitestDefinitions } from './quoted-definitions.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';
import { cut } from './text.ts';

export const vitestBench: Format = {
  id: 'vitest-bench',
  title: 'vitest bench: the file of --outputJson',
  advice: 'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILTER"',
  recognises: (text) =>
    /^\s*\{\s*"files"\s*:\s*\[\s*(?:\]|\{\s*"filepath"\s*:\s*"[^"]*",\s*"groups"\s*:)/.test(text),
  parse,
  filter: (benchmarks) => anyPattern(benchmarks.map(testPattern)),
  definitions: vitestDefinitions,
};

const TEXT = 'must be a text';
const benchmarkSchema = z.object(
  {
    name: z.string(TEXT),
    /** Milliseconds; null or missing where the benchmark threw. */
    median: z.number(NUMBER).nullish(),
    /** Calls in a second. */
    hz: z.number(NUMBER).nullish(),
  },
  'must be an object with "name"',
);

const LIST = 'must be a list';
const groupSchema = z.object({ fullName: z.string(TEXT), benchmarks: z.array(z.unknown(), LIST) });
const reportSchema = z.object(
  { files: z.array(z.object({ groups: z.array(groupSchema, LIST) }), LIST) },
  'must be an object with "files"',
);

/** Between the file, the suites and the name. */
const SEPARATOR = ' > ';

function parse(source: Source): Parsed {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of readDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report === null) continue;
    const found = report.files.flatMap(({ groups }, file) =>
      groups.flatMap(({ fullName, benchmarks }, group) =>
        benchmarks.map((item, index) => ({
          fullName,
          item,
          place: below(place, 'files', file, 'groups', group, 'benchmarks', index),
        })),
      ),
    );
    if (found.length === 0) {
      const message = 'no benchmark has a result. Check which files and names vitest selects.';
      problems.push({ where: place.where, message, severity: 'error' });
    }
    const numbered = makeNumbering();
    for (const { fullName, item, place: own } of found) {
      const benchmark = parseValue(benchmarkSchema, item, { place: own, problems });
      if (benchmark === null) continue;
      const name = numbered(`${fullName}${SEPARATOR}${benchmark.name}`);
      for (const measurement of measured(name, benchmark, { place: own, problems })) series.add(measurement);
    }
  }
  return { measurements: series.all(), problems };
}

function measured(
  name: string,
  { median, hz }: z.infer<typeof benchmarkSchema>,
  { place, problems }: { place: Place; problems: Problem[] },
): Measurement[] {
  if (median == null) {
    const message = `"${cut(name)}" has no result. It threw an error, see what vitest printed.`;
    problems.push({ where: placeName(place), message, severity: 'error' });
    return [];
  }
  const common = { group: null, name, aggregate: true };
  const time: Measurement = {
    ...common,
    metric: 'time',
    unit: 'ms',
    better: null,
    values: [median],
    primary: true,
  };
  if (hz == null) return [time];
  return [time, { ...common, metric: 'hz', unit: '1/s', better: null, values: [hz], primary: false }];
}

/**
 * For -t, which is looked for in the names of the suites and of the benchmark with a space between: the file is
 * no part of it, and a `>` may be our separator or part of a name.
 */
function testPattern({ name }: Filterable): string {
  const [, full = '', number = ''] = /^(.*?)(#\d+)?$/s.exec(name)!;
  const [, ...parts] = full.split(SEPARATOR);
  const pattern = (parts.length === 0 ? [full] : parts).map(escapePattern).join('( >)? ');
  return number === '' ? pattern : `${pattern}(${number})?`;
}
