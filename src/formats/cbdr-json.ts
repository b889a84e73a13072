// Reads one flat object of numbers per run, as the scripts of cbdr print it: `{"wall_time": 0.131, "max_rss": 3400}`.
// It has no name and no units. A key that ends in "time" is in seconds, as in cbdr. All other units are unknown.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, formatJsonPath, formatJsonValue, parseJsonDocuments } from './json-validation.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';
import { makeSeriesList } from './series.ts';

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
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const metrics = isObject ? Object.entries(value) : [];
    if (metrics.length === 0) {
      const message = `must be an object with a number for each metric, got "${formatJsonValue(value)}".`;
      problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
    }
    const first = metrics.find(([key]) => isTime(key)) ?? metrics[0];
    for (const [metric, number] of metrics) {
      if (typeof number !== 'number' || !Number.isFinite(number)) {
        const message = `must be a finite number, got "${formatJsonValue(number)}".`;
        problems.push(
          legacyProblem({ where: formatJsonPath(appendKeys(place, metric)), message, severity: 'error' }),
        );
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
