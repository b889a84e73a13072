// What measuring goes on for: said by the analysis at a look, and used by `measure` to leave out the rest.

import type { RecordedSeries } from './recording.ts';

export interface Undecided {
  /** Benchmarks of which a budget cannot be judged yet, as the table names them; none: measuring is over. */
  readonly names: readonly string[];
  /** How many benchmarks there are, decided or not. */
  readonly of: number;
  /** The plan cannot be judged as it stands, which no further round changes. */
  readonly isHopeless: boolean;
  /** Their series, by the names they have on either side. */
  readonly series: readonly RecordedSeries[];
}
