// The values of one benchmark and metric on one side, ready for comparison: in base units, one per invocation (its
// median) unless the configuration asks for every raw value.

import type { BetterDirection } from './measurement.ts';
import type { RecordedSeries } from './recording.ts';

export interface GroupedName {
  readonly group: string | null;
  readonly name: string;
}

/** Name of a command in reports; null for the only command of a run, which needs no name. */
export type CommandName = string | null;

export interface Benchmark extends GroupedName {
  /** Command that measured it. */
  readonly command: CommandName;
}

/** Equal texts for equal names. */
export function groupedNameKeyOf({ group, name }: GroupedName): string {
  return JSON.stringify([group, name]);
}

/** Equal texts for equal benchmarks. */
export function benchmarkKeyOf({ command, group, name }: Benchmark): string {
  return JSON.stringify([command, group, name]);
}

/** An entry of `renamed` that pairs a benchmark of base with one of head. */
export interface Rename {
  /** Name on base. Untrusted text. */
  readonly from: string;
  /** Name on base without the number of processors that Go appends; null if nothing was appended. */
  readonly shortFrom: string | null;
  /** File with the entry: the `configuration` in use, or that of `head`, which the pull request can write. */
  readonly by: 'configuration' | 'head';
}

/** The identity of a row. Two rows never have equal command, group, name, metric and unit. */
export interface BenchmarkMetric extends Benchmark {
  /** Name without the number of processors that Go appends; null if nothing was appended. */
  readonly shortName: string | null;
  readonly metric: string;
  /** Base unit of the values, with benchstat's name for it: `sec/op`, `B/op`, `sec`. */
  readonly unit: string;
  readonly better: BetterDirection;
  readonly primary: boolean;
  /** Rename of the benchmark. Null: both sides use the same name, or only one side has the benchmark. */
  readonly renamed: Rename | null;
  /** The configuration says that head cannot have changed the benchmark. It shows the machine, and is never judged. */
  readonly isControl: boolean;
}

export interface Sample {
  /** Values in base units, in the order of measuring; finite. */
  readonly values: readonly number[];
  /** Round of each value, from 1; as long as `values`. */
  readonly rounds: readonly number[];
}

/** Configuration of a metric whose direction or noise cannot be known from its unit. */
export interface UnitSetting {
  readonly better?: 'lower' | 'higher' | undefined;
  readonly exact?: boolean | undefined;
}

/** A benchmark whose CPU time may decide something, by its name on head. */
export interface OpenTime extends Benchmark {
  readonly nameOnBase: string;
  /** The shortest time of it on either side. */
  readonly seconds: number;
}

export interface OpenTimes {
  readonly times: readonly OpenTime[];
  /** As in `UndecidedBenchmarks`. */
  readonly isCertain: boolean;
}

export interface UndecidedBenchmarks {
  /** Benchmarks with a budget that cannot be judged yet, or that are not precise enough, as the table names them. Empty: measuring can end. */
  readonly names: readonly string[];
  readonly of: number;
  /** Benchmarks that the rounds left could hardly decide. They are not measured again. */
  readonly givenUp: readonly string[];
  /** Whether control benchmarks are measured with them. */
  readonly hasControls: boolean;
  /** Whether the plan can never be judged, however many rounds follow. */
  readonly isHopeless: boolean;
  /** A budget that fails the check is broken for good, so that nothing undecided can change the verdict. */
  readonly isCertain: boolean;
  /** Standard error that each benchmark has to reach, a share. Null: none. */
  readonly precision: number | null;
  /** Series of the undecided benchmarks and of the control benchmarks, with the names that they have on either side. */
  readonly series: readonly RecordedSeries[];
}
