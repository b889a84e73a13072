// Reads the JSON of autocannon: rate, latency and throughput of a run. A server that refuses, hangs or sends only
// errors looks excellent in these numbers. Such a run is an error, and none of its numbers is read.

import * as z from 'zod';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { type JsonValue, parseJsonDocuments } from './json-format.ts';

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

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  const { series, problems } = findings;
  const complete = parseJsonDocuments(source, problems);
  // The last complete document of a text that breaks off may be the warm-up of the lost run.
  const documents = problems.length > 0 ? complete.slice(0, -1) : complete;
  for (const [index, document] of documents.entries()) {
    if (isWarmup(document, documents[index + 1])) continue;
    const result = document.read(resultSchema);
    if (result === null) continue;
    const { requests, latency, throughput } = result;
    const name = result.title || result.url;
    if (reportFailure(document, name, result)) continue;
    const rate = { metric: 'requests.average', unit: '1/s', values: [requests.average] };
    const time = { metric: 'latency.average', unit: 'ms', values: [latency.average] };
    const bytes = { metric: 'throughput.average', unit: 'B/s', values: [throughput.average] };
    series.add({ name, ...rate, better: 'higher', aggregate: true });
    series.add({ name, ...time, better: 'lower', aggregate: true });
    series.add({ name, ...bytes, better: 'higher', aggregate: true, primary: false });
  }
  return toParseResult(findings, source.path, {});
}

/** Autocannon prints, with --warmup, the result of the warm-up as if it were a run, and again inside the run. */
function isWarmup(document: JsonValue, next: JsonValue | undefined): boolean {
  const start = document.text('start');
  return start !== '' && next?.text('warmup', 'start') === start;
}

function reportFailure(document: JsonValue, name: string, result: z.infer<typeof resultSchema>): boolean {
  const { errors, timeouts, non2xx, mismatches, requests } = result;
  const report = (kind: 'error' | 'status' | 'body', failed: number) =>
    document.reportError('requests-failed', { name, kind, failed, requests: requests.total });
  // A request without an answer is not counted in the total.
  if (errors > 0 || timeouts > 0) report('error', errors);
  else if (non2xx > 0) report('status', non2xx);
  else if (mismatches > 0) report('body', mismatches);
  else if (requests.total > 0) return false;
  else document.reportError('no-responses', { name });
  return true;
}
