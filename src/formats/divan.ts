// Reads the tree that divan prints: the median of each benchmark, and its throughput. divan has no machine-readable
// output. The last branch shows whether the tree is complete.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { tidyUnit } from '../units/tidy.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { divanDefinitions } from './rust-definitions.ts';
import { parsePanic } from './rust-lines.ts';

export const divan: Format = {
  id: 'divan',
  description: 'cargo bench with divan: the tree that it prints',
  advice: 'cargo bench --bench NAME -- --sample-count 20 "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => HEAD.test(text),
  parse,
  filter: (benchmarks) => joinPatterns(benchmarks.map(pathPattern)),
  definitions: divanDefinitions,
};

const HEAD = /^(.*\S) +fastest +│ slowest +│ median +│ mean +│ (?:samples +│ iters|iters +│ samples) *$/m;
const BRANCH = /^((?:│ {2}| {3})*)([├╰])─ (.*)$/;
const SIGNS = { sign: /[├╰]─ /g };
/** A row without a branch of its own, with further values of the benchmark above. */
const CONTINUED = /^[│ ]+\S.*│/;
const COLUMNS = 6;
const MEDIAN = 2;
const VALUE = /^(\d+(?:\.\d+)?) (\S+)$/;

interface DivanParserState extends Findings {
  readonly path: string;
  /** Names from the root to the last row. Empty before the first tree. */
  names: string[];
  /** True if the last row has a result, so that the next row may add to it. */
  hasResult: boolean;
  /** The branches of the last row as they are drawn. `│` and `├` are still open. Null before the first tree. */
  open: string | null;
}

function parse(source: ToolOutput): ParseResult {
  const reading: DivanParserState = {
    ...makeFindings(),
    path: source.path,
    names: [],
    hasResult: false,
    open: null,
  };
  readLines(source, reading, SIGNS, (line, _, number) => {
    parseLine(reading, line, number);
    return BRANCH.test(line) && reading.names.length > 0;
  });
  closeTree(reading, inFile(source.path));
  return toParseResult(reading, source.path, { tool: 'cargo bench' });
}

function parseLine(reading: DivanParserState, line: string, number: number): void {
  const location = inFile(reading.path, number);
  const panic = parsePanic(line, location);
  if (panic !== null) reading.problems.push(panic);
  const [, root] = HEAD.exec(line) ?? [];
  if (root !== undefined) {
    closeTree(reading, location);
    reading.names = [root];
    reading.open = '├';
  }
  const [, bars, corner, rest] = BRANCH.exec(line) ?? [];
  if (bars !== undefined && reading.names.length > 0) {
    parseBranch(reading, location, { depth: bars.length / 3 + 1, cells: cellsOf(rest!) });
    reading.open = bars + corner!;
  } else if (reading.hasResult && CONTINUED.test(line)) {
    addThroughput(reading, cellsOf(line.replace(/^[│ ]+/, '')), location);
  }
}

/** Reports a tree that breaks off. A complete tree ends with the last branch of the last branch. */
function closeTree({ open, problems }: DivanParserState, location: Location): void {
  if (open !== null && /[│├]/.test(open)) problems.push(makeError('run-unfinished', location, {}));
}

/** Splits a row into its cells, counted from the right, because a name may contain bars. */
function cellsOf(row: string): string[] {
  const cells = row.split('│');
  const first = cells.splice(0, Math.max(1, cells.length - COLUMNS + 1)).join('│');
  return [first, ...cells].map((cell) => cell.trim());
}

function parseBranch(
  reading: DivanParserState,
  location: Location,
  { depth, cells }: { depth: number; cells: readonly string[] },
): void {
  const [first = ''] = cells;
  const median = cells[MEDIAN] ?? '';
  // The fastest time follows the name.
  const own = median === '' ? removeSuffix(first, '(ignored)') : first.split(' ').slice(0, -2).join(' ').trimEnd();
  reading.names = [...reading.names.slice(0, depth), own];
  const name = reading.names.join('::');
  const [, number, unit = ''] = VALUE.exec(median) ?? [];
  const time = tidyUnit(unit === 'm' ? 'min' : unit);
  reading.hasResult = number !== undefined && time.unit === 'sec' && cells.length >= COLUMNS;
  if (reading.hasResult) {
    // The unit depends on the size of the value and may change from run to run.
    const values = [Number(number) * time.factor];
    const measured = { group: null, name, metric: 'time', unit: time.unit, better: null, values };
    reading.series.add({ ...measured, primary: true, aggregate: true });
  } else if (cells.length < COLUMNS || median !== '') {
    reading.problems.push(makeError('benchmark-without-result', location, { name }));
  }
}

function removeSuffix(text: string, end: string): string {
  return text.endsWith(` ${end}`) ? text.slice(0, -end.length).trimEnd() : text;
}

const PREFIXES = new Map([
  ['', 1],
  ['K', 1e3],
  ['M', 1e6],
  ['G', 1e9],
  ['T', 1e12],
  ['P', 1e15],
]);

/** Adds a throughput: `9.019 GB/s`, `1.2 Kitem/s`, `3 Mchar/s`. Counts of allocations have no `/s` and are skipped. */
function addThroughput(
  { series, problems, names }: DivanParserState,
  cells: readonly string[],
  location: Location,
): void {
  const median = cells[MEDIAN] ?? '';
  const [, number, unit = ''] = VALUE.exec(median) ?? [];
  const [, counted = ''] = /^(.+)\/s$/.exec(unit) ?? [];
  if (number === undefined && median.endsWith('/s')) {
    problems.push(
      makeWarning('unusable-value', location, { name: names.join('::'), metric: 'throughput', got: median }),
    );
  }
  if (number === undefined || counted === '') return;
  const bytes = tidyUnit(counted);
  const [, prefix = '', item] = /^([KMGTP]?)(item|char)$/.exec(counted) ?? [];
  if (bytes.unit !== 'B' && item === undefined) return;
  const factor = item === undefined ? bytes.factor : PREFIXES.get(prefix)!;
  series.add({
    group: null,
    name: names.join('::'),
    metric: item === undefined ? 'throughput' : `${item}s`,
    unit: item === undefined ? 'B/s' : '1/s',
    better: 'higher',
    values: [Number(number) * factor],
    primary: false,
    aggregate: true,
  });
}

/** Returns a pattern for the path. The number of threads is a branch of the tree, but not part of the path. */
function pathPattern({ name }: FilterableBenchmark): string {
  const [, path = '', threads = ''] = /^(.*?)(::t=\d+)?$/s.exec(name)!;
  return threads === '' ? escapePattern(path) : `${escapePattern(path)}(${threads})?`;
}
