// Measurements as the `parse` command prints them: in base units, each with a direction, the values of several
// sources behind each other.

import type { Better, Measurement } from '../model/measurement.ts';
import { describe } from '../units/table.ts';
import { tidy } from '../units/tidy.ts';

export interface ParseEntry {
  readonly group?: string;
  /** As the tool wrote it. */
  readonly name: string;
  readonly metric: string;
  /** The base unit of the values: `s`, `B`, `count`, `B/s`, or the tool's own where none is known. */
  readonly unit: string;
  readonly better: Better;
  readonly values: readonly number[];
  readonly primary: boolean;
  readonly aggregate?: true;
  readonly deterministic?: true;
  /** The direction is a guess from the unit. */
  readonly inferred?: true;
}

/** In the order in which the benchmarks first appear. */
export function parseOutput(sources: readonly (readonly Measurement[])[]): ParseEntry[] {
  const entries = new Map<string, ParseEntry & { values: number[] }>();
  for (const measurement of sources.flat()) {
    const entry = entryOf(measurement);
    const key = JSON.stringify([measurement.group, entry.name, entry.metric, entry.unit]);
    const present = entries.get(key);
    if (present === undefined) entries.set(key, entry);
    // No spread: a tool may give more values than a call can take.
    else for (const value of entry.values) present.values.push(value);
  }
  return [...entries.values()];
}

function entryOf(measurement: Measurement): ParseEntry & { values: number[] } {
  const { group, name, metric, primary, aggregate, deterministic } = measurement;
  const { unit, factor } = tidy(measurement.unit);
  const { dimension, better, guessed } = describe(unit);
  return {
    ...(group !== null && { group }),
    name,
    metric,
    unit: dimension,
    better: measurement.better ?? better,
    values: measurement.values.map((value) => value * factor),
    primary,
    ...(aggregate && { aggregate }),
    ...(deterministic && { deterministic }),
    ...(measurement.better === null && guessed && { inferred: true }),
  };
}
