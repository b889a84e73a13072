// Reads the JSON of size-limit: the size of each check, not the times that it estimates (`running`, `loading`). If
// files are missing, the size is 0 or less, and the check passes. With a wrong configuration, there is only an error.

import * as z from 'zod';
import { makeError, makeWarning } from '../model/diagnostic.ts';
import { makeFindings, makeNumbering } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, parseJsonDocuments, parseValue } from './json-validation.ts';

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

const checkSchema = z.object({
  name: z.string(),
  /** Bytes, compressed as the configuration of size-limit says. */
  size: z.number(),
  passed: z.boolean().optional(),
  /** Absent if the limit is a time. */
  sizeLimit: z.number().optional(),
});

const refusalSchema = z.object({ error: z.string() });
const listSchema = z.array(z.unknown());

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const { data: refusal } = refusalSchema.safeParse(value);
    if (refusal !== undefined) {
      const [first = ''] = refusal.error.split('\n', 1);
      problems.push(
        makeError('tool-error', location, {
          tool: 'size-limit',
          said: first.replace(/^SizeLimitError: /, ''),
        }),
      );
      continue;
    }
    const list = parseValue(listSchema, value, { location, problems });
    if (list?.length === 0) problems.push(makeError('no-results', location, { tool: 'size-limit' }));
    // size-limit names a check by its file, of which several checks may import different parts.
    const numbered = makeNumbering();
    for (const [index, item] of list?.entries() ?? []) {
      const own = appendKeys(location, index);
      const check = parseValue(checkSchema, item, { location: own, problems });
      if (check === null) continue;
      const { size, passed, sizeLimit } = check;
      const name = numbered(check.name);
      if (check.name === '' || size <= 0) {
        problems.push(makeError('unusable-value', own, { name, metric: 'size', got: String(size) }));
        continue;
      }
      if (passed === false) {
        const limit = sizeLimit === undefined ? undefined : `${sizeLimit} B`;
        problems.push(makeWarning('over-limit', own, { name, limit }));
      }
      const measured = { metric: 'size', unit: 'B', better: 'lower', values: [size] } as const;
      series.add({ group: null, name, ...measured, primary: true, deterministic: true });
    }
  }
  return { measurements: series.all(), problems };
}
