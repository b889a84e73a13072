// Reads the benchmarks of Rust's built-in test harness (nightly): the median of each, as text or as JSON lines. The
// harness continues after a benchmark that failed, so the end of the run is checked.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import {
  BENCH_LINE,
  type BenchLine,
  measurementsOfLine,
  parseBenchLine,
  problemOfLine,
} from './bench-line.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { MUST_BE_NUMBER, parseJsonDocuments, parseValue } from './json-validation.ts';
import { splitLines, truncate } from './plain-text.ts';
import { libtestDefinitions } from './rust-definitions.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const libtestBench: Format = {
  id: 'libtest-bench',
  aliases: ['cargo', 'rust_bench'],
  description: 'cargo bench with #[bench]: what it prints, also with --format json',
  advice: 'cargo +nightly bench -- $BENCH_REFEREE_FILTER',
  recognises: isLibtest,
  parse,
  filter: buildFilter,
  definitions: libtestDefinitions,
};

const JSON_START = /^\s*\{\s*"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"started"/;
const RUNNING = /^running ([1-9]\d*) tests?$/m;
// The crate `bencher` ends the line after `measured`.
const RESULT = /^test result: (\S+)\. .*; (\d+) measured(?:;|\s*$)/;
/** A failed benchmark. The second form is printed with -q. */
const FAILED = /^(?:test (.*\S) +\.\.\. FAILED|(\S+) --- FAILED$)/m;

export function isLibtest(text: string): boolean {
  return JSON_START.test(text) || (RUNNING.test(text) && (BENCH_LINE.test(text) || FAILED.test(text)));
}

/** The run of one binary, from the line with the number of benchmarks to the line with the result. */
interface LibtestRun {
  readonly where: string;
  measuredCount: number;
  failedCount: number;
}

interface LibtestParserState {
  readonly problems: Problem[];
  readonly series: SeriesList;
  /** Current run. Null: none. */
  run: LibtestRun | null;
}

function parse(source: ToolOutput): ParseResult {
  const reading: LibtestParserState = { problems: [], series: makeSeriesList(), run: null };
  if (/^\s*\{/.test(source.text)) parseEvents(source, reading);
  else parseLines(source, reading);
  reportUnfinishedRun(reading);
  const measurements = reading.series.all();
  if (measurements.length === 0 && reading.problems.length === 0) {
    fail(reading, source.path, 'no benchmark has a result. Check the filter of cargo bench.');
  }
  return { measurements, problems: reading.problems };
}

function parseLines({ path, text }: ToolOutput, reading: LibtestParserState): void {
  for (const [index, line] of splitLines(text).entries()) {
    const where = `${path}:${index + 1}`;
    if (RUNNING.test(line)) beginRun(reading, where);
    const bench = parseBenchLine(line);
    if (bench !== null) addBench(reading, where, bench);
    const [, named, quiet] = FAILED.exec(line) ?? [];
    const failed = named ?? quiet;
    if (failed !== undefined) addFailure(reading, where, failed);
    const [, result, measured = ''] = RESULT.exec(line) ?? [];
    if (result !== undefined) endRun(reading, where, { isOk: result === 'ok', measured: Number(measured) });
  }
}

const eventSchema = z.object(
  {
    type: z.string('must be a text such as "bench"'),
    event: z.string('must be a text').optional(),
    name: z.string('must be a text').optional(),
    median: z.number(MUST_BE_NUMBER).optional(),
    /** Throughput in 10^6 bytes per second, despite its name. */
    mib_per_second: z.number(MUST_BE_NUMBER).optional(),
    measured: z.number(MUST_BE_NUMBER).optional(),
  },
  'must be an object with "type"',
);

function parseEvents(source: ToolOutput, reading: LibtestParserState): void {
  const { problems } = reading;
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const event = parseValue(eventSchema, value, { place, problems });
    if (event === null) continue;
    const { where } = place;
    const { name = '' } = event;
    if (event.type === 'bench') {
      const { median = null, mib_per_second = null } = event;
      addBench(reading, where, { name, value: median, unit: 'ns', throughput: mib_per_second });
    }
    if (event.type === 'test' && event.event === 'failed') addFailure(reading, where, name);
    if (event.type !== 'suite') continue;
    if (event.event === 'started') beginRun(reading, where);
    else endRun(reading, where, { isOk: event.event === 'ok', measured: event.measured ?? 0 });
  }
}

function beginRun(reading: LibtestParserState, where: string): void {
  reportUnfinishedRun(reading);
  reading.run = { where, measuredCount: 0, failedCount: 0 };
}

function addBench(reading: LibtestParserState, where: string, bench: BenchLine): void {
  if (reading.run !== null) reading.run.measuredCount++;
  for (const measurement of measurementsOfLine(bench)) reading.series.add(measurement);
  const problem = problemOfLine(bench, where);
  if (problem !== null) reading.problems.push(problem);
}

function addFailure(reading: LibtestParserState, where: string, name: string): void {
  if (reading.run !== null) reading.run.failedCount++;
  fail(reading, where, `"${truncate(name)}" failed. See what it printed.`);
}

function endRun(reading: LibtestParserState, where: string, told: { isOk: boolean; measured: number }): void {
  const { run } = reading;
  reading.run = null;
  if (!told.isOk && (run === null || run.failedCount === 0)) fail(reading, where, 'the run failed.');
  if (run !== null && run.measuredCount < told.measured) {
    const counts = `${told.measured} benchmarks were measured, but only ${run.measuredCount} can be read`;
    fail(reading, where, `${counts}. Leave out --nocapture.`);
  }
}

function reportUnfinishedRun(reading: LibtestParserState): void {
  if (reading.run !== null)
    fail(reading, reading.run.where, 'the run that starts here has no end. What comes after it is missing.');
  reading.run = null;
}

function fail({ problems }: LibtestParserState, where: string, message: string): void {
  problems.push(legacyProblem({ where, message, severity: 'error' }));
}

/**
 * Returns paths separated by spaces, which a shell splits. A benchmark runs if its path contains one of them. Rust
 * paths contain nothing that a shell would interpret. A single blank is no filter, and runs all benchmarks.
 */
function buildFilter(benchmarks: readonly FilterableBenchmark[]): string {
  return benchmarks.map(({ name }) => name).join(' ') || ' ';
}
