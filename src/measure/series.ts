// Measurements filed into the series of a Recording: one series for each command, benchmark, metric and unit, with
// the values of both sides. Nothing is scaled, and no value is left out.

import { findFormat } from '../formats/index.ts';
import type { Measurement } from '../model/measurement.ts';
import type { RecordedSeries } from '../model/recording.ts';

/** What printed a measurement. */
export interface Origin {
  /** Index into the commands of the run. */
  readonly command: number;
  /** Id of the format it was read as; null where that is not known. */
  readonly format: string | null;
}

export interface SeriesFile {
  /** The series that a measurement belongs to, made when it is the first of its kind. */
  find(measurement: Measurement, origin: Origin): RecordedSeries;
  /** In the order in which their first measurements came. */
  all(): RecordedSeries[];
}

export function makeSeriesFile(): SeriesFile {
  const series = new Map<string, RecordedSeries>();
  return {
    find(measurement, { command, format }) {
      const { group, metric, unit, better, primary, deterministic = false } = measurement;
      const name = findFormat(format ?? '')?.displayName?.(measurement.name) ?? measurement.name;
      const key = JSON.stringify([command, group, name, metric, unit]);
      const known = series.get(key);
      if (known !== undefined) return known;
      const empty = () => ({ invocations: [], values: [] });
      const made = {
        group,
        name,
        metric,
        unit,
        better,
        primary,
        deterministic,
        base: empty(),
        head: empty(),
      };
      series.set(key, made);
      return made;
    },
    all: () => [...series.values()],
  };
}
