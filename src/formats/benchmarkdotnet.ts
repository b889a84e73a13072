// Reads the JSON of BenchmarkDotNet: every iteration that it kept, for each benchmark, and the allocated memory. A
// benchmark that failed has no statistics.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { benchmarkdotnetDefinitions } from './class-definitions.ts';
import { commonPrefixOf } from './filter-pattern.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  formatJsonPath,
  MUST_BE_NUMBER,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
  textAt,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const benchmarkdotnet: Format = {
  id: 'benchmarkdotnet',
  aliases: ['c_sharp_dot_net', 'c_sharp'],
  description: 'BenchmarkDotNet: the files of its JSON exporters',
  advice: `dotnet run -c Release -- --exporters json --filter "\${BENCH_REFEREE_FILTER:-*}"`,
  recognises: (text) =>
    /^\s*\{/.test(text) && /"BenchmarkDotNetVersion"\s*:/.test(text.slice(0, MAX_RECOGNITION_LENGTH)),
  parse,
  // One glob pattern. The part before the parameters has no special characters.
  filter: (benchmarks) => `${commonPrefixOf(benchmarks.map(({ name }) => /^[\w.+]*/.exec(name)![0]))}*`,
  definitions: benchmarkdotnetDefinitions,
};

const MAX_RECOGNITION_LENGTH = 65_536;

const benchmarkSchema = z.object(
  {
    FullName: z.string('must be a text').min(1, 'must not be empty'),
    Statistics: z
      .object({
        /** Nanoseconds per operation. */
        OriginalValues: numberListSchema('must be a list of numbers').nullish(),
        Median: z.number(MUST_BE_NUMBER).optional(),
      })
      .nullish(),
    Memory: z.object({ BytesAllocatedPerOperation: z.number(MUST_BE_NUMBER).nullish() }).nullish(),
  },
  'must be an object with "FullName"',
);

const reportSchema = z.object(
  { Benchmarks: z.array(z.unknown(), 'must be a list of benchmarks') },
  'must be an object with "Benchmarks"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems, { bareNonFinite: true })) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report?.Benchmarks.length === 0) {
      const message = 'no benchmark has a result. Check --filter.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    // A method has the same name in every job that runs it.
    const numbered = makeNumbering();
    for (const [index, item] of report?.Benchmarks.entries() ?? []) {
      const own = appendKeys(place, 'Benchmarks', index);
      // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered(textAt(item, 'FullName'));
      const benchmark = parseValue(benchmarkSchema, item, { place: own, problems });
      if (benchmark === null) continue;
      if (addBenchmark(name, benchmark, series)) continue;
      const message = `"${truncate(name)}" has no result. It failed, see what BenchmarkDotNet printed.`;
      problems.push(legacyProblem({ where: formatJsonPath(own), message, severity: 'error' }));
    }
  }
  return { measurements: series.all(), problems };
}

/** Adds the results of a benchmark. Returns false if it has none. */
function addBenchmark(
  name: string,
  { Statistics: statistics, Memory: memory }: z.infer<typeof benchmarkSchema>,
  series: SeriesList,
): boolean {
  const { OriginalValues: values, Median: median } = statistics ?? {};
  const common = { group: null, name, better: null };
  const time = { ...common, metric: 'time', unit: 'ns', primary: true };
  if (values?.length) series.add({ ...time, values });
  else if (median !== undefined) series.add({ ...time, values: [median], aggregate: true });
  else return false;
  const allocated = memory?.BytesAllocatedPerOperation;
  if (allocated != null)
    series.add({ ...common, metric: 'allocated', unit: 'B/op', values: [allocated], primary: false });
  return true;
}
