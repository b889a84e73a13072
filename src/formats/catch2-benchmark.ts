// Adds a benchmark of a Catch2 reporter as a Measurement. The name consists of the test case, its sections and the
// benchmark. The value is the mean that Catch2 estimated.

import { type Findings, makeNumbering } from './findings.ts';

export interface CatchParserState extends Findings {
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
