// Measurements that grow: the same benchmark and metric again, in another repetition or another run, is more
// values of the one Measurement.

import type { Measurement } from '../model/measurement.ts';

export interface SeriesList {
  add(measurement: Measurement): void;
  /** In the order in which they first came. */
  all(): Measurement[];
}

export function makeSeriesList(): SeriesList {
  const series = new Map<string, Measurement>();
  /** Of those that came again; what came once stays the list that it was, which may have millions of values. */
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
      // No spread: a tool may give more values than a call can take.
      for (const value of measurement.values) values.push(value);
    },
    all: () => [...series.values()],
  };
}
