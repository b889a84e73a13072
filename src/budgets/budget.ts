// One entry of `budgets:` as the rest of the program sees it. `settings/budget-file.ts` makes it from YAML.

import type { Quantity } from '../model/quantity.ts';
import type { Subject, UnitSetting } from '../model/sample.ts';
import type { TableSettings } from '../model/shaped-table.ts';
import type { Level } from '../model/verdict.ts';

export interface Budget {
  /** A metric's own name, a base unit, `*`, or `time` or `size` for the primary metric of that family. */
  readonly metric: string;
  /** Patterns over the benchmark's name, `!` excludes; empty: all. */
  readonly benchmarks: readonly string[];
  /** Patterns over the group; empty: all. */
  readonly packages: readonly string[];
  /** A filter in benchstat's language, compiled; null: all. */
  readonly filter: RowFilter | null;
  /** `each`: every row by itself. `geomean`: one number over all rows of a metric that the budget is for. */
  readonly of: 'each' | 'geomean';
  /** Kind of rule to its limit: `{'max-regression': 0.05}`, `{max: {value: 50, unit: 'ms', text: '50ms'}}`. */
  readonly limits: ReadonlyMap<string, number | Quantity>;
  /** Changes smaller than this never count; null: none. */
  readonly minDelta: Quantity | null;
  readonly level: Level;
  /** The team's own reason; printed, never interpreted. */
  readonly because: string | null;
  /** The last day on which the budget counts, `2027-01-31`; null: always. */
  readonly until: string | null;
  /** `file:line` or `default`, for messages. */
  readonly where: string;
}

export interface RowFilter {
  /** As written. */
  readonly text: string;
  matches(row: Subject): boolean;
}

/** What becomes of a benchmark that only one side has. */
export type Membership = 'pass' | 'warn' | 'fail';

/** Everything that analysing needs, and nothing that measuring or publishing does. */
export interface Policy {
  readonly budgets: readonly Budget[];
  readonly units: Readonly<Record<string, UnitSetting>>;
  readonly new: Membership;
  readonly removed: Membership;
  /** Old name to new name. */
  readonly renamed: Readonly<Record<string, string>>;
  /** False alarms per pull request, all budgeted comparisons together; one-sided. */
  readonly alpha: number;
  /**
   * How much worse than a kept baseline anything may be that depends on the machine, where its own limit is tighter; a
   * ratio. Null: none was given, and such results are not judged against a baseline.
   */
  readonly baselineTolerance: number | null;
  /** The day of judging in UTC, `2027-01-31`: budgets may end. */
  readonly today: string;
  /** How the tables are shaped; null: base against head, benchmark by benchmark. Decides nothing. */
  readonly table: TableSettings | null;
}
