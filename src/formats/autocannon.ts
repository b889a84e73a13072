// Reads the JSON of autocannon: rate, latency and throughput of a run. A server that refuses, hangs or sends only
// errors looks excellent in these numbers. Such a run is an error, and none of its numbers is read.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  formatJsonPath,
  type JsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
  textAt,
} from './json-validation.ts';
import { makeSeriesList } from './series.ts';

export const autocannon: Format = {
  id: 'autocannon',
  description: 'autocannon: --json',
  advice: 'npx autocannon --json -d 5 http://127.0.0.1:8080/',
  recognises: (text) =>
    /^\s*\{/.test(text) && ['"non2xx"', '"connections"', '"latency"'].every((key) => text.includes(key)),
  parse,
};

const averageSchema = z.object({ average: z.number(MUST_BE_NUMBER) }, 'must be an object with "average"');

const resultSchema = z.object(
  {
    /** Name given by --title, for several runs against one address. */
    title: z.string('must be a text').nullish(),
    url: z.string('must be a text').min(1, 'must not be empty'),
    /** Number of errors, including timeouts. */
    errors: z.number(MUST_BE_NUMBER),
    timeouts: z.number(MUST_BE_NUMBER),
    non2xx: z.number(MUST_BE_NUMBER),
    /** Number of bodies that differ from --expectBody. */
    mismatches: z.number(MUST_BE_NUMBER).default(0),
    /** Responses per second, counted every second. */
    requests: averageSchema.extend({ total: z.number(MUST_BE_NUMBER) }),
    /** Milliseconds. */
    latency: averageSchema,
    /** Bytes per second. */
    throughput: averageSchema,
  },
  'must be an object with "requests"',
);

type AutocannonResult = z.infer<typeof resultSchema>;

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const all = parseJsonDocuments(source, problems);
  // The last complete document of a text that breaks off may be the warm-up of the lost run.
  const documents = problems.length > 0 ? all.slice(0, -1) : all;
  for (const [index, { place, value }] of documents.entries()) {
    if (isWarmup(value, documents[index + 1]?.value)) continue;
    const result = parseValue(resultSchema, value, { place, problems });
    if (result !== null) for (const found of toMeasurements(result, place, problems)) series.add(found);
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

function toMeasurements(result: AutocannonResult, place: JsonPath, problems: Problem[]): Measurement[] {
  const { url, title, requests, latency, throughput } = result;
  const name = title ? title : url;
  const failure = failureOf(result);
  if (failure !== null) {
    problems.push(
      legacyProblem({
        where: formatJsonPath(place),
        message: `"${name}" failed: ${failure}.`,
        severity: 'error',
      }),
    );
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

function failureOf({ errors, timeouts, non2xx, mismatches, requests }: AutocannonResult): string | null {
  if (errors > 0 || timeouts > 0) return `${errors} requests had errors, ${timeouts} of them timeouts`;
  if (non2xx > 0) return `${non2xx} of ${requests.total} responses have no status of 200 to 299`;
  if (mismatches > 0) return `${mismatches} of ${requests.total} responses are not what was expected`;
  return requests.total > 0 ? null : 'there was no response';
}
