// Reads the stream of `k6 run --out json`: one JSON object in each line, either a metric or one of its points. Every
// duration of a request is a value. The values of one run are not independent.

import { makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { appendKeys, formatJsonValue, parseJsonDocuments } from './json-validation.ts';

/** Start of the first line, for both orders of the two keys. */
const START = /^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/;

export function isK6Stream(text: string): boolean {
  return START.test(text);
}

/** Metrics with durations, in order of preference. A script without HTTP has only its iterations. */
const DURATIONS = ['http_req_duration', 'iteration_duration'] as const;

interface K6Line {
  readonly type?: unknown;
  readonly metric?: unknown;
  readonly data?: { readonly value?: unknown; readonly tags?: { readonly status?: unknown } } | null;
}

export function parseK6Stream(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  const points = DURATIONS.map((name) => ({ name, values: [] as number[] }));
  let answered = 0;
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const line = (typeof value === 'object' && value !== null ? value : {}) as K6Line;
    const metric = points.find(({ name }) => name === line.metric);
    if (line.type !== 'Point' || metric === undefined) continue;
    const number = line.data?.value;
    if (typeof number !== 'number') {
      const got = { expected: 'number', got: formatJsonValue(number) } as const;
      problems.push(makeError('wrong-type', appendKeys(location, 'data', 'value'), got));
      continue;
    }
    metric.values.push(number);
    // Without a response the status is "0" and the duration 0.
    if (line.data?.tags?.status !== '0') answered++;
  }
  const timed = points.find(({ values }) => values.length > 0);
  if (timed !== undefined && answered === 0) problems.push(makeError('no-responses', inFile(source.path), {}));
  else if (timed !== undefined) {
    const { name, values } = timed;
    series.add({ group: null, name, metric: 'points', unit: 'ms', better: 'lower', values, primary: true });
  }
  return toParseResult(found, source.path, { tool: 'k6' });
}
