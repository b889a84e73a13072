// The line `test NAME ... bench: 1,234.56 ns/iter (+/- 7.89) = 12 MB/s`, which libtest prints and Criterion.rs
// can imitate.

import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { unitWord } from '../units/words.ts';
import { cut } from './text.ts';

export interface BenchLine {
  readonly name: string;
  /** The median; null: what stands there is no number. */
  readonly value: number | null;
  /** `ns`, for each iteration; another one where Criterion.rs measured something else. */
  readonly unit: string;
  /** 10^6 bytes in each second; null: not printed. */
  readonly throughput: number | null;
}

/** With -q libtest prints a letter for each test that it does not measure, and no line feed behind it. */
const START = /^[.iF]*test /;
const MIDDLE = ' ... bench:';
/** The same, for a look at a whole text. */
export const BENCH_LINE = /^[.iF]*test .*\S +\.\.\. bench: /m;

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const RESULT = new RegExp(String.raw`^ +(${NUMBER}) (\S+) \(\+/- ${NUMBER}\)(?: = (\d+) MB/s)?\s*$`);

/** Null: another line. */
export function readBenchLine(line: string): BenchLine | null {
  const at = line.lastIndexOf(MIDDLE);
  const start = START.exec(line)?.[0].length ?? Number.POSITIVE_INFINITY;
  if (at < start) return null;
  const [, value, unit = '', throughput] = RESULT.exec(line.slice(at + MIDDLE.length)) ?? [];
  return {
    // libtest pads names to one width.
    name: line.slice(start, at).trimEnd(),
    value: value === undefined ? null : Number(value.replaceAll(',', '')),
    unit: unit.replace(/\/iter$/, ''),
    throughput: throughput === undefined ? null : Number(throughput),
  };
}

/** None for a line without a value. */
export function measuredByLine({ name, value, unit, throughput }: BenchLine): Measurement[] {
  const common = { group: null, name, better: null, aggregate: true };
  if (value === null) return [];
  const metric = unitWord(unit)?.base === 'sec' ? 'time' : unit;
  const measured: Measurement = { ...common, metric, unit, values: [value], primary: true };
  if (throughput === null) return [measured];
  return [measured, { ...common, metric: 'MB/s', unit: 'MB/s', values: [throughput], primary: false }];
}

/** Null: nothing is wrong with it. */
export function problemOfLine({ name, value }: BenchLine, where: string): Problem | null {
  if (value === null) return { where, message: `"${cut(name)}" has no usable time.`, severity: 'error' };
  if (value !== 0) return null;
  const message = `"${cut(name)}" took no time. It measures nothing, or less than the digits can tell.`;
  return { where, message, severity: 'warning' };
}
