// Reads the stream of `k6 run --out json`: one JSON object in each line, either a metric or one of its points. Every
// duration of a request is a value. The values of one run are not independent.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { appendKeys, formatJsonPath, formatJsonValue, parseJsonDocuments } from './json-validation.ts';
import { makeSeriesList } from './series.ts';

/** Start of the first line, for both orders of the two keys. */
const START =
  /^\s*\{\s*(?:"type"\s*:\s*"(?:Metric|Point)"\s*,\s*"data"\s*:|"metric"\s*:\s*"[^"]*"\s*,\s*"type"\s*:)/;

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
  const problems: Problem[] = [];
  const points = DURATIONS.map((name) => ({ name, values: [] as number[] }));
  let answered = 0;
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const line = (typeof value === 'object' && value !== null ? value : {}) as K6Line;
    const metric = points.find(({ name }) => name === line.metric);
    if (line.type !== 'Point' || metric === undefined) continue;
    const number = line.data?.value;
    if (typeof number !== 'number') {
      const where = formatJsonPath(appendKeys(place, 'data', 'value'));
      problems.push(
        legacyProblem({
          where,
          message: `must be a finite number, got "${formatJsonValue(number)}".`,
          severity: 'error',
        }),
      );
      continue;
    }
    metric.values.push(number);
    // Without a response the status is "0" and the duration 0.
    if (line.data?.tags?.status !== '0') answered++;
  }
  const found = points.find(({ values }) => values.length > 0);
  const isError = problems.some(({ severity }) => severity === 'error');
  if (found === undefined) {
    const message = 'no request was timed. Check that the script ran.';
    if (!isError) problems.push(legacyProblem({ where: source.path, message, severity: 'error' }));
    return { measurements: [], problems };
  }
  if (answered === 0) {
    const message = 'no request got a response. Check that the server answers.';
    problems.push(legacyProblem({ where: source.path, message, severity: 'error' }));
    return { measurements: [], problems };
  }
  const series = makeSeriesList();
  const { name, values } = found;
  series.add({ group: null, name, metric: 'points', unit: 'ms', better: 'lower', values, primary: true });
  return { measurements: series.all(), problems };
}
