// Reads the output of `go test -bench`, as text or as `-json` events: benchmark lines become Measurements, and every
// sign of a failed run becomes a problem. Lines are read as benchstat reads them. A repeated name adds another value.

import { type Diagnostic, isError, makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { DataOf, DiagnosticCode } from '../render/messages/index.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { goDefinitions } from './go-definitions.ts';
import { hasEvents, linesOfEvents } from './go-events.ts';
import { buildGoFilter } from './go-filter.ts';
import { findTornResult, parseGoLine, type ResultLine, type UnitLine } from './go-line.ts';
import { type GoReasons, makeGoReasons } from './go-reasons.ts';
import { type GoSeries, makeGoSeries } from './go-series.ts';
import { parseGoText } from './go-text.ts';
import { parseRootName } from './xml.ts';

export const go: Format = {
  id: 'go',
  description: 'go test -bench, as text or with -json',
  advice: `go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`,
  aliases: ['go_bench'],
  repeatsForTime: true,
  // Go text in a report of tests was printed by the tests.
  recognises: (text) => parseRootName(text) === null && (SIGNS.test(text) || hasEvents(text)),
  parse,
  displayName: (name) => name.replace(/^Benchmark(?=.)/, ''),
  filter: buildGoFilter,
  definitions: goDefinitions,
};

/** A result, a header or the end of a package. Each of them is enough. */
const SIGNS = /^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m;

const SKIPPED_OR_FAILED = /^\s*--- (SKIP|FAIL): (\S+)/;
const CRASH = /^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/;
const PACKAGE_FAILED = /^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;
interface GoParserState {
  readonly path: string;
  readonly problems: Diagnostic[];
  readonly series: GoSeries;
  /** Package of the next results, from the last `pkg:` line or the events. Null: unknown. */
  group: string | null;
  readonly reasons: GoReasons;
  /** True if a failure inside the package was reported, which its `FAIL` line would only repeat. */
  hasFailed: boolean;
  /** Number of the last line that says that the whole run failed. Null: none. */
  end: number | null;
}

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Diagnostic[] = [];
  const reading: GoParserState = {
    path,
    problems,
    series: makeGoSeries(),
    group: null,
    reasons: makeGoReasons(),
    hasFailed: false,
    end: null,
  };
  if (hasEvents(text)) parseEvents(reading, text);
  else {
    parseGoText(text, {
      takeLine: (line, number, next) => parseLine(reading, { text: line, number }, next),
      takeResults: (results, units) => addResults(reading, results, units),
    });
  }
  finish(reading);
  return { measurements: reading.series.all(), problems };
}

function parseEvents(reading: GoParserState, text: string): void {
  const { lines, problems } = linesOfEvents(reading.path, text);
  for (const problem of problems) reading.problems.push(problem);
  let section: string | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.package !== section) {
      section = line.package;
      reading.group = section;
      reading.hasFailed = false;
    }
    parseLine(reading, line, () => lines[index + 1]?.text ?? '');
  }
}

interface NumberedLine {
  readonly text: string;
  readonly number: number;
}

/** Reads a line. Returns its units if it is a result, otherwise null. */
function parseLine(reading: GoParserState, line: NumberedLine, next: () => string): readonly string[] | null {
  if (line.text === 'FAIL') reading.end = line.number;
  const isOutcome = parseOutcome(reading, line, next);
  reading.reasons.note(line.text);
  if (isOutcome) return null;
  const read = parseGoLine(line.text);
  if (read.kind === 'other' || read.kind === 'configuration') warnOfTornResult(reading, line);
  if (read.kind === 'configuration' && read.key === 'pkg') reading.group = read.value === '' ? null : read.value;
  else if (read.kind === 'broken') addWarning(reading, line.number, 'invalid-line', { reason: read.message });
  else if (read.kind === 'unit') applyUnitSettings(reading, read, line.number);
  else if (read.kind === 'result') {
    addResult(reading, read, line.number);
    return read.measures.map(({ unit }) => unit);
  }
  return null;
}

/** Reads a line that says how a benchmark or a package ended. Returns false for all other lines. */
function parseOutcome(reading: GoParserState, { text, number }: NumberedLine, next: () => string): boolean {
  const test = SKIPPED_OR_FAILED.exec(text);
  if (test !== null) {
    const [, what, name = ''] = test;
    if (what === 'FAIL') {
      const reason = reading.reasons.reasonOfBenchmark(next());
      addError(reading, number, 'failed-in-tool', { name, reason: reason || undefined });
    } else if (name.startsWith('Benchmark')) addWarning(reading, number, 'benchmark-skipped', { name });
    return true;
  }
  const crash = CRASH.exec(text);
  if (crash !== null) {
    const [, name, reason = ''] = crash;
    addError(reading, number, 'run-crashed', { name, reason });
    return true;
  }
  const failure = PACKAGE_FAILED.exec(text);
  if (failure !== null) {
    const [, name = '', reason] = failure;
    const details = [reason, reading.reasons.reasonOfPackage(name)].flatMap((detail) => detail ?? []);
    const failed = { name, reason: details.join(': ') || undefined };
    if (!reading.hasFailed) addError(reading, number, 'failed-in-tool', failed);
    reading.hasFailed = false;
    return true;
  }
  return false;
}

/** Warns of a result that follows other output of the benchmark in the same line. It is lost, in benchstat too. */
function warnOfTornResult(reading: GoParserState, { text, number }: NumberedLine): void {
  const torn = findTornResult(text);
  if (torn === null) return;
  addWarning(reading, number, 'result-behind-text', torn);
}

/** Adds results as `parseGoText` passes them: the name of each, followed by one value for each unit. */
function addResults(
  { group, series, reasons }: GoParserState,
  results: readonly (string | number)[],
  units: readonly string[],
): void {
  reasons.forgetLogged();
  const width = units.length + 1;
  for (let start = 0, end = 0; start < results.length; start = end) {
    const name = results[start] as string;
    while (results[end] === name) end += width;
    for (const [index, unit] of units.entries()) {
      const values: number[] = [];
      for (let at = start + 1 + index; at < end; at += width) values.push(results[at] as number);
      series.add({ group, name, unit }, values);
    }
  }
}

function addResult(reading: GoParserState, { name, measures }: ResultLine, number: number): void {
  const { group, series } = reading;
  for (const { value, unit } of measures) {
    if (Number.isFinite(value)) series.add({ group, name, unit }, [value]);
    else addWarning(reading, number, 'unusable-value', { name, metric: unit, got: String(value) });
  }
}

function applyUnitSettings(reading: GoParserState, { unit, settings }: UnitLine, number: number): void {
  for (const setting of settings) {
    if (setting === null) {
      addWarning(reading, number, 'invalid-line', { reason: 'expected key=value' });
      continue;
    }
    const present = reading.series.applyUnitSetting(unit, setting);
    if (present !== null) addWarning(reading, number, 'unit-set-twice', { unit, key: setting.key, value: present });
  }
}

function finish(reading: GoParserState): void {
  const { path, problems, series, end } = reading;
  const isExplained = problems.some(isError);
  if (end !== null && !isExplained) addError(reading, end, 'failed-in-tool', {});
  if (!series.isEmpty || isExplained) return;
  problems.push(makeError('no-results', inFile(path), { option: '-bench' }));
}

function addError<Code extends DiagnosticCode>(
  reading: GoParserState,
  number: number,
  code: Code,
  data: DataOf<Code>,
): void {
  reading.hasFailed = true;
  reading.problems.push(makeError(code, inFile(reading.path, number), data));
}

function addWarning<Code extends DiagnosticCode>(
  reading: GoParserState,
  number: number,
  code: Code,
  data: DataOf<Code>,
): void {
  reading.problems.push(makeWarning(code, inFile(reading.path, number), data));
}
