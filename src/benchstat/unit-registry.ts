// The units of a run: each unit as written, its base unit with the factor to it, and the settings of `Unit` lines.
// Everything applies to the whole run, whichever file and line it comes from. Units are byte strings.

import type { BetterDirection } from '../model/measurement.ts';
import { tidyGoUnit } from '../units/tidy.ts';

export interface WrittenUnit {
  /** Different units have different numbers, from 0. */
  readonly number: number;
  readonly written: string;
  readonly base: string;
  /** Factor from the written unit to its base unit. Multiply by it. */
  readonly factor: number;
}

export interface UnitRegistry {
  find(written: string): WrittenUnit;
  /** Adds one `key=value` of a `Unit` line. Returns the error, or null. */
  applyUnitSetting(unit: string, key: string, value: string): string | null;
  isExact(unit: string): boolean;
  /** Returns the direction of improvement, or null if no `Unit` line sets it. */
  better(unit: string): BetterDirection | null;
}

export function makeUnitRegistry(): UnitRegistry {
  const units = new Map<string, WrittenUnit>();
  const settings = new Map<string, Map<string, string>>();
  const settingOf = (unit: string, key: string) => settings.get(tidyBytes(unit).unit)?.get(key);

  return {
    find(written) {
      const known = units.get(written);
      if (known !== undefined) return known;
      const { unit: base, factor } = tidyBytes(written);
      const unit = { number: units.size, written, base, factor };
      units.set(written, unit);
      return unit;
    },
    applyUnitSetting(unit, key, value) {
      const base = tidyBytes(unit).unit;
      const known = settings.get(base) ?? new Map<string, string>();
      settings.set(base, known);
      const present = known.get(key) ?? value;
      known.set(key, present);
      return present === value ? null : `metadata ${key} of unit ${unit} already set to ${present}`;
    },
    isExact: (unit) => settingOf(unit, 'assume') === 'exact',
    better(unit) {
      const stated = settingOf(unit, 'better');
      return stated === 'lower' || stated === 'higher' ? stated : null;
    },
  };
}

/** Offset that moves bytes above ASCII to private characters, because two of them would be read as white space. */
const FOREIGN = 0xe000;

function tidyBytes(unit: string): { readonly unit: string; readonly factor: number } {
  if (!unit.includes('ns') && !unit.includes('MB')) return { unit, factor: 1 };
  const shielded = unit.replaceAll(/[\x80-\xff]/g, (byte) => shift(byte, FOREIGN));
  const tidied = tidyGoUnit(shielded);
  return { ...tidied, unit: tidied.unit.replaceAll(/[\ue080-\ue0ff]/g, (byte) => shift(byte, -FOREIGN)) };
}

function shift(character: string, by: number): string {
  return String.fromCharCode(character.charCodeAt(0) + by);
}
