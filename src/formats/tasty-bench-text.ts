// Reads what tasty-bench prints: a tree of groups, in which each benchmark has a line with its outcome and a line with
// its mean. Returns the names that the CSV has: `All.group.benchmark`. Values are rounded to three digits.

import type { Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import type { Result, SeriesList } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { type LineReader, type LineRules, parseLines } from './lines.ts';

const OUTCOME = String.raw`: +(OK|FAIL)(?: \(\d+\.\d+s\))?`;
const TIME = String.raw` +(\d+(?:\.\d+)?) +(ps|ns|[u\u00b5\u03bc]s|ms|s)(?=[ ,]|$)`;
/** Example: `    fifth:           OK (0.08s)` */
const BENCHMARK = new RegExp(String.raw`^ *(\S.*?)${OUTCOME}$`);
/** Example: `      56.2 ns ±  13 ns, 224 B  allocated,   0 B  copied, 2.0 MB peak memory` */
const ESTIMATE = new RegExp(`^${TIME}`);
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

interface TastyTextState {
  readonly reader: LineReader;
  /** Groups around the current line. */
  groups: readonly TastyGroup[];
  /** Benchmark above the current line. Null: none. */
  benchmark: TastyBenchmark | null;
  /** Location of the first benchmark of a run that has not ended. Null: none. */
  begin: Location | null;
}

export function parseTastyBenchText(source: ToolOutput): ParseResult {
  return parseLines(source, LINES, { option: '-p' });
}

const LINES: LineRules = {
  // An outcome, or a mean with its deviation.
  sign: /: +(?:OK|FAIL)(?= \(\d|$)| \S+ +[pnu\u00b5\u03bcm]?s \u00b1/g,
  read(reader) {
    const output = reader.location;
    const state: TastyTextState = { reader, groups: [], benchmark: null, begin: null };
    reader.onEach((line) => {
      readLine(state, line);
      if (BENCHMARK.test(line) || state.benchmark?.hasFailed) reader.isRead = true;
    });
    reader.onEnd(() => {
      endBenchmark(state);
      if (state.begin !== null) reader.reportError('run-unfinished', {}, state.begin);
      if (reader.series.added > 0) reader.reportWarning('rounded-values', { option: '--csv FILE' }, output);
    });
  },
};

function readLine(state: TastyTextState, line: string): void {
  const { reader } = state;
  const indent = line.search(/\S/);
  if (indent < 0) return;
  // Lines below a benchmark are indented more than it: its mean, or the message of its failure.
  if (state.benchmark !== null && indent > state.benchmark.indent) {
    addEstimate(state, state.benchmark, line);
    return;
  }
  endBenchmark(state);
  if (END.test(line)) state.begin = null;
  state.groups = state.groups.filter((group) => group.indent < indent);
  const [, label, outcome] = BENCHMARK.exec(line) ?? [];
  if (label === undefined) state.groups = [...state.groups, { indent, name: line.trim() }];
  else {
    const name = [...state.groups.map((group) => group.name), label].join('.');
    const hasFailed = outcome === 'FAIL';
    if (hasFailed) reader.reportError('failed-in-tool', { name });
    state.benchmark = { indent, name, location: reader.location, isDone: hasFailed, hasFailed };
    state.begin ??= reader.location;
  }
}

/** Reports the benchmark above if it has no mean. */
function endBenchmark(state: TastyTextState): void {
  const { benchmark, reader } = state;
  state.benchmark = null;
  if (benchmark === null || benchmark.isDone) return;
  reader.reportError('benchmark-without-result', { name: benchmark.name }, benchmark.location);
}

function addEstimate(state: TastyTextState, benchmark: TastyBenchmark, line: string): void {
  const [, time, unit = ''] = benchmark.isDone ? [] : (ESTIMATE.exec(line) ?? []);
  if (time === undefined) return;
  const { reader } = state;
  const { name } = benchmark;
  state.benchmark = { ...benchmark, isDone: true };
  const seconds = Number(time) * findUnitWord(unit)!.factor;
  addMean(reader.series, { name, metric: 'time', unit: 'sec', values: [seconds] });
  const printed = line.match(/ (?:allocated|copied|peak memory)/g)?.length ?? 0;
  if (printed > (line.match(MEMORY)?.length ?? 0))
    reader.reportWarning('unusable-value', { name, metric: 'memory', got: line.trim() }, benchmark.location);
  for (const [, size, prefixed = '', metric = ''] of line.matchAll(MEMORY)) {
    const bytes = Number(size) * 1024 ** SIZES.indexOf(prefixed);
    addMean(reader.series, { name, metric, unit: 'B', values: [bytes] });
  }
}

export function addMean(series: SeriesList, mean: Pick<Result, 'name' | 'metric' | 'unit' | 'values'>): void {
  series.add({ ...mean, better: 'lower', primary: mean.metric === 'time', aggregate: true });
}
