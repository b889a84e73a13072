// Reads the output of the Ruby gem benchmark-ips, or the file of its json! method: calls per second of each label. A
// label that was warmed up but not measured means that the run failed.

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
import { splitLines, truncate } from './plain-text.ts';
import { rubyDefinitions } from './quoted-definitions.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const benchmarkIps: Format = {
  id: 'benchmark-ips',
  description: 'Ruby with benchmark-ips: what it prints, or the file of json!',
  advice: 'ruby bench.rb, with x.config(warmup: 0.5, time: 1)',
  recognises: (text) =>
    SECTION.test(text) || RATE_ANYWHERE.test(text) || hasKeys(text, '[].name', '[].central_tendency'),
  parse: (source) => (/^\s*[[{]/.test(source.text) ? parseJson(source) : parseText(source)),
  definitions: rubyDefinitions,
};

const SECTION = /^(?:Warming up|Calculating) -{20,}$/m;
const RATE = /^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/;
const RATE_ANYWHERE = /\(± *[\d.]+%\) i\/s /;

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

/** Labels that are being warmed up or measured, each with the place where it was last seen. */
type UnfinishedLabels = Map<string, string>;

function parseText({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const waiting: UnfinishedLabels = new Map();
  let above = '';
  for (const [index, line] of splitLines(text).entries()) {
    const where = `${path}:${index + 1}`;
    const warm = WARM_AT_END.exec(line);
    if (warm !== null) waiting.set(labelOf(line.slice(0, warm.index), above), where);
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
  }
  for (const [name, where] of waiting) {
    const message = `"${truncate(name)}" was warmed up and has no result. Check that the script came to its end.`;
    problems.push(legacyProblem({ where, message, severity: 'error' }));
  }
  return checkNotEmpty({ measurements: series.all(), problems }, path);
}

function labelOf(own: string, above: string): string {
  return own.trim() === '' ? above.trim() : own.trim();
}

const entrySchema = z.object(
  { name: z.string('must be a text'), central_tendency: z.number(MUST_BE_NUMBER) },
  'must be an object with "name" and "central_tendency"',
);
const listSchema = z.array(z.unknown(), 'must be a list of reports');

function parseJson(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    for (const [index, item] of parseValue(listSchema, value, { place, problems })?.entries() ?? []) {
      const own = appendKeys(place, index);
      const entry = parseValue(entrySchema, item, { place: own, problems });
      if (entry === null) continue;
      if (entry.central_tendency > 0) add(series, entry.name, entry.central_tendency);
      else {
        const message = `"${truncate(entry.name)}" did not run, got "${entry.central_tendency}" calls a second.`;
        problems.push(legacyProblem({ where: formatJsonPath(own), message, severity: 'error' }));
      }
    }
  }
  return checkNotEmpty({ measurements: series.all(), problems }, source.path);
}

function checkNotEmpty({ measurements, problems }: ParseResult, where: string): ParseResult {
  if (measurements.length > 0 || problems.some(({ severity }) => severity === 'error'))
    return { measurements, problems };
  const message = 'no label has a result. Check that the script came to its end.';
  return { measurements, problems: [...problems, legacyProblem({ where, message, severity: 'error' })] };
}
