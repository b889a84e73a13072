// Reads the benchmarks of Rust's built-in test harness (nightly): the median of each, as text or as JSON lines. The
// harness continues after a benchmark that failed, so the end of the run is checked.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJsonDocuments, readEach } from './json-format.ts';
import { readLines } from './lines.ts';
import { libtestDefinitions } from './rust-definitions.ts';
import { addBench, BENCH_LINE, BENCH_SIGNS, type BenchLine, parseBenchLine } from './rust-lines.ts';

export const libtestBench: Format = {
  id: 'libtest-bench',
  aliases: ['cargo', 'rust_bench'],
  description: 'cargo bench with #[bench]: its output, also with --format json',
  advice: 'cargo +nightly bench -- $BENCH_REFEREE_FILTER',
  repeatsForTime: true,
  recognises: isLibtest,
  parse,
  // Paths separated by spaces, which a shell splits. A benchmark runs if its path contains one of them. Rust paths contain
  // nothing that a shell would interpret. A single blank is no filter, and runs all benchmarks.
  filter: (benchmarks) => benchmarks.map(({ name }) => name).join(' ') || ' ',
  definitions: libtestDefinitions,
};

const JSON_START =
  /^\s*\{\s*"type"\s*:\s*"(?:suite"\s*,\s*"event"\s*:\s*"(?:started|ok|failed)"|bench"\s*,\s*"name"|test"\s*,\s*"(?:event|name)")/;
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
  readonly location: Location;
  measuredCount: number;
  failedCount: number;
}

interface LibtestParserState extends Findings {
  run: LibtestRun | null;
}

function parse(source: ToolOutput): ParseResult {
  const reading: LibtestParserState = { ...makeFindings(), run: null };
  if (/^\s*\{/.test(source.text)) parseEvents(source, reading);
  else readText(source, reading);
  reportUnfinishedRun(reading);
  return toParseResult(reading, source.path, { tool: 'cargo bench' });
}

function readText(source: ToolOutput, reading: LibtestParserState): void {
  readLines(source, reading, {
    ...BENCH_SIGNS,
    read(reader) {
      reader.on(RUNNING, () => beginRun(reading, reader.location));
      reader.onEach((line) => {
        const bench = parseBenchLine(line);
        if (bench !== null) countBench(reading, reader.location, bench);
      });
      reader.on(FAILED, (named, quiet) => addFailure(reading, reader.location, named ?? quiet!));
      reader.on(RESULT, (result, count) => endRun(reading, reader.location, result === 'ok', Number(count)));
    },
  });
}

const eventSchema = z.object({
  type: z.string(),
  event: z.string().optional(),
  name: z.string().optional(),
  median: z.number().optional(),
  /** Throughput in 10^6 bytes per second, despite its name. */
  mib_per_second: z.number().optional(),
  measured: z.number().optional(),
});

function parseEvents(source: ToolOutput, reading: LibtestParserState): void {
  for (const [{ location }, event] of readEach(parseJsonDocuments(source, reading.problems), eventSchema)) {
    const { type, event: state, name = '', median: value = null, mib_per_second: throughput = null } = event;
    if (type === 'bench') countBench(reading, location, { name, value, unit: 'ns', throughput });
    else if (type === 'test' && state === 'failed') addFailure(reading, location, name);
    else if (type === 'suite' && state === 'started') beginRun(reading, location);
    else if (type === 'suite') endRun(reading, location, state === 'ok', event.measured ?? 0);
  }
}

function beginRun(reading: LibtestParserState, location: Location): void {
  reportUnfinishedRun(reading);
  reading.run = { location, measuredCount: 0, failedCount: 0 };
}

function countBench(reading: LibtestParserState, location: Location, bench: BenchLine): void {
  if (reading.run !== null) reading.run.measuredCount++;
  addBench(reading, bench, location);
}

function addFailure(reading: LibtestParserState, location: Location, name: string): void {
  if (reading.run !== null) reading.run.failedCount++;
  reading.problems.push(makeError('failed-in-tool', location, { name }));
}

function endRun(reading: LibtestParserState, location: Location, isOk: boolean, announced: number): void {
  const { run, problems } = reading;
  reading.run = null;
  if (!isOk && (run === null || run.failedCount === 0)) problems.push(makeError('failed-in-tool', location, {}));
  if (run !== null && run.measuredCount < announced) {
    const counts = { announced, found: run.measuredCount, option: '--nocapture' };
    problems.push(makeError('wrong-count', location, { what: 'benchmarks', ...counts }));
  }
}

function reportUnfinishedRun(reading: LibtestParserState): void {
  if (reading.run !== null) reading.problems.push(makeError('run-unfinished', reading.run.location, {}));
  reading.run = null;
}
