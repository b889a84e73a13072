// The comparison of profiles as JSON, for programs. An Attribution in, JSON text out.

import type { Attribution } from '../model/profile.ts';

/** Rounding of binary numbers is not shown. */
const DIGITS = 12;

export function renderProfileJson({ unit, base, head, functions }: Attribution): string {
  const value = {
    ...{ unit, base: round(base), head: round(head) },
    functions: functions.map(({ name, file, deltaSelf, low, high, touched }) => ({
      ...{ name, file, deltaSelf: round(deltaSelf) },
      ...{ low: low === null ? null : round(low), high: high === null ? null : round(high), touched },
    })),
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

function round(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
