// Reads the JSON of JMH (-rf json): every iteration of every fork. A benchmark that failed is missing, and JMH still
// exits with success. Only the results of the other commit show that it is missing.

import * as z from 'zod';
import type { Measurement } from '../model/measurement.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { jmhDefinitions } from './class-definitions.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { type JsonResults, type JsonValue, jsonFormat, readEach } from './json-format.ts';
import { formatJsonValue, formatParameters } from './json-validation.ts';

// JMH writes "NaN" as a text if there is no number.
const metricSchema = z.object({
  scoreUnit: z.string(),
  rawData: z.array(z.array(z.unknown())).optional(),
  /** Values with their counts, for each fork and iteration. Present only in the mode `sample`. */
  rawDataHistogram: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))).optional(),
});

type JmhMetric = z.infer<typeof metricSchema>;

const resultSchema = z.object({
  benchmark: z.string().min(1),
  mode: z.string(),
  threads: z.number().optional(),
  params: z.unknown().optional(),
  primaryMetric: metricSchema,
  secondaryMetrics: z.unknown().optional(),
});

type JmhResult = z.infer<typeof resultSchema>;

export const jmh = jsonFormat({
  id: 'jmh',
  description: 'JMH: the file of -rf json',
  advice:
    'java -jar benchmarks.jar -f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff results.json "$BENCH_REFEREE_FILTER"',
  aliases: ['java_jmh', 'java'],
  repeatsForTime: true,
  signs: [(text) => /^\s*\[\s*\{/.test(text) && /"benchmark"\s*:/.test(text) && /"primaryMetric"\s*:\s*\{/.test(text)],
  // JMH searches for the pattern in the name of class and method. Parameters are selected by -p, not by name.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapePattern(/^[^ #]*/.exec(name)![0]))),
  definitions: jmhDefinitions,
  read(report, { add, number }) {
    const items = [...readEach(report.list(null, { tool: 'benchmarks.jar' }), resultSchema)];
    const names = items.map(([, result]) => formatName(result));
    const threads = collectThreads(items.map(([, result], index) => [names[index]!, result.threads]));
    for (const [index, [item, result]] of items.entries()) {
      const { mode, primaryMetric } = result;
      const isShared = threads.get(names[index]!)!.size > 1 && result.threads !== undefined;
      const name = number(isShared ? formatName(result, [`threads=${result.threads}`]) : names[index]!, mode);
      addMetric(item.at('primaryMetric'), primaryMetric, { name, metric: mode, mode, primary: true }, add);
      for (const [label, secondary] of item.at('secondaryMetrics').entries()) {
        const { data: read } = metricSchema.safeParse(secondary.value);
        if (read === undefined || !isWorthReading(label, read, primaryMetric)) continue;
        // Older versions mark the metrics of a profiler with a dot.
        const metric = `${mode}:${label.replace(/^·/, '')}`;
        addMetric(secondary, read, { name, metric, mode, primary: false }, add);
      }
    }
  },
});

const COUNTED_PER_OPERATION = new Set(['B/op', '#/op']);
const PERCENTILE = /(?:^|[:·])p\d\.\d+$/;

/**
 * Whether a secondary metric is read: counts of a profiler per operation (`gc.alloc.rate.norm`), and the
 * methods of a @Group. Rates and counts of a whole run depend on its speed, and percentiles only repeat the values.
 */
function isWorthReading(label: string, { scoreUnit }: JmhMetric, primary: JmhMetric): boolean {
  if (COUNTED_PER_OPERATION.has(scoreUnit)) return true;
  return scoreUnit === primary.scoreUnit && !PERCENTILE.test(label);
}

function addMetric(
  item: JsonValue,
  read: JmhMetric,
  { name, metric, mode, primary }: Pick<Measurement, 'name' | 'metric' | 'primary'> & { readonly mode: string },
  add: JsonResults['add'],
): void {
  const raw = read.rawDataHistogram?.flat().map(weightedMean) ?? read.rawData?.flat() ?? [];
  const { unit, factor, better } = convertScoreUnit(read.scoreUnit, mode);
  const isUsable = (value: unknown) => typeof value === 'number' && Number.isFinite(value * factor);
  const values = raw.filter(isUsable) as number[];
  if (values.length < raw.length) {
    const got = formatJsonValue(raw.find((value) => !isUsable(value)));
    if (primary) item.reportError('unusable-value', { name, metric, got });
    else item.reportWarning('unusable-value', { name, metric, got });
  } else if (values.length === 0 && primary) item.reportError('benchmark-without-result', { name });
  if (values.length === 0) return;
  add({ name, metric, unit, better, values: values.map((value) => value * factor), primary });
}

/** Numbers of threads by name. A method that has several in a file has them in its name too. */
function collectThreads(
  results: readonly (readonly [name: string, threads: number | undefined])[],
): Map<string, Set<number | undefined>> {
  const all = new Map<string, Set<number | undefined>>();
  for (const [name, threads] of results) all.set(name, (all.get(name) ?? new Set()).add(threads));
  return all;
}

function formatName({ benchmark, params }: JmhResult, more?: readonly string[]): string {
  return benchmark + formatParameters(params, more);
}

function weightedMean(histogram: readonly (readonly [value: number, count: number])[]): number {
  const sum = histogram.reduce((part, [value, count]) => part + value * count, 0);
  return sum / histogram.reduce((part, [, count]) => part + count, 0);
}

/** Converts times to `sec/op` and rates to `1/s`. `units/tidy.ts` converts only `ns/op`. */
function convertScoreUnit(scoreUnit: string, mode: string): Pick<Measurement, 'unit' | 'better'> & { factor: number } {
  const [, above = '', under = ''] = /^(.*)\/(.*)$/s.exec(scoreUnit) ?? [];
  const time = findUnitWord(under === 'op' ? above : under);
  if (time?.base === 'sec' && under === 'op') return { unit: 'sec/op', factor: time.factor, better: 'lower' };
  if (time?.base === 'sec' && above === 'ops') return { unit: '1/s', factor: 1 / time.factor, better: 'higher' };
  if (COUNTED_PER_OPERATION.has(scoreUnit)) return { unit: scoreUnit, factor: 1, better: 'lower' };
  return { unit: scoreUnit, factor: 1, better: mode === 'thrpt' ? 'higher' : null };
}
