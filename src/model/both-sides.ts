// Finds out, for a result that only one side has, whether its benchmark was added or removed as a whole or only one of
// its metrics was. Rows of a run in. A benchmark that the other side still has must never be called removed.

import type { Comparison } from './comparison.ts';
import { type Benchmark, benchmarkKeyOf } from './sample.ts';

type BenchmarkSides = Benchmark & Pick<Comparison, 'base' | 'head'>;

/** Returns a function that reports whether both sides have the benchmark of a row, even if with different metrics. */
export function makeBothSidesCheck(rows: readonly BenchmarkSides[]): (row: BenchmarkSides) => boolean {
  const base = new Set(rows.filter((row) => row.base !== null).map(benchmarkKeyOf));
  const head = new Set(rows.filter((row) => row.head !== null).map(benchmarkKeyOf));
  return (row) => base.has(benchmarkKeyOf(row)) && head.has(benchmarkKeyOf(row));
}
