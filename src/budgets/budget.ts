// One entry of `budgets:` in the form that the rest of the program reads. `settings/config-file.ts` makes it from YAML.

import type { TableSettings } from '../model/custom-table.ts';
import type { Location } from '../model/location.ts';
import type { Quantity } from '../model/preview.ts';
import type { BenchmarkMetric, UnitSetting } from '../model/sample.ts';
import type { BudgetLevel } from '../model/verdict.ts';

export interface Budget {
  /** The metric's own name, a base unit, `*`, or `time` or `size` for the primary metric of that family. */
  readonly metric: string;
  /** Patterns for the benchmark's name, its group and the name of its command; `!` excludes. Empty: all. */
  readonly benchmarks: readonly string[];
  readonly packages: readonly string[];
  readonly commands: readonly string[];
  /** Compiled filter in benchstat's language. Null: all rows. */
  readonly filter: RowFilter | null;
  /** `latest-release` or a tag, whose level the limit is relative to. Null: base. */
  readonly against: string | null;
  /** Part of the benchmarks' names that has the size, for `max-growth`: `/n`. Null: the only one there is. */
  readonly by: string | null;
  /** `each`: judges every row separately. `geomean`: judges one number for all matching rows of a metric. */
  readonly of: 'each' | 'geomean';
  /** Limits by the kind of their rule: `{'max-regression': 0.05}`, `{max: {value: 50, unit: 'ms', text: '50ms'}}`. */
  readonly limits: ReadonlyMap<string, number | Quantity>;
  /** Smallest change that can break the budget. Null: any change can. */
  readonly minDelta: Quantity | null;
  readonly level: BudgetLevel;
  /** The team's own reason. It is printed, but never interpreted. */
  readonly because: string | null;
  /** The last day on which the budget is in force, `2027-01-31`. Null: it does not expire. */
  readonly until: string | null;
  /** Position in the configuration file, or `default` for a built-in budget. For messages. */
  readonly location: Location;
}

export interface RowFilter {
  readonly text: string;
  matches(row: BenchmarkMetric): boolean;
}

/** The effect on the check, for example of a benchmark that only one side has. */
export type MissingSidePolicy = 'pass' | 'warn' | 'fail';

/** All settings that the analysis needs. Settings of measuring and publishing are not part of it. */
export interface Policy {
  readonly budgets: readonly Budget[];
  readonly units: Readonly<Record<string, UnitSetting>>;
  readonly new: MissingSidePolicy;
  readonly removed: MissingSidePolicy;
  /** The effect of an answer that differs between the sides. */
  readonly sameAnswer: MissingSidePolicy;
  /** Patterns for the names of benchmarks that show the machine and are not judged. Empty: none. */
  readonly control: readonly string[];
  readonly renamed: Readonly<Record<string, string>>;
  /** The same from head's file, if another file is in use; see `compare/renames.ts`. Untrusted. */
  readonly renamedByHead: Readonly<Record<string, string>>;
  /** Largest one-sided probability of a false alarm per pull request, for all budgeted comparisons together. */
  readonly alpha: number;
  /** Largest worsening against a baseline, a ratio, if the metric depends on the machine. Null: this is not judged. */
  readonly baselineTolerance: number | null;
  /** The day of judging in UTC, `2027-01-31`, for budgets that expire. */
  readonly today: string;
  /** Layout of the tables. Null: base against head, benchmark by benchmark. It has no influence on verdicts. */
  readonly table: TableSettings | null;
}
