// The values of one benchmark and metric on one side, ready to be compared: in base units, one per
// invocation (its median) unless the team asked for every raw value.

import type { Better } from './measurement.ts';

/** One may have a row for each metric. */
export interface Benchmark {
  readonly group: string | null;
  readonly name: string;
}

/** For maps and sets. */
export function benchmarkKey({ group, name }: Benchmark): string {
  return JSON.stringify([group, name]);
}

/** What a row of the table is about. Two rows never share all four. */
export interface Subject extends Benchmark {
  /** The tool's own name of the metric. */
  readonly metric: string;
  /** The base unit the values are in, named as benchstat names it: `sec/op`, `B/op`, `sec`. */
  readonly unit: string;
  readonly better: Better;
  readonly primary: boolean;
}

export interface Sample {
  /** In the order they were taken; base units; finite. */
  readonly values: readonly number[];
  /** The round each value was taken in, from 1; same length as `values`. */
  readonly rounds: readonly number[];
}

/** What the team says of a metric whose direction or noise cannot be known from its unit. */
export interface UnitSetting {
  readonly better?: 'lower' | 'higher' | undefined;
  readonly exact?: boolean | undefined;
}
