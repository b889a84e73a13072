// Reads the results of cronometro as a script writes them: an object with the statistics of each test under its name.
// Only the median of a test is read. A failed test is listed too, with a time of 0.

import * as z from 'zod';
import { jsonFormat, reportFailure } from './json-format.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

const testSchema = z.object({
  success: z.boolean(),
  error: z.unknown().optional(),
  /** Percentiles in nanoseconds. Empty if the test failed. */
  percentiles: z.object({ '50': z.number().optional() }).optional(),
});

export const cronometro = jsonFormat({
  id: 'cronometro',
  description: 'cronometro: JSON of its results, {"test": {"success", "percentiles", …}}',
  advice: 'node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))',
  repeatsForTime: true,
  signs: [['*.success', '*.standardError']],
  namedKeys: true,
  definitions: quotedNameDefinitions,
  read(results, { add }) {
    const tests = results.entries();
    if (tests.length === 0) results.reportError('no-results', { source: 'await cronometro(tests)' });
    for (const [name, item] of tests) {
      const test = item.read(testSchema);
      if (test === null) continue;
      const median = test.percentiles?.['50'];
      if (!test.success || median === undefined) reportFailure(item, name, test.error);
      else add({ name, metric: 'time', unit: 'ns', better: 'lower', values: [median], aggregate: true });
    }
  },
});
