// Reads the Test Anything Protocol (testanything.org) as the test runners of node and tap print it: the time of each
// test, from `duration_ms` below its line or `time=` in it. A failed test means that the run failed.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';

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

const DURATION = /^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;
const SIGNS = { sign: /(?:^| )# *time=|^ +duration_ms: /gi };

/** One run, from its version line to its end. */
interface TapRun {
  readonly location: Location;
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
  readonly location: Location;
  time: { readonly value: number; readonly unit: string } | null;
  isSuite: boolean;
}

interface TapParserState extends Findings {
  run: TapRun | null;
  point: TestPoint | null;
  isInBlock: boolean;
}

function parse(source: ToolOutput): ParseResult {
  const reading: TapParserState = {
    ...makeFindings(),
    run: null,
    point: null,
    isInBlock: false,
  };
  readLines(source, reading, SIGNS, (line, location) => {
    if (VERSION.test(line)) startRun(reading, location);
    else if (reading.run !== null && !parseBlock(reading, line)) parseLine(reading, reading.run, { line, location });
    return reading.run === null || TIME.test(line) || DURATION.test(line) || 'missing';
  });
  endRun(reading);
  return toParseResult(reading, source.path, { source: 'node --test --test-reporter=tap' });
}

function startRun(reading: TapParserState, location: Location): void {
  endRun(reading);
  reading.run = { location, numberName: makeNumbering(), parents: [], plannedCount: null, testCount: 0 };
}

function endRun(reading: TapParserState): void {
  const { run } = reading;
  addPoint(reading);
  reading.isInBlock = false;
  reading.run = null;
  // A run may print its plan before its tests, or their number at its end.
  if (run === null || run.plannedCount === run.testCount) return;
  const counts = { announced: run.plannedCount ?? undefined, found: run.testCount };
  reading.problems.push(makeError('wrong-count', run.location, { what: 'tests', ...counts }));
}

/** Reads a line below a test, between `---` and `...`. Returns false for all other lines. */
function parseBlock(reading: TapParserState, line: string): boolean {
  const { point } = reading;
  if (!reading.isInBlock) {
    reading.isInBlock = point !== null && /^ +---$/.test(line);
    return reading.isInBlock;
  }
  if (/^ +\.\.\.$/.test(line)) reading.isInBlock = false;
  const [, duration] = DURATION.exec(line) ?? [];
  if (point !== null && duration !== undefined) point.time ??= { value: Number(duration), unit: 'ms' };
  if (point !== null && /^ +type: (['"]?)suite\1$/.test(line)) point.isSuite = true;
  return true;
}

function parseLine(
  reading: TapParserState,
  run: TapRun,
  { line, location }: { line: string; location: Location },
): void {
  addPoint(reading);
  const [, indent, subtest = ''] = SUBTEST.exec(line) ?? [];
  if (indent !== undefined) run.parents.splice(indent.length / 4, Infinity, unescapeDescription(subtest));
  const [, planned] = PLAN.exec(line) ?? [];
  if (planned !== undefined) run.plannedCount = Number(planned);
  const bail = /^ *Bail out!(.*)$/i.exec(line);
  if (bail !== null)
    reading.problems.push(makeError('failed-in-tool', location, { reason: bail[1]?.trim() || undefined }));
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
    reading.problems.push(makeWarning('benchmark-skipped', location, { name }));
    return;
  }
  reading.point = {
    name,
    location,
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
  const { point, problems } = reading;
  reading.point = null;
  if (point === null) return;
  const { name, location, outcome, isSuite, time } = point;
  if (outcome === 'not ok') problems.push(makeError('failed-in-tool', location, { name }));
  // A test that fails as its TODO says has done other work, like any failed test. Its time is not used.
  else if (outcome === 'not ok, as planned') problems.push(makeWarning('failed-as-planned', location, { name }));
  else if (time !== null && !isSuite) {
    const { value, unit } = time;
    const values = [value];
    reading.series.add({ group: null, name, metric: 'time', unit, better: 'lower', values, primary: true });
  }
}
