// What the history says: the level of each benchmark at each commit, and where it changed. Numbers and names;
// `history/analyse-history.ts` makes it, renderers print it.

import type { HistoryKey } from './history.ts';
import type { BetterDirection } from './measurement.ts';
import type { MeasuredTree } from './stored-run.ts';

/** Half of the width of a 95 % interval of a level, in standard errors: a quantile of the normal distribution. */
export const HALF_WIDTH_95 = 1.96;

/** A measured commit. Its index in the list of all points is its place in the order of the commits. */
export interface Point extends MeasuredTree {
  /** Day or time of its first run. */
  readonly at: string;
}

/** The ratio of a metric at a point to that at the anchor. */
export interface Level {
  /** Natural logarithm of the ratio to the anchor. */
  readonly level: number;
  readonly standardError: number;
}

/** A change of a series: a step between two points, or a drift over several. */
export interface HistoryChange {
  readonly kind: 'step' | 'drift';
  /** Index of the last point before the change. */
  readonly before: number;
  /** Index of the first point after the whole change; of a step, the point that follows `before`. */
  readonly after: number;
  /** First and last index that `before` of a step may have, at 95 %. Of a drift, `before` itself. */
  readonly range: readonly [first: number, last: number];
  readonly logRatio: number;
  readonly standardError: number;
  /** Probability that a series without any change shows one as clear as this, anywhere. */
  readonly p: number;
}

/**
 * `suspected`: it was not measured again yet. `confirmed`: later runs show a change in its direction. `refuted`: they exclude
 * the suspected change. `unconfirmed`: they do neither. A drift has no commit that could be measured, so it stays suspected.
 */
export type ChangeState = 'suspected' | 'confirmed' | 'refuted' | 'unconfirmed';

/** Measurements of the later runs of a step, all together. */
export interface Confirmation {
  /** Natural logarithm of the ratio, after the step to before it. */
  readonly logRatio: number;
  readonly standardError: number;
  readonly runs: number;
  /** Day or time of the latest one. */
  readonly at: string;
  /** Id of the workflow run that recorded it; null if it is not known. */
  readonly workflowRun: number | null;
}

export interface JudgedChange extends HistoryChange {
  readonly state: ChangeState;
  /** Null while the change was not measured again. */
  readonly confirmation: Confirmation | null;
}

/** Levels and changes of one benchmark and metric. */
export interface SeriesHistory extends HistoryKey {
  readonly better: BetterDirection;
  /** One level per point; null where nothing connects the point with the anchor. */
  readonly levels: readonly (Level | null)[];
  readonly changes: readonly JudgedChange[];
  /** Whether the comparisons contradict each other by more than their errors, so that the levels cannot be trusted. */
  readonly isInconsistent: boolean;
}

/** A step for the worse that has to be measured again: no run has confirmed or refuted it yet. */
export interface Suspect extends HistoryKey {
  /** Last commit that is certainly before the step, and first one that is certainly after it. */
  readonly before: Point;
  readonly after: Point;
  /** Relative change that the history estimates: 0.1 is 10 % more. */
  readonly change: number;
  readonly p: number;
  /** Number of rounds that decide about it. */
  readonly rounds: number;
}

/** Two commits to compare, which confirms or refutes suspects. */
export interface SuspectPair {
  /** Full SHAs. */
  readonly before: string;
  readonly after: string;
  /** Number of rounds that decide about all suspects between them. */
  readonly rounds: number;
}

/** A confirmed step for the worse, of a result that is still worse than before it. */
export interface ConfirmedStep extends HistoryKey {
  /** Indices of the first and the last point that may be the last one before the step. */
  readonly range: readonly [first: number, last: number];
  /** Last commit that is certainly before the step, and first one that is certainly after it. */
  readonly before: Point;
  readonly after: Point;
  readonly confirmation: Confirmation;
}

export interface History {
  readonly points: readonly Point[];
  /** Index of the point that all levels are relative to. */
  readonly anchor: number;
  readonly runs: number;
  /** Days of the first and the last run, such as `2026-11-20`. Null: there is no run. */
  readonly days: readonly [first: string, last: string] | null;
  readonly series: readonly SeriesHistory[];
  readonly suspects: readonly Suspect[];
  readonly confirmed: readonly ConfirmedStep[];
}

export function currentLevel({ levels }: Pick<SeriesHistory, 'levels'>): Level | null {
  return levels.findLast((level) => level !== null) ?? null;
}

/** Orders series by how much worse they are than at the anchor for certain, the worst first. */
export function byWorsening(one: SeriesHistory, other: SeriesHistory): number {
  return certainWorsening(other) - certainWorsening(one);
}

/** Better end of the interval of the worsening. Otherwise the least certain results would come first. */
function certainWorsening(series: SeriesHistory): number {
  const { level, standardError } = currentLevel(series) ?? { level: 0, standardError: Infinity };
  return (series.better === 'lower' ? level : -level) - 2 * standardError;
}

/** A step that the issue listed. Later runs may estimate its commits otherwise by a point or two. */
export interface KnownStep {
  /** First 12 hex digits of the SHA-256 of the result, see `seriesIdOf`. */
  readonly series: string;
  /** First 12 hex digits of the commit before the step, and of the one after it. */
  readonly before: string;
  readonly after: string;
}

/** Memory of the issue about the history, so that the next run knows what people could read there and what they dismissed. */
export interface IssueMemory {
  /** Day or time of the newest run that the issue takes into account. */
  readonly until: string;
  /** Steps in its table. */
  readonly listed: readonly KnownStep[];
  /** Steps that were in its table when somebody closed it. */
  readonly dismissed: readonly KnownStep[];
}

export interface IssueState extends IssueMemory {
  readonly isOpen: boolean;
}
