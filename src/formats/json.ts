// Reads the project's own JSON: `[{name, unit, values}]`, or `value` for a single value, which other tools also accept
// as custom JSON. Several such arrays may follow each other. A benchmark that occurs again adds more values.

import * as z from 'zod';
import type { BetterDirection } from '../model/measurement.ts';
import { tidyUnit } from '../units/tidy.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJson, readEach } from './json-format.ts';
import { formatJsonValue } from './json-validation.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const json: Format = {
  id: 'json',
  description: 'JSON in this form: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"?}]',
  advice: 'any command that prints it, one value per benchmark',
  recognises: isOwnJson,
  parse,
  definitions: quotedNameDefinitions,
};

const MAX_RECOGNITION_LENGTH = 65_536;

function isOwnJson(text: string): boolean {
  const start = text.slice(0, MAX_RECOGNITION_LENGTH);
  if (/^\s*\[\s*\]/.test(start)) return true;
  if (!/^\s*\[\s*\{/.test(start)) return false;
  return [/"name"\s*:/, /"unit"\s*:/, /"values?"\s*:/].every((key) => key.test(start));
}

const entrySchema = z
  .object({
    name: z.string().min(1),
    unit: z.string(),
    better: z.enum(['lower', 'higher']).optional(),
    metric: z.string().min(1).default('value'),
    group: z.string().nullable().default(null),
    value: z.number().optional(),
    /** Replaces `value` if both are given. */
    values: z.array(z.number()).min(1).optional(),
  })
  .refine(({ value, values }) => value !== undefined || values !== undefined, {
    params: { expected: 'object', keys: ['values'] },
  });

function parse(source: ToolOutput): ParseResult {
  /** Unit and direction of the first entry of each benchmark and metric. */
  const firsts = new Map<string, { readonly unit: string; readonly better: BetterDirection | null }>();
  return parseJson(source, {
    read(document, { add }) {
      const isList = Array.isArray(document.value);
      if (!isList) document.reportError('wrong-type', { expected: 'list', got: formatJsonValue(document.value) });
      for (const [item, entry] of readEach(isList ? document.list(null, {}) : [], entrySchema)) {
        const { name, unit, metric, group, better = null } = entry;
        const key = JSON.stringify([group, name, metric, tidyUnit(unit).unit]);
        const first = firsts.get(key) ?? { unit, better };
        firsts.set(key, first);
        if (first.unit !== unit || first.better !== better) item.reportError('contradicting-entry', { name });
        else add({ group, name, metric, unit, better, values: entry.values ?? [entry.value!] });
      }
    },
  });
}
