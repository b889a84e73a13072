// Reads what benchmark.js prints for a finished benchmark: `name x 1,234 ops/sec ±1.28% (5 runs sampled)`. The samples
// are not part of it. A benchmark that threw is a line with its name and almost nothing more. `benchmarkjs-json.ts`
// reads the benchmarks as JSON.

import { isBenchmarkjsJson, parseBenchmarkjsJson } from './benchmarkjs-json.ts';
import type { Format } from './format.ts';
import { type LineRules, parseLines } from './lines.ts';
import { javascriptDefinitions } from './quoted-definitions.ts';

export const benchmarkjs: Format = {
  id: 'benchmarkjs',
  description: 'benchmark.js: the lines of String(event.target), or JSON of its suite or its benchmarks',
  advice: 'node bench.js, which prints JSON.stringify(this) on "complete"',
  aliases: ['js_benchmark'],
  repeatsForTime: true,
  recognises: (text) => RESULT.test(text) || isBenchmarkjsJson(text),
  parse: (source) =>
    /^\s*[[{]/.test(source.text)
      ? parseBenchmarkjsJson(source)
      : parseLines(source, LINES, { source: 'String(event.target)' }),
  definitions: javascriptDefinitions,
};

// A name may contain " x ", so the last one is used. The sign before the percentage does not survive every code page.
const RESULT = /^(.+) x (\d+(?:,\d{3})*(?:\.\d+)?|Infinity|NaN) ops\/sec [^\s\d]{1,6}\S+% \((\d+) runs? sampled\)$/m;

/** Own properties that errors may have. */
const ERROR_PROPERTY = /(?:: |, )(?:code|message|errno|generatedMessage): /;

/**
 * Returns the name of a benchmark that threw, or null. benchmark.js prints the error's own enumerable properties after
 * the name, and most errors have none. The blank at the end distinguishes such a line from a heading.
 */
function parseFailedName(line: string): string | null {
  if (line.endsWith(': ')) return line.slice(0, -2);
  return ERROR_PROPERTY.test(line) ? line.slice(0, line.indexOf(': ')) : null;
}

const LINES: LineRules = {
  sign: /ops\/sec [^\s\d]{0,6}\S{0,12}%/g,
  end: /\(\S{1,20} runs? sampled\)/g,
  read(reader) {
    reader.onEach((line) => {
      const [, name, rate = '', runs] = RESULT.exec(line) ?? [];
      const value = Number(rate.replaceAll(',', ''));
      const isMeasured = value > 0 && Number.isFinite(value) && runs !== '0';
      const failed = name === undefined ? parseFailedName(line) : isMeasured ? null : name;
      if (failed !== null) reader.error('failed-in-tool', { name: failed, reason: line.trim() });
      else if (name !== undefined)
        reader.add({ name, metric: 'ops/sec', unit: '1/s', better: 'higher', value, aggregate: true });
    });
  },
};
