// Reads the JSON that BenchmarkTools.jl saves: nested groups, with a trial or an estimate for each benchmark. A trial
// has every sample, an estimate has one number.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, entriesOf, parseNamedDocuments, parseValue, recordSchema } from './json-validation.ts';
import { juliaDefinitions } from './quoted-definitions.ts';

export const julia: Format = {
  id: 'julia',
  description: 'BenchmarkTools.jl: what BenchmarkTools.save writes',
  advice: 'a script that ends with BenchmarkTools.save("results.json", run(suite))',
  repeatsForTime: true,
  recognises: (text) => /^\s*\[\s*\{/.test(text) && /"BenchmarkTools"\s*:/.test(text.slice(0, MAX_RECOGNITION_LENGTH)),
  parse,
  definitions: juliaDefinitions,
};

const MAX_RECOGNITION_LENGTH = 2000;

const fileSchema = z.tuple([z.unknown(), z.array(z.unknown())]);
const valueSchema = z.tuple([z.string(), z.unknown()]);
const groupSchema = z.object({ data: recordSchema });

const resultSchema = z.object({
  /** Nanoseconds of every sample of a trial. */
  times: z.array(z.number()).min(1).optional(),
  /** Nanoseconds of an estimate. */
  time: z.number().optional(),
  /** Bytes per evaluation, the minimum over all samples. */
  memory: z.number().optional(),
  allocs: z.number().optional(),
});

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  for (const { location, value } of parseNamedDocuments(source, problems)) {
    const [, saved] = parseValue(fileSchema, value, { location, problems }) ?? [null, []];
    const numbered = makeNumbering();
    for (const [index, item] of saved.entries())
      parseItem({ names: [], item, location: appendKeys(location, 1, index) }, { problems, series, numbered });
  }
  return toParseResult(found, source.path, { source: 'run(suite)' });
}

interface JuliaParserState extends Findings {
  /** Numbers benchmarks of one name: a file may have several suites. */
  readonly numbered: (name: string) => string;
}

function parseItem(
  { names, item, location }: { names: readonly string[]; item: unknown; location: Location },
  reading: JuliaParserState,
): void {
  const { problems } = reading;
  const pair = parseValue(valueSchema, item, { location, problems });
  if (pair === null) return;
  const [type, fields] = pair;
  const own = appendKeys(location, 1);
  // Older versions put the module in front of the type.
  const kind = type.replace(/^BenchmarkTools\./, '');
  if (kind === 'BenchmarkGroup') {
    const group = parseValue(groupSchema, fields, { location: own, problems });
    for (const [name, inner] of entriesOf(group?.data))
      parseItem({ names: [...names, name], item: inner, location: appendKeys(own, 'data', name) }, reading);
  } else if ((kind === 'Trial' || kind === 'TrialEstimate') && names.length > 0) {
    addResult({ name: reading.numbered(names.join('/')), fields, location: own }, reading);
  } else {
    problems.push(makeError('no-results', location, { source: 'run(suite)' }));
  }
}

function addResult(
  { name, fields, location }: { name: string; fields: unknown; location: Location },
  { problems, series }: Findings,
): void {
  const result = parseValue(resultSchema, fields, { location, problems });
  if (result === null) return;
  const { times, time, memory, allocs } = result;
  const common = { group: null, name, better: null };
  if (times !== undefined) {
    series.add({ ...common, metric: 'time', unit: 'ns', values: times, primary: true });
  } else if (time !== undefined) {
    series.add({ ...common, metric: 'time', unit: 'ns', values: [time], primary: true, aggregate: true });
  } else {
    problems.push(makeError('benchmark-without-result', location, { name }));
    return;
  }
  if (memory !== undefined) series.add({ ...common, metric: 'memory', unit: 'B', values: [memory], primary: false });
  if (allocs !== undefined)
    series.add({ ...common, metric: 'allocs', unit: 'count', values: [allocs], primary: false });
}
