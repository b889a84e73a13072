// Reads the JSON of a k6 summary, as handleSummary or --summary-export writes it: the median of every time, and the
// rates. `k6-stream.ts` reads the stream of --out json. Failed requests are the fastest ones, so they are reported.

import * as z from 'zod';
import { type Diagnostic, isError, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeFindings, makeNumbering } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  type JsonContext,
  parseJsonDocuments,
  parseValue,
  recordSchema,
  valueAt,
} from './json-validation.ts';
import { isK6Stream, parseK6Stream } from './k6-stream.ts';

export const k6: Format = {
  id: 'k6',
  description: 'k6: the JSON of handleSummary, --summary-export or --out json',
  advice: 'k6 run script.js, which writes summary.json in its handleSummary',
  recognises: (text) => isK6Stream(text) || isSummary(text) || isNewSummary(text),
  parse,
};

function isSummary(text: string): boolean {
  return /^\s*\{\s*"(?:metrics|root_group|options|state|setup_data)"\s*:/.test(text) && /"root_group"\s*:/.test(text);
}

/** Reports whether k6 wrote the summary with `--new-machine-readable-summary`, which versions 1.5 and later have. */
function isNewSummary(text: string): boolean {
  return hasKeys(text, 'metadata.k6Version', 'results');
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
  config: z.object({
    /** In seconds. */
    duration: z.number().positive(),
  }),
  results: z.object({
    metrics: z.array(z.looseObject({ name: z.string(), type: z.string(), values: z.record(z.string(), z.unknown()) })),
  }),
});

interface K6Context extends JsonContext {
  readonly found: Measurement[];
}

function parse(source: ToolOutput): ParseResult {
  if (isK6Stream(source.text)) return parseK6Stream(source);
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const isNew = valueAt(value, ['metadata', 'k6Version']) !== undefined;
    const metrics = isNew
      ? metricsOfNewSummary(value, { location, problems })
      : parseValue(summarySchema, value, { location, problems })?.metrics;
    if (metrics == null) continue;
    const own = isNew ? appendKeys(location, 'results', 'metrics') : appendKeys(location, 'metrics');
    const reading = { problems, location: own, found: [] };
    parseMetrics(reading, metrics as Readonly<Record<string, unknown>>);
    for (const measurement of reading.found) series.add(measurement);
  }
  return { measurements: series.all(), problems };
}

/** Returns the metrics of the new summary as the old one has them: by name, with the rate of each counter. */
function metricsOfNewSummary(value: unknown, context: JsonContext): Record<string, unknown> | null {
  const summary = parseValue(newSummarySchema, value, context);
  if (summary === null) return null;
  const { config, results } = summary;
  const number = makeNumbering();
  const metrics = results.metrics.map(({ name, values, ...metric }) => {
    const count = metric.type === 'counter' ? numberOf(values.count) : null;
    const rated = count === null ? values : { ...values, rate: count / config.duration };
    return [number(name), { ...metric, values: rated }] as const;
  });
  return Object.fromEntries(metrics);
}

function parseMetrics(reading: K6Context, all: Readonly<Record<string, unknown>>): void {
  const { problems, location, found } = reading;
  for (const [name, value] of Object.entries(all)) {
    const own = appendKeys(location, name);
    const metric = parseValue(metricSchema, value, { location: own, problems });
    if (metric === null) continue;
    // --summary-export has the values next to the thresholds, and no types.
    const values = metric.values ?? metric;
    const measurement = toMeasurement(name, metric, { values, isPrimary: isPrimaryMetric(all, name) });
    if (measurement !== null) found.push(measurement);
    else if (isPrimaryMetric(all, name)) {
      const usual = name.endsWith('_duration') ? 'med' : 'rate';
      problems.push(makeError('unusable-value', own, { name, metric: usual }));
    }
    problems.push(...warningsOf(name, metric, own));
  }
  if (failureRateOf(all) === 1) {
    found.length = 0;
    problems.push(makeError('no-responses', appendKeys(location, 'http_req_failed'), {}));
  } else if (found.length === 0 && !problems.some(isError))
    problems.push(makeError('no-results', location, { tool: 'k6' }));
}

/** Reports whether a metric is the main time or the main rate. A script without HTTP has only its iterations. */
function isPrimaryMetric(all: Readonly<Record<string, unknown>>, name: string): boolean {
  const hasRequests = Object.hasOwn(all, 'http_req_duration');
  return (
    name === (hasRequests ? 'http_req_duration' : 'iteration_duration') ||
    name === (hasRequests ? 'http_reqs' : 'iterations')
  );
}

/** Built-in times of k6, for summaries without types. `{…}` restricts a metric to a tag. */
const BUILT_IN_TIME =
  /^(?:http_req_(?!failed)\w+|iteration_duration|group_duration|grpc_req_duration|ws_(?:connecting|ping|session_duration))(?:\{|$)/;
const RATES = new Set(['http_reqs', 'iterations']);

interface K6Values {
  readonly values: Readonly<Record<string, unknown>>;
  readonly isPrimary: boolean;
}

/** Returns the measurement of a metric. Null if it is neither a time nor a known rate, or if it has no such value. */
function toMeasurement(
  name: string,
  { type, contains }: K6Metric,
  { values, isPrimary: primary }: K6Values,
): Measurement | null {
  const isTime = type === undefined ? BUILT_IN_TIME.test(name) : type === 'trend' && contains === 'time';
  const common = { group: null, name, primary };
  if (isTime) {
    const median = numberOf(values.med);
    if (median === null) return null;
    return { ...common, metric: 'med', unit: 'ms', better: 'lower', values: [median], aggregate: true };
  }
  const rate = numberOf(values.rate) ?? (type === undefined ? numberOf(values.value) : null);
  if (rate === null) return null;
  if (name === 'http_req_failed') return { ...common, metric: 'rate', unit: 'ratio', better: 'lower', values: [rate] };
  if (!RATES.has(name)) return null;
  return { ...common, metric: 'rate', unit: '1/s', better: 'higher', values: [rate], aggregate: true };
}

function numberOf(value: unknown): number | null {
  const { data } = z.number().safeParse(value);
  return data ?? null;
}

function failureRateOf(all: Readonly<Record<string, unknown>>): number | null {
  const { data } = metricSchema.safeParse(all.http_req_failed);
  const values = data?.values ?? data;
  return numberOf(values?.rate) ?? numberOf(values?.value);
}

function warningsOf(name: string, { values, thresholds, ...rest }: K6Metric, location: Location): Diagnostic[] {
  const crossed = Object.entries(thresholds ?? {}).flatMap(([limit, state]) => {
    // In --summary-export `true` means crossed.
    const isCrossed = typeof state === 'boolean' ? state : (state as { ok?: unknown } | null)?.ok === false;
    return isCrossed ? [makeWarning('over-limit', location, { name, limit })] : [];
  });
  const share = name === 'http_req_failed' ? failureRateOf({ http_req_failed: { values: values ?? rest } }) : null;
  if (share === null || share === 0 || share === 1) return crossed;
  const percent = Math.round(share * 1000) / 10;
  return [...crossed, makeWarning('requests-failed', location, { kind: 'error', percent })];
}
