// Reads the results of cronometro as a script writes them: an object with the statistics of each test under its name.
// Only the median of a test is read. A failed test is listed too, with a time of 0.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';
import { makeSeriesList } from './series.ts';
import { formatThrownError } from './thrown-error.ts';

export const cronometro: Format = {
  id: 'cronometro',
  description: 'cronometro: JSON of its results, {"test": {"success", "percentiles", …}}',
  advice: 'node bench.mjs, which prints JSON.stringify(await cronometro(tests, { print: false }))',
  recognises: (text) => hasKeys(text, '*.success', '*.standardError'),
  parse,
  definitions: quotedNameDefinitions,
};

const testSchema = z.object(
  {
    success: z.boolean('must be true or false'),
    error: z.unknown().optional(),
    /** Percentiles in nanoseconds. Empty if the test failed. */
    percentiles: z.object({ '50': z.number(MUST_BE_NUMBER).optional() }, 'must be an object').optional(),
  },
  'must be an object with "success"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const tests = isObject ? Object.entries(value) : [];
    if (tests.length === 0) {
      const message =
        'must be an object with a test under each name. Write the results of cronometro as they are.';
      problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
    }
    for (const [name, item] of tests) {
      const own = appendKeys(place, name);
      const test = parseValue(testSchema, item, { place: own, problems });
      if (test === null) continue;
      const median = test.percentiles?.['50'];
      if (!test.success || median === undefined) {
        const why = test.error == null ? 'it has no median' : formatThrownError(test.error);
        problems.push(
          legacyProblem({
            where: formatJsonPath(own),
            message: `"${name}" has no result: ${why}.`,
            severity: 'error',
          }),
        );
        continue;
      }
      const time = { metric: 'time', unit: 'ns', better: 'lower', values: [median] } as const;
      series.add({ group: null, name, ...time, primary: true, aggregate: true });
    }
  }
  return { measurements: series.all(), problems };
}
