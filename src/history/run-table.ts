// All stored runs as columns of numbers: a history of 1,000 runs with 300 results each has 300,000 rows, and objects of
// them would take ten times the memory. Runs are read one after the other, so that none has to stay. In: runs. Out: a
// table.

import { type HistoryFile, type HistoryKey, historyKeyOf } from '../model/history.ts';
import type { BetterDirection } from '../model/measurement.ts';
import type { MeasuredTree, StoredRow, StoredRun } from '../model/stored-run.ts';
import { nameOfRun, parseRun } from './stored-runs.ts';

export interface RunHead {
  readonly from: MeasuredTree;
  readonly to: MeasuredTree;
  readonly at: string;
  readonly workflowRun: number | null;
  /** Whether it has no rows, which says that nothing can have changed. */
  readonly isUnchanged: boolean;
}

/** All runs of one benchmark and metric: arrays of equal length, in the order of the runs. */
export interface RowColumns extends HistoryKey {
  /** Direction in the newest run: it may be corrected in the configuration. */
  better: BetterDirection;
  betterAt: string;
  /** Index of the run. */
  readonly run: number[];
  readonly logRatio: number[];
  readonly standardError: number[];
  /** Number of values of each side. */
  readonly n: number[];
}

export interface RunTable {
  readonly runs: readonly RunHead[];
  /** The order is that in which the runs name them first. */
  readonly series: readonly RowColumns[];
}

export interface OpenTable {
  add(run: StoredRun): void;
  close(): RunTable;
}

export function openTable(): OpenTable {
  const heads: RunHead[] = [];
  const series = new Map<string, RowColumns>();
  // Runs name their rows in the same order, so the run before tells where each row belongs.
  let expected: RowColumns[] = [];
  return {
    add({ from, to, at, workflowRun = null, rows }) {
      const index = heads.length;
      heads.push({ from, to, at, workflowRun, isUnchanged: rows.length === 0 });
      const named: RowColumns[] = [];
      for (const [place, row] of rows.entries()) {
        const guess = expected[place];
        const columns = guess !== undefined && isSameKey(guess, row) ? guess : findColumns(series, row);
        if (at >= columns.betterAt) Object.assign(columns, { better: row.better, betterAt: at });
        columns.run.push(index);
        columns.logRatio.push(row.logRatio);
        columns.standardError.push(row.standardError);
        columns.n.push(row.n);
        named.push(columns);
      }
      if (named.length > 0) expected = named;
    },
    close: () => ({ runs: heads, series: [...series.values()] }),
  };
}

export function tabulateRuns(runs: Iterable<StoredRun>): RunTable {
  const table = openTable();
  for (const run of runs) table.add(run);
  return table.close();
}

/** A file that is no run, with the first reason. Untrusted text. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

/** Files of one name are one run, the first that is taken: somebody sent its recording again, later. */
export function makeFileTaker(table: Pick<OpenTable, 'add'>, refused: RefusedFile[]): (file: HistoryFile) => void {
  const names = new Set<string>();
  return ({ path, text }) => {
    const name = nameOfRun(path);
    if (names.has(name)) return;
    const run = parseRun(text);
    if (typeof run === 'string') return void refused.push({ path, reason: run });
    names.add(name);
    table.add(run);
  };
}

function isSameKey(a: HistoryKey, b: HistoryKey): boolean {
  return a.name === b.name && a.metric === b.metric && a.group === b.group && a.command === b.command;
}

function findColumns(series: Map<string, RowColumns>, row: StoredRow): RowColumns {
  const key = historyKeyOf(row);
  const { command, group, name, metric, better } = row;
  const empty = { betterAt: '', run: [], logRatio: [], standardError: [], n: [] };
  const columns = series.get(key) ?? { command, group, name, metric, better, ...empty };
  series.set(key, columns);
  return columns;
}

export function listCommits({ runs }: Pick<RunTable, 'runs'>): Set<string> {
  return new Set(runs.flatMap(({ from, to }) => [from.commit, to.commit]));
}
