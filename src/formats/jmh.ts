// Reads the JSON of JMH (-rf json): every iteration of every fork. A benchmark that failed is missing, and JMH still
// exits with success. Only the results of the other commit show that it is missing.

import * as z from 'zod';
import { makeError, makeWarning } from '../model/diagnostic.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { jmhDefinitions } from './class-definitions.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { makeFindings, makeNumbering, type SeriesList } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  entriesOf,
  formatJsonValue,
  type JsonContext,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';

export const jmh: Format = {
  id: 'jmh',
  description: 'JMH: the file of -rf json',
  advice:
    'java -jar benchmarks.jar -f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff results.json "$BENCH_REFEREE_FILTER"',
  aliases: ['java_jmh', 'java'],
  repeatsForTime: true,
  recognises: (text) =>
    /^\s*\[\s*\{/.test(text) && /"benchmark"\s*:/.test(text) && /"primaryMetric"\s*:\s*\{/.test(text),
  parse,
  // JMH searches for the pattern in the name of class and method. Parameters are selected by -p, not by name.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapePattern(/^[^ #]*/.exec(name)![0]))),
  definitions: jmhDefinitions,
};

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

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  const listSchema = z.array(z.unknown());
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const list = parseValue(listSchema, value, { location, problems });
    if (list?.length === 0) problems.push(makeError('no-results', location, { tool: 'benchmarks.jar' }));
    const results = (list ?? []).flatMap((item, index) => {
      const own = appendKeys(location, index);
      const result = parseValue(resultSchema, item, { location: own, problems });
      return result === null ? [] : [{ result, location: own }];
    });
    const nameResult = makeNaming(results.map(({ result }) => result));
    for (const { result, location: own } of results) {
      addResult(result, { location: own, problems, series, name: nameResult(result) });
    }
  }
  return { measurements: series.all(), problems };
}

interface JmhContext extends JsonContext {
  readonly series: SeriesList;
  readonly name: string;
}

function addResult(result: JmhResult, reading: JmhContext): void {
  const { primaryMetric, mode } = result;
  const primary = { ...reading, location: appendKeys(reading.location, 'primaryMetric') };
  addMetric(primary, result, { metric: mode, read: primaryMetric, primary: true });
  for (const [label, value] of entriesOf(result.secondaryMetrics)) {
    const { data } = metricSchema.safeParse(value);
    if (data === undefined || !isWorthReading(label, data, primaryMetric)) continue;
    const secondary = { ...reading, location: appendKeys(reading.location, 'secondaryMetrics', label) };
    // Older versions mark the metrics of a profiler with a dot.
    const metric = `${mode}:${label.replace(/^·/, '')}`;
    addMetric(secondary, result, { metric, read: data, primary: false });
  }
}

const COUNTED_PER_OPERATION = new Set(['B/op', '#/op']);
/** Label of a percentile. Older versions write a dot before it, newer ones a colon. */
const PERCENTILE = /(?:^|[:·])p\d\.\d+$/;

/**
 * Reports whether a secondary metric is read: counts of a profiler per operation (`gc.alloc.rate.norm`), and the
 * methods of a @Group. Rates and counts of a whole run depend on its speed, and percentiles only repeat the values.
 */
function isWorthReading(label: string, { scoreUnit }: JmhMetric, primary: JmhMetric): boolean {
  if (COUNTED_PER_OPERATION.has(scoreUnit)) return true;
  return scoreUnit === primary.scoreUnit && !PERCENTILE.test(label);
}

function addMetric(
  { location, problems, series, name }: JmhContext,
  result: JmhResult,
  { metric, read, primary }: { metric: string; read: JmhMetric; primary: boolean },
): void {
  const raw = read.rawDataHistogram?.flat().map(weightedMean) ?? read.rawData?.flat() ?? [];
  const { unit, factor, better } = convertScoreUnit(read.scoreUnit, result.mode);
  const isUsable = (value: unknown) => typeof value === 'number' && Number.isFinite(value * factor);
  const values = raw.filter(isUsable) as number[];
  if (values.length < raw.length) {
    const got = formatJsonValue(raw.find((value) => !isUsable(value)));
    const make = primary ? makeError : makeWarning;
    problems.push(make('unusable-value', location, { name, metric, got }));
  } else if (values.length === 0 && primary) {
    problems.push(makeError('benchmark-without-result', location, { name }));
  }
  if (values.length === 0) return;
  const scaled = values.map((value) => value * factor);
  series.add({ group: null, name, metric, unit, better, values: scaled, primary });
}

/**
 * Returns a function for the name of a result: that of its method with the parameters. A method that one file has with
 * several numbers of threads has them as a parameter too, and what is still equal is numbered.
 */
function makeNaming(results: readonly JmhResult[]): (result: JmhResult) => string {
  const threads = new Map<string, Set<number | undefined>>();
  for (const result of results) {
    const name = nameOf(result, []);
    threads.set(name, (threads.get(name) ?? new Set()).add(result.threads));
  }
  const numberings = new Map<string, (name: string) => string>();
  return (result) => {
    const isShared = threads.get(nameOf(result, []))!.size > 1 && result.threads !== undefined;
    const numbered = numberings.get(result.mode) ?? makeNumbering();
    numberings.set(result.mode, numbered);
    return numbered(nameOf(result, isShared ? [`threads=${result.threads}`] : []));
  };
}

function nameOf({ benchmark, params }: JmhResult, more: readonly string[]): string {
  const pairs = [...entriesOf(params).map(([key, value]) => `${key}=${formatJsonValue(value)}`), ...more];
  return pairs.length === 0 ? benchmark : `${benchmark} [${pairs.join(', ')}]`;
}

function weightedMean(histogram: readonly (readonly [value: number, count: number])[]): number {
  let sum = 0;
  let total = 0;
  for (const [value, count] of histogram) {
    sum += value * count;
    total += count;
  }
  return sum / total;
}

interface ConvertedUnit {
  readonly unit: string;
  readonly factor: number;
  readonly better: 'lower' | 'higher' | null;
}

/** Converts times to `sec/op` and rates to `1/s`. `units/tidy.ts` converts only `ns/op`. */
function convertScoreUnit(scoreUnit: string, mode: string): ConvertedUnit {
  const [, above = '', under = ''] = /^(.*)\/(.*)$/s.exec(scoreUnit) ?? [];
  const time = findUnitWord(under === 'op' ? above : under);
  if (time?.base === 'sec' && under === 'op') return { unit: 'sec/op', factor: time.factor, better: 'lower' };
  if (time?.base === 'sec' && above === 'ops') return { unit: '1/s', factor: 1 / time.factor, better: 'higher' };
  if (COUNTED_PER_OPERATION.has(scoreUnit)) return { unit: scoreUnit, factor: 1, better: 'lower' };
  return { unit: scoreUnit, factor: 1, better: mode === 'thrpt' ? 'higher' : null };
}
