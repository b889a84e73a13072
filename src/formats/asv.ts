// Reads the result file of asv: every sample if asv recorded them, otherwise asv's own median. Units are in another
// file, results/benchmarks.json. Without it the name of a benchmark determines what it measures. `null` means that the
// benchmark failed, `NaN` that it was skipped.

import * as z from 'zod';
import type { Problem } from '../model/problem.ts';
import { anyPattern, escapePattern } from './filter.ts';
import type { Format, Parsed, Source } from './format.ts';
import { below, type Place, parseValue, placeName, readDocuments, shown } from './json-reading.ts';
import { asvDefinitions } from './python-definitions.ts';
import { makeSeriesList, type SeriesList } from './series.ts';
import { cut } from './text.ts';

export const asv: Format = {
  id: 'asv',
  aliases: ['python_asv'],
  title: 'asv: the files in its folder of results',
  advice: 'asv run -E existing --set-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',
  recognises: (text) => /^\s*\{/.test(text) && RESULTS.test(text),
  parse: (source) => parseFiles([source]),
  parseFiles,
  // asv searches for the pattern in the name with its parameters, which is the name that this format reports.
  filter: (benchmarks) => anyPattern(benchmarks.map(({ name }) => escapePattern(name))),
  definitions: asvDefinitions,
};

const RESULTS = /"result_columns"\s*:\s*\[/;

const COLUMNS = 'must be a list of names';
const resultsSchema = z.object({
  result_columns: z.array(z.string(COLUMNS), COLUMNS),
  results: z.record(z.string(), z.array(z.unknown(), 'must be a list').nullable(), 'must be an object'),
});

const describedSchema = z.object({ type: z.string(), unit: z.string() });

/** Metric and unit of each benchmark, by name. */
type Kinds = ReadonlyMap<string, { metric: string; unit: string }>;

interface Reading {
  readonly problems: Problem[];
  readonly series: SeriesList;
  readonly kinds: Kinds;
}

function parseFiles(sources: readonly Source[]): Parsed {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const documents = sources.flatMap((source) => readDocuments(source, problems, { bareNonFinite: true }));
  const kinds = kindsOf(documents.map(({ value }) => value));
  // Other files of the folder describe the machine and the benchmarks.
  const results = documents.filter(({ value }) => isObject(value) && 'result_columns' in value);
  for (const { place, value } of results) {
    const report = parseValue(resultsSchema, value, { place, problems });
    for (const [name, row] of Object.entries(report?.results ?? {})) {
      const own = below(place, 'results', name);
      const column = (label: string) => row?.[report!.result_columns.indexOf(label)];
      readBenchmark({ name, place: own, column }, { problems, series, kinds });
    }
  }
  if (series.all().length === 0 && problems.length === 0) {
    const where = sources.length === 1 ? sources[0]!.path : 'output-file';
    const message = 'no benchmark has a result in it. Let "output-file" match the results of asv alone.';
    problems.push({ where, message, severity: 'error' });
  }
  return { measurements: series.all(), problems };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindsOf(documents: readonly unknown[]): Kinds {
  const kinds = new Map<string, { metric: string; unit: string }>();
  for (const document of documents) {
    for (const [name, item] of isObject(document) ? Object.entries(document) : []) {
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

interface Row {
  readonly name: string;
  readonly place: Place;
  /** Returns the value in this column. Undefined if the row ends before it, which is allowed. */
  column(label: string): unknown;
}

const valuesSchema = z.array(z.unknown(), 'must be a list with a value for each combination of parameters');
const parametersSchema = z.array(
  z.array(z.string('must be a text'), 'must be a list of texts'),
  'must be a list',
);

function readBenchmark({ name, place, column }: Row, reading: Reading): void {
  const { problems } = reading;
  const result = column('result') ?? null;
  if (result === null) {
    fail(problems, place, `"${cut(name)}" failed. See what asv printed.`);
    return;
  }
  const values = parseValue(valuesSchema, result, { place, problems });
  const parameters = parseValue(parametersSchema, column('params') ?? [], { place, problems });
  if (values === null || parameters === null) return;
  const count = parameters.reduce((product, list) => product * list.length, 1);
  if (count !== values.length) {
    fail(
      problems,
      place,
      `"${cut(name)}" has ${values.length} values for ${count} combinations of parameters.`,
    );
    return;
  }
  const samples = column('samples');
  for (const [index, value] of values.entries()) {
    const own = { kind: kindOf(name, reading.kinds), name: name + combination(parameters, index) };
    const recorded: unknown = Array.isArray(samples) ? samples[index] : undefined;
    addResult({ ...own, place, value, recorded }, reading);
  }
}

/** Returns the parameters of a result: `(10, 'a b')`. The last one changes fastest. Empty without parameters. */
function combination(parameters: readonly (readonly string[])[], index: number): string {
  if (parameters.length === 0) return '';
  let rest = index;
  const chosen = parameters.toReversed().map((list) => {
    const one = list[rest % list.length];
    rest = Math.floor(rest / list.length);
    return one;
  });
  return `(${chosen.reverse().join(', ')})`;
}

interface Result {
  readonly name: string;
  readonly place: Place;
  readonly kind: { readonly metric: string; readonly unit: string };
  readonly value: unknown;
  readonly recorded: unknown;
}

const SKIPPED = 'NaN';

function addResult({ name, place, kind, value, recorded }: Result, { problems, series }: Reading): void {
  if (value === SKIPPED) return;
  if (value === null) {
    fail(problems, place, `"${cut(name)}" failed. See what asv printed.`);
    return;
  }
  const isRecorded = Array.isArray(recorded) && recorded.length > 0;
  const values: readonly unknown[] = isRecorded ? recorded : [value];
  const unusable = [value, ...values].find((one) => !Number.isFinite(one));
  if (unusable !== undefined) {
    fail(problems, place, `"${cut(name)}" has no usable ${kind.metric}, got "${shown(unusable)}".`);
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

function fail(problems: Problem[], place: Place, message: string): void {
  problems.push({ where: placeName(place), message, severity: 'error' });
}
