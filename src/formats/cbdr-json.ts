// Reads one flat object of numbers per run, as the scripts of cbdr print it: `{"wall_time": 0.131, "max_rss": 3400}`.
// It has no name and no units. A key that ends in "time" is in seconds, as in cbdr. All other units are unknown.

import { makeError } from '../model/diagnostic.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, entriesOf, formatJsonValue, parseNamedDocuments } from './json-validation.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const cbdrJson: Format = {
  id: 'cbdr-json',
  description: 'cbdr: one flat object of numbers for each run, {"wall_time": 0.131, "max_rss": 3400}',
  advice: 'any command that prints one such line',
  // Every object of numbers has this form. A key for a time makes it likely that the object describes a benchmark.
  recognises: (text) => FLAT.test(text) && TIME.test(FLAT.exec(text)![0]),
  parse,
  definitions: quotedNameDefinitions,
};

const FLAT = /^\s*\{(?:\s*"(?:[^"\\]|\\.)*"\s*:\s*-?\d[\d.eE+-]*\s*[,}])+\s*(?:$|\{)/;
const TIME = /time"\s*:/;

/** Name of the benchmark, because the files do not say what was run. */
const NAME = 'benchmark';

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseNamedDocuments(source, problems)) {
    const metrics = entriesOf(value);
    if (metrics.length === 0) {
      const found = { expected: 'object', got: formatJsonValue(value) } as const;
      problems.push(makeError('wrong-type', appendKeys(location), found));
    }
    const first = metrics.find(([key]) => isTime(key)) ?? metrics[0];
    for (const [metric, number] of metrics) {
      if (typeof number !== 'number' || !Number.isFinite(number)) {
        const found = { expected: 'number', got: formatJsonValue(number) } as const;
        problems.push(makeError('wrong-type', appendKeys(location, metric), found));
        continue;
      }
      const unit = isTime(metric) ? 's' : metric;
      const primary = metric === first?.[0];
      series.add({ group: null, name: NAME, metric, unit, better: null, values: [number], primary });
    }
  }
  return { measurements: series.all(), problems };
}

function isTime(key: string): boolean {
  return /time$/.test(key);
}
