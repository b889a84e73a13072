// Reads the JSON of BenchmarkDotNet: every iteration that it kept, for each benchmark, and the allocated memory. A
// benchmark that failed has no statistics.

import * as z from 'zod';
import { benchmarkdotnetDefinitions } from './class-definitions.ts';
import { commonPrefixOf } from './filter-pattern.ts';
import { jsonFormat, valuesOrMiddle } from './json-format.ts';
import { numberListSchema } from './json-validation.ts';

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

export const benchmarkdotnet = jsonFormat({
  id: 'benchmarkdotnet',
  aliases: ['c_sharp_dot_net', 'c_sharp'],
  description: 'BenchmarkDotNet: the files of its JSON exporters',
  advice: `dotnet run -c Release -- --exporters json --filter "\${BENCH_REFEREE_FILTER:-*}"`,
  repeatsForTime: true,
  signs: [(text) => /^\s*\{/.test(text) && /"BenchmarkDotNetVersion"\s*:/.test(text.slice(0, MAX_RECOGNITION_LENGTH))],
  bareNonFinite: true,
  // One glob pattern. The part before the parameters has no special characters.
  filter: (benchmarks) => `${commonPrefixOf(benchmarks.map(({ name }) => /^[\w.+]*/.exec(name)![0]))}*`,
  definitions: benchmarkdotnetDefinitions,
  read(report, { add, number }) {
    for (const item of report.list('Benchmarks', { option: '--filter' })) {
      // A method has the same name in every job that runs it. An unreadable entry is numbered too. Otherwise the next
      // one with its name would get its number.
      const name = number(item.text('FullName'));
      const benchmark = item.read(benchmarkSchema);
      if (benchmark === null) continue;
      const { Statistics: statistics, Memory: memory } = benchmark;
      const time = valuesOrMiddle(statistics?.OriginalValues, statistics?.Median);
      if (time === null) {
        item.reportError('benchmark-without-result', { name });
        continue;
      }
      add({ name, metric: 'time', unit: 'ns', ...time });
      const allocated = memory?.BytesAllocatedPerOperation;
      if (allocated != null) add({ name, metric: 'allocated', unit: 'B/op', values: [allocated], primary: false });
    }
  },
});
