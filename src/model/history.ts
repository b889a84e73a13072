// The history: its ref, which runs it keeps, and the keys of its benchmarks.

import type { Benchmark } from './sample.ts';

/** Ref that holds the history, unless another one is configured. It is no branch, so nobody clones it by accident. */
export const DEFAULT_HISTORY_REF = 'refs/bench-referee/history';

/** Events whose commit is on a branch of this repository, or becomes one when its merge queue accepts it: their runs are stored. */
export const RECORDED_EVENTS = ['push', 'merge_group', 'schedule', 'workflow_dispatch'];

export interface HistoryFile {
  readonly path: string;
  readonly text: string;
}

export interface ClonedCommit {
  readonly commit: string;
  /** Time at which it was committed, ISO 8601 in UTC. */
  readonly committedAt: string;
}

export interface HistoryKey extends Benchmark {
  readonly metric: string;
}

/** Group of a benchmark in a report about several machines, and so in its stored run. */
export function groupOfLeg(group: string | null, leg: string): string {
  return group === null ? leg : `${leg}: ${group}`;
}

/** Equal texts for equal benchmarks and metrics. */
export function historyKeyOf({ command, group, name, metric }: HistoryKey): string {
  return JSON.stringify([command, group, name, metric]);
}
