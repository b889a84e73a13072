// Reads the project's own JSON: `[{name, unit, values}]`, or `value` for a single value, which other tools also accept
// as custom JSON. Several such arrays may follow each other. A benchmark that occurs again adds more values.

import * as z from 'zod';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { tidyUnit } from '../units/tidy.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, formatJsonValue, parseJsonDocuments, parseValue } from './json-validation.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const json: Format = {
  id: 'json',
  description: 'JSON of your own: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"?}]',
  advice: 'any command that prints it, one value per benchmark',
  recognises: isOwnJson,
  parse,
  definitions: quotedNameDefinitions,
};

const MAX_RECOGNITION_LENGTH = 65_536;

/** Reports whether the text is an empty array, or an array of objects with a name, a unit and a value. */
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
    /** List of values. It replaces `value` if both are given. */
    values: z.array(z.number()).min(1).optional(),
  })
  .refine(({ value, values }) => value !== undefined || values !== undefined, {
    params: { expected: 'object', keys: ['values'] },
  });

type OwnJsonEntry = z.infer<typeof entrySchema>;

interface OwnJsonContext {
  readonly problems: Diagnostic[];
  readonly series: Map<string, Measurement & { values: number[] }>;
}

function parse(source: ToolOutput): ParseResult {
  const reading: OwnJsonContext = { problems: [], series: new Map() };
  for (const { location, value } of parseJsonDocuments(source, reading.problems)) parseList(reading, location, value);
  return { measurements: [...reading.series.values()], problems: reading.problems };
}

function parseList(reading: OwnJsonContext, location: Location, value: unknown): void {
  if (!Array.isArray(value)) {
    const found = { expected: 'list', got: formatJsonValue(value) } as const;
    reading.problems.push(makeError('wrong-type', location, found));
    return;
  }
  if (value.length === 0) reading.problems.push(makeError('no-results', location, {}));
  for (const [index, item] of value.entries()) {
    const own = appendKeys(location, index);
    const entry = parseValue(entrySchema, item, { location: own, problems: reading.problems });
    if (entry !== null) addEntry(reading, own, entry);
  }
}

function addEntry(reading: OwnJsonContext, location: Location, entry: OwnJsonEntry): void {
  const { name, unit, metric, group, better = null } = entry;
  const values = entry.values ?? [entry.value!];
  const key = JSON.stringify([group, name, metric, tidyUnit(unit).unit]);
  const series = reading.series.get(key);
  if (series === undefined) {
    reading.series.set(key, { group, name, metric, unit, better, values: [...values], primary: true });
  } else if (series.unit !== unit || series.better !== better) {
    reading.problems.push(makeError('contradicting-entry', location, { name }));
  } else {
    for (const value of values) series.values.push(value);
  }
}
