// The settings of `Unit` lines in Go benchmark text: `Unit score better=higher assume=exact`. They apply to the whole text,
// wherever they are in it, and the first value of a setting stays. Base units in, what they mean out.

import type { BetterDirection } from '../model/measurement.ts';
import type { UnitAssignment } from './go-line.ts';

export class GoUnitSettings {
  readonly #settings = new Map<string, Map<string, string>>();

  get isEmpty(): boolean {
    return this.#settings.size === 0;
  }

  /** Null, or the different value that is already set. */
  apply(unit: string, { key, value }: UnitAssignment): string | null {
    const settings = this.#settings.get(unit) ?? new Map<string, string>();
    this.#settings.set(unit, settings);
    const first = settings.get(key) ?? value;
    settings.set(key, first);
    return first === value ? null : first;
  }

  /** Values in the unit are said not to vary. */
  isExact(unit: string): boolean {
    return this.#settings.get(unit)?.get('assume') === 'exact';
  }

  /** Null if no setting gives it. */
  better(unit: string): BetterDirection | null {
    const stated = this.#settings.get(unit)?.get('better');
    return stated === 'lower' || stated === 'higher' ? stated : null;
  }
}
