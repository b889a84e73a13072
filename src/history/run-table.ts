// All stored runs as columns of numbers: a history of 1,000 runs with 300 results each has 300,000 rows, and objects of
// them would take ten times the memory. Runs are read one after the other, so that none has to stay. In: runs. Out: a
// table.

import { findSharedSuffix } from '../model/gomaxprocs-suffix.ts';
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
  /** Largest relative difference between two builds of the same code; 0 if none are known. */
  layout: number;
}

/** `processors`: what ends all names of each of its runs, such as `-8` of Go; else empty. */
interface OpenColumns extends RowColumns {
  processors: string;
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
  const series = new Map<string, OpenColumns>();
  // Runs name their rows in the same order, so the run before tells where each row belongs.
  let expected: OpenColumns[] = [];
  return {
    add({ from, to, at, workflowRun = null, rows }) {
      const index = heads.length;
      heads.push({ from, to, at, workflowRun, isUnchanged: rows.length === 0 });
      const named: OpenColumns[] = [];
      const processors = findSharedSuffix(rows.map(({ name }) => name));
      for (const [place, row] of rows.entries()) {
        const guess = expected[place];
        const columns = guess !== undefined && isSameKey(guess, row) ? guess : findColumns(series, row, processors);
        if (columns.processors !== processors) columns.processors = '';
        if (at >= columns.betterAt) Object.assign(columns, { better: row.better, betterAt: at });
        columns.run.push(index);
        columns.logRatio.push(row.logRatio);
        columns.standardError.push(row.standardError);
        columns.n.push(row.n);
        columns.layout = Math.max(columns.layout, row.layout ?? 0);
        named.push(columns);
      }
      if (named.length > 0) expected = named;
    },
    close() {
      for (const [key, one] of series) if (joinUnnumbered(series, one)) series.delete(key);
      return { runs: heads, series: [...series.values()].map(({ processors: _, ...columns }) => columns) };
    },
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

function findColumns(series: Map<string, OpenColumns>, row: StoredRow, processors: string): OpenColumns {
  const key = historyKeyOf(row);
  const { command, group, name, metric, better } = row;
  const empty = { processors, betterAt: '', run: [], logRatio: [], standardError: [], n: [], layout: 0 };
  const columns = series.get(key) ?? { command, group, name, metric, better, ...empty };
  series.set(key, columns);
  return columns;
}

/**
 * Adds a series to the one of the same name without the number of processors, which Go leaves out on a single one. False if there is none,
 * or if a run has both, which are two benchmarks.
 */
function joinUnnumbered(all: ReadonlyMap<string, OpenColumns>, one: OpenColumns): boolean {
  const other = all.get(historyKeyOf({ ...one, name: one.name.slice(0, -one.processors.length) }));
  const own = new Set(one.run);
  if (one.processors === '' || other === undefined || other.run.some((run) => own.has(run))) return false;
  if (one.betterAt > other.betterAt) Object.assign(other, { better: one.better, betterAt: one.betterAt });
  const order = [...one.run, ...other.run].map((run, index) => ({ run, index })).sort((a, b) => a.run - b.run);
  const join = (values: number[], more: readonly number[]) => {
    const both = [...more, ...values];
    for (const [place, { index }] of order.entries()) values[place] = both[index]!;
  };
  join(other.logRatio, one.logRatio);
  join(other.standardError, one.standardError);
  join(other.n, one.n);
  join(other.run, one.run);
  other.layout = Math.max(other.layout, one.layout);
  return true;
}

export function listCommits({ runs }: Pick<RunTable, 'runs'>): Set<string> {
  return new Set(runs.flatMap(({ from, to }) => [from.commit, to.commit]));
}
