// Merges measurements. If a benchmark and metric occur again, in another repetition or another run, their values are
// appended to the first Measurement.

import type { Measurement } from '../model/measurement.ts';

export interface SeriesList {
  add(measurement: Measurement): void;
  /** Returns the measurements in the order in which they first occurred. */
  all(): Measurement[];
}

export function makeSeriesList(): SeriesList {
  const series = new Map<string, Measurement>();
  /** Lists that grew. A measurement that occurred once keeps its own list, which may have millions of values. */
  const grown = new Map<string, number[]>();
  return {
    add(measurement) {
      const { group, name, metric, unit } = measurement;
      const key = JSON.stringify([group, name, metric, unit]);
      const known = series.get(key);
      if (known === undefined) {
        series.set(key, measurement);
        return;
      }
      let values = grown.get(key);
      if (values === undefined) {
        values = [...known.values];
        grown.set(key, values);
        series.set(key, { ...known, values });
      }
      // `push(...values)` would fail: a tool may give more values than a call can take arguments.
      for (const value of measurement.values) values.push(value);
    },
    all: () => [...series.values()],
  };
}
