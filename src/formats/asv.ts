// Reads the result file of asv: every sample if asv recorded them, otherwise asv's own median. Units are in another
// file, results/benchmarks.json. Without it the name of a benchmark determines what it measures. `null` means that the
// benchmark failed, `NaN` that it was skipped.

import * as z from 'zod';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atKey, type Location } from '../model/location.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { makeFindings, type SeriesList, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  entriesOf,
  formatJsonValue,
  parseJsonDocuments,
  parseValue,
  recordSchema,
} from './json-validation.ts';
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

const resultsSchema = z.object({
  result_columns: z.array(z.string()),
  results: recordSchema,
});

const describedSchema = z.object({ type: z.string(), unit: z.string() });

/** Metric and unit of each benchmark, by name. */
type Kinds = ReadonlyMap<string, { metric: string; unit: string }>;

interface AsvContext {
  readonly problems: Diagnostic[];
  readonly series: SeriesList;
  readonly kinds: Kinds;
}

function parseFiles(sources: readonly ToolOutput[]): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  const documents = sources.flatMap((source) => parseJsonDocuments(source, problems, { bareNonFinite: true }));
  const kinds = kindsOf(documents.map(({ value }) => value));
  // Other files of the folder describe the machine and the benchmarks.
  const results = documents.filter(({ value }) => Object.hasOwn(Object(value), 'result_columns'));
  for (const { location, value } of results) {
    const report = parseValue(resultsSchema, value, { location, problems });
    for (const [name, item] of entriesOf(report?.results)) {
      const own = appendKeys(location, 'results', name);
      const row = item === null ? [] : parseValue(valuesSchema, item, { location: own, problems });
      if (row === null) continue;
      const column = (label: string) => row[report!.result_columns.indexOf(label)];
      parseBenchmark({ name, location: own, column }, { problems, series, kinds });
    }
  }
  const at = sources.length === 1 ? sources[0]!.path : atKey('output-file');
  return toParseResult(found, at, { source: 'asv' });
}

function kindsOf(documents: readonly unknown[]): Kinds {
  const kinds = new Map<string, { metric: string; unit: string }>();
  for (const document of documents) {
    for (const [name, item] of entriesOf(document)) {
      const { data } = describedSchema.safeParse(item);
      if (data !== undefined) kinds.set(name, { metric: data.type, unit: data.unit });
    }
  }
  return kinds;
}

// Prefixes of names, from asv's documentation "Writing benchmarks". A tracked number has the unit `unit`.
const PREFIXES = [
  [/^time(?:raw)?(?=_|[A-Z])/i, { metric: 'time', unit: 'seconds' }],
  [/^mem(?=_|[A-Z])/i, { metric: 'memory', unit: 'bytes' }],
  [/^peakmem(?=_|[A-Z])/i, { metric: 'peakmemory', unit: 'bytes' }],
  [/^/, { metric: 'track', unit: 'unit' }],
] as const;

function kindOf(name: string, kinds: Kinds): { metric: string; unit: string } {
  const own = name.slice(name.lastIndexOf('.') + 1);
  return kinds.get(name) ?? PREFIXES.find(([prefix]) => prefix.test(own))![1];
}

interface AsvRow {
  readonly name: string;
  readonly location: Location;
  /** Returns the value in this column. Undefined if the row ends before it, which is allowed. */
  column(label: string): unknown;
}

const valuesSchema = z.array(z.unknown());
const parametersSchema = z.array(z.array(z.string()));

function parseBenchmark({ name, location, column }: AsvRow, reading: AsvContext): void {
  const { problems } = reading;
  const result = column('result') ?? null;
  if (result === null) {
    problems.push(makeError('failed-in-tool', location, { name }));
    return;
  }
  const values = parseValue(valuesSchema, result, { location, problems });
  const parameters = parseValue(parametersSchema, column('params') ?? [], { location, problems });
  if (values === null || parameters === null) return;
  const count = parameters.reduce((product, list) => product * list.length, 1);
  if (count !== values.length) {
    const counts = { name, what: 'values', announced: count, found: values.length } as const;
    problems.push(makeError('wrong-count', location, counts));
    return;
  }
  const samples = column('samples');
  for (const [index, value] of values.entries()) {
    const own = { kind: kindOf(name, reading.kinds), name: name + formatParameters(parameters, index) };
    const recorded: unknown = Array.isArray(samples) ? samples[index] : undefined;
    addResult({ ...own, location, value, recorded }, reading);
  }
}

/** Returns the parameters of a result: `(10, 'a b')`. The last one changes fastest. Empty without parameters. */
function formatParameters(parameters: readonly (readonly string[])[], index: number): string {
  if (parameters.length === 0) return '';
  let rest = index;
  const chosen = parameters.toReversed().map((list) => {
    const one = list[rest % list.length];
    rest = Math.floor(rest / list.length);
    return one;
  });
  return `(${chosen.reverse().join(', ')})`;
}

interface AsvResult {
  readonly name: string;
  readonly location: Location;
  readonly kind: { readonly metric: string; readonly unit: string };
  readonly value: unknown;
  readonly recorded: unknown;
}

const SKIPPED = 'NaN';

function addResult({ name, location, kind, value, recorded }: AsvResult, { problems, series }: AsvContext): void {
  if (value === SKIPPED) return;
  if (value === null) {
    problems.push(makeError('failed-in-tool', location, { name }));
    return;
  }
  const isRecorded = Array.isArray(recorded) && recorded.length > 0;
  const values: readonly unknown[] = isRecorded ? recorded : [value];
  const unusable = [value, ...values].find((one) => !Number.isFinite(one));
  if (unusable !== undefined) {
    const got = { name, metric: kind.metric, got: formatJsonValue(unusable) };
    problems.push(makeError('unusable-value', location, got));
    return;
  }
  // asv gives the median of a time. Everything else is measured once.
  const aggregate = !isRecorded && kind.metric === 'time';
  series.add({
    group: null,
    name,
    ...kind,
    better: null,
    values: values as number[],
    primary: true,
    ...(aggregate && { aggregate }),
  });
}
