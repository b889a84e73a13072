// Converts Measurements to what the `parse` command prints: values in base units, with a direction for each metric. The
// values of several sources are appended to each other.

import type { BetterDirection, Measurement } from '../model/measurement.ts';
import { omitNull } from '../text/omit-null.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';

export interface ParseEntry {
  readonly group?: string;
  readonly name: string;
  readonly metric: string;
  /** Base unit of the values: `s`, `B`, `count`, `B/s`, or the tool's own unit if its base unit is not known. */
  readonly unit: string;
  readonly better: BetterDirection;
  readonly values: readonly number[];
  readonly primary: boolean;
  readonly aggregate?: true;
  readonly deterministic?: true;
  /** True if the direction is a guess from the unit. Absent otherwise. */
  readonly inferred?: true;
}

/** The entries in the order in which the benchmarks first appear. */
export function toParseEntries(sources: readonly (readonly Measurement[])[]): ParseEntry[] {
  const entries = new Map<string, ParseEntry & { values: number[] }>();
  for (const measurement of sources.flat()) {
    const entry = toParseEntry(measurement);
    const key = JSON.stringify([measurement.group, entry.name, entry.metric, entry.unit]);
    const first = entries.get(key);
    if (first === undefined) entries.set(key, entry);
    // `push(...values)` would fail: a tool may give more values than a call can take arguments.
    else for (const value of entry.values) first.values.push(value);
  }
  return [...entries.values()];
}

function toParseEntry(measurement: Measurement): ParseEntry & { values: number[] } {
  const { group, name, metric, primary, aggregate, deterministic } = measurement;
  const { unit, factor } = tidyUnit(measurement.unit);
  const { dimension, better, guessed } = unitDescriptionOf(unit);
  return omitNull({
    group,
    name,
    metric,
    unit: dimension,
    better: measurement.better ?? better,
    values: measurement.values.map((value) => value * factor),
    primary,
    aggregate: aggregate ? (true as const) : null,
    deterministic: deterministic ? (true as const) : null,
    inferred: measurement.better === null && guessed ? (true as const) : null,
  });
}
