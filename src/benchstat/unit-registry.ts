// The units of a run: each unit as written, its base unit with the factor to it, and the settings of `Unit` lines.
// Everything applies to the whole run, whichever file and line it comes from.

import type { BetterDirection } from '../model/measurement.ts';
import { tidyGoUnit } from '../units/tidy.ts';
import { makeWordTable } from './word-table.ts';

export interface UnitRegistry {
  /** Returns the number of the unit, from 0. */
  numberOf(unit: string): number;
  /** Returns the factor from the unit to its base unit. Multiply by it. */
  factor(number: number): number;
  writtenUnit(number: number): string;
  baseUnit(number: number): string;
  /** Adds one `key=value` of a `Unit` line. Returns the error, or null. */
  applyUnitSetting(unit: string, key: string, value: string): string | null;
  isExact(unit: string): boolean;
  /** Returns the direction of improvement, or null if no `Unit` line sets it. */
  better(unit: string): BetterDirection | null;
}

export function makeUnitRegistry(): UnitRegistry {
  const words = makeWordTable();
  const factors: number[] = [];
  const bases: string[] = [];
  const settings = new Map<string, Map<string, string>>();

  return {
    numberOf(unit) {
      const number = words.numberOf(unit);
      if (number === factors.length) {
        const tidied = tidyBytes(unit);
        factors.push(tidied.factor);
        bases.push(tidied.unit);
      }
      return number;
    },
    factor: (number) => factors[number]!,
    writtenUnit: (number) => words.text(number),
    baseUnit: (number) => bases[number]!,
    applyUnitSetting(unit, key, value) {
      const base = tidyBytes(unit).unit;
      const known = settings.get(base) ?? new Map<string, string>();
      settings.set(base, known);
      const present = known.get(key) ?? value;
      known.set(key, present);
      return present === value ? null : `metadata ${key} of unit ${unit} already set to ${present}`;
    },
    isExact: (unit) => settings.get(tidyBytes(unit).unit)?.get('assume') === 'exact',
    better(unit) {
      const stated = settings.get(tidyBytes(unit).unit)?.get('better');
      return stated === 'lower' || stated === 'higher' ? stated : null;
    },
  };
}

/**
 * Combines a unit, and whether the value was converted to its base, in one number. benchstat keeps the written unit if
 * the conversion does not change the value: 0 ns/op stays separate from 0 sec/op.
 */
export function kindOf(unit: number, converted: boolean): number {
  return 2 * unit + Number(converted);
}

export function unitOf(kind: number): number {
  return kind >> 1;
}

export function isConverted(kind: number): boolean {
  return kind % 2 === 1;
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
