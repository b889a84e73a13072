// Converts the units of profiles to those of this program. A unit as a profiler writes it in; unit and factor out.

export interface ProfileUnit {
  readonly unit: string;
  /** Factor from the profiler's unit. */
  readonly factor: number;
}

const NANOSECONDS: ReadonlyMap<string, number> = new Map([
  ['nanoseconds', 1],
  ['ns', 1],
  ['microseconds', 1e3],
  ['us', 1e3],
  ['milliseconds', 1e6],
  ['ms', 1e6],
  ['seconds', 1e9],
  ['s', 1e9],
]);

/** Converts times to `ns`, bytes to `B`, and numbers without a unit to `samples`. Keeps any other unit. */
export function toBaseUnit(unit: string): ProfileUnit {
  const factor = NANOSECONDS.get(unit);
  if (factor !== undefined) return { unit: 'ns', factor };
  if (unit === 'bytes') return { unit: 'B', factor: 1 };
  return { unit: unit === '' || unit === 'none' || unit === 'count' ? 'samples' : unit.slice(0, 40), factor: 1 };
}
