// Converts Measurements to what the `parse` command prints: values in base units, with a direction for each metric. The
// values of several sources are appended to each other.

import type { BetterDirection, Measurement } from '../model/measurement.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import { SeriesNumbers } from './series-numbers.ts';

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

type GrowingEntry = { -readonly [Key in keyof ParseEntry]: ParseEntry[Key] } & { values: number[] };

/** The entries in the order in which the benchmarks first appear. */
export function toParseEntries(sources: readonly (readonly Measurement[])[]): ParseEntry[] {
  const numbers = new SeriesNumbers();
  const entries: GrowingEntry[] = [];
  for (const measurement of sources.flat()) {
    const entry = toParseEntry(measurement);
    const first = entries[numbers.numberOf(entry)];
    if (first === undefined) entries.push(entry);
    // `push(...values)` would fail: a tool may give more values than a call can take arguments.
    else for (const value of entry.values) first.values.push(value);
  }
  return entries;
}

function toParseEntry(measurement: Measurement): GrowingEntry {
  const { group, name, metric, primary, aggregate, deterministic } = measurement;
  const { unit, factor } = tidyUnit(measurement.unit);
  const { dimension, better, guessed } = unitDescriptionOf(unit);
  const values = measurement.values.map((value) => value * factor);
  const known = { name, metric, unit: dimension, better: measurement.better ?? better, values, primary };
  const entry: GrowingEntry = group === null ? known : { group, ...known };
  if (aggregate) entry.aggregate = true;
  if (deterministic) entry.deterministic = true;
  if (measurement.better === null && guessed) entry.inferred = true;
  return entry;
}
