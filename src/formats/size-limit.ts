// Reads the JSON of size-limit: the size of each check, not the times that it estimates (`running`, `loading`). If
// files are missing, the size is 0 or less, and the check passes. With a wrong configuration, there is only an error.

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
import { truncate } from './plain-text.ts';
import { makeSeriesList } from './series.ts';

export const sizeLimit: Format = {
  id: 'size-limit',
  description: 'size-limit: --json',
  advice: 'npx size-limit --json',
  recognises: (text) => isList(text) || REFUSAL.test(text),
  parse,
};

/** Reports whether the text is a list of checks with a name and a size. Other lists of sizes have units. */
function isList(text: string): boolean {
  return hasKeys(text, '[].name', '[].size') && !hasKeys(text, '[].unit');
}

/** Example: `{"error": "SizeLimitError: …"}` */
const REFUSAL = /^\s*\{\s*"error"\s*:\s*"SizeLimitError: /;

const checkSchema = z.object(
  {
    name: z.string('must be a text'),
    /** Bytes, compressed as the configuration of size-limit says. */
    size: z.number(MUST_BE_NUMBER),
    passed: z.boolean('must be true or false').optional(),
    /** Absent if the limit is a time. */
    sizeLimit: z.number(MUST_BE_NUMBER).optional(),
  },
  'must be an object with "name" and "size"',
);

const refusalSchema = z.object({ error: z.string() });
const listSchema = z.array(z.unknown(), 'must be a list of checks');

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const { data: refusal } = refusalSchema.safeParse(value);
    if (refusal !== undefined) {
      const [first = ''] = refusal.error.split('\n', 1);
      const message = `size-limit says "${truncate(first.replace(/^SizeLimitError: /, ''))}".`;
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
      continue;
    }
    const list = parseValue(listSchema, value, { place, problems });
    if (list?.length === 0) {
      const message = 'there is no check in it. Check the configuration of size-limit.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    for (const [index, item] of list?.entries() ?? []) {
      const own = appendKeys(place, index);
      const check = parseValue(checkSchema, item, { place: own, problems });
      if (check === null) continue;
      const { name, size, passed, sizeLimit } = check;
      const where = formatJsonPath(own);
      if (name === '' || size <= 0) {
        const message = `"${name}" has no size, got "${size}". Check that its files were built.`;
        problems.push(legacyProblem({ where, message, severity: 'error' }));
        continue;
      }
      if (passed === false) {
        const limit = sizeLimit === undefined ? 'limit of time' : `limit of ${sizeLimit} bytes`;
        const message = `"${name}" is over its ${limit}.`;
        problems.push(legacyProblem({ where, message, severity: 'warning' }));
      }
      const measured = { metric: 'size', unit: 'B', better: 'lower', values: [size] } as const;
      series.add({ group: null, name, ...measured, primary: true, deterministic: true });
    }
  }
  return { measurements: series.all(), problems };
}
