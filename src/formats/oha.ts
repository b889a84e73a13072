// Reads the JSON of oha: the median of the response times, and the requests per second. A server that responds with
// errors is fast, so a run without a good response is a failure.

import * as z from 'zod';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { checkResponses } from './http-responses.ts';
import { hasKeys } from './json-keys.ts';
import { MUST_BE_NUMBER, parseJsonDocuments, parseValue } from './json-validation.ts';
import { makeSeriesList } from './series.ts';

export const oha: Format = {
  id: 'oha',
  description: 'oha: what it prints with --output-format json',
  advice: 'oha -n 20000 --no-tui --output-format json URL',
  recognises: (text) => hasKeys(text, 'summary', 'statusCodeDistribution'),
  parse,
};

const COUNTS = 'must be an object of numbers';
const countsSchema = z.record(z.string(), z.number(MUST_BE_NUMBER), COUNTS);

const reportSchema = z.object(
  {
    summary: z.object({ requestsPerSec: z.number(MUST_BE_NUMBER) }),
    /** Response times in seconds. Null if nothing was answered. */
    latencyPercentiles: z.object({
      p50: z.number(MUST_BE_NUMBER).nullish(),
      p99: z.number(MUST_BE_NUMBER).nullish(),
    }),
    statusCodeDistribution: countsSchema,
    errorDistribution: countsSchema.default({}),
  },
  'must be an object with "summary"',
);

/** Reason for requests that were still running at the end. They are no errors of the server. */
const DEADLINE = 'aborted due to deadline';

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report === null) continue;
    const { summary, latencyPercentiles: latency } = report;
    const errors = Object.entries(report.errorDistribution).filter(([reason]) => reason !== DEADLINE);
    const { problem, isUsable } = checkResponses({
      where: place.where,
      codes: report.statusCodeDistribution,
      errors: errors.reduce((sum, [, count]) => sum + count, 0),
    });
    if (problem !== null) problems.push(problem);
    if (!isUsable) continue;
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
      if (time != null)
        series.add({ ...common, metric, unit: 's', better: 'lower', values: [time], primary });
    }
  }
  return { measurements: series.all(), problems };
}

/** Name of the benchmark, because the address is not in the output. */
const NAME = 'oha';
