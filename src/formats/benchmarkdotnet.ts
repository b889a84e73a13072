// Reads the JSON of BenchmarkDotNet: every iteration that it kept, for each benchmark, and the allocated memory. A
// benchmark that failed has no statistics.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { benchmarkdotnetDefinitions } from './class-definitions.ts';
import { commonPrefixOf } from './filter-pattern.ts';
import { makeFindings, makeNumbering, type SeriesList } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, numberListSchema, parseJsonDocuments, parseValue, textAt } from './json-validation.ts';

export const benchmarkdotnet: Format = {
  id: 'benchmarkdotnet',
  aliases: ['c_sharp_dot_net', 'c_sharp'],
  description: 'BenchmarkDotNet: the files of its JSON exporters',
  advice: `dotnet run -c Release -- --exporters json --filter "\${BENCH_REFEREE_FILTER:-*}"`,
  repeatsForTime: true,
  recognises: (text) =>
    /^\s*\{/.test(text) && /"BenchmarkDotNetVersion"\s*:/.test(text.slice(0, MAX_RECOGNITION_LENGTH)),
  parse,
  // One glob pattern. The part before the parameters has no special characters.
  filter: (benchmarks) => `${commonPrefixOf(benchmarks.map(({ name }) => /^[\w.+]*/.exec(name)![0]))}*`,
  definitions: benchmarkdotnetDefinitions,
};

const MAX_RECOGNITION_LENGTH = 65_536;

const benchmarkSchema = z.object({
  FullName: z.string().min(1),
  Statistics: z
    .object({
      /** Nanoseconds per operation. */
      OriginalValues: numberListSchema.nullish(),
      Median: z.number().optional(),
    })
    .nullish(),
  Memory: z.object({ BytesAllocatedPerOperation: z.number().nullish() }).nullish(),
});

const reportSchema = z.object({ Benchmarks: z.array(z.unknown()) });

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems, { bareNonFinite: true })) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report?.Benchmarks.length === 0) problems.push(makeError('no-results', location, { option: '--filter' }));
    // A method has the same name in every job that runs it.
    const numbered = makeNumbering();
    for (const [index, item] of report?.Benchmarks.entries() ?? []) {
      const own = appendKeys(location, 'Benchmarks', index);
      // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered(textAt(item, 'FullName'));
      const benchmark = parseValue(benchmarkSchema, item, { location: own, problems });
      if (benchmark === null) continue;
      if (addBenchmark(name, benchmark, series)) continue;
      problems.push(makeError('benchmark-without-result', own, { name }));
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
