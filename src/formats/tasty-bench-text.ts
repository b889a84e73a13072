// Reads what tasty-bench prints: a tree of groups, in which each benchmark has a line with its outcome and a line with
// its mean. Returns the names that the CSV has: `All.group.benchmark`. Values are rounded to three digits.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { type Findings, makeFindings, type SeriesList, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';

const OUTCOME = String.raw`: +(OK|FAIL)(?: \(\d+\.\d+s\))?`;
const TIME = String.raw` +(\d+(?:\.\d+)?) +(ps|ns|[u\u00b5\u03bc]s|ms|s)(?=[ ,]|$)`;
/** Example: `    fifth:           OK (0.08s)` */
const BENCHMARK = new RegExp(String.raw`^ *(\S.*?)${OUTCOME}$`);
/** Example: `      56.2 ns ±  13 ns, 224 B  allocated,   0 B  copied, 2.0 MB peak memory` */
const ESTIMATE = new RegExp(`^${TIME}`);
/** An outcome, or a mean with its deviation. */
const SIGNS = { sign: /: +(?:OK|FAIL)(?= \(\d|$)| \S+ +[pnu\u00b5\u03bcm]?s \u00b1/g };
const MEMORY = /(\d+(?:\.\d+)?) +([KMGTPE]?B) +(allocated|copied|peak memory)/g;
const END = /^(?:All \d+ tests? passed|\d+ out of \d+ tests? failed) \(\d+\.\d+s\)$/;

/** Powers of 1024, under the names of those of 1000. */
const SIZES = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'];

export function isTastyBenchText(text: string): boolean {
  return new RegExp(`${OUTCOME}\n${TIME}`, 'm').test(text);
}

interface TastyGroup {
  readonly indent: number;
  readonly name: string;
}

interface TastyBenchmark extends TastyGroup {
  readonly location: Location;
  /** True if it failed or its mean was read, so that the other lines below it are text. */
  readonly isDone: boolean;
  readonly hasFailed: boolean;
}

interface TastyTextState extends Findings {
  /** Groups around the current line. */
  groups: readonly TastyGroup[];
  /** Benchmark above the current line. Null: none. */
  benchmark: TastyBenchmark | null;
  /** Location of the first benchmark of a run that has not ended. Null: none. */
  begin: Location | null;
}

export function parseTastyBenchText(source: ToolOutput): ParseResult {
  const reading: TastyTextState = { ...makeFindings(), groups: [], benchmark: null, begin: null };
  readLines(source, reading, SIGNS, (line, location) => {
    parseLine(reading, line, location);
    return BENCHMARK.test(line) || reading.benchmark?.hasFailed === true;
  });
  endBenchmark(reading);
  if (reading.begin !== null) reading.problems.push(makeError('run-unfinished', reading.begin, {}));
  if (reading.series.all().length > 0) {
    reading.problems.push(makeWarning('rounded-values', inFile(source.path), { option: '--csv FILE' }));
  }
  return toParseResult(reading, source.path, { option: '-p' });
}

function parseLine(reading: TastyTextState, line: string, location: Location): void {
  const indent = line.search(/\S/);
  if (indent < 0) return;
  // Lines below a benchmark are indented more than it: its mean, or the message of its failure.
  if (reading.benchmark !== null && indent > reading.benchmark.indent) {
    addEstimate(reading, reading.benchmark, line);
    return;
  }
  endBenchmark(reading);
  if (END.test(line)) reading.begin = null;
  reading.groups = reading.groups.filter((group) => group.indent < indent);
  const [, own, outcome] = BENCHMARK.exec(line) ?? [];
  if (own === undefined) reading.groups = [...reading.groups, { indent, name: line.trim() }];
  else {
    const name = [...reading.groups.map((group) => group.name), own].join('.');
    if (outcome === 'FAIL') reading.problems.push(makeError('failed-in-tool', location, { name }));
    reading.benchmark = { indent, name, location, isDone: outcome === 'FAIL', hasFailed: outcome === 'FAIL' };
    reading.begin ??= location;
  }
}

/** Reports the benchmark above if it has no mean. */
function endBenchmark(reading: TastyTextState): void {
  const { benchmark, problems } = reading;
  reading.benchmark = null;
  if (benchmark === null || benchmark.isDone) return;
  problems.push(makeError('benchmark-without-result', benchmark.location, { name: benchmark.name }));
}

function addEstimate(reading: TastyTextState, benchmark: TastyBenchmark, line: string): void {
  const [, time, unit = ''] = benchmark.isDone ? [] : (ESTIMATE.exec(line) ?? []);
  if (time === undefined) return;
  const { name } = benchmark;
  reading.benchmark = { ...benchmark, isDone: true };
  const seconds = Number(time) * findUnitWord(unit)!.factor;
  addMean(reading.series, { name, metric: 'time', unit: 'sec', value: seconds });
  const printed = line.match(/ (?:allocated|copied|peak memory)/g)?.length ?? 0;
  if (printed > (line.match(MEMORY)?.length ?? 0)) {
    reading.problems.push(
      makeWarning('unusable-value', benchmark.location, { name, metric: 'memory', got: line.trim() }),
    );
  }
  for (const [, size, prefixed = '', metric = ''] of line.matchAll(MEMORY)) {
    const bytes = Number(size) * 1024 ** SIZES.indexOf(prefixed);
    addMean(reading.series, { name, metric, unit: 'B', value: bytes });
  }
}

interface TastyMean {
  readonly name: string;
  readonly metric: string;
  readonly unit: string;
  readonly value: number;
}

export function addMean(series: SeriesList, { name, metric, unit, value }: TastyMean): void {
  const mean = { values: [value], primary: metric === 'time', aggregate: true };
  series.add({ group: null, name, metric, unit, better: 'lower', ...mean });
}
