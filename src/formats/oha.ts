// Reads the JSON of oha: the median of the response times, and the requests per second. A server that responds with
// errors is fast, so a run without a good response is a failure.

import * as z from 'zod';
import { type JsonValue, jsonFormat } from './json-format.ts';

const countsSchema = z.record(z.string(), z.number());

const reportSchema = z.object({
  summary: z.object({ requestsPerSec: z.number() }),
  /** Response times in seconds. Null if nothing was answered. */
  latencyPercentiles: z.object({ p50: z.number().nullish(), p99: z.number().nullish() }),
  statusCodeDistribution: countsSchema,
  errorDistribution: countsSchema.default({}),
});

/** Requests that were still running at the end. They are no errors of the server. */
const DEADLINE = 'aborted due to deadline';

export const oha = jsonFormat({
  id: 'oha',
  description: 'oha: its output with --output-format json',
  advice: 'oha -n 20000 --no-tui --output-format json URL',
  signs: [['summary', 'statusCodeDistribution']],
  read(document, { add }) {
    const report = document.read(reportSchema);
    if (report === null) return;
    const { requestsPerSec } = report.summary;
    const { p50, p99 } = report.latencyPercentiles;
    const { [DEADLINE]: _, ...errors } = report.errorDistribution;
    const errorCount = Object.values(errors).reduce((sum, count) => sum + count, 0);
    if (!checkResponses(document, report.statusCodeDistribution, errorCount)) return;
    // The address is not in the output, so the benchmark has the name of the tool.
    const result = { name: 'oha', aggregate: true };
    add({ ...result, metric: 'requestsPerSec', unit: '1/s', better: 'higher', values: [requestsPerSec] });
    if (p50 != null) add({ ...result, metric: 'p50', unit: 's', better: 'lower', values: [p50] });
    if (p99 != null) add({ ...result, metric: 'p99', unit: 's', better: 'lower', values: [p99], primary: false });
  },
});

/**
 * Reports a warning if some requests failed, and an error if all did: false, the numbers are useless. `codes` are numbers of
 * responses by status code, `0` for no response, and `errors` is the number of failed requests that have no code.
 */
export function checkResponses(report: JsonValue, codes: Readonly<Record<string, number>>, errors: number): boolean {
  const counts = Object.entries(codes);
  const good = counts.reduce((sum, [code, count]) => (/^[23]\d\d$/.test(code) ? sum + count : sum), 0);
  const requests = counts.reduce((sum, [, count]) => sum + count, errors);
  const failed = requests - good;
  const statuses = counts.map(([code, count]) => `${code}: ${count}`).join(', ') || undefined;
  if (good === 0) report.reportError('no-responses', { statuses });
  else if (failed !== 0) report.reportWarning('requests-failed', { kind: 'error', failed, requests, statuses });
  return good !== 0;
}
