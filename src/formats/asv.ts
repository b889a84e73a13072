// Reads the result file of asv: every sample if asv recorded them, otherwise asv's own median. Units are in another
// file, results/benchmarks.json. `null` means that the benchmark failed, `NaN` that it was skipped.

import * as z from 'zod';
import { atKey } from '../model/location.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { makeFindings, type Result, type SeriesList, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { type JsonValue, parseJsonDocuments } from './json-format.ts';
import { formatJsonValue, recordSchema } from './json-validation.ts';
import { asvDefinitions } from './python-definitions.ts';

export const asv: Format = {
  id: 'asv',
  aliases: ['python_asv'],
  description: 'asv: the files in its folder of results',
  advice: 'asv run -E existing --set-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => /^\s*\{/.test(text) && RESULTS.test(text),
  parse: (source) => parseFiles([source]),
  parseFiles,
  // asv searches for the pattern in the name with its parameters, which is the name that this format reports.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapePattern(name))),
  definitions: asvDefinitions,
};

const RESULTS = /"result_columns"\s*:\s*\[/;

const resultsSchema = z.object({ result_columns: z.array(z.string()), results: recordSchema });
const listSchema = z.array(z.unknown());
const parametersSchema = z.array(z.array(z.string()));
const describedSchema = z.object({ type: z.string(), unit: z.string() });

function parseFiles(sources: readonly ToolOutput[]): ParseResult {
  const findings = makeFindings();
  const documents = sources.flatMap((source) => parseJsonDocuments(source, findings.problems, { bareNonFinite: true }));
  const kinds = new Map(documents.flatMap(describeBenchmarks));
  for (const document of documents) {
    // Other files of the folder describe the machine and the benchmarks.
    if (!Object.hasOwn(Object(document.value), 'result_columns')) continue;
    const columns = document.read(resultsSchema)?.result_columns;
    if (columns === undefined) continue;
    for (const [name, row] of document.at('results').entries()) {
      addBenchmark(row, { name, columns, kind: kinds.get(name) ?? guessKind(name) }, findings.series);
    }
  }
  const at = sources.length === 1 ? sources[0]!.path : atKey('output-file');
  return toParseResult(findings, at, { source: 'asv' });
}

type AsvKind = Pick<Result, 'metric' | 'unit'>;

function describeBenchmarks(document: JsonValue): [name: string, kind: AsvKind][] {
  return document.entries().flatMap(([name, { value }]) => {
    const { data } = describedSchema.safeParse(value);
    return data === undefined ? [] : [[name, { metric: data.type, unit: data.unit }]];
  });
}

// Prefixes of names, from asv's documentation "Writing benchmarks". A tracked number has the unit `unit`.
const PREFIXES: readonly (readonly [RegExp, AsvKind])[] = [
  [/^time(?:raw)?(?=_|[A-Z])/i, { metric: 'time', unit: 'seconds' }],
  [/^mem(?=_|[A-Z])/i, { metric: 'memory', unit: 'bytes' }],
  [/^peakmem(?=_|[A-Z])/i, { metric: 'peakmemory', unit: 'bytes' }],
  [/^/, { metric: 'track', unit: 'unit' }],
];

function guessKind(name: string): AsvKind {
  const method = name.slice(name.lastIndexOf('.') + 1);
  return PREFIXES.find(([prefix]) => prefix.test(method))![1];
}

function addBenchmark(
  row: JsonValue,
  { name, columns, kind }: { name: string; columns: readonly string[]; kind: AsvKind },
  series: SeriesList,
): void {
  const cells = row.value === null ? [] : row.read(listSchema);
  if (cells === null) return;
  // A row may end before the last columns.
  const cell = (column: string) => cells[columns.indexOf(column)] ?? null;
  if (cell('result') === null) {
    row.reportError('failed-in-tool', { name });
    return;
  }
  const results = row.read(listSchema, cell('result'));
  const parameters = row.read(parametersSchema, cell('params') ?? []);
  if (results === null || parameters === null) return;
  const announced = parameters.reduce((product, list) => product * list.length, 1);
  if (announced !== results.length) {
    row.reportError('wrong-count', { name, what: 'values', announced, found: results.length });
    return;
  }
  const samples = cell('samples');
  for (const [index, result] of results.entries()) {
    // asv skipped it.
    if (result === 'NaN') continue;
    const full = name + formatParameters(parameters, index);
    const recorded: unknown = Array.isArray(samples) ? samples[index] : null;
    const isRecorded = Array.isArray(recorded) && recorded.length > 0;
    const values: readonly unknown[] = isRecorded ? recorded : [result];
    const unusable = [result, ...values].find((value) => !Number.isFinite(value));
    if (result === null) row.reportError('failed-in-tool', { name: full });
    else if (unusable !== undefined) {
      row.reportError('unusable-value', { name: full, metric: kind.metric, got: formatJsonValue(unusable) });
    } else {
      // asv gives the median of a time. Everything else is measured once.
      const aggregate = !isRecorded && kind.metric === 'time';
      series.add({ name: full, ...kind, values: values as number[], aggregate });
    }
  }
}

/** Parameters of a result: `(10, 'a b')`. The last one changes fastest. Empty without parameters. */
function formatParameters(parameters: readonly (readonly string[])[], index: number): string {
  if (parameters.length === 0) return '';
  let rest = index;
  const chosen = parameters.toReversed().map((list) => {
    const value = list[rest % list.length];
    rest = Math.floor(rest / list.length);
    return value;
  });
  return `(${chosen.reverse().join(', ')})`;
}
