// Measurements that grow: the same benchmark and metric again, in another repetition or another run, is more
// values of the one Measurement.

import type { Measurement } from '../model/measurement.ts';

export interface SeriesList {
  add(measurement: Measurement): void;
  /** In the order in which they first came. */
  all(): Measurement[];
}

export function makeSeriesList(): SeriesList {
  const series = new Map<string, Measurement & { values: number[] }>();
  return {
    add(measurement) {
      const { group, name, metric, unit, values } = measurement;
      const key = JSON.stringify([group, name, metric, unit]);
      const known = series.get(key);
      if (known === undefined) series.set(key, { ...measurement, values: [...values] });
      // No spread: a tool may give more values than a call can take.
      else for (const value of values) known.values.push(value);
    },
    all: () => [...series.values()],
  };
}
