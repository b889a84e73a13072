// Reads the result file of asv: every sample if asv recorded them, otherwise asv's own median. Units are in another
// file, results/benchmarks.json. Without it the name of a benchmark determines what it measures. `null` means that the
// benchmark failed, `NaN` that it was skipped.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  formatJsonPath,
  formatJsonValue,
  type JsonPath,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { asvDefinitions } from './python-definitions.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const asv: Format = {
  id: 'asv',
  aliases: ['python_asv'],
  description: 'asv: the files in its folder of results',
  advice: 'asv run -E existing --set-commit-hash COMMIT --record-samples --bench "$BENCH_REFEREE_FILTER"',
  recognises: (text) => /^\s*\{/.test(text) && RESULTS.test(text),
  parse: (source) => parseFiles([source]),
  parseFiles,
  // asv searches for the pattern in the name with its parameters, which is the name that this format reports.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapePattern(name))),
  definitions: asvDefinitions,
};

const RESULTS = /"result_columns"\s*:\s*\[/;

const MUST_BE_NAMES = 'must be a list of names';
const resultsSchema = z.object({
  result_columns: z.array(z.string(MUST_BE_NAMES), MUST_BE_NAMES),
  results: z.record(z.string(), z.array(z.unknown(), 'must be a list').nullable(), 'must be an object'),
});

const describedSchema = z.object({ type: z.string(), unit: z.string() });

/** Metric and unit of each benchmark, by name. */
type Kinds = ReadonlyMap<string, { metric: string; unit: string }>;

interface AsvContext {
  readonly problems: Problem[];
  readonly series: SeriesList;
  readonly kinds: Kinds;
}

function parseFiles(sources: readonly ToolOutput[]): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const documents = sources.flatMap((source) =>
    parseJsonDocuments(source, problems, { bareNonFinite: true }),
  );
  const kinds = kindsOf(documents.map(({ value }) => value));
  // Other files of the folder describe the machine and the benchmarks.
  const results = documents.filter(({ value }) => isObject(value) && 'result_columns' in value);
  for (const { place, value } of results) {
    const report = parseValue(resultsSchema, value, { place, problems });
    for (const [name, row] of Object.entries(report?.results ?? {})) {
      const own = appendKeys(place, 'results', name);
      const column = (label: string) => row?.[report!.result_columns.indexOf(label)];
      parseBenchmark({ name, place: own, column }, { problems, series, kinds });
    }
  }
  if (series.all().length === 0 && problems.length === 0) {
    const where = sources.length === 1 ? sources[0]!.path : 'output-file';
    const message = 'no benchmark has a result in it. Let "output-file" match the results of asv alone.';
    problems.push(legacyProblem({ where, message, severity: 'error' }));
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

interface AsvRow {
  readonly name: string;
  readonly place: JsonPath;
  /** Returns the value in this column. Undefined if the row ends before it, which is allowed. */
  column(label: string): unknown;
}

const valuesSchema = z.array(z.unknown(), 'must be a list with a value for each combination of parameters');
const parametersSchema = z.array(
  z.array(z.string('must be a text'), 'must be a list of texts'),
  'must be a list',
);

function parseBenchmark({ name, place, column }: AsvRow, reading: AsvContext): void {
  const { problems } = reading;
  const result = column('result') ?? null;
  if (result === null) {
    fail(problems, place, `"${truncate(name)}" failed. See what asv printed.`);
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
      `"${truncate(name)}" has ${values.length} values for ${count} combinations of parameters.`,
    );
    return;
  }
  const samples = column('samples');
  for (const [index, value] of values.entries()) {
    const own = { kind: kindOf(name, reading.kinds), name: name + formatParameters(parameters, index) };
    const recorded: unknown = Array.isArray(samples) ? samples[index] : undefined;
    addResult({ ...own, place, value, recorded }, reading);
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
  readonly place: JsonPath;
  readonly kind: { readonly metric: string; readonly unit: string };
  readonly value: unknown;
  readonly recorded: unknown;
}

const SKIPPED = 'NaN';

function addResult(
  { name, place, kind, value, recorded }: AsvResult,
  { problems, series }: AsvContext,
): void {
  if (value === SKIPPED) return;
  if (value === null) {
    fail(problems, place, `"${truncate(name)}" failed. See what asv printed.`);
    return;
  }
  const isRecorded = Array.isArray(recorded) && recorded.length > 0;
  const values: readonly unknown[] = isRecorded ? recorded : [value];
  const unusable = [value, ...values].find((one) => !Number.isFinite(one));
  if (unusable !== undefined) {
    fail(
      problems,
      place,
      `"${truncate(name)}" has no usable ${kind.metric}, got "${formatJsonValue(unusable)}".`,
    );
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

function fail(problems: Problem[], place: JsonPath, message: string): void {
  problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
}
