// Reads the results of cronometro as a script writes them: an object with the statistics of each test under its name.
// Only the median of a test is read. A failed test is listed too, with a time of 0.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, entriesOf, errorMessageOf, parseNamedDocuments, parseValue } from './json-validation.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const cronometro: Format = {
  id: 'cronometro',
  description: 'cronometro: JSON of its results, {"test": {"success", "percentiles", …}}',
  advice: 'node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))',
  repeatsForTime: true,
  recognises: (text) => hasKeys(text, '*.success', '*.standardError'),
  parse,
  definitions: quotedNameDefinitions,
};

const testSchema = z.object({
  success: z.boolean(),
  error: z.unknown().optional(),
  /** Percentiles in nanoseconds. Empty if the test failed. */
  percentiles: z.object({ '50': z.number().optional() }).optional(),
});

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseNamedDocuments(source, problems)) {
    const tests = entriesOf(value);
    if (tests.length === 0) problems.push(makeError('no-results', location, { source: 'await cronometro(tests)' }));
    for (const [name, item] of tests) {
      const own = appendKeys(location, name);
      const test = parseValue(testSchema, item, { location: own, problems });
      if (test === null) continue;
      const median = test.percentiles?.['50'];
      if (!test.success || median === undefined) {
        const code = test.error == null ? 'benchmark-without-result' : 'failed-in-tool';
        problems.push(makeError(code, own, { name, ...errorMessageOf(test.error) }));
        continue;
      }
      const time = { metric: 'time', unit: 'ns', better: 'lower', values: [median] } as const;
      series.add({ group: null, name, ...time, primary: true, aggregate: true });
    }
  }
  return { measurements: series.all(), problems };
}
