// Sorts measurements into the series of a Recording: one per command, benchmark, metric and unit, with the values of
// both sides. It scales nothing and drops no value.

import { findFormat } from '../formats/index.ts';
import type { Measurement } from '../model/measurement.ts';
import type { RecordedSeries } from '../model/recording.ts';

/** Command and format of a measurement. */
export interface MeasurementOrigin {
  /** Index into the commands of the run. */
  readonly command: number;
  /** Id of the format that parsed it; null where it is not known. */
  readonly format: string | null;
  /** Whether this invocation has a placement of its own. Absent: nothing is said of placements, as for files that are compared. */
  readonly isPlaced?: boolean;
}

export interface SeriesCollection {
  /** Returns the series of a measurement. Creates it for the first one. */
  getOrCreate(measurement: Measurement, origin: MeasurementOrigin): RecordedSeries;
  /** Returns all series, in the order of their first measurements. */
  all(): RecordedSeries[];
}

/** Returns the name that a measurement has in the recording: as the standard tools of the field print it. */
export function recordedNameOf({ name }: Pick<Measurement, 'name'>, format: string | null): string {
  return findFormat(format ?? '')?.displayName?.(name) ?? name;
}

export function makeSeriesCollection(): SeriesCollection {
  const series = new Map<string, RecordedSeries>();
  return {
    getOrCreate(measurement, { command, format, isPlaced }) {
      const { group, metric, unit, better, primary, deterministic = false, dependsOnLayout = false } = measurement;
      const name = recordedNameOf(measurement, format);
      const key = JSON.stringify([command, group, name, metric, unit]);
      const known = series.get(key);
      if (known?.layout === 'varied' && !isPlaced) known.layout = 'single';
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
        ...(dependsOnLayout &&
          isPlaced !== undefined && { layout: isPlaced ? ('varied' as const) : ('single' as const) }),
        base: empty(),
        head: empty(),
      };
      series.set(key, made);
      return made;
    },
    all: () => [...series.values()],
  };
}
