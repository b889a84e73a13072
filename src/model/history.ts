// One run of the history: the ratios of all benchmarks between two trees, measured on one runner. The history keeps
// ratios and no values, because a value belongs to its machine, and a service gives another machine every day.

import type { BetterDirection } from './measurement.ts';
import type { Benchmark } from './sample.ts';

export const HISTORY_VERSION = 1;

/** Ref that holds the history, unless another one is configured. It is no branch, so nobody clones it by accident. */
export const DEFAULT_HISTORY_REF = 'refs/bench-referee/history';

/** Events whose commit is on a branch of this repository, or becomes one when its merge queue accepts it: their runs are stored. */
export const RECORDED_EVENTS = ['push', 'merge_group', 'schedule', 'workflow_dispatch'];

/** A file of the ref. Whoever can push to the repository can write it. */
export interface HistoryFile {
  readonly path: string;
  readonly text: string;
}

/** A commit and its tree. A squash merge or a merge queue makes other commits with the same tree. */
export interface MeasuredTree {
  /** Full id of the tree object. */
  readonly tree: string;
  /** Full SHA of the commit. */
  readonly commit: string;
  /** First line of its message, if it was recorded. Untrusted text. */
  readonly subject?: string | undefined;
  /** Time at which it was committed, ISO 8601 in UTC, if it was recorded. */
  readonly committedAt?: string | undefined;
}

/** A commit of the clone. */
export interface ClonedCommit {
  /** Full SHA. */
  readonly commit: string;
  /** Time at which it was committed, ISO 8601 in UTC. */
  readonly committedAt: string;
}

/** A benchmark and a metric of the history. */
export interface HistoryKey extends Benchmark {
  readonly metric: string;
}

/** The change of one benchmark and metric from one tree to another. */
export interface StoredRow extends HistoryKey {
  readonly better: BetterDirection;
  /** Natural logarithm of the ratio `to` / `from`. */
  readonly logRatio: number;
  /** Standard error of `logRatio`; 0 if both sides are exact. */
  readonly standardError: number;
  /** Number of values on the side that has fewer, at least 1. */
  readonly n: number;
  /** Medians of both sides in base units, on the machine of this run. They are for information only. */
  readonly from: number;
  readonly to: number;
}

/** The machine of a run, as far as it is known. */
export interface StoredRunner {
  readonly os?: string | undefined;
  readonly architecture?: string | undefined;
  readonly cpu?: string | undefined;
  readonly cores?: number | undefined;
  readonly image?: string | undefined;
}

export interface StoredRun {
  readonly version: typeof HISTORY_VERSION;
  /** The older tree: base. */
  readonly from: MeasuredTree;
  /** The newer tree: head. */
  readonly to: MeasuredTree;
  /** Day or time of the run, ISO 8601 in UTC. */
  readonly at: string;
  /** Id of the workflow run that recorded it, if there was one. */
  readonly workflowRun?: number | undefined;
  readonly runner: StoredRunner;
  readonly rows: readonly StoredRow[];
}

/** Group of a benchmark in a report about several machines, and so in its stored run. */
export function groupOfLeg(group: string | null, leg: string): string {
  return group === null ? leg : `${leg}: ${group}`;
}

/** Equal texts for equal benchmarks and metrics. */
export function historyKeyOf({ command, group, name, metric }: HistoryKey): string {
  return JSON.stringify([command, group, name, metric]);
}
