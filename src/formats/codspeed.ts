// Reads the JSON that CodSpeed's integrations write in their walltime mode: of each benchmark the median time, without
// the raw values. Their simulation mode writes no times; `format: callgrind` reads its counts.

import * as z from 'zod';
import { jsonFormat } from './json-format.ts';

const benchmarkSchema = z.object({
  /** The file, then the path of the benchmark in it, such as `tests/test_words.py::test_count`. */
  uri: z.string().min(1),
  stats: z.object({ median_ns: z.number() }),
});

export const codspeed = jsonFormat({
  id: 'codspeed',
  description: "CodSpeed's integrations in walltime mode: their result files",
  advice: 'pytest --codspeed',
  signs: [(text) => /"(?:benchmarks|uri)"\s*:/.test(text) && /"iter_per_round"\s*:/.test(text)],
  noResults: { tool: 'codspeed' },
  read(file, { add, number }) {
    // A file of all benchmarks, or of a single one, as the integrations of Rust write it.
    const isSingle = file.at('uri').value !== undefined;
    for (const item of isSingle ? [file] : file.list('benchmarks')) {
      const benchmark = item.read(benchmarkSchema);
      if (benchmark === null) continue;
      const { uri, stats } = benchmark;
      add({ name: number(uri), metric: 'time', unit: 'ns', values: [stats.median_ns], aggregate: true });
    }
  },
});
