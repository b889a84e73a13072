// Reads one flat object of numbers per run, as the scripts of cbdr print it: `{"wall_time": 0.131, "max_rss": 3400}`.
// It has no name and no units. A key that ends in "time" is in seconds, as in cbdr. All other units are unknown.

import { jsonFormat } from './json-format.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

const FLAT = /^\s*\{(?:\s*"(?:[^"\\]|\\.)*"\s*:\s*-?\d[\d.eE+-]*\s*[,}])+\s*(?:$|\{)/;
const TIME = /time"\s*:/;

export const cbdrJson = jsonFormat({
  id: 'cbdr-json',
  description: 'cbdr: one flat object of numbers for each run, {"wall_time": 0.131, "max_rss": 3400}',
  advice: 'any command that prints one such line',
  // Every object of numbers has this form. A key for a time makes it likely that the object describes a benchmark.
  signs: [(text) => FLAT.test(text) && TIME.test(FLAT.exec(text)![0])],
  namedKeys: true,
  definitions: quotedNameDefinitions,
  read(run, { add }) {
    const metrics = run.entries();
    if (metrics.length === 0) run.reportType('object');
    const [main] = metrics.find(([key]) => isTime(key)) ?? metrics[0] ?? [];
    for (const [metric, item] of metrics) {
      const { value } = item;
      if (typeof value !== 'number' || !Number.isFinite(value)) item.reportType('number');
      else
        add({
          name: 'benchmark',
          metric,
          unit: isTime(metric) ? 's' : metric,
          values: [value],
          primary: metric === main,
        });
    }
  },
});

function isTime(key: string): boolean {
  return /time$/.test(key);
}
