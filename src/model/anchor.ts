// Levels of one run relative to an anchor, such as the latest release: what the history says about base, and what follows
// for head. `base-levels.ts` finds them, `budgets/` judges them, renderers print them.

import type { Comparison, Interval } from './comparison.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Level } from './history-report.ts';

/** Value of `against` and of `base` that means the latest release. */
export const LATEST_RELEASE = 'latest-release';

export interface Anchor {
  /** Name of its tag. Untrusted text. */
  readonly name: string;
  readonly commit: string;
}

/** The level of one benchmark and metric at base. */
export interface BaseLevel extends Level {
  /** Smallest standard error that a comparison of this benchmark is believed to have, because few rounds estimate it badly. */
  readonly usualError: number;
  /** Factor by which the comparisons of this benchmark scatter more than their errors say, at least 1. */
  readonly scatter: number;
}

export interface AnchorLevels {
  readonly anchor: Anchor;
  /** Whether base is the anchor itself, so that each comparison of the run is one with the anchor. */
  readonly isBase: boolean;
  /** Levels by `historyKeyOf`. */
  readonly levels: ReadonlyMap<string, BaseLevel>;
}

export interface BaseLevels {
  /** Levels by the text of `against` in a budget, or why there are none. The diagnostic has no location yet. */
  readonly ofBudgets: ReadonlyMap<string, AnchorLevels | Diagnostic>;
  /** Levels since the latest release that was compared, for readers. Null: there are none to show. */
  readonly shown: AnchorLevels | null;
  /** Id of the workflow run that recorded last. Its page has that of the history. Null: no workflow recorded, or unknown. */
  readonly recordedIn: number | null;
  /** Largest relative difference between two builds of the same code, by `historyKeyOf`. Absent: no builds are known. */
  readonly layouts?: ReadonlyMap<string, number>;
}

/** The level of one row at head: that of base, and the change that this run measured. */
export interface HeadLevel {
  readonly anchor: Anchor;
  /** Whether base is the anchor itself, so that the level is the change that this run measured. */
  readonly isBase: boolean;
  /** Change of base since the anchor: ratio minus one. */
  readonly base: number;
  /** Change of head since the anchor: ratio minus one. */
  readonly change: number;
  /** 95 % interval of `change`. */
  readonly interval: Interval;
  /** 60 % interval of `change`, so each end is a one-sided 80 % bound. */
  readonly likely: Interval;
  /** Two-sided p of no change since the anchor. */
  readonly p: number;
  /** Whether the comparisons are exact, so that the intervals are only as wide as rounding. */
  readonly isExact: boolean;
}

/**
 * Why a row has no level. `no-anchor`: the whole anchor has none, and a diagnostic says why. `no-comparison`: no run
 * compared this benchmark since the anchor, as for one that the release does not have. `no-ratio`: its values have no
 * ratio or too few for an interval.
 */
export type MissingLevel = 'no-anchor' | 'no-comparison' | 'no-ratio';

export interface LevelSource {
  /** Both sides must have the row. `against` is that of a budget. */
  levelOf(row: Comparison, against: string): HeadLevel | MissingLevel;
  /** Reason why no row has a level, without a location; null if some have. */
  findProblem(against: string): Diagnostic | null;
  /** Level of a row since the latest release that was compared; null if there is none. */
  shownLevelOf(row: Comparison): HeadLevel | null;
}

/** The anchor that a budget is against, and its level. */
export interface AgainstAnchor {
  /** Text of `against`: `latest-release` or a tag. Untrusted text. */
  readonly against: string;
  /** The level that was judged, or why there is none. */
  readonly level: HeadLevel | MissingLevel;
}

export function isFound(found: AnchorLevels | Diagnostic): found is AnchorLevels {
  return 'levels' in found;
}
