// Sorts measurements into the series of a Recording: one per command, benchmark, metric and unit, with the values of
// both sides. It scales nothing and drops no value.

import { findFormat, type ParsedToolOutput } from '../formats/index.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';

export interface SeriesCollection {
  /** `command`: its index in the run. `isPlaced`: whether the invocation has a placement of its own; null if nothing is said of it. */
  getOrCreate(measurement: Measurement, command: number, isPlaced: boolean | null): RecordedSeries;
  all(): RecordedSeries[];
}

/** Gives measurements the names that they have in the recording: those that the standard tools of the field print. */
export function withRecordedNames<Output extends Pick<ParsedToolOutput, 'measurements' | 'format'>>(
  read: Output,
): Output {
  const format = findFormat(read.format ?? '');
  if (format?.displayName === undefined) return read;
  const measurements = read.measurements.map((one) => ({ ...one, name: format.displayName?.(one.name) ?? one.name }));
  return { ...read, measurements };
}

/** A test for series that a command printed on a side. */
export function isOfCommand(invocations: Recording['invocations'], command: number, side: Side) {
  return (series: RecordedSeries) => series[side].invocations.some((at) => invocations[at]?.command === command);
}

export function makeSeriesCollection(): SeriesCollection {
  const collection = new Map<string, RecordedSeries>();
  return {
    getOrCreate(measurement, command, isPlaced) {
      const { group, name, metric, unit, better, primary } = measurement;
      const { deterministic = false, dependsOnLayout = false } = measurement;
      const key = JSON.stringify([command, group, name, metric, unit]);
      let series = collection.get(key);
      if (series === undefined) {
        series = { group, name, metric, unit, better, primary, deterministic, base: noValues(), head: noValues() };
        if (dependsOnLayout && isPlaced !== null) series.layout = isPlaced ? 'varied' : 'single';
        collection.set(key, series);
      } else if (series.layout === 'varied' && !isPlaced) series.layout = 'single';
      return series;
    },
    all: () => [...collection.values()],
  };
}

const noValues = (): RecordedSeries['base'] => ({ invocations: [], values: [] });
