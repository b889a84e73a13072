// Reads the JSON of `vegeta report`: the median of the latencies, and the successful requests per second. The request
// rate is an input and not measured.

import * as z from 'zod';
import { jsonFormat } from './json-format.ts';
import { checkResponses } from './oha.ts';

const reportSchema = z.object({
  latencies: z.object({ '50th': z.number(), '99th': z.number().optional() }),
  throughput: z.number(),
  status_codes: z.record(z.string(), z.number()).nullable(),
});

export const vegeta = jsonFormat({
  id: 'vegeta',
  description: 'vegeta: vegeta report -type=json',
  advice: 'vegeta attack -duration=10s -rate=500 -targets=targets.txt | vegeta report -type=json',
  signs: [['latencies', 'status_codes', 'bytes_in']],
  read(document, { add }) {
    const report = document.read(reportSchema);
    if (report === null || !checkResponses(document, report.status_codes ?? {}, 0)) return;
    const { '50th': median, '99th': tail } = report.latencies;
    // The targets are not in the output, so the benchmark has the name of the tool.
    const result = { name: 'vegeta', aggregate: true };
    add({ ...result, metric: '50th', unit: 'ns', better: 'lower', values: [median] });
    if (tail !== undefined) {
      add({ ...result, metric: '99th', unit: 'ns', better: 'lower', values: [tail], primary: false });
    }
    const throughput = { metric: 'throughput', unit: '1/s', values: [report.throughput], primary: false };
    add({ ...result, better: 'higher', ...throughput });
  },
});
