// The commit that changed a row, as a report has it. `bisect/culprits.ts` makes it, renderers print it.

import type { RecordedBisection } from './bisection-schema.ts';

/** A commit of a search. Its subject, the first line of its message, is untrusted text. */
export type SearchedCommit = RecordedBisection['commits'][number];

/** The answer of a search for one row. */
export interface Culprit extends Pick<RecordedBisection, 'ended'> {
  /**
   * `commit`: one commit changed the row. `several`: the change came in parts, and these commits did it. `range`: one of these
   * commits did it, and they cannot be distinguished. `unknown`: the search ended before it measured anything of the row.
   */
  readonly kind: 'commit' | 'range' | 'several' | 'unknown';
  /** Oldest first. Empty if unknown. */
  readonly commits: readonly SearchedCommit[];
  /** Position of each of `commits` among those after base, from 1. */
  readonly positions: readonly number[];
  /** Number of commits that were searched. */
  readonly of: number;
  /** Number of commits that were built for it, or tried to be. */
  readonly builds: number;
  /** Number of rounds that were measured for it. */
  readonly rounds: number;
  /** Time of the whole search, which is for all rows, in minutes. */
  readonly minutes: number;
  /** What was measured of the commits between base and head, oldest first. */
  readonly levels: readonly MeasuredLevel[];
}

/** How far a commit is from base. */
export interface MeasuredLevel {
  /** Position among the commits after base, from 1. */
  readonly position: number;
  /** Change of the row from base to this commit, as a ratio minus one. Null where ratios do not exist. */
  readonly change: number | null;
  /** Ends of its 95 % interval; null if the metric is exact, or where they do not exist. */
  readonly low: number | null;
  readonly high: number | null;
}
