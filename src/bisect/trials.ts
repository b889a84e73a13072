// Sorts what a search recorded into the trials of one row. In: the recorded search and the identity of the row; out: for each
// commit its trials. A trial needs a value of base, of the commit and of head from the same round, unless the metric is
// exact: then one value of the commit is compared with those of the gate. Pure.

import type { RecordedBisection } from '../model/bisection.ts';
import type { RecordedSeries } from '../model/recording.ts';
import type { BenchmarkMetric, CommandName } from '../model/sample.ts';
import { median } from '../stats/median.ts';
import { tidyUnit } from '../units/tidy.ts';
import type { SearchedRow, Trial } from './answer.ts';

/** A row of a report whose commit is searched, with the values of the gate in base units. */
export interface BrokenRow extends BenchmarkMetric {
  readonly base: { readonly values: readonly number[] };
  readonly head: { readonly values: readonly number[] };
  /** Whether the metric gives the same value in every run of the same code. */
  readonly exact: boolean;
  /** Null: it was not counted in several placements. */
  readonly placements: object | null;
}

/** Largest difference between the placements of a side, as a share of the change, up to which one placement is enough. */
const STEADY = 0.01;

/** One value of a commit shows where it is if the metric is exact, or if its placements hardly differ: a count may be exact within each. */
export function isSteady({ base, head, exact, placements }: BrokenRow): boolean {
  if (placements === null) return exact;
  const change = Math.abs(median(head.values) - median(base.values));
  return [base.values, head.values].every((values) => Math.max(...values) - Math.min(...values) <= STEADY * change);
}

/** The rows of a verdict, and their series under the names of either side. */
export interface SearchedRows {
  readonly rows: readonly BrokenRow[];
  readonly series: readonly RecordedSeries[];
}

export interface RowTrials extends SearchedRow {
  /** Number of rounds that were measured for it. */
  readonly rounds: number;
}

export function readTrials(
  row: BrokenRow,
  { commits, invocations, series }: RecordedBisection,
  names: readonly CommandName[],
): RowTrials {
  const wanted = new Set([row.name, row.renamed?.from]);
  /** Values by round and number of the commit. */
  const rounds = new Map<number, Map<number, number>>();
  for (const one of series) {
    const { unit, factor } = tidyUnit(one.unit);
    const isOfRow =
      names[one.command] === row.command &&
      one.group === row.group &&
      wanted.has(one.name) &&
      one.metric === row.metric &&
      unit === row.unit;
    if (!isOfRow) continue;
    for (const [index, at] of one.invocations.entries()) {
      const { round, commit, outcome } = invocations[at] ?? { round: 0, commit: 0, outcome: 'failed' };
      if (round === 0 || outcome !== 'ok') continue;
      const values = rounds.get(round) ?? new Map<number, number>();
      values.set(commit, median(one.values[index]!) * factor);
      rounds.set(round, values);
    }
  }
  const trials: Trial[][] = commits.map(() => []);
  const isExact = isSteady(row);
  for (const values of rounds.values()) {
    const tried = [...values].filter(([commit]) => commit > 0 && commit < commits.length);
    // A round is about one commit. More of them would be work without end, and no search of ours records them.
    const [[commit, candidate] = [0, 0]] = tried;
    const base = isExact ? median(row.base.values) : values.get(0);
    const head = isExact ? median(row.head.values) : values.get(commits.length);
    if (tried.length === 1 && base !== undefined && head !== undefined)
      trials[commit - 1]!.push({ base, candidate, head });
  }
  return { base: row.base.values, head: row.head.values, isExact, trials, rounds: rounds.size };
}
