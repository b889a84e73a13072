// Reads the output of gungraun and of its predecessor iai-callgrind: a name, and below it the counts of Valgrind, those
// of this run before those of an earlier run. It knows neither tool by name.

import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { commonPrefixOf } from './filter-pattern.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { FilterableBenchmark, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { parsePanic } from './rust-lines.ts';

/** Example: `  Instructions:     114|166     (-31.3253%) [-1.45614x]` */
const COUNT = /^ {2}(\S.*): +([^\s|]+)\|\S+(?: +\(| *$)/;
const SIGNS = { sign: /(?<=\S): +[^\s|]*\|\S/g };
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

/** Returns the number of columns before the bar. Null if there are no counts. */
export function widthOfCounts(text: string): number | null {
  return /^ {2}Instructions: +[^\s|]+(?=\|)/m.exec(text)?.[0].length ?? null;
}

/**
 * Reads all counts. A run ends with the line `… result: Ok. 3 without regressions; …`. `unended` is the severity of a
 * run without that line.
 */
export function parseCounts(
  source: ToolOutput,
  { result, unended }: { result: string; unended: Diagnostic['severity'] },
): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  let name = '';
  let tool = '';
  let isPart = false;
  /** Location of the first count of the current run. Null if there is no unfinished run. */
  let start: Location | null = null;
  readLines(source, found, SIGNS, (line, location) => {
    const panic = parsePanic(line, location);
    if (panic !== null) problems.push(panic);
    if (line.startsWith(`${result}: `)) start = null;
    if (NAME.test(line)) {
      [name, tool, isPart] = [line.trimEnd(), '', false];
      return false;
    }
    [, tool = tool] = TOOL.exec(line) ?? [];
    const [, part] = PART.exec(line) ?? [];
    if (part !== undefined) isPart = part !== 'Total';
    const measurement = isPart ? null : parseCount(name, tool, line);
    // A rate, a part, or a count of an earlier run.
    if (measurement === null) return COUNT.test(line) || name === '';
    start ??= location;
    if (measurement.values.every(Number.isFinite)) series.add(measurement);
    else {
      problems.push(makeError('unusable-value', location, { name, metric: measurement.metric, got: line.trim() }));
    }
    return false;
  });
  if (start !== null) {
    const make = unended === 'error' ? makeError : makeWarning;
    problems.push(make('run-unfinished', start, { end: result }));
  }
  return toParseResult(found, source.path, { tool: 'cargo bench' });
}

/** Reads a count. Null for another line, for a rate, and for a count that only the earlier run has. */
function parseCount(name: string, tool: string, line: string): Measurement | null {
  const [, label = '', count] = COUNT.exec(line) ?? [];
  if (count === undefined || name === '' || count === 'N/A' || / Rate$/.test(label)) return null;
  return makeCount({ name, tool, label, count: /^\d+(?:\.\d+)?$/.test(count) ? Number(count) : Number.NaN });
}

interface CountedMetric {
  readonly name: string;
  /** Tool of Valgrind in capitals. Empty: the default tool. */
  readonly tool: string;
  readonly label: string;
  readonly count: number;
}

export function makeCount({ name, tool, label, count }: CountedMetric): Measurement {
  const metric = tool === '' || DEFAULT_TOOLS.has(tool) ? label : `${tool} ${label}`;
  return {
    group: null,
    name,
    metric,
    unit: /\bbytes$/i.test(label) ? 'B' : 'count',
    better: 'lower',
    values: [count],
    primary: PRIMARY.has(metric),
    deterministic: true,
    ...((tool === '' || DEFAULT_TOOLS.has(tool)) && { dependsOnLayout: true }),
  };
}

/** Returns the common start of the paths `file::group::function`. The id and the arguments follow after a space. */
export function commonPath(benchmarks: readonly FilterableBenchmark[]): string {
  return commonPrefixOf(benchmarks.map(({ name }) => /^[\w:]*/.exec(name)![0]));
}
