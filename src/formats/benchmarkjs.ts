// Reads what benchmark.js prints for a finished benchmark: `name x 1,234 ops/sec ±1.28% (5 runs sampled)`. A script may
// also write a suite, a list of benchmarks, or one of them as JSON, with every sample.

import * as z from 'zod';
import type { JsonResults, JsonValue } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { numberListSchema, toReason } from './json-validation.ts';
import { lineFormat } from './line-format.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';

export const benchmarkjs = lineFormat({
  id: 'benchmarkjs',
  description: 'benchmark.js: the lines of String(event.target), or JSON of its suite or its benchmarks',
  advice: 'node bench.js, which prints JSON.stringify(this) on "complete"',
  aliases: ['js_benchmark'],
  repeatsForTime: true,
  recognises: (text) => RESULT.test(text) || PLACES.some((stats) => hasKeys(text, `${stats}.moe`, `${stats}.sample`)),
  noResults: { source: 'String(event.target)' },
  json: { noResults: { source: 'JSON.stringify(suite)' }, read: readSuite },
  definitions: javascriptDefinitions,
  sign: /ops\/sec [^\s\d]{0,6}\S{0,12}%/g,
  end: /\(\S{1,20} runs? sampled\)/g,
  read(reader) {
    reader.onEach((line) => {
      const [, name, rate = '', runs] = RESULT.exec(line) ?? [];
      const value = Number(rate.replaceAll(',', ''));
      const isMeasured = value > 0 && Number.isFinite(value) && runs !== '0';
      const failed = name === undefined ? parseFailedName(line) : isMeasured ? null : name;
      if (failed !== null) reader.reportError('failed-in-tool', { name: failed, reason: line.trim() });
      else if (name !== undefined)
        reader.add({ name, metric: 'ops/sec', unit: '1/s', better: 'higher', value, aggregate: true });
    });
  },
});

// A name may contain " x ", so the last one is used. The sign before the percentage does not survive every code page.
const RESULT = /^(.+) x (\d+(?:,\d{3})*(?:\.\d+)?|Infinity|NaN) ops\/sec [^\s\d]{1,6}\S+% \((\d+) runs? sampled\)$/m;

/** Own properties that errors may have. */
const ERROR_PROPERTY = /(?:: |, )(?:code|message|errno|generatedMessage): /;

/**
 * The name of a benchmark that threw, or null. benchmark.js prints the error's own enumerable properties after
 * the name, and most errors have none. The blank at the end distinguishes such a line from a heading.
 */
function parseFailedName(line: string): string | null {
  if (line.endsWith(': ')) return line.slice(0, -2);
  return ERROR_PROPERTY.test(line) ? line.slice(0, line.indexOf(': ')) : null;
}

/** Paths of a benchmark as JSON: in a list, in a suite, whose first key is `0`, and alone. */
const PLACES = ['[].stats', '0.stats', 'stats'];

const benchSchema = z.object({
  name: z.string(),
  /** Error that the benchmark threw, which JSON keeps as `{}`. */
  error: z.unknown().optional(),
  aborted: z.boolean().optional(),
  /** Seconds per call. */
  stats: z.object({ sample: numberListSchema }),
});

/** A suite as JSON is an object whose keys are numbers, like a list. */
const suiteSchema = z.looseObject({ length: z.number().optional() });

function readSuite(document: JsonValue, { add, number }: JsonResults): void {
  for (const item of findBenches(document)) {
    // An unreadable benchmark is numbered too. Otherwise the next one with its name would get its number.
    const name = number(item.text('name'));
    const bench = item.read(benchSchema);
    if (bench === null) continue;
    const { error, aborted = false, stats } = bench;
    if (error != null || aborted) item.reportError('failed-in-tool', { name, reason: toReason(error) });
    else if (stats.sample.length === 0) item.reportError('benchmark-without-result', { name });
    else add({ name, metric: 'time', unit: 's', better: 'lower', values: stats.sample });
  }
}

function findBenches(document: JsonValue): readonly JsonValue[] {
  if (Array.isArray(document.value)) return document.list();
  const suite = document.read(suiteSchema);
  if (suite === null) return [];
  if (suite.length === undefined) return [document];
  return document.entries().flatMap(([key, bench]) => (/^\d+$/.test(key) ? [bench] : []));
}
