// The values of one benchmark and metric on one side, ready to be compared: in base units, one per
// invocation (its median) unless the team asked for every raw value.

import type { Better } from './measurement.ts';

/** A benchmark as its tool names it. Two commands of a run may print the same one. */
export interface ToolName {
  readonly group: string | null;
  readonly name: string;
}

/** The name of a command in reports; null for the only command of a run, which needs none. */
export type CommandName = string | null;

/** A benchmark of a run. It may have a row for each metric. */
export interface Benchmark extends ToolName {
  /** The command that measured it. */
  readonly command: CommandName;
}

/** The same text for the same name, for maps and sets. */
export function toolNameKey({ group, name }: ToolName): string {
  return JSON.stringify([group, name]);
}

/** The same text for the same benchmark, for maps and sets. */
export function benchmarkKey({ command, group, name }: Benchmark): string {
  return JSON.stringify([command, group, name]);
}

/** What a row of the table is about. Two rows never share command, group, name, metric and unit. */
export interface Subject extends Benchmark {
  /** The name without the number of processors that Go appends to it; absent where nothing was appended. */
  readonly shortName?: string;
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
