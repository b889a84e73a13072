// Reads the JSON that CodSpeed's integrations write in their walltime mode: of each benchmark the median time, without
// the raw values. Their simulation mode writes no times; `format: callgrind` reads its counts.

import * as z from 'zod';
import type { Location } from '../model/location.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, parseJsonDocuments, parseValue } from './json-validation.ts';

export const codspeed: Format = {
  id: 'codspeed',
  description: "CodSpeed's integrations in walltime mode: their result files",
  advice: 'pytest --codspeed',
  recognises: (text) => /"(?:benchmarks|uri)"\s*:/.test(text) && /"iter_per_round"\s*:/.test(text),
  parse,
};

/** A file of all benchmarks, or of a single one, as the integrations of Rust write it. */
const fileSchema = z.object({ benchmarks: z.array(z.unknown()) });

const benchmarkSchema = z.object({
  /** The file, then the path of the benchmark in it, such as `tests/test_words.py::test_count`. */
  uri: z.string().min(1),
  stats: z.object({ median_ns: z.number() }),
});

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, found.problems)) {
    const isSingle = typeof value === 'object' && value !== null && 'uri' in value;
    if (isSingle) {
      addBenchmark(found, value, { location, numbered: makeNumbering() });
      continue;
    }
    const file = parseValue(fileSchema, value, { location, problems: found.problems });
    const numbered = makeNumbering();
    for (const [index, item] of file?.benchmarks.entries() ?? []) {
      addBenchmark(found, item, { location: appendKeys(location, 'benchmarks', index), numbered });
    }
  }
  return toParseResult(found, source.path, { tool: 'codspeed' });
}

function addBenchmark(
  { series, problems }: Findings,
  item: unknown,
  { location, numbered }: { location: Location; numbered: (name: string) => string },
): void {
  const benchmark = parseValue(benchmarkSchema, item, { location, problems });
  if (benchmark === null) return;
  const { uri, stats } = benchmark;
  const measured = { metric: 'time', unit: 'ns', better: null, values: [stats.median_ns] } as const;
  series.add({ group: null, name: numbered(uri), ...measured, primary: true, aggregate: true });
}
