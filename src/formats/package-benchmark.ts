// Reads the tables of package-benchmark (Swift), as text or Markdown: the median, p50, of each metric. A table is that of
// a benchmark, or with `--grouping metric` that of a metric. Values are whole numbers of a unit that the tool chooses.

import type { Measurement } from '../model/measurement.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';
import { makeCallRules } from './quoted-definitions.ts';

export const packageBenchmark = lineFormat({
  id: 'package-benchmark',
  description: 'Swift with package-benchmark: its tables, as text or Markdown',
  advice: `swift package benchmark --no-progress --filter "\${BENCH_REFEREE_FILTER:-.*}"`,
  repeatsForTime: true,
  recognises: (text) => new RegExp(HEADING, 'm').test(text),
  noResults: { option: '--filter' },
  // The pattern must match the whole name, without the target.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapePattern(name))),
  definitions: makeCallRules({
    description: '`Benchmark("name"`',
    files: ['*.swift'],
    sign: 'Benchmark',
    // The group is the target, which the source does not name.
    queriesFor: ({ name }) => [{ name }],
  }),
  sign: null,
  read(reader) {
    const benchmarks = new Map<string, SwiftMedian[]>();
    let target: string | null = null;
    /** Line above the table: a benchmark, or with `--grouping metric` a metric. */
    let title = '';
    /** Heading of the first column. Null: no table of values has begun. */
    let heading: string | null = null;
    let above = '';
    reader.onEach((line) => {
      const next = HEADING.exec(line)?.[1];
      if (next !== undefined) heading = next;
      else if (/^[|│]/.test(line)) {
        if (heading === null || MARKDOWN_RULE.test(line)) return;
        const median = readRow(reader, target, title, heading === 'Metric');
        const key = JSON.stringify([median.group, median.name]);
        const medians = benchmarks.get(key) ?? [];
        benchmarks.set(key, medians);
        medians.push(median);
      } else if (!/^(?:[╒╞├╘]|\s*$)/.test(line)) {
        heading = null;
        // A target has a line of equal signs above and below. All else is a title.
        const isFramed = [above, reader.next].every((text) => /^=+$/.test(text));
        if (isFramed || line.startsWith('## ')) target = line.replace(/^## /, '');
        else title = line.replace(/^### /, '');
      }
      above = line;
    });
    reader.onEnd(() => {
      for (const medians of benchmarks.values()) {
        const metrics = medians.map(({ metric }) => metric);
        const main = MAIN_METRICS.find((metric) => metrics.includes(metric)) ?? metrics[0];
        for (const median of medians) addMedian(reader, median, median.metric === main);
      }
    });
  },
});

/** Heading of a table of values. That of a comparison has a metric in its first cell. */
const HEADING = /^[|│] *(Metric|Test) *[|│] +p0 [|│] +p25 [|│] +p50 [|│]/;
/** Number of cells after the first one: p0, p25, p50, p75, p90, p99, p100 and the number of samples. */
const VALUES = 8;
const MEDIAN = 2;
/** Two rows in one line. */
const JOINED = /(?:[|│] *-?[\d.e+]+ *){8}.*(?:[|│] *-?[\d.e+]+ *){8}/;
const NUMBER = /^-?\d+(?:\.\d+e\+\d+)?$/;
/** Example: `Time (wall clock) (μs) *`, in which the star says that the values are divided by a factor. */
const DESCRIPTION = /^(.*?)(?: \((ns|[\u00b5\u03bc]s|ms|s|ks|Ms|[#KMGTP])\))?(?: \*)?$/;

/** Best first. */
const MAIN_METRICS = ['Time (wall clock)', 'Time (total CPU)', 'Throughput (# / s)'];
const MARKDOWN_RULE = /^\|:?-/;

type SwiftMedian = ReturnType<typeof readRow>;

/** `unit` is as it is printed, and empty for a count. */
function readRow({ line, location }: LineReader, target: string | null, title: string, isMetric: boolean) {
  const cells = line.slice(1).split(/[|│]/);
  // The name of a benchmark may contain the separator. A row that breaks off has too few cells.
  const isWhole = cells.length >= VALUES + 2 && !JOINED.test(line);
  const first = isWhole ? cells.slice(0, -VALUES - 1).join('|') : cells[0]!;
  const written = isWhole ? cells.at(MEDIAN - VALUES - 1)!.trim() : '';
  const [, description = '', unit = ''] = DESCRIPTION.exec(first.trim())!;
  if (isMetric) return { location, group: target, name: title, metric: description, unit, written };
  const [, group = null, name = ''] = /^(?:([^:]*):)?(.*)$/s.exec(description)!;
  return { location, group, name, metric: title, unit, written };
}

function addMedian(reader: LineReader, median: SwiftMedian, primary: boolean): void {
  const { location, group, name, metric, written } = median;
  if (!NUMBER.test(written)) {
    reader.reportError('unusable-value', { name, metric, got: written || undefined }, location);
    return;
  }
  const { factor, ...unit } = resolveUnit(median);
  reader.add({ group, name, metric, ...unit, value: Number(written) * factor, primary, aggregate: true });
}

/** Only times have one of these units. */
const SECONDS = new Map(
  Object.entries({ ns: 1e-9, '\u00b5s': 1e-6, '\u03bcs': 1e-6, ms: 1e-3, s: 1, ks: 1e3, Ms: 1e6 }),
);

/** Powers of 1000. */
const PREFIXES = ['', 'K', 'M', 'G', 'T', 'P'];

function resolveUnit({ metric, unit }: SwiftMedian): Pick<Measurement, 'unit' | 'better'> & { factor: number } {
  const seconds = SECONDS.get(unit);
  if (seconds !== undefined) return { unit: 'sec', better: 'lower', factor: seconds };
  const factor = 1000 ** Math.max(PREFIXES.indexOf(unit), 0);
  if (metric === 'Throughput (# / s)') return { unit: '1/s', better: 'higher', factor };
  // A metric of the benchmark itself may be better if it is higher.
  return { unit: /^(?:Memory|Bytes) (?:\u0394 )?\(/.test(metric) ? 'B' : 'count', better: null, factor };
}
