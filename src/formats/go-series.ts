// Collects the values of Go benchmark results: one growing list for each package, benchmark and unit, and the settings
// of `Unit` lines. Finding a list allocates nothing, because there may be a million lines.

import type { BetterDirection, Measurement } from '../model/measurement.ts';
import { tidyGoUnit } from '../units/tidy.ts';
import type { UnitAssignment } from './go-line.ts';

type Series = Omit<Measurement, 'values'> & { values: number[] };

interface UnitSeries {
  readonly base: string;
  /** Series by the number of package and benchmark. */
  readonly byName: Series[];
}

export class GoSeries {
  readonly #series: Series[] = [];
  readonly #units = new Map<string, UnitSeries>();
  readonly #settings = new GoUnitSettings();
  /** Number of each benchmark, by package. */
  readonly #groups = new Map<string | null, Map<string, number>>();
  #names = 0;

  get isEmpty(): boolean {
    return this.#series.length === 0;
  }

  /** Appends values, at least one. */
  add(group: string | null, name: string, unit: string, values: readonly number[]): void {
    let unitSeries = this.#units.get(unit);
    if (unitSeries === undefined) {
      unitSeries = { base: tidyGoUnit(unit).unit, byName: [] };
      this.#units.set(unit, unitSeries);
    }
    const { base, byName } = unitSeries;
    const number = this.#numberOf(group, name);
    const present = byName[number];
    if (present !== undefined) {
      for (const value of values) present.values.push(value);
      return;
    }
    // A copy takes only the memory that it needs. A growing list takes up to twice as much.
    const first = values.slice();
    const primary = base === 'sec/op';
    const series: Series = { group, name, metric: unit, unit, better: null, values: first, primary };
    byName[number] = series;
    this.#series.push(series);
  }

  #numberOf(group: string | null, name: string): number {
    let numbers = this.#groups.get(group);
    if (numbers === undefined) {
      numbers = new Map();
      this.#groups.set(group, numbers);
    }
    const number = numbers.get(name);
    if (number !== undefined) return number;
    numbers.set(name, this.#names);
    return this.#names++;
  }

  /** Applies a setting of a `Unit` line to the whole text. Null, or the different value that is already set. */
  applyUnitSetting(unit: string, setting: UnitAssignment): string | null {
    return this.#settings.apply(tidyGoUnit(unit).unit, setting);
  }

  all(): Measurement[] {
    if (this.#settings.isEmpty) return this.#series;
    return this.#series.map((series) => {
      const { base } = this.#units.get(series.unit)!;
      const stated = { ...series, better: this.#settings.better(base) };
      return this.#settings.isExact(base) ? { ...stated, deterministic: true } : stated;
    });
  }
}

/** Settings of `Unit` lines, by base unit: `Unit score better=higher assume=exact`. The first value of a setting stays. */
export class GoUnitSettings {
  readonly #settings = new Map<string, Map<string, string>>();

  get isEmpty(): boolean {
    return this.#settings.size === 0;
  }

  apply(unit: string, { key, value }: UnitAssignment): string | null {
    const settings = this.#settings.get(unit) ?? new Map<string, string>();
    this.#settings.set(unit, settings);
    const first = settings.get(key) ?? value;
    settings.set(key, first);
    return first === value ? null : first;
  }

  isExact(unit: string): boolean {
    return this.#settings.get(unit)?.get('assume') === 'exact';
  }

  better(unit: string): BetterDirection | null {
    const stated = this.#settings.get(unit)?.get('better');
    return stated === 'lower' || stated === 'higher' ? stated : null;
  }
}
