// The units of a run: each unit as written, its base unit with the factor to it, and the settings of `Unit` lines.
// Everything applies to the whole run, whichever file and line it comes from. Units are byte strings.

import type { UnitAssignment } from '../formats/go-line.ts';
import { GoUnitSettings } from '../formats/go-series.ts';
import type { BetterDirection } from '../model/measurement.ts';
import { tidyGoUnit } from '../units/tidy.ts';

export interface WrittenUnit {
  /** Different units have different numbers, from 0. */
  readonly number: number;
  readonly written: string;
  readonly base: string;
  readonly factor: number;
}

export class UnitRegistry {
  readonly #units = new Map<string, WrittenUnit>();
  readonly #settings = new GoUnitSettings();

  find(written: string): WrittenUnit {
    const known = this.#units.get(written);
    if (known !== undefined) return known;
    const { unit: base, factor } = tidyBytes(written);
    const unit = { number: this.#units.size, written, base, factor };
    this.#units.set(written, unit);
    return unit;
  }

  /** The answer is an error, or null. */
  applySetting(unit: string, setting: UnitAssignment): string | null {
    const present = this.#settings.apply(tidyBytes(unit).unit, setting);
    return present === null ? null : `metadata ${setting.key} of unit ${unit} already set to ${present}`;
  }

  isExact(unit: string): boolean {
    return this.#settings.isExact(tidyBytes(unit).unit);
  }

  /** Null if no `Unit` line sets it. */
  better(unit: string): BetterDirection | null {
    return this.#settings.better(tidyBytes(unit).unit);
  }
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
