// Reads the JSON of size-limit: the size of each check, not the times that it estimates (`running`, `loading`). If
// files are missing, the size is 0 or less, and the check passes. With a wrong configuration, there is only an error.

import * as z from 'zod';
import { jsonFormat, readEach } from './json-format.ts';
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
    const error = document.at('error').value;
    if (typeof error === 'string') {
      const [said = ''] = error.replace(/^SizeLimitError: /, '').split('\n', 1);
      return document.reportError('tool-error', { tool: 'size-limit', said });
    }
    for (const [item, check] of readEach(document.list(null, { tool: 'size-limit' }), checkSchema)) {
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
