// The settings of `Unit` lines in Go benchmark text: `Unit score better=higher assume=exact`. They apply to the whole text,
// wherever they are in it, and the first value of a setting stays. Base units in, what they mean out.

import type { BetterDirection } from '../model/measurement.ts';
import type { UnitAssignment } from './go-line.ts';

export interface GoUnitSettings {
  readonly isEmpty: boolean;
  /** Applies a setting to a unit. Returns null, or the different value that is already set. */
  apply(unit: string, setting: UnitAssignment): string | null;
  /** Reports whether values in the unit are said not to vary. */
  isExact(unit: string): boolean;
  /** Returns the direction of improvement, or null if no setting gives it. */
  better(unit: string): BetterDirection | null;
}

export function makeGoUnitSettings(): GoUnitSettings {
  const settings = new Map<string, Map<string, string>>();
  return {
    get isEmpty() {
      return settings.size === 0;
    },
    apply(unit, { key, value }) {
      const known = settings.get(unit) ?? new Map<string, string>();
      settings.set(unit, known);
      const present = known.get(key) ?? value;
      known.set(key, present);
      return present === value ? null : present;
    },
    isExact: (unit) => settings.get(unit)?.get('assume') === 'exact',
    better(unit) {
      const stated = settings.get(unit)?.get('better');
      return stated === 'lower' || stated === 'higher' ? stated : null;
    },
  };
}
