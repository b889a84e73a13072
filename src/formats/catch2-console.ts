// Reads the console reporter of Catch2, versions 2 and 3: a block for each test case and section, with a table of
// benchmarks in it. A long name is wrapped; its lines are joined with spaces.

import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { addBenchmark, type CatchParserState, startRun } from './catch2-benchmark.ts';
import type { ToolOutput } from './format.ts';
import { readLines } from './lines.ts';

const PROGRAM = /^.* is a Catch2? v[\d.]+(?:-\S+)? host application\.[ \t]*$/m;

export function isCatchConsole(text: string): boolean {
  return PROGRAM.test(text);
}

const RULE = /^-{70,}\s*$/;
const END = /^={70,}\s*$/;
const TABLE = /^benchmark name {2,}.*\biterations\b/;
const UNIT = '(ns|us|ms|s|m)';
const NUMBER = String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d+)?)`;
/** Samples, iterations and the estimated total time. Without analysis, the mean replaces the estimated time. */
const ROW = new RegExp(String.raw`^(.*?) +\d+ +\d+ +${NUMBER} ${UNIT}\s*$`);
const SIGNS = { sign: / \d+ +\d+ +\S+ (?:ns|us|ms|s|m)(?!\w)/g };
const MEAN = new RegExp(String.raw`^ +${NUMBER} ${UNIT} +${NUMBER} ${UNIT} +${NUMBER} ${UNIT}\s*$`);
const NO_RESULT = /^(.*?) *Benchmark failed \((.*)\)\s*$/;
/** A failed assertion, after its source location. MSVC writes that location as `a.cpp(12)`. */
const FAILED = /^\S.*(?::\d+|\(\d+\)): FAILED:/;
/** The last lines of a run: `test cases: 3 | 2 passed | 1 failed`. Expected failures have a column of their own. */
const FAILED_COUNT = /^(?:test cases|assertions): .*\| *([1-9]\d*) failed(?! as expected)/;
/** Width of the console, in columns. */
const CONSOLE_WIDTH = 79;
/** Maximum length in characters of a line that Catch2 prints. Longer lines come from the benchmarked program. */
const MAX_LINE_LENGTH = 1000;

/** Kind of the next lines. `head`: names between two rules. `columns`: the header of a table. */
type ConsoleRegion = 'head' | 'body' | 'columns' | 'table';
const REGION_AFTER_RULE = { head: 'body', columns: 'table', body: 'head', table: 'head' } as const;

interface CatchConsoleState extends CatchParserState {
  region: ConsoleRegion;
  head: string[];
  /** Names of the test case and its sections. */
  parents: string[];
  /** Lines of a benchmark's name that were read so far. */
  name: string[];
  /** Benchmark that has its row but not yet its mean. Null: none. */
  pending: string | null;
  /** True without analysis: each benchmark has one line. */
  isBrief: boolean;
  /** Location where the current run starts. Null if no run is unfinished. */
  start: Location | null;
  /** True if a failure of the run was reported. */
  hasFailed: boolean;
}

export function parseCatchConsole(source: ToolOutput, into: CatchParserState): void {
  const reading: CatchConsoleState = {
    ...into,
    region: 'body',
    head: [],
    parents: [],
    name: [],
    pending: null,
    isBrief: false,
    start: null,
    hasFailed: false,
  };
  readLines(source, into, SIGNS, (line, location) => {
    if (line.length <= MAX_LINE_LENGTH) parseLine(reading, line, location);
    return reading.region !== 'table' || reading.pending !== null;
  });
  reportUnfinishedRun(reading);
}

function parseLine(reading: CatchConsoleState, line: string, location: Location): void {
  if (PROGRAM.test(line)) {
    reportUnfinishedRun(reading);
    startRun(reading);
    reading.start = location;
    reading.hasFailed = false;
    reading.region = 'body';
  } else if (END.test(line)) {
    reading.start = null;
    reading.region = 'body';
  } else if (FAILED.test(line)) {
    const failed = { name: reading.parents[0] ?? '', reason: line };
    reading.problems.push(makeError('failed-in-tool', location, failed));
    reading.hasFailed = true;
    reading.region = 'body';
  } else if (FAILED_COUNT.test(line)) {
    if (!reading.hasFailed) reading.problems.push(makeError('failed-in-tool', location, { reason: line }));
    reading.hasFailed = true;
  } else if (RULE.test(line)) {
    if (reading.region === 'head') reading.parents = namesOf(reading.head);
    reading.region = REGION_AFTER_RULE[reading.region];
    [reading.head, reading.name, reading.pending] = [[], [], null];
  } else if (TABLE.test(line)) {
    reading.region = 'columns';
    reading.isBrief = !/estimated|est run time/.test(line);
  } else if (reading.region === 'head') reading.head.push(line.trimEnd());
  else if (reading.region === 'table') parseRow(reading, line, location);
}

/** Returns the names of the test case and its sections. Sections are indented by two columns. */
function namesOf(head: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, line] of head.entries()) {
    const above = head[index - 1];
    const [word = ''] = line.trim().split(' ');
    // A section above that had room for the next word was not wrapped.
    const isWrapped =
      above !== undefined &&
      (!line.startsWith('  ') || (/^ {2}/.test(above) && above.length + word.length + 1 >= CONSOLE_WIDTH));
    names.push(isWrapped ? `${names.pop()} ${line.trim()}` : line.trim());
  }
  return names;
}

function parseRow(reading: CatchConsoleState, line: string, location: Location): void {
  const mean = MEAN.exec(line);
  if (reading.pending !== null) {
    if (mean !== null) add(reading, reading.pending, { mean: mean[1]!, unit: mean[2]! });
    else {
      const got = { name: reading.pending, metric: 'mean', got: line.trim() };
      reading.problems.push(makeError('unusable-value', location, got));
    }
    reading.pending = null;
    return;
  }
  // The standard deviation is on the next line and looks the same.
  if (mean !== null) return;
  const [, end, number, unit] = ROW.exec(line) ?? [];
  const [, failed, reason] = NO_RESULT.exec(line) ?? [];
  if (line.trim() === '') reading.name = [];
  else reading.name.push((end ?? failed ?? line).trim());
  if (end === undefined && failed === undefined) return;
  const name = reading.name.join(' ').trim();
  reading.name = [];
  if (failed !== undefined)
    reading.problems.push(makeError('failed-in-tool', location, { name, ...(reason && { reason }) }));
  else if (reading.isBrief) add(reading, name, { mean: number!, unit: unit! });
  else reading.pending = name;
}

function add(reading: CatchConsoleState, name: string, { mean, unit }: { mean: string; unit: string }): void {
  const time = { mean: Number(mean), unit: unit === 'm' ? 'min' : unit };
  addBenchmark(reading, [...reading.parents, name], time);
}

function reportUnfinishedRun(reading: CatchConsoleState): void {
  if (reading.start !== null) reading.problems.push(makeError('run-unfinished', reading.start, {}));
}
