// Reads the JSON of size-limit: the size of each check, not the times that it estimates (`running`, `loading`). If
// files are missing, the size is 0 or less, and the check passes. With a wrong configuration, there is only an error.

import * as z from 'zod';
import { jsonFormat } from './json-format.ts';
import { hasKeys } from './json-keys.ts';

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

export const sizeLimit = jsonFormat({
  id: 'size-limit',
  description: 'size-limit: --json',
  advice: 'npx size-limit --json',
  signs: [
    // Other lists of sizes have units.
    (text) => hasKeys(text, '[].name', '[].size') && !hasKeys(text, '[].unit'),
    (text) => REFUSAL.test(text),
  ],
  read(document, { add, number }) {
    const { data: refusal } = refusalSchema.safeParse(document.value);
    if (refusal !== undefined) {
      const [said = ''] = refusal.error.replace(/^SizeLimitError: /, '').split('\n', 1);
      return document.reportError('tool-error', { tool: 'size-limit', said });
    }
    for (const item of document.list(null, { tool: 'size-limit' })) {
      const check = item.read(checkSchema);
      if (check === null) continue;
      const { size, passed, sizeLimit } = check;
      // size-limit names a check by its file, of which several checks may import different parts.
      const name = number(check.name);
      if (check.name === '' || size <= 0) {
        item.reportError('unusable-value', { name, metric: 'size', got: String(size) });
        continue;
      }
      if (passed === false) {
        item.reportWarning('over-limit', { name, limit: sizeLimit === undefined ? undefined : `${sizeLimit} B` });
      }
      add({ name, metric: 'size', unit: 'B', better: 'lower', values: [size], deterministic: true });
    }
  },
});
