// A benchmark as the reporters of Catch2 have it, to a Measurement: named after its test case, its sections and
// itself, with the mean that Catch2 estimated.

import type { Problem } from '../model/problem.ts';
import { makeNumbering } from './repeated-name.ts';
import type { SeriesList } from './series.ts';

export interface CatchReading {
  readonly problems: Problem[];
  readonly series: SeriesList;
  /** Of the run that is being read: a test case may run several times, with other data each time. */
  numbered: (name: string) => string;
}

export function startRun(reading: CatchReading): void {
  reading.numbered = makeNumbering();
}

export function addBenchmark(
  { series, numbered }: CatchReading,
  path: readonly string[],
  { mean, unit }: { mean: number; unit: string },
): void {
  const name = numbered(path.join('/'));
  const measured = { group: null, name, metric: 'time', unit, better: null, values: [mean] };
  series.add({ ...measured, primary: true, aggregate: true });
}

export function fail({ problems }: CatchReading, where: string, message: string): void {
  problems.push({ where, message, severity: 'error' });
}
