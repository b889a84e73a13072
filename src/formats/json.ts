// Reads the project's own JSON: `[{name, unit, values}]`, or `value` for a single value, which other tools also accept
// as custom JSON. Several such arrays may follow each other. A benchmark that occurs again adds more values.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { tidyUnit } from '../units/tidy.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  formatJsonPath,
  formatJsonValue,
  type JsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
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

const VALUES = 'must be a list of at least one number';

const entrySchema = z
  .object(
    {
      name: z.string('must be a text').min(1, 'must not be empty'),
      unit: z.string('must be a text such as "ms"'),
      better: z.enum(['lower', 'higher'], 'must be "lower" or "higher"').optional(),
      metric: z.string('must be a text').min(1, 'must not be empty').default('value'),
      group: z.string('must be a text').nullable().default(null),
      value: z.number(MUST_BE_NUMBER).optional(),
      /** List of values. It replaces `value` if both are given. */
      values: z.array(z.number(MUST_BE_NUMBER), VALUES).min(1, VALUES).optional(),
    },
    'must be an object with "name", "unit" and "value"',
  )
  .refine(
    ({ value, values }) => value !== undefined || values !== undefined,
    'must have a "value" or "values"',
  );

type OwnJsonEntry = z.infer<typeof entrySchema>;

interface OwnJsonContext {
  readonly problems: Problem[];
  readonly series: Map<string, Measurement & { values: number[] }>;
}

function parse(source: ToolOutput): ParseResult {
  const reading: OwnJsonContext = { problems: [], series: new Map() };
  for (const { place, value } of parseJsonDocuments(source, reading.problems))
    parseList(reading, place, value);
  return { measurements: [...reading.series.values()], problems: reading.problems };
}

function parseList(reading: OwnJsonContext, place: JsonPath, value: unknown): void {
  const { where } = place;
  if (!Array.isArray(value)) {
    const remedy = 'Write [{"name": …, "unit": …, "value": …}].';
    fail(reading, where, `must be a list of benchmarks, got "${formatJsonValue(value)}". ${remedy}`);
    return;
  }
  if (value.length === 0)
    fail(reading, where, 'the list of benchmarks is empty. Check that any benchmark ran.');
  for (const [index, item] of value.entries()) {
    const own = appendKeys(place, index);
    const entry = parseValue(entrySchema, item, { place: own, problems: reading.problems });
    if (entry !== null) addEntry(reading, formatJsonPath(own), entry);
  }
}

function addEntry(reading: OwnJsonContext, where: string, entry: OwnJsonEntry): void {
  const { name, unit, metric, group, better = null } = entry;
  const values = entry.values ?? [entry.value!];
  const key = JSON.stringify([group, name, metric, tidyUnit(unit).unit]);
  const series = reading.series.get(key);
  if (series === undefined) {
    reading.series.set(key, { group, name, metric, unit, better, values: [...values], primary: true });
  } else if (series.unit !== unit || series.better !== better) {
    const message = `"${truncate(name)}" stands here again with another "unit" or "better". Write both as the first time.`;
    fail(reading, where, message);
  } else {
    for (const value of values) series.values.push(value);
  }
}

function fail(reading: OwnJsonContext, where: string, message: string): void {
  reading.problems.push(legacyProblem({ where, message, severity: 'error' }));
}
