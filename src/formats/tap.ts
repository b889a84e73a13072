// Reads the Test Anything Protocol (testanything.org) as the test runners of node and tap print it: the time of each
// test, from `duration_ms` below its line or `time=` in it. A failed test means that the run failed.

import type { Location } from '../model/location.ts';
import { makeNumbering } from './findings.ts';
import type { Format } from './format.ts';
import { type LineReader, type LineRules, parseLines } from './lines.ts';

export const tap: Format = {
  id: 'tap',
  description: 'TAP, the Test Anything Protocol: the time of each test, as node --test and tap print it',
  advice: 'node --test --test-reporter=tap',
  recognises: (text) => VERSION.test(text),
  parse: (source) => parseLines(source, LINES, { source: 'node --test --test-reporter=tap' }),
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

interface TapState {
  readonly reader: LineReader;
  run: TapRun | null;
  point: TestPoint | null;
  isInBlock: boolean;
}

const LINES: LineRules = {
  sign: /(?:^| )# *time=|^ +duration_ms: /gi,
  read(reader) {
    const state: TapState = { reader, run: null, point: null, isInBlock: false };
    reader.onEach((line) => {
      if (VERSION.test(line)) startRun(state);
      else if (state.run !== null && !readBlock(state, line)) readLine(state, state.run, line);
      reader.isRead = state.run === null || TIME.test(line) || DURATION.test(line);
    });
    reader.onEnd(() => endRun(state));
  },
};

function startRun(state: TapState): void {
  endRun(state);
  const { location } = state.reader;
  state.run = { location, numberName: makeNumbering(), parents: [], plannedCount: null, testCount: 0 };
}

function endRun(state: TapState): void {
  const { run, reader } = state;
  addPoint(state);
  state.isInBlock = false;
  state.run = null;
  // A run may print its plan before its tests, or their number at its end.
  if (run === null || run.plannedCount === run.testCount) return;
  const counts = { announced: run.plannedCount ?? undefined, found: run.testCount };
  reader.reportError('wrong-count', { what: 'tests', ...counts }, run.location);
}

/** Reads a line below a test, between `---` and `...`. False for all other lines. */
function readBlock(state: TapState, line: string): boolean {
  const { point } = state;
  if (!state.isInBlock) {
    state.isInBlock = point !== null && /^ +---$/.test(line);
    return state.isInBlock;
  }
  if (/^ +\.\.\.$/.test(line)) state.isInBlock = false;
  const [, duration] = DURATION.exec(line) ?? [];
  if (point !== null && duration !== undefined) point.time ??= { value: Number(duration), unit: 'ms' };
  if (point !== null && /^ +type: (['"]?)suite\1$/.test(line)) point.isSuite = true;
  return true;
}

function readLine(state: TapState, run: TapRun, line: string): void {
  const { reader } = state;
  addPoint(state);
  const [, indent, subtest = ''] = SUBTEST.exec(line) ?? [];
  if (indent !== undefined) run.parents.splice(indent.length / 4, Infinity, unescapeDescription(subtest));
  const [, planned] = PLAN.exec(line) ?? [];
  if (planned !== undefined) run.plannedCount = Number(planned);
  const bail = /^ *Bail out!(.*)$/i.exec(line);
  if (bail !== null) reader.reportError('failed-in-tool', { reason: bail[1]?.trim() || undefined });
  const match = POINT.exec(line);
  if (match === null) return;
  const [, blanks = '', not, text = ''] = match;
  const depth = blanks.length / 4;
  if (depth === 0) run.testCount += 1;
  const word = SKIP_OR_TODO.exec(text)?.[1]?.toLowerCase();
  const [, value, unit = ''] = TIME.exec(text) ?? [];
  const description = unescapeDescription(text.replace(/(?:^| )# .*$/s, ''));
  const name = run.numberName([...run.parents.slice(0, depth), description].join(' > '));
  // The tests of a suite of vitest follow in braces.
  if ((word ?? value) !== undefined && text.endsWith('{')) run.parents.splice(depth, Infinity, description);
  if (word === 'skip') {
    reader.reportWarning('benchmark-skipped', { name });
    return;
  }
  state.point = {
    name,
    location: reader.location,
    outcome: not === undefined ? 'ok' : word === 'todo' ? 'not ok, as planned' : 'not ok',
    time: value === undefined ? null : { value: Number(value), unit: unit.toLowerCase() },
    isSuite: false,
  };
}

function unescapeDescription(description: string): string {
  return description.replaceAll(/\\([\\#])/g, '$1');
}

/** Adds the last test. A suite only repeats the time of its tests. A test without a time is an assertion in another. */
function addPoint(state: TapState): void {
  const { point, reader } = state;
  state.point = null;
  if (point === null) return;
  const { name, location, outcome, isSuite, time } = point;
  if (outcome === 'not ok') reader.reportError('failed-in-tool', { name }, location);
  // A test that fails as its TODO says has done other work, like any failed test. Its time is not used.
  else if (outcome === 'not ok, as planned') reader.reportWarning('failed-as-planned', { name }, location);
  else if (time !== null && !isSuite) reader.add({ name, metric: 'time', better: 'lower', ...time });
}
