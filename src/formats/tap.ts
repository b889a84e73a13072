// Reads the Test Anything Protocol (testanything.org) as the test runners of node and tap print it: the time of each
// test, from `duration_ms` below its line or `time=` in it. A failed test means that the run failed.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines, truncate } from './plain-text.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const tap: Format = {
  id: 'tap',
  description: 'TAP, the Test Anything Protocol: the time of each test, as node --test and tap print it',
  advice: 'node --test --test-reporter=tap',
  recognises: (text) => VERSION.test(text),
  parse,
};

const VERSION = /^TAP version 1[34][ \t]*$/m;
const SUBTEST = /^( *)# Subtest(?:: (.*))?$/;
/** The rest matches any characters. Otherwise a line that does not match would try the blanks in every way. */
const POINT = /^( *)(not )?ok\b(?: +\d+)?(?: +-)? *(.*)$/s;
const PLAN = /^1\.\.(\d+)(?:\s+#.*)?$/;
/** Directive after a description. A test may have several. A number sign in the description itself is escaped. */
const SKIP_OR_TODO = /(?:^| )# *(skip|todo)\b/i;
const TIME = /(?:^| )# *time=(\d+(?:\.\d+)?)(ms|s)\b/i;

/** One run, from its version line to its end. */
interface TapRun {
  readonly where: string;
  readonly numberName: (name: string) => string;
  /** Names of the open tests, from the outermost. Each one indents a line by four blanks. */
  readonly parents: string[];
  plannedCount: number | null;
  /** Number of tests that are not inside another one. */
  testCount: number;
}

/** A test whose line was read. Lines below it may still follow. */
interface TestPoint {
  readonly name: string;
  readonly outcome: 'ok' | 'not ok' | 'not ok, as planned';
  readonly where: string;
  time: { readonly value: number; readonly unit: string } | null;
  isSuite: boolean;
}

interface TapParserState {
  readonly problems: Problem[];
  readonly series: SeriesList;
  run: TapRun | null;
  point: TestPoint | null;
  isInBlock: boolean;
}

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const reading: TapParserState = {
    problems,
    series: makeSeriesList(),
    run: null,
    point: null,
    isInBlock: false,
  };
  for (const [index, line] of splitLines(text).entries()) {
    const where = `${path}:${index + 1}`;
    if (VERSION.test(line)) startRun(reading, where);
    else if (reading.run !== null && !parseBlock(reading, line))
      parseLine(reading, reading.run, { line, where });
  }
  endRun(reading);
  const measurements = reading.series.all();
  if (measurements.length === 0 && problems.length === 0)
    fail(reading, path, 'no test has a time. Use a reporter that prints duration_ms or time=.');
  return { measurements, problems };
}

function startRun(reading: TapParserState, where: string): void {
  endRun(reading);
  reading.run = { where, numberName: makeNumbering(), parents: [], plannedCount: null, testCount: 0 };
}

function endRun(reading: TapParserState): void {
  const { run } = reading;
  addPoint(reading);
  reading.isInBlock = false;
  reading.run = null;
  // A run may print its plan before its tests, or their number at its end.
  if (run === null || run.plannedCount === run.testCount) return;
  const planned = run.plannedCount === null ? 'no plan' : `a plan of ${run.plannedCount}`;
  const message = `the run that starts here has ${planned}, and its tests are ${run.testCount}. Look at what stopped it.`;
  fail(reading, run.where, message);
}

/** Reads a line below a test, between `---` and `...`. Returns false for all other lines. */
function parseBlock(reading: TapParserState, line: string): boolean {
  const { point } = reading;
  if (!reading.isInBlock) {
    reading.isInBlock = point !== null && /^ +---$/.test(line);
    return reading.isInBlock;
  }
  if (/^ +\.\.\.$/.test(line)) reading.isInBlock = false;
  const [, duration] = /^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.exec(line) ?? [];
  if (point !== null && duration !== undefined) point.time ??= { value: Number(duration), unit: 'ms' };
  if (point !== null && /^ +type: (['"]?)suite\1$/.test(line)) point.isSuite = true;
  return true;
}

function parseLine(
  reading: TapParserState,
  run: TapRun,
  { line, where }: { line: string; where: string },
): void {
  addPoint(reading);
  const [, indent, subtest = ''] = SUBTEST.exec(line) ?? [];
  if (indent !== undefined) run.parents.splice(indent.length / 4, Infinity, unescapeDescription(subtest));
  const [, planned] = PLAN.exec(line) ?? [];
  if (planned !== undefined) run.plannedCount = Number(planned);
  const bail = /^ *Bail out!(.*)$/i.exec(line);
  if (bail !== null) fail(reading, where, `the run was given up:${truncate(bail[1] || ' no reason')}.`);
  const found = POINT.exec(line);
  if (found === null) return;
  const { 1: blanks = '', 2: not, 3: text = '' } = found;
  const depth = blanks.length / 4;
  if (depth === 0) run.testCount += 1;
  const word = SKIP_OR_TODO.exec(text)?.[1]?.toLowerCase();
  const [, value, unit = ''] = TIME.exec(text) ?? [];
  const own = unescapeDescription(text.replace(/(?:^| )# .*$/s, ''));
  const name = run.numberName([...run.parents.slice(0, depth), own].join(' > '));
  // The tests of a suite of vitest follow in braces.
  if ((word ?? value) !== undefined && text.endsWith('{')) run.parents.splice(depth, Infinity, own);
  if (word === 'skip') {
    warn(reading, where, `"${truncate(name)}" was skipped.`);
    return;
  }
  reading.point = {
    name,
    where,
    outcome: not === undefined ? 'ok' : word === 'todo' ? 'not ok, as planned' : 'not ok',
    time: value === undefined ? null : { value: Number(value), unit: unit.toLowerCase() },
    isSuite: false,
  };
}

function unescapeDescription(description: string): string {
  return description.replaceAll(/\\([\\#])/g, '$1');
}

/** Adds the last test. A suite only repeats the time of its tests. A test without a time is an assertion in another. */
function addPoint(reading: TapParserState): void {
  const { point } = reading;
  reading.point = null;
  if (point === null) return;
  const { name, where, outcome, isSuite, time } = point;
  if (outcome === 'not ok') fail(reading, where, `"${truncate(name)}" failed.`);
  // A test that fails as its TODO says has done other work, like any failed test. Its time is not used.
  else if (outcome === 'not ok, as planned')
    warn(reading, where, `"${truncate(name)}" failed, and is marked as TODO.`);
  else if (time !== null && !isSuite) {
    const { value, unit } = time;
    const values = [value];
    reading.series.add({ group: null, name, metric: 'time', unit, better: 'lower', values, primary: true });
  }
}

function fail({ problems }: TapParserState, where: string, message: string): void {
  problems.push(legacyProblem({ where, message, severity: 'error' }));
}

function warn({ problems }: TapParserState, where: string, message: string): void {
  problems.push(legacyProblem({ where, message, severity: 'warning' }));
}
