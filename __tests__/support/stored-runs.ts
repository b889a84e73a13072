// Stored runs for tests: commits are numbers, and each run says how much the benchmarks changed from one to another.

import { makeFileTaker, type RefusedFile } from '../../src/history/run-table.ts';
import type { HistoryFile } from '../../src/model/history.ts';
import type { StoredRow, StoredRun } from '../../src/model/stored-run.ts';

/** Returns the SHA of a commit in tests; its tree has another one. */
export function shaOf(commit: number): string {
  return commit.toString(16).padStart(40, '0');
}

export function treeOf(commit: number): string {
  return (commit + 0x100000).toString(16).padStart(40, 'a');
}

export interface StoredRunParts {
  readonly from: number;
  readonly to: number;
  /** Logarithm of the ratio of each benchmark. */
  readonly changes?: Readonly<Record<string, number>>;
  readonly standardError?: number;
  /** Time of the run; default: a minute for each commit. */
  readonly at?: string;
}

export function aStoredRun({
  from,
  to,
  changes = {},
  standardError = 0.004,
  at = minute(to),
}: StoredRunParts): StoredRun {
  const rows = Object.entries(changes).map(
    ([name, logRatio]): StoredRow => ({
      ...{ command: null, group: null, name, metric: 'ns/op', better: 'lower', logRatio, standardError },
      ...{ n: 6, from: 100, to: 100 * Math.exp(logRatio) },
    }),
  );
  const commitOf = (commit: number) => ({ tree: treeOf(commit), commit: shaOf(commit) });
  return { version: 1, from: commitOf(from), to: commitOf(to), at, runner: {}, rows };
}

export function minute(number: number): string {
  return new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
}

/** Returns the runs of files of the ref, the oldest first, and the files that are no run. */
export function parseRuns(files: readonly HistoryFile[]) {
  const runs: StoredRun[] = [];
  const refused: RefusedFile[] = [];
  const take = makeFileTaker({ add: (run) => void runs.push(run) }, refused);
  for (const file of files) take(file);
  return { runs, refused };
}
