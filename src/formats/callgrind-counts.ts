// Reads the output of gungraun and of its predecessor iai-callgrind: a name, and below it the counts of Valgrind, those
// of this run before those of an earlier run, or a JSON document for each benchmark. It knows neither tool by name.

import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { commonPrefixOf } from './filter-pattern.ts';
import type { Result } from './findings.ts';
import type { FilterableBenchmark, ParseResult, ToolOutput } from './format.ts';
import { parseJson } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { entriesOf, formatJsonValue, valueAt } from './json-validation.ts';
import { type LineRules, parseLines } from './lines.ts';
import { readPanics } from './rust-lines.ts';

/** Example: `  Instructions:     114|166     (-31.3253%) [-1.45614x]` */
const COUNT = /^ {2}(\S.*): +([^\s|]+)\|\S+(?: +\(| *$)/;
/** Example: `  ======= DHAT =====…` */
const TOOL = /^ {2}=+ (\S+) =+/;
/** Example: `  ## pid: 1 thread: 1 …`. `  ## Total` follows the parts. */
const PART = /^ {2}## (\S+)/;
/** Example: `file::group::function id:(arguments)` */
const NAME = /^\w+::\w/;
const DEFAULT_TOOLS = new Set(['CALLGRIND', 'CACHEGRIND']);
const PRIMARY = new Set(['Instructions', 'Estimated Cycles']);

export function hasCounts(text: string): boolean {
  return /^ {2}(?:Instructions: +[^\s|]+\||=+ CALLGRIND =)/m.test(text);
}

/** Number of columns before the bar. Null if there are no counts. */
export function widthOfCounts(text: string): number | null {
  return /^ {2}Instructions: +[^\s|]+(?=\|)/m.exec(text)?.[0].length ?? null;
}

/** `result` is how the line at the end of a run begins, `unended` the severity of a run without that line. */
export function parseCounts(source: ToolOutput, result: string, unended: Diagnostic['severity']): ParseResult {
  const rules: LineRules = {
    sign: /(?<=\S): +[^\s|]*\|\S/g,
    read(reader) {
      let name = '';
      let tool = '';
      let isPart = false;
      /** Location of the first count of the current run. Null if there is no unfinished run. */
      let start: Location | null = null;
      readPanics(reader);
      reader.onEach((line) => {
        if (line.startsWith(`${result}: `)) start = null;
        if (NAME.test(line)) {
          [name, tool, isPart] = [line.trimEnd(), '', false];
          return;
        }
        [, tool = tool] = TOOL.exec(line) ?? [];
        const [, part] = PART.exec(line) ?? [];
        if (part !== undefined) isPart = part !== 'Total';
        const count = isPart ? null : parseCount(name, tool, line);
        if (count === null) {
          // A rate, a part, or a count of an earlier run.
          if (COUNT.test(line) || name === '') reader.isRead = true;
          return;
        }
        start ??= reader.location;
        if (count.values.every(Number.isFinite)) reader.series.add(count);
        else reader.reportError('unusable-value', { name, metric: count.metric, got: line.trim() });
      });
      reader.onEnd(() => {
        if (start === null) return;
        if (unended === 'error') reader.reportError('run-unfinished', { end: result }, start);
        else reader.reportWarning('run-unfinished', { end: result }, start);
      });
    },
  };
  return parseLines(source, rules, { tool: 'cargo bench' });
}

/** Reads a count. Null for another line, for a rate, and for a count that only the earlier run has. */
function parseCount(name: string, tool: string, line: string): Result | null {
  const [, label = '', count] = COUNT.exec(line) ?? [];
  if (count === undefined || name === '' || count === 'N/A' || / Rate$/.test(label)) return null;
  return makeCount(name, tool, label, /^\d+(?:\.\d+)?$/.test(count) ? Number(count) : Number.NaN);
}

/** `tool` is one of Valgrind, in capitals. Empty: the default tool. */
export function makeCount(name: string, tool: string, label: string, count: number): Result {
  const isDefault = tool === '' || DEFAULT_TOOLS.has(tool);
  const metric = isDefault ? label : `${tool} ${label}`;
  const unit = /\bbytes$/i.test(label) ? 'B' : 'count';
  const common = { name, metric, unit, better: 'lower', values: [count], deterministic: true } as const;
  return isDefault ? { ...common, primary: PRIMARY.has(metric), dependsOnLayout: true } : { ...common, primary: false };
}

export function commonPath(benchmarks: readonly FilterableBenchmark[]): string {
  return commonPrefixOf(benchmarks.map(({ name }) => /^[\w:]*/.exec(name)![0]));
}

export function isCallgrindJson(text: string): boolean {
  return hasKeys(text, 'kind', 'module_path', 'profiles');
}

/** Counts that are printed by default, with their names. Rates and counts for experts are left out. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['Ir', 'Instructions'],
  ['L1hits', 'L1 Hits'],
  ['LLhits', 'LL Hits'],
  ['RamHits', 'RAM Hits'],
  ['TotalRW', 'Total read+write'],
  ['EstimatedCycles', 'Estimated Cycles'],
  ['TotalBytes', 'Total bytes'],
  ['TotalBlocks', 'Total blocks'],
  ['AtTGmaxBytes', 'At t-gmax bytes'],
  ['AtTGmaxBlocks', 'At t-gmax blocks'],
  ['AtTEndBytes', 'At t-end bytes'],
  ['AtTEndBlocks', 'At t-end blocks'],
  ['ReadsBytes', 'Reads bytes'],
  ['WritesBytes', 'Writes bytes'],
  ['Errors', 'Errors'],
  ['Contexts', 'Contexts'],
  ['SuppressedErrors', 'Suppressed Errors'],
  ['SuppressedContexts', 'Suppressed Contexts'],
]);

const profileSchema = z.object({
  tool: z.string(),
  data: z.object({ total: z.object({ metrics: z.unknown() }) }).optional(),
  /** Stands for `data` before version 7. */
  summaries: z.object({ total: z.object({ summary: z.unknown() }) }).optional(),
});

const benchmarkSchema = z.object({
  module_path: z.string(),
  id: z.string().nullish(),
  /** Arguments of the benchmark. They are called `details` before version 7. */
  description: z.string().nullish(),
  details: z.string().nullish(),
  profiles: z.array(profileSchema),
});

export function parseCallgrindJson(source: ToolOutput): ParseResult {
  return parseJson(source, {
    noResults: { tool: 'cargo bench' },
    read(document, { add }) {
      const benchmark = document.read(benchmarkSchema);
      if (benchmark === null) return;
      const name = formatName(benchmark);
      const counts = benchmark.profiles.flatMap(findCounts);
      if (counts.length === 0) document.reportError('benchmark-without-result', { name });
      for (const { tool, label, count } of counts) {
        if (typeof count === 'number' && count >= 0) add(makeCount(name, tool, label, count));
        else document.reportError('unusable-value', { name, metric: label, got: formatJsonValue(count) });
      }
    },
  });
}

function formatName({ module_path: path, id, description, details }: z.infer<typeof benchmarkSchema>): string {
  const words = description || details;
  const suffix = `${id ?? ''}${words ? `:${words}` : ''}`;
  return suffix === '' ? path : `${path} ${suffix}`;
}

/** The counts of this run. An earlier run may have others. */
function findCounts({ tool: name, data, summaries }: z.infer<typeof profileSchema>) {
  const tool = name.toUpperCase();
  const isNew = data !== undefined;
  // Before version 7 the counts are inside of an object, whose only key is the kind of tool.
  const metrics = isNew ? data.total.metrics : entriesOf(summaries?.total.summary)[0]?.[1];
  const counts = entriesOf(metrics)
    .map(([key, metric]) => ({ key, count: isNew ? valueAt(metric, ['values', 'new']) : readOldCount(metric) }))
    .filter(({ count }) => count !== undefined);
  const usual = counts.filter(({ key }) => LABELS.has(key));
  if (usual.length > 0) return usual.map(({ key, count }) => ({ tool, label: LABELS.get(key)!, count }));
  // The user chose other counts, which are printed under their keys. Rates are none.
  return counts
    .filter(({ key, count }) => Number.isInteger(count) && !key.endsWith('Rate'))
    .map(({ key, count }) => ({ tool, label: key, count }));
}

/** The count of this run before version 7: `{"Both": [{"Int": 1}, {"Int": 2}]}` or `{"Left": {"Int": 1}}`. */
function readOldCount(metric: unknown): unknown {
  return valueAt(metric, ['metrics', 'Both', 0, 'Int']) ?? valueAt(metric, ['metrics', 'Left', 'Int']);
}
