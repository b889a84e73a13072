// The functions from which the change of a row comes, as a report has them. `profiles/row-functions.ts` makes it, renderers
// print it. Names and files are untrusted text.

import type { GrownFile } from './file-sizes.ts';
import type { FlameGraph } from './flame-graph.ts';
import type { Attribution } from './profile.ts';

export type RowFunctions = ComparedFunctions | ChangedParts | MissingFunctions;

/** The profiles of a row, compared. Values are in the unit of the metric. */
export interface ComparedFunctions {
  readonly kind: 'compared';
  readonly attribution: Attribution;
  /** Change of the row in its unit: `head` minus `base`. */
  readonly change: number;
  /** Part of the change that no named function has. */
  readonly elsewhere: number;
  /**
   * Whether the profiles are of all benchmarks of the command. The values are then relative to the time of the whole command,
   * as if that were the value of base.
   */
  readonly isOfCommand: boolean;
  /**
   * Whether functions are named although the shares of the profiles do not differ: then all of them grew with the benchmark,
   * and none is the cause more than another.
   */
  readonly isProportional: boolean;
  /** Null: the profiles know no stacks. */
  readonly graph: FlameGraph | null;
}

/** The modules or symbols of a file whose size changed. Bytes before any compression. */
export interface ChangedParts extends Pick<GrownFile, 'parts' | 'count'> {
  readonly kind: GrownFile['kind'];
}

/** A row that was to be profiled, and for which there is nothing to compare. */
export interface MissingFunctions {
  readonly kind: 'missing';
  /** `metric`: the profiles do not measure this metric. `no-profile`: a side has none, and a warning says why. */
  readonly reason: 'metric' | 'no-profile';
}
