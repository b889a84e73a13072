// The benchmarks that are undecided at a look. The analysis finds them, and `measure` uses them to skip all others.

import type { RecordedSeries } from './recording.ts';

export interface UndecidedBenchmarks {
  /** Benchmarks with a budget that cannot be judged yet, as the table names them. Empty: measuring can end. */
  readonly names: readonly string[];
  /** Number of all benchmarks, decided or not. */
  readonly of: number;
  /** Whether the plan can never be judged, however many rounds follow. */
  readonly isHopeless: boolean;
  /** Series of the undecided benchmarks, with the names that they have on either side. */
  readonly series: readonly RecordedSeries[];
}
