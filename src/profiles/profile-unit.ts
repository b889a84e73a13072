// Converts the units of profiles to those of this program, and says which metrics a unit can explain.

const WORDS = { nanoseconds: 1, microseconds: 1e3, milliseconds: 1e6, seconds: 1e9 };
const NANOSECONDS = new Map(Object.entries({ ...WORDS, ns: 1, us: 1e3, ms: 1e6, s: 1e9 }));

/** Converts times to `ns`, bytes to `B`, and numbers without a unit to `samples`. `factor` is that from the profiler's unit. */
export function toBaseUnit(unit: string): { unit: string; factor: number } {
  const factor = NANOSECONDS.get(unit);
  if (factor !== undefined) return { unit: 'ns', factor };
  if (unit === 'bytes') return { unit: 'B', factor: 1 };
  return { unit: unit === '' || unit === 'none' || unit === 'count' ? 'samples' : unit.slice(0, 40), factor: 1 };
}

/**
 * Whether a profile can explain a metric: a profile of time says nothing of allocated bytes or of counts, such as executed
 * instructions, and the reverse. `unit` is the base unit of the metric.
 */
export function canExplainMetric(unit: string, profileUnit: string): boolean {
  const isSize = unit === 'B' || (unit.startsWith('B/') && unit !== 'B/s');
  if (profileUnit === 'B') return isSize;
  if (profileUnit === 'ns' && unit === 'count') return false;
  return !isSize && !/^allocs?\b/.test(unit);
}
