// Reads the Test Anything Protocol (testanything.org) as the test runners of node and tap print it: the time of each
// test, from `duration_ms` below its line or `time=` in it. A failed test means that the run failed.

import type { Location } from '../model/location.ts';
import { makeNumbering } from './findings.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';

export const tap = lineFormat({
  id: 'tap',
  description: 'TAP, the Test Anything Protocol: the time of each test, as node --test and tap print it',
  advice: 'node --test --test-reporter=tap',
  recognises: (text) => VERSION.test(text),
  noResults: { source: 'node --test --test-reporter=tap' },
  sign: /(?:^| )# *time=|^ +duration_ms: /gi,
  read(reader) {
    let run: TapRun | null = null;
    let point: TestPoint | null = null;
    /** Whether the line is below a test, between `---` and `...`. */
    let isInBlock = false;
    const endPoint = () => {
      if (point !== null) addPoint(reader, point);
      point = null;
    };
    const endRun = () => {
      endPoint();
      if (run !== null) checkCount(reader, run);
      isInBlock = false;
      run = null;
    };
    reader.onEach((line) => {
      if (VERSION.test(line)) {
        endRun();
        const { location } = reader;
        run = { location, numberName: makeNumbering(), parents: [], plannedCount: null, testCount: 0 };
      } else if (point !== null && isInBlock) {
        readBlockLine(point, line);
        isInBlock = !/^ +\.\.\.$/.test(line);
      } else if (point !== null && /^ +---$/.test(line)) isInBlock = true;
      else if (run !== null) {
        endPoint();
        point = readLine(reader, run, line);
      }
      reader.isRead = run === null || TIME.test(line) || DURATION.test(line);
    });
    reader.onEnd(endRun);
  },
});

const VERSION = /^TAP version 1[34][ \t]*$/m;
const SUBTEST = /^( *)# Subtest(?:: (.*))?$/;
/** The rest matches any characters. Otherwise a line that does not match would try the blanks in every way. */
const POINT = /^( *)(not )?ok\b(?: +\d+)?(?: +-)? *(.*)$/s;
const PLAN = /^1\.\.(\d+)(?:\s+#.*)?$/;
/** Directive after a description. A test may have several. A number sign in the description itself is escaped. */
const SKIP_OR_TODO = /(?:^| )# *(skip|todo)\b/i;
const TIME = /(?:^| )# *time=(\d+(?:\.\d+)?)(ms|s)\b/i;

const DURATION = /^ +duration_ms: (\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;

interface TapRun {
  readonly location: Location;
  readonly numberName: (name: string) => string;
  /** Names of the open tests, from the outermost. Each one indents a line by four blanks. */
  readonly parents: string[];
  plannedCount: number | null;
  /** Tests that are not inside another one. */
  testCount: number;
}

interface TestPoint {
  readonly name: string;
  readonly outcome: 'ok' | 'not ok' | 'not ok, as planned';
  readonly location: Location;
  time: { readonly value: number; readonly unit: string } | null;
  isSuite: boolean;
}

/** A run may print its plan before its tests, or their number at its end. */
function checkCount(reader: LineReader, { plannedCount, testCount: found, location }: TapRun): void {
  if (plannedCount === found) return;
  reader.reportError('wrong-count', { what: 'tests', announced: plannedCount ?? undefined, found }, location);
}

function readBlockLine(point: TestPoint, line: string): void {
  const [, duration] = DURATION.exec(line) ?? [];
  if (duration !== undefined) point.time ??= { value: Number(duration), unit: 'ms' };
  if (/^ +type: (['"]?)suite\1$/.test(line)) point.isSuite = true;
}

/** Null if the line is no test, or one that was skipped. */
function readLine(reader: LineReader, run: TapRun, line: string): TestPoint | null {
  const [, indent, subtest = ''] = SUBTEST.exec(line) ?? [];
  if (indent !== undefined) run.parents.splice(indent.length / 4, Infinity, unescapeDescription(subtest));
  const [, planned] = PLAN.exec(line) ?? [];
  if (planned !== undefined) run.plannedCount = Number(planned);
  const bail = /^ *Bail out!(.*)$/i.exec(line);
  if (bail !== null) reader.reportError('failed-in-tool', { reason: bail[1]?.trim() || undefined });
  const match = POINT.exec(line);
  if (match === null) return null;
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
    return null;
  }
  const outcome = not === undefined ? 'ok' : word === 'todo' ? 'not ok, as planned' : 'not ok';
  const time = value === undefined ? null : { value: Number(value), unit: unit.toLowerCase() };
  return { name, location: reader.location, outcome, time, isSuite: false };
}

function unescapeDescription(description: string): string {
  return description.replaceAll(/\\([\\#])/g, '$1');
}

/** A suite only repeats the time of its tests. A test without a time is an assertion in another. */
function addPoint(reader: LineReader, { name, location, outcome, isSuite, time }: TestPoint): void {
  if (outcome === 'not ok') reader.reportError('failed-in-tool', { name }, location);
  // A test that fails as its TODO says has done other work, like any failed test. Its time is not used.
  else if (outcome === 'not ok, as planned') reader.reportWarning('failed-as-planned', { name }, location);
  else if (time !== null && !isSuite) reader.add({ name, metric: 'time', better: 'lower', ...time });
}
