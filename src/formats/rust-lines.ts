// Reads lines that several Rust tools print: the result `test NAME ... bench: 1,234.56 ns/iter (+/- 7.89) = 12 MB/s` of
// libtest, which Criterion.rs can imitate, and the line of a panic.

import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { findUnitWord } from '../units/unit-words.ts';

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
/** Finds such a line anywhere in a text. */
export const BENCH_LINE = /^[.iF]*test .*\S +\.\.\. bench: /m;

/** How such a line looks in `readLines`. */
export const BENCH_SIGNS = { sign: / \.\.\. bench:/g, end: /\(\+\/- [\d,.]+\)(?: = \d+ MB\/s)?/g };

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const RESULT = new RegExp(String.raw`^ +(${NUMBER}) (\S+) \(\+/- ${NUMBER}\)(?: = (\d+) MB/s)?\s*$`);

/** Parses such a line. Null if the line is a different one. */
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

/** Returns the measurements of a line. Empty if it has no value. */
export function measurementsOfLine({ name, value, unit, throughput }: BenchLine): Measurement[] {
  const common = { group: null, name, better: null, aggregate: true };
  if (value === null) return [];
  const metric = findUnitWord(unit)?.base === 'sec' ? 'time' : unit;
  const measured: Measurement = { ...common, metric, unit, values: [value], primary: true };
  if (throughput === null) return [measured];
  return [measured, { ...common, metric: 'MB/s', unit: 'MB/s', values: [throughput], primary: false }];
}

/** Returns the problem of a line. Null if it has none. */
export function problemOfLine({ name, value }: BenchLine, location: Location): Diagnostic | null {
  if (value === null) return makeError('unusable-value', location, { name, metric: 'time' });
  return value === 0 ? makeWarning('zero-time', location, { name }) : null;
}

const PANIC = /^thread '.*' (?:\(\d+\) )?panicked at /;

/** Returns the problem of a panic. Null if the line is not one. */
export function parsePanic(line: string, location: Location): Diagnostic | null {
  return PANIC.test(line) ? makeError('run-crashed', location, { reason: line }) : null;
}
