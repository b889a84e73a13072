// Reads the output of the Ruby gem benchmark-ips, or the file of its json! method: calls per second of each label. A
// label that was warmed up but not measured means that the run failed.

import * as z from 'zod';
import type { Location } from '../model/location.ts';
import type { Result } from './findings.ts';
import type { JsonResults, JsonValue } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { lineFormat } from './line-format.ts';
import { rubyDefinitions } from './quoted-definitions.ts';

export const benchmarkIps = lineFormat({
  id: 'benchmark-ips',
  description: 'Ruby with benchmark-ips: its output, or the file of json!',
  advice: 'ruby bench.rb, with x.config(warmup: 0.5, time: 1)',
  repeatsForTime: true,
  recognises: (text) =>
    SECTION.test(text) || RATE_ANYWHERE.test(text) || hasKeys(text, '[].name', '[].central_tendency'),
  noResults: {},
  json: { read: readList },
  definitions: rubyDefinitions,
  sign: /\(\u00b1[^()%]{0,12}%\) i\/s/g,
  end: / in +[\d.]+s/g,
  read(reader) {
    const unfinished = new Map<string, Location>();
    let above = '';
    reader.onEach((line) => {
      const warm = WARM_AT_END.exec(line);
      if (warm !== null) unfinished.set(labelOf(line.slice(0, warm.index), above), reader.location);
      const end = line.lastIndexOf('(±');
      const before = line.slice(0, Math.max(end, 0)).trimEnd();
      const number = RATE.test(line.slice(end)) ? NUMBER_AT_END.exec(before) : null;
      if (end > 0 && number !== null) {
        const [, digits, prefix = ''] = number;
        const name = labelOf(before.slice(0, number.index), above);
        reader.series.add(toResult(name, Number(digits) * 1000 ** PREFIXES.indexOf(prefix)));
        unfinished.delete(name);
      }
      above = line;
    });
    reader.onEnd(() => {
      for (const [name, location] of unfinished) reader.reportError('benchmark-without-result', { name }, location);
    });
  },
});

const SECTION = /^(?:Warming up|Calculating) -{20,}$/m;
const RATE = /^\(±(?: *[\d.]+|NaN|Infinity)%\) i\/s(?: |$)/;
const RATE_ANYWHERE = /\(± *[\d.]+%\) i\/s /;

/** Prefixes of numbers: powers of 1000. */
const PREFIXES = ['', 'k', 'M', 'B', 'T', 'Q'];
/** A label of more than 20 characters is on a line of its own, above the number. */
const NUMBER_AT_END = /(?:^|\s)(\d+(?:\.\d+)?)([kMBTQ]?)$/;
const WARM_AT_END = /(?:^|\s)\d+(?:\.\d+)?[kMBTQ]? +i\/\d+ms$/;

/** A rate in calls per second. benchmark-ips reports only the centre of the samples of a run. */
function toResult(name: string, rate: number): Result {
  return { name, metric: 'ips', unit: '1/s', better: 'higher', values: [rate], aggregate: true };
}

function labelOf(before: string, above: string): string {
  return before.trim() || above.trim();
}

const entrySchema = z.object({ name: z.string(), central_tendency: z.number() });

function readList(list: JsonValue, { add, number }: JsonResults): void {
  for (const item of list.list()) {
    const entry = item.read(entrySchema);
    if (entry === null) continue;
    const { central_tendency: rate } = entry;
    const name = number(entry.name);
    if (rate > 0) add(toResult(name, rate));
    else item.reportError('unusable-value', { name, metric: 'central_tendency', got: String(rate) });
  }
}
