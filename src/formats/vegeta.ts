// Reads the JSON of `vegeta report`: the median of the latencies, and the successful requests per second. The request
// rate is an input and not measured.

import * as z from 'zod';
import { isError } from '../model/diagnostic.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { checkResponses } from './http-responses.ts';
import { hasKeys } from './json-keys.ts';
import { parseJsonDocuments, parseValue } from './json-validation.ts';

export const vegeta: Format = {
  id: 'vegeta',
  description: 'vegeta: vegeta report -type=json',
  advice: 'vegeta attack -duration=10s -rate=500 -targets=targets.txt | vegeta report -type=json',
  recognises: (text) => hasKeys(text, 'latencies', 'status_codes', 'bytes_in'),
  parse,
};

const reportSchema = z.object({
  latencies: z.object({ '50th': z.number(), '99th': z.number().optional() }),
  throughput: z.number(),
  status_codes: z.record(z.string(), z.number()).nullable(),
});

/** Name of the benchmark, because the targets are not in the output. */
const NAME = 'vegeta';

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report === null) continue;
    const { latencies, throughput } = report;
    const problem = checkResponses({
      location,
      codes: report.status_codes ?? {},
      errors: 0,
    });
    if (problem !== null) problems.push(problem);
    if (problem !== null && isError(problem)) continue;
    const common = { group: null, name: NAME, aggregate: true };
    for (const metric of ['50th', '99th'] as const) {
      const time = latencies[metric];
      const primary = metric === '50th';
      if (time !== undefined) series.add({ ...common, metric, unit: 'ns', better: 'lower', values: [time], primary });
    }
    series.add({
      ...common,
      metric: 'throughput',
      unit: '1/s',
      better: 'higher',
      values: [throughput],
      primary: false,
    });
  }
  return { measurements: series.all(), problems };
}
