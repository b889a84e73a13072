// Reads the JSON of a k6 summary, as handleSummary or --summary-export writes it: the median of every time, and the
// rates. Or the stream of --out json, in which every duration of a request is a value; those of one run are not
// independent. Failed requests are the fastest ones, so they are reported.

import * as z from 'zod';
import { isError, makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { makeFindings, makeNumbering, type Result, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { type JsonResults, type JsonValue, parseJson, parseJsonDocuments } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { recordSchema } from './json-validation.ts';

export const k6: Format = {
  id: 'k6',
  description: 'k6: the JSON of handleSummary, --summary-export or --out json',
  advice: 'k6 run script.js, which writes summary.json in its handleSummary',
  // `--new-machine-readable-summary`, which versions 1.5 and later have, writes the two keys.
  recognises: (text) => STREAM.test(text) || isSummary(text) || hasKeys(text, 'metadata.k6Version', 'results'),
  parse: (source) => (STREAM.test(source.text) ? parseStream(source) : parseJson(source, { read: readSummary })),
};

/** Start of the first line of a stream, for both orders of the two keys. */
const STREAM = /^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/;

function isSummary(text: string): boolean {
  return /^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/.test(text) && /"root_group"\s*:/.test(text);
}

const metricSchema = z.looseObject({
  type: z.string().optional(),
  contains: z.string().optional(),
  values: z.record(z.string(), z.unknown()).optional(),
  thresholds: z.record(z.string(), z.unknown()).optional(),
});

type K6Metric = z.infer<typeof metricSchema>;

const summarySchema = z.object({ metrics: recordSchema });

/** The new summary: a list of metrics, counts in the place of rates, and no thresholds (k6, machine_readable.go). */
const newSummarySchema = z.object({
  /** Seconds. */
  /** Seconds. */
  config: z.object({ duration: z.number().positive() }),
  results: z.object({
    metrics: z.array(z.looseObject({ name: z.string(), type: z.string(), values: z.record(z.string(), z.unknown()) })),
  }),
});

/** Metrics by name, of which nothing is validated. */
type K6Metrics = Readonly<Record<string, unknown>>;

function readSummary(document: JsonValue, { add }: JsonResults): void {
  const isNew = document.at('metadata', 'k6Version').value !== undefined;
  const metrics = isNew ? readNewSummary(document) : document.read(summarySchema)?.metrics;
  if (metrics == null) return;
  readMetrics(document.at(...(isNew ? ['results', 'metrics'] : ['metrics'])), metrics as K6Metrics, add);
}

/** Converts the metrics to those of the old summary: by name, with the rate of each counter. */
function readNewSummary(document: JsonValue): K6Metrics | null {
  const summary = document.read(newSummarySchema);
  if (summary === null) return null;
  const { config, results } = summary;
  const number = makeNumbering();
  const metrics = results.metrics.map(({ name, values, ...metric }) => {
    const count = metric.type === 'counter' ? toNumber(values.count) : null;
    const rated = count === null ? values : { ...values, rate: count / config.duration };
    return [number(name), { ...metric, values: rated }] as const;
  });
  return Object.fromEntries(metrics);
}

function readMetrics(summary: JsonValue, metrics: K6Metrics, add: JsonResults['add']): void {
  const results: Result[] = [];
  // A script without HTTP has only its iterations.
  const hasHttp = Object.hasOwn(metrics, 'http_req_duration');
  const main = hasHttp ? ['http_req_duration', 'http_reqs'] : ['iteration_duration', 'iterations'];
  for (const [name, value] of Object.entries(metrics)) {
    const item = summary.at(name);
    const metric = item.read(metricSchema, value);
    if (metric === null) continue;
    const primary = main.includes(name);
    const result = toResult(name, metric, primary);
    if (result !== null) results.push(result);
    else if (primary) item.reportError('unusable-value', { name, metric: name.endsWith('_duration') ? 'med' : 'rate' });
    reportWarnings(item, name, metric);
  }
  if (readFailureRate(metrics) === 1) summary.at('http_req_failed').reportError('no-responses', {});
  else for (const result of results) add(result);
  if (results.length === 0 && !summary.problems.some(isError)) summary.reportError('no-results', { tool: 'k6' });
}

/** Built-in times of k6, for summaries without types. `{…}` restricts a metric to a tag. */
const BUILT_IN_TIME =
  /^(?:http_req_(?!failed)\w+|iteration_duration|group_duration|grpc_req_duration|ws_(?:connecting|ping|session_duration))(?:\{|$)/;
const RATES = new Set(['http_reqs', 'iterations']);

/** Null if the metric is neither a time nor a known rate, or has no such value. */
function toResult(name: string, metric: K6Metric, primary: boolean): Result | null {
  const { type, contains } = metric;
  // --summary-export has the values next to the thresholds, and no types.
  const values = metric.values ?? metric;
  const isTime = type === undefined ? BUILT_IN_TIME.test(name) : type === 'trend' && contains === 'time';
  if (isTime) {
    const median = toNumber(values.med);
    if (median === null) return null;
    return { name, primary, metric: 'med', unit: 'ms', better: 'lower', values: [median], aggregate: true };
  }
  const rate = toNumber(values.rate) ?? (type === undefined ? toNumber(values.value) : null);
  if (rate === null) return null;
  const result = { name, primary, metric: 'rate', values: [rate] };
  if (name === 'http_req_failed') return { ...result, unit: 'ratio', better: 'lower' };
  return RATES.has(name) ? { ...result, unit: '1/s', better: 'higher', aggregate: true } : null;
}

function toNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function readFailureRate(metrics: K6Metrics): number | null {
  const { data } = metricSchema.safeParse(metrics.http_req_failed);
  const values = data?.values ?? data;
  return toNumber(values?.rate) ?? toNumber(values?.value);
}

function reportWarnings(item: JsonValue, name: string, { values, thresholds, ...rest }: K6Metric): void {
  for (const [limit, state] of Object.entries(thresholds ?? {})) {
    // In --summary-export `true` means crossed.
    const isCrossed = typeof state === 'boolean' ? state : (state as { ok?: unknown } | null)?.ok === false;
    if (isCrossed) item.reportWarning('over-limit', { name, limit });
  }
  if (name !== 'http_req_failed') return;
  const share = readFailureRate({ http_req_failed: { values: values ?? rest } });
  if (share === null || share === 0 || share === 1) return;
  item.reportWarning('requests-failed', { kind: 'error', percent: Math.round(share * 1000) / 10 });
}

/** Metrics with durations, in order of preference. A script without HTTP has only its iterations. */
const DURATIONS = ['http_req_duration', 'iteration_duration'] as const;

function parseStream(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  const { series, problems } = findings;
  const points = DURATIONS.map((name) => ({ name, values: [] as number[] }));
  let answered = 0;
  for (const line of parseJsonDocuments(source, problems)) {
    const metric = points.find(({ name }) => name === line.text('metric'));
    if (line.text('type') !== 'Point' || metric === undefined) continue;
    const item = line.at('data', 'value');
    if (typeof item.value !== 'number') {
      item.reportType('number');
      continue;
    }
    metric.values.push(item.value);
    // Without a response the status is "0" and the duration 0.
    if (line.text('data', 'tags', 'status') !== '0') answered++;
  }
  const timed = points.find(({ values }) => values.length > 0);
  if (timed !== undefined && answered === 0) problems.push(makeError('no-responses', inFile(source.path), {}));
  else if (timed !== undefined) series.add({ ...timed, metric: 'points', unit: 'ms', better: 'lower' });
  return toParseResult(findings, source.path, { tool: 'k6' });
}
