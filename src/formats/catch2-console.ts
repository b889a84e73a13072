// Reads the console reporter of Catch2, versions 2 and 3: a block for each test case and section, with a table of
// benchmarks in it. A long name is wrapped; its lines are joined with spaces.

import type { Location } from '../model/location.ts';
import { type Findings, makeNumbering } from './findings.ts';
import type { ToolOutput } from './format.ts';
import { type LineReader, readLines } from './lines.ts';

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

interface CatchConsoleState {
  readonly reader: LineReader;
  /** Numbers repeated names within the current run. A test case may run several times, each time with other data. */
  numberName: (name: string) => string;
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

export function parseCatchConsole(source: ToolOutput, findings: Findings): void {
  readLines(source, findings, {
    sign: / \d+ +\d+ +\S+ (?:ns|us|ms|s|m)(?!\w)/g,
    read(reader) {
      const state: CatchConsoleState = {
        reader,
        numberName: makeNumbering(),
        region: 'body',
        head: [],
        parents: [],
        name: [],
        pending: null,
        isBrief: false,
        start: null,
        hasFailed: false,
      };
      reader.onEach((line) => {
        if (line.length <= MAX_LINE_LENGTH) readLine(state, line);
        if (state.region !== 'table' || state.pending !== null) reader.isRead = true;
      });
      reader.onEnd(() => reportUnfinishedRun(state));
    },
  });
}

function readLine(state: CatchConsoleState, line: string): void {
  const { reader } = state;
  if (PROGRAM.test(line)) {
    reportUnfinishedRun(state);
    state.numberName = makeNumbering();
    state.start = reader.location;
    state.hasFailed = false;
    state.region = 'body';
  } else if (END.test(line)) {
    state.start = null;
    state.region = 'body';
  } else if (FAILED.test(line)) {
    reader.reportError('failed-in-tool', { name: state.parents[0] ?? '', reason: line });
    state.hasFailed = true;
    state.region = 'body';
  } else if (FAILED_COUNT.test(line)) {
    if (!state.hasFailed) reader.reportError('failed-in-tool', { reason: line });
    state.hasFailed = true;
  } else if (RULE.test(line)) {
    if (state.region === 'head') state.parents = joinNames(state.head);
    state.region = REGION_AFTER_RULE[state.region];
    [state.head, state.name, state.pending] = [[], [], null];
  } else if (TABLE.test(line)) {
    state.region = 'columns';
    state.isBrief = !/estimated|est run time/.test(line);
  } else if (state.region === 'head') state.head.push(line.trimEnd());
  else if (state.region === 'table') readRow(state, line);
}

/** Joins the names of the test case and its sections, of which each may be wrapped. Sections are indented by two columns. */
function joinNames(head: readonly string[]): string[] {
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

function readRow(state: CatchConsoleState, line: string): void {
  const { reader, pending } = state;
  const mean = MEAN.exec(line);
  if (pending !== null) {
    if (mean !== null) add(state, pending, mean[1]!, mean[2]!);
    else reader.reportError('unusable-value', { name: pending, metric: 'mean', got: line.trim() });
    state.pending = null;
    return;
  }
  // The standard deviation is on the next line and looks the same.
  if (mean !== null) return;
  const [, end, number, unit] = ROW.exec(line) ?? [];
  const [, failed, reason] = NO_RESULT.exec(line) ?? [];
  if (line.trim() === '') state.name = [];
  else state.name.push((end ?? failed ?? line).trim());
  if (end === undefined && failed === undefined) return;
  const name = state.name.join(' ').trim();
  state.name = [];
  if (failed !== undefined) reader.reportError('failed-in-tool', { name, reason: reason || undefined });
  else if (state.isBrief) add(state, name, number!, unit!);
  else state.pending = name;
}

function add(state: CatchConsoleState, name: string, mean: string, unit: string): void {
  const time = { metric: 'time', unit: unit === 'm' ? 'min' : unit, value: Number(mean), aggregate: true };
  state.reader.add({ name: state.numberName([...state.parents, name].join('/')), ...time });
}

function reportUnfinishedRun({ start, reader }: CatchConsoleState): void {
  if (start !== null) reader.reportError('run-unfinished', {}, start);
}
