// Says whether a profile can explain a metric: a profile of time says nothing of allocated bytes or of counts, such as executed
// instructions, and the reverse. Units in, a boolean out. Pure.

/** `unit`: the base unit of a metric. `profileUnit`: the unit of a profile. */
export function canExplainMetric(unit: string, profileUnit: string): boolean {
  const isSize = unit === 'B' || (unit.startsWith('B/') && unit !== 'B/s');
  if (profileUnit === 'B') return isSize;
  if (profileUnit === 'ns' && unit === 'count') return false;
  return !isSize && !/^allocs?\b/.test(unit);
}
