// Reads the output of the Ruby gem benchmark-ips, or the file of its json! method: calls per second of each label. A
// label that was warmed up but not measured means that the run failed.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { makeFindings, makeNumbering, type SeriesList, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, parseJsonDocuments, parseValue } from './json-validation.ts';
import { readLines } from './lines.ts';
import { rubyDefinitions } from './quoted-definitions.ts';

export const benchmarkIps: Format = {
  id: 'benchmark-ips',
  description: 'Ruby with benchmark-ips: what it prints, or the file of json!',
  advice: 'ruby bench.rb, with x.config(warmup: 0.5, time: 1)',
  repeatsForTime: true,
  recognises: (text) =>
    SECTION.test(text) || RATE_ANYWHERE.test(text) || hasKeys(text, '[].name', '[].central_tendency'),
  parse: (source) => (/^\s*[[{]/.test(source.text) ? parseJson(source) : parseText(source)),
  definitions: rubyDefinitions,
};

const SECTION = /^(?:Warming up|Calculating) -{20,}$/m;
const RATE = /^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/;
const RATE_ANYWHERE = /\(± *[\d.]+%\) i\/s /;

const SIGNS = { sign: /\(\u00b1[^()%]{0,12}%\) i\/s/g, end: / in +[\d.]+s/g };

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', 1e3],
  ['M', 1e6],
  ['B', 1e9],
  ['T', 1e12],
  ['Q', 1e15],
]);
/** A label of more than 20 characters is on a line of its own, above the number. */
const NUMBER_AT_END = /(?:^|\s)(\d+(?:\.\d+)?)([kMBTQ]?)$/;
const WARM_AT_END = /(?:^|\s)\d+(?:\.\d+)?[kMBTQ]? +i\/\d+ms$/;

/** Adds a rate in calls per second. benchmark-ips reports only the centre of the samples of a run. */
function add(series: SeriesList, name: string, rate: number): void {
  const ips = { metric: 'ips', unit: '1/s', better: 'higher', values: [rate] } as const;
  series.add({ group: null, name, ...ips, primary: true, aggregate: true });
}

/** Labels that are being warmed up or measured, each with its last location. */
type UnfinishedLabels = Map<string, Location>;

function parseText(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  const waiting: UnfinishedLabels = new Map();
  let above = '';
  readLines(source, found, SIGNS, (line, location) => {
    const warm = WARM_AT_END.exec(line);
    if (warm !== null) waiting.set(labelOf(line.slice(0, warm.index), above), location);
    const end = line.lastIndexOf('(±');
    const before = line.slice(0, Math.max(end, 0)).trimEnd();
    const number = RATE.test(line.slice(end)) ? NUMBER_AT_END.exec(before) : null;
    if (end > 0 && number !== null) {
      const [, digits, prefix = ''] = number;
      const name = labelOf(before.slice(0, number.index), above);
      add(series, name, Number(digits) * FACTORS.get(prefix)!);
      waiting.delete(name);
    }
    above = line;
    return false;
  });
  for (const [name, location] of waiting) {
    problems.push(makeError('benchmark-without-result', location, { name }));
  }
  return toParseResult(found, source.path, {});
}

function labelOf(own: string, above: string): string {
  return own.trim() === '' ? above.trim() : own.trim();
}

const entrySchema = z.object({ name: z.string(), central_tendency: z.number() });
const listSchema = z.array(z.unknown());

function parseJson(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const numbered = makeNumbering();
    for (const [index, item] of parseValue(listSchema, value, { location, problems })?.entries() ?? []) {
      const own = appendKeys(location, index);
      const entry = parseValue(entrySchema, item, { location: own, problems });
      if (entry === null) continue;
      const { central_tendency: rate } = entry;
      const name = numbered(entry.name);
      if (rate > 0) add(series, name, rate);
      else {
        const got = { name, metric: 'central_tendency', got: String(rate) };
        problems.push(makeError('unusable-value', own, got));
      }
    }
  }
  return toParseResult(found, source.path, {});
}
