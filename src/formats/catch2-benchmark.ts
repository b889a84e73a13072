// Adds a benchmark of a Catch2 reporter as a Measurement. The name consists of the test case, its sections and the
// benchmark. The value is the mean that Catch2 estimated.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { makeNumbering } from './repeated-name.ts';
import type { SeriesList } from './series.ts';

export interface CatchParserState {
  readonly problems: Problem[];
  readonly series: SeriesList;
  /** Numbers repeated names within the current run. A test case may run several times, each time with other data. */
  numberName: (name: string) => string;
}

export function startRun(reading: CatchParserState): void {
  reading.numberName = makeNumbering();
}

export function addBenchmark(
  { series, numberName }: CatchParserState,
  path: readonly string[],
  { mean, unit }: { mean: number; unit: string },
): void {
  const name = numberName(path.join('/'));
  const measured = { group: null, name, metric: 'time', unit, better: null, values: [mean] };
  series.add({ ...measured, primary: true, aggregate: true });
}

export function fail({ problems }: CatchParserState, where: string, message: string): void {
  problems.push(legacyProblem({ where, message, severity: 'error' }));
}
