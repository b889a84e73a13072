// Results that only one side has. In: the rows of a run. Out: whether the benchmark of such a row came or went as a
// whole, or only one of its metrics did. It must never say that a benchmark is gone that the other side still has.

import type { Comparison } from './comparison.ts';
import { type Benchmark, benchmarkKey } from './sample.ts';

type Sided = Benchmark & Pick<Comparison, 'base' | 'head'>;

/** Answers for a row whether both sides have its benchmark, if only with other metrics. */
export function isOnBothSides(rows: readonly Sided[]): (row: Sided) => boolean {
  const base = new Set(rows.filter((row) => row.base !== null).map(benchmarkKey));
  const head = new Set(rows.filter((row) => row.head !== null).map(benchmarkKey));
  return (row) => base.has(benchmarkKey(row)) && head.has(benchmarkKey(row));
}
