// Reads the project's own JSON: `[{name, unit, values}]`, or `value` for a single value, which other tools also accept
// as custom JSON. Several such arrays may follow each other. A benchmark that occurs again adds more values.

import * as z from 'zod';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { tidy } from '../units/tidy.ts';
import type { Format, Parsed, Source } from './format.ts';
import { below, NUMBER, type Place, parseValue, placeName, readDocuments, shown } from './json-reading.ts';
import { nameInQuotes } from './quoted-definitions.ts';
import { cut } from './text.ts';

export const json: Format = {
  id: 'json',
  title: 'JSON of your own: [{"name", "unit", "value" or "values", "better"?, "metric"?, "group"?}]',
  advice: 'any command that prints it, one value per benchmark',
  recognises: isOurs,
  parse,
  definitions: nameInQuotes,
};

const LOOKED_AT = 65_536;

/** Reports whether the text is an empty array, or an array of objects with a name, a unit and a value. */
function isOurs(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
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
      value: z.number(NUMBER).optional(),
      /** List of values. It replaces `value` if both are given. */
      values: z.array(z.number(NUMBER), VALUES).min(1, VALUES).optional(),
    },
    'must be an object with "name", "unit" and "value"',
  )
  .refine(
    ({ value, values }) => value !== undefined || values !== undefined,
    'must have a "value" or "values"',
  );

type Entry = z.infer<typeof entrySchema>;

interface Reading {
  readonly problems: Problem[];
  readonly series: Map<string, Measurement & { values: number[] }>;
}

function parse(source: Source): Parsed {
  const reading: Reading = { problems: [], series: new Map() };
  for (const { place, value } of readDocuments(source, reading.problems)) readList(reading, place, value);
  return { measurements: [...reading.series.values()], problems: reading.problems };
}

function readList(reading: Reading, place: Place, value: unknown): void {
  const { where } = place;
  if (!Array.isArray(value)) {
    const remedy = 'Write [{"name": …, "unit": …, "value": …}].';
    fail(reading, where, `must be a list of benchmarks, got "${shown(value)}". ${remedy}`);
    return;
  }
  if (value.length === 0)
    fail(reading, where, 'the list of benchmarks is empty. Check that any benchmark ran.');
  for (const [index, item] of value.entries()) {
    const own = below(place, index);
    const entry = parseValue(entrySchema, item, { place: own, problems: reading.problems });
    if (entry !== null) addEntry(reading, placeName(own), entry);
  }
}

function addEntry(reading: Reading, where: string, entry: Entry): void {
  const { name, unit, metric, group, better = null } = entry;
  const values = entry.values ?? [entry.value!];
  const key = JSON.stringify([group, name, metric, tidy(unit).unit]);
  const series = reading.series.get(key);
  if (series === undefined) {
    reading.series.set(key, { group, name, metric, unit, better, values: [...values], primary: true });
  } else if (series.unit !== unit || series.better !== better) {
    const message = `"${cut(name)}" stands here again with another "unit" or "better". Write both as the first time.`;
    fail(reading, where, message);
  } else {
    for (const value of values) series.values.push(value);
  }
}

function fail(reading: Reading, where: string, message: string): void {
  reading.problems.push({ where, message, severity: 'error' });
}
