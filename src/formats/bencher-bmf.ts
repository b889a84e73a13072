// Reads the Bencher Metric Format: an object of benchmarks, each an object of measures with a value. Several such
// objects may follow each other. A benchmark that occurs again adds another value.

import * as z from 'zod';
import type { BetterDirection } from '../model/measurement.ts';
import { jsonFormat } from './json-format.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

const MAX_RECOGNITION_LENGTH = 65_536;

const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"\s*:\s*`;
const VALUE = String.raw`"(?:lower_|upper_)?value"\s*:\s*-?[\d.eE+-]+\s*`;
/** The first measure of the first benchmark, if it has nothing but a value and its bounds. */
const START = new RegExp(String.raw`^\s*\{\s*${TEXT}\{\s*${TEXT}\{\s*${VALUE}(?:,\s*${VALUE}){0,2}\}`);

// Units of Bencher's built-in measures. The unit of any other measure is its name.
const COUNT = { unit: 'count', better: 'lower' } as const;
const MEASURES: ReadonlyMap<string, { unit: string; better: BetterDirection }> = new Map([
  ['latency', { unit: 'ns', better: 'lower' }],
  ['throughput', { unit: '1/s', better: 'higher' }],
  ['build-time', { unit: 's', better: 'lower' }],
  ['file-size', { unit: 'B', better: 'lower' }],
  ...['instructions', 'l1-hits', 'l2-hits', 'll-hits', 'ram-hits'].map((slug) => [slug, COUNT] as const),
  ...['total-read-write', 'estimated-cycles'].map((slug) => [slug, COUNT] as const),
]);

const measureSchema = z.object({ value: z.number() });

export const bencherBmf = jsonFormat({
  id: 'bencher-bmf',
  aliases: ['json_v0'],
  description: 'Bencher Metric Format: {"BENCHMARK": {"MEASURE": {"value": NUMBER}}}',
  advice: 'any command that prints it, one value per benchmark and measure',
  signs: [(text) => START.test(text.slice(0, MAX_RECOGNITION_LENGTH))],
  namedKeys: true,
  definitions: quotedNameDefinitions,
  read(benchmarks, { add }) {
    for (const [name, measures] of benchmarks.members()) {
      for (const [metric, item] of measures.members()) {
        const measure = item.read(measureSchema);
        if (measure === null) continue;
        // `Build Time` is the name of the measure with the slug `build-time`.
        const builtIn = MEASURES.get(metric.toLowerCase().replaceAll(' ', '-'));
        add({ name, metric, ...(builtIn ?? { unit: metric }), values: [measure.value] });
      }
    }
  },
});
