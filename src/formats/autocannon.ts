// Reads the JSON of autocannon: rate, latency and throughput of a run. A server that refuses, hangs or sends only
// errors looks excellent in these numbers. Such a run is an error, and none of its numbers is read.

import * as z from 'zod';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJsonDocuments, parseValue, textAt } from './json-validation.ts';

export const autocannon: Format = {
  id: 'autocannon',
  description: 'autocannon: --json',
  advice: 'npx autocannon --json -d 5 http://127.0.0.1:8080/',
  repeatsForTime: true,
  recognises: (text) =>
    /^\s*\{/.test(text) && ['"non2xx"', '"connections"', '"latency"'].every((key) => text.includes(key)),
  parse,
};

const averageSchema = z.object({ average: z.number() });

const resultSchema = z.object({
  /** Name given by --title, for several runs against one address. */
  title: z.string().nullish(),
  url: z.string().min(1),
  /** Number of errors, including timeouts. */
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
  /** Number of bodies that differ from --expectBody. */
  mismatches: z.number().default(0),
  /** Responses per second, counted every second. */
  requests: averageSchema.extend({ total: z.number() }),
  /** Milliseconds. */
  latency: averageSchema,
  /** Bytes per second. */
  throughput: averageSchema,
});

type AutocannonResult = z.infer<typeof resultSchema>;

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  const all = parseJsonDocuments(source, problems);
  // The last complete document of a text that breaks off may be the warm-up of the lost run.
  const documents = problems.length > 0 ? all.slice(0, -1) : all;
  for (const [index, { location, value }] of documents.entries()) {
    if (isWarmup(value, documents[index + 1]?.value)) continue;
    const result = parseValue(resultSchema, value, { location, problems });
    if (result !== null) for (const one of toMeasurements(result, location, problems)) series.add(one);
  }
  return { measurements: series.all(), problems };
}

/**
 * Reports whether a document is the warm-up of the next one. With --warmup, autocannon prints the result of the warm-up
 * first, as if it were a run, and again inside the run.
 */
function isWarmup(value: unknown, next: unknown): boolean {
  const start = textAt(value, 'start');
  return start !== '' && textAt(next, 'warmup', 'start') === start;
}

function toMeasurements(result: AutocannonResult, location: Location, problems: Diagnostic[]): Measurement[] {
  const { url, title, requests, latency, throughput } = result;
  const name = title ? title : url;
  const failure = failureOf(name, result, location);
  if (failure !== null) {
    problems.push(failure);
    return [];
  }
  const common = { group: null, name, aggregate: true };
  const rate = { metric: 'requests.average', unit: '1/s', values: [requests.average] };
  const time = { metric: 'latency.average', unit: 'ms', values: [latency.average] };
  const bytes = { metric: 'throughput.average', unit: 'B/s', values: [throughput.average] };
  return [
    { ...common, ...rate, better: 'higher', primary: true },
    { ...common, ...time, better: 'lower', primary: true },
    { ...common, ...bytes, better: 'higher', primary: false },
  ];
}

function failureOf(name: string, result: AutocannonResult, location: Location): Diagnostic | null {
  const { errors, timeouts, non2xx, mismatches, requests } = result;
  const makeProblem = (kind: 'error' | 'status' | 'body', failed: number) =>
    makeError('requests-failed', location, { name, kind, failed, requests: requests.total });
  // A request without an answer is not counted in the total.
  if (errors > 0 || timeouts > 0) return makeProblem('error', errors);
  if (non2xx > 0) return makeProblem('status', non2xx);
  if (mismatches > 0) return makeProblem('body', mismatches);
  return requests.total > 0 ? null : makeError('no-responses', location, { name });
}
