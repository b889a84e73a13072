// Reads the JSON that BenchmarkTools.jl saves: nested groups, with a trial or an estimate for each benchmark. A trial
// has every sample, an estimate has one number.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  formatJsonPath,
  formatJsonValue,
  type JsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { juliaDefinitions } from './julia-definitions.ts';
import { truncate } from './plain-text.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const julia: Format = {
  id: 'julia',
  description: 'BenchmarkTools.jl: what BenchmarkTools.save writes',
  advice: 'a script that ends with BenchmarkTools.save("results.json", run(suite))',
  recognises: (text) =>
    /^\s*\[\s*\{/.test(text) && /"BenchmarkTools"\s*:/.test(text.slice(0, MAX_RECOGNITION_LENGTH)),
  parse,
  definitions: juliaDefinitions,
};

const MAX_RECOGNITION_LENGTH = 2000;

const PAIR = 'must be a list of a type and its fields';
const fileSchema = z.tuple([z.unknown(), z.array(z.unknown(), 'must be a list')], 'must be a list of two');
const valueSchema = z.tuple([z.string(PAIR), z.unknown()], PAIR);
const groupSchema = z.object({ data: z.record(z.string(), z.unknown(), 'must be an object') });

const resultSchema = z.object(
  {
    /** Nanoseconds of every sample of a trial. */
    times: z
      .array(z.number(MUST_BE_NUMBER), 'must be a list of numbers')
      .min(1, 'must not be empty')
      .optional(),
    /** Nanoseconds of an estimate. */
    time: z.number(MUST_BE_NUMBER).optional(),
    /** Bytes per evaluation, the minimum over all samples. */
    memory: z.number(MUST_BE_NUMBER).optional(),
    allocs: z.number(MUST_BE_NUMBER).optional(),
  },
  'must be an object with "times" or "time"',
);

interface JuliaContext {
  readonly problems: Problem[];
  readonly series: SeriesList;
}

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const [, saved] = parseValue(fileSchema, value, { place, problems }) ?? [null, []];
    for (const [index, item] of saved.entries())
      parseItem({ names: [], item, place: appendKeys(place, 1, index) }, { problems, series });
  }
  if (series.all().length === 0 && problems.length === 0) {
    const message = 'no benchmark has a result. Save what run(suite) returns.';
    problems.push(legacyProblem({ where: source.path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

function parseItem(
  { names, item, place }: { names: readonly string[]; item: unknown; place: JsonPath },
  reading: JuliaContext,
): void {
  const { problems } = reading;
  const pair = parseValue(valueSchema, item, { place, problems });
  if (pair === null) return;
  const [type, fields] = pair;
  const own = appendKeys(place, 1);
  // Older versions put the module in front of the type.
  const kind = type.replace(/^BenchmarkTools\./, '');
  if (kind === 'BenchmarkGroup') {
    const group = parseValue(groupSchema, fields, { place: own, problems });
    for (const [name, inner] of Object.entries(group?.data ?? {}))
      parseItem({ names: [...names, name], item: inner, place: appendKeys(own, 'data', name) }, reading);
  } else if ((kind === 'Trial' || kind === 'TrialEstimate') && names.length > 0) {
    addResult({ name: names.join('/'), fields, place: own }, reading);
  } else {
    const message = `must be a BenchmarkGroup with its results, got "${formatJsonValue(type)}". Save what run(suite) returns.`;
    problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
  }
}

function addResult(
  { name, fields, place }: { name: string; fields: unknown; place: JsonPath },
  { problems, series }: JuliaContext,
): void {
  const result = parseValue(resultSchema, fields, { place, problems });
  if (result === null) return;
  const { times, time, memory, allocs } = result;
  const common = { group: null, name, better: null };
  if (times !== undefined) {
    series.add({ ...common, metric: 'time', unit: 'ns', values: times, primary: true });
  } else if (time !== undefined) {
    series.add({ ...common, metric: 'time', unit: 'ns', values: [time], primary: true, aggregate: true });
  } else {
    const message = `"${truncate(name)}" has no time.`;
    problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
    return;
  }
  if (memory !== undefined)
    series.add({ ...common, metric: 'memory', unit: 'B', values: [memory], primary: false });
  if (allocs !== undefined)
    series.add({ ...common, metric: 'allocs', unit: 'count', values: [allocs], primary: false });
}
