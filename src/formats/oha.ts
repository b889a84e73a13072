// Reads the JSON of oha: the median of the response times, and the requests per second. A server that responds with
// errors is fast, so a run without a good response is a failure.

import * as z from 'zod';
import { isError } from '../model/diagnostic.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { checkResponses } from './http-responses.ts';
import { hasKeys } from './json-keys.ts';
import { parseJsonDocuments, parseValue } from './json-validation.ts';

export const oha: Format = {
  id: 'oha',
  description: 'oha: what it prints with --output-format json',
  advice: 'oha -n 20000 --no-tui --output-format json URL',
  recognises: (text) => hasKeys(text, 'summary', 'statusCodeDistribution'),
  parse,
};

const countsSchema = z.record(z.string(), z.number());

const reportSchema = z.object({
  summary: z.object({ requestsPerSec: z.number() }),
  /** Response times in seconds. Null if nothing was answered. */
  latencyPercentiles: z.object({
    p50: z.number().nullish(),
    p99: z.number().nullish(),
  }),
  statusCodeDistribution: countsSchema,
  errorDistribution: countsSchema.default({}),
});

/** Reason for requests that were still running at the end. They are no errors of the server. */
const DEADLINE = 'aborted due to deadline';

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report === null) continue;
    const { summary, latencyPercentiles: latency } = report;
    const errors = Object.entries(report.errorDistribution).filter(([reason]) => reason !== DEADLINE);
    const problem = checkResponses({
      location,
      codes: report.statusCodeDistribution,
      errors: errors.reduce((sum, [, count]) => sum + count, 0),
    });
    if (problem !== null) problems.push(problem);
    if (problem !== null && isError(problem)) continue;
    const common = { group: null, name: NAME, aggregate: true };
    const { requestsPerSec } = summary;
    series.add({
      ...common,
      metric: 'requestsPerSec',
      unit: '1/s',
      better: 'higher',
      values: [requestsPerSec],
      primary: true,
    });
    for (const metric of ['p50', 'p99'] as const) {
      const time = latency[metric];
      const primary = metric === 'p50';
      if (time != null) series.add({ ...common, metric, unit: 's', better: 'lower', values: [time], primary });
    }
  }
  return { measurements: series.all(), problems };
}

/** Name of the benchmark, because the address is not in the output. */
const NAME = 'oha';
