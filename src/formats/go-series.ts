// Collects the values of Go benchmark results: one growing list for each package, benchmark and unit, and the settings
// of `Unit` lines. Finding a list allocates nothing, because there may be a million lines.

import type { Measurement } from '../model/measurement.ts';
import { tidyGoUnit } from '../units/tidy.ts';
import type { UnitAssignment } from './go-line.ts';
import { makeGoUnitSettings } from './go-unit-settings.ts';

export interface GoSeries {
  readonly isEmpty: boolean;
  /** Appends values, at least one, for a benchmark and a unit. */
  add(subject: GoSeriesKey, values: readonly number[]): void;
  /** Applies a setting of a `Unit` line to the whole text. Returns null, or the different value that is already set. */
  applyUnitSetting(unit: string, setting: UnitAssignment): string | null;
  all(): Measurement[];
}

export interface GoSeriesKey {
  readonly group: string | null;
  readonly name: string;
  readonly unit: string;
}

type Series = Omit<Measurement, 'values'> & { values: number[] };

/** The series with one unit, as it is written. */
interface UnitSeries {
  readonly base: string;
  /** Series by the number of package and benchmark. */
  readonly byName: Series[];
}

export function makeGoSeries(): GoSeries {
  const all: Series[] = [];
  const units = new Map<string, UnitSeries>();
  const settings = makeGoUnitSettings();
  const groups = new Map<string | null, Map<string, number>>();
  let names = 0;

  function numberOf(group: string | null, name: string): number {
    let numbers = groups.get(group);
    if (numbers === undefined) {
      numbers = new Map();
      groups.set(group, numbers);
    }
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names);
    return names++;
  }

  function withSettings(series: Measurement): Measurement {
    const { base } = units.get(series.unit)!;
    const better = settings.better(base);
    return { ...series, better, ...(settings.isExact(base) && { deterministic: true }) };
  }

  return {
    get isEmpty() {
      return all.length === 0;
    },
    add({ group, name, unit }, values) {
      let own = units.get(unit);
      if (own === undefined) {
        own = { base: tidyGoUnit(unit).unit, byName: [] };
        units.set(unit, own);
      }
      const number = numberOf(group, name);
      const known = own.byName[number];
      if (known !== undefined) {
        for (const value of values) known.values.push(value);
        return;
      }
      const primary = own.base === 'sec/op';
      // A copy takes only the memory that it needs. A growing list takes up to twice as much.
      const first = values.slice();
      const series: Series = { group, name, metric: unit, unit, better: null, values: first, primary };
      own.byName[number] = series;
      all.push(series);
    },
    applyUnitSetting: (unit, setting) => settings.apply(tidyGoUnit(unit).unit, setting),
    all: () => (settings.isEmpty ? all : all.map(withSettings)),
  };
}
