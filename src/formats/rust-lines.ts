// Reads lines that several Rust tools print: the result `test NAME ... bench: 1,234.56 ns/iter (+/- 7.89) = 12 MB/s` of
// libtest, which Criterion.rs can imitate, and the line of a panic.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import type { Findings } from './findings.ts';
import type { LineReader } from './lines.ts';

export interface BenchLine {
  readonly name: string;
  /** Median of one iteration. Null if the text in its place is not a number. */
  readonly value: number | null;
  /** Unit of one iteration: `ns`, or another one if Criterion.rs measured something else. */
  readonly unit: string;
  /** Throughput in 10^6 bytes per second. Null if it is not printed. */
  readonly throughput: number | null;
}

/** Start of the line. With -q, libtest prints a letter for each test that it does not measure, without a line feed. */
const START = /^[.iF]*test /;
const MIDDLE = ' ... bench:';
export const BENCH_LINE = /^[.iF]*test .*\S +\.\.\. bench: /m;

export const BENCH_SIGNS = { sign: / \.\.\. bench:/g, end: /\(\+\/- [\d,.]+\)(?: = \d+ MB\/s)?/g };

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const RESULT = new RegExp(String.raw`^ +(${NUMBER}) (\S+) \(\+/- ${NUMBER}\)(?: = (\d+) MB/s)?\s*$`);

export function parseBenchLine(line: string): BenchLine | null {
  const at = line.lastIndexOf(MIDDLE);
  const start = START.exec(line)?.[0].length ?? Number.POSITIVE_INFINITY;
  if (at < start) return null;
  const [, value, unit = '', throughput] = RESULT.exec(line.slice(at + MIDDLE.length)) ?? [];
  return {
    // libtest pads names to a common width.
    name: line.slice(start, at).trimEnd(),
    value: value === undefined ? null : Number(value.replaceAll(',', '')),
    unit: unit.replace(/\/iter$/, ''),
    throughput: throughput === undefined ? null : Number(throughput),
  };
}

export function addBench({ series, problems }: Findings, bench: BenchLine, location: Location): void {
  const { name, value, unit, throughput } = bench;
  if (value === null) {
    problems.push(makeError('unusable-value', location, { name, metric: 'time' }));
    return;
  }
  const metric = findUnitWord(unit)?.base === 'sec' ? 'time' : unit;
  series.add({ name, metric, unit, values: [value], aggregate: true });
  if (throughput !== null)
    series.add({ name, metric: 'MB/s', unit: 'MB/s', values: [throughput], primary: false, aggregate: true });
  if (value === 0) problems.push(makeWarning('zero-time', location, { name }));
}

export function readPanics(reader: LineReader): void {
  reader.on(/^thread '.*' (?:\(\d+\) )?panicked at /, () => reader.reportError('run-crashed', { reason: reader.line }));
}
