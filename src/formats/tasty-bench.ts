// Reads the output of tasty-bench (Haskell): the mean of each benchmark, and its memory if the runtime counts it. The file
// of `--csv` has all digits. `tasty-bench-text.ts` reads the printed text, which has three.

import { makeError } from '../model/diagnostic.ts';
import { hasCsvHeader, parseCsvRows } from './csv.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { tastyBenchDefinitions } from './quoted-definitions.ts';
import { addMean, isTastyBenchText, parseTastyBenchText } from './tasty-bench-text.ts';

export const tastyBench: Format = {
  id: 'tasty-bench',
  description: 'Haskell with tasty-bench: the file of --csv, or what it prints',
  advice: './bench --csv results.csv -p "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => hasCsvHeader(text, HEADER) || isTastyBenchText(text),
  parse: (source) => (hasCsvHeader(source.text, HEADER) ? parseCsv(source) : parseTastyBenchText(source)),
  filter: buildFilter,
  definitions: tastyBenchDefinitions,
};

const HEADER = 'Name,Mean (ps),2*Stdev (ps)';

/** Columns that are read. Those of memory exist if the runtime counts it. */
const COLUMNS = [
  { column: 'Mean (ps)', metric: 'time', unit: 'ps' },
  { column: 'Allocated', metric: 'allocated', unit: 'B' },
  { column: 'Copied', metric: 'copied', unit: 'B' },
  { column: 'Peak Memory', metric: 'peak memory', unit: 'B' },
];

function parseCsv(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, name, fields } of parseCsvRows(source, HEADER, problems)) {
    for (const { column, metric, unit } of COLUMNS) {
      const written = fields.get(column);
      if (written === undefined) continue;
      if (/^\d+$/.test(written)) addMean(series, { name, metric, unit, values: [Number(written)] });
      else problems.push(makeError('unusable-value', location, { name, metric, got: written }));
    }
  }
  return toParseResult({ series, problems }, source.path, { option: '-p' });
}

/** In the language of tasty, `$0` is the whole name. */
function buildFilter(benchmarks: readonly FilterableBenchmark[]): string {
  // A number at the end may mark a repeated name or be part of the name.
  const names = benchmarks.flatMap(({ name }) => [name, name.replace(/#\d+$/, '')]);
  return [...new Set(names)].map((name) => `$0 == "${name.replaceAll(/[\\"]/g, '\\$&')}"`).join(' || ');
}
