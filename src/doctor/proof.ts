// Whether a gate can turn red at all. One benchmark after another is made worse in a recording of unchanged code,
// and the whole way from the recording's text to the verdict must answer with a failure. A recording, a policy and
// a way to read a recording again in; what became of every row out. It believes the judge and computes no verdict.

import type { Policy } from '../budgets/budget.ts';
import { seriesByCommand } from '../model/commands.ts';
import type { Comparison } from '../model/comparison.ts';
import { completedRounds, type Recording } from '../model/recording.ts';
import type { Report, Row } from '../model/report.ts';
import { analyse } from '../pipeline.ts';
import { tidy } from '../units/tidy.ts';
import { noiseOf, spreadAtMost } from './noise.ts';
import { reachOf } from './reach.ts';

export interface Proof {
  readonly row: Comparison;
  /** By how much it was made worse, as a ratio; null: by one, or not at all. */
  readonly by: number | null;
  /** `red`: the gate failed because of this row. Everything else says why it did not. */
  readonly outcome: 'red' | 'one-sided' | 'unmatched' | 'shown-only' | 'warns' | 'unreachable' | 'missed';
  /** `values`: the recorded numbers were made worse. `run`: the command was, and it was measured again. */
  readonly method: 'values' | 'run';
}

/** What all rows of one recording share. */
export interface Trial {
  readonly recording: Recording;
  readonly policy: Policy;
  /** Through text and back, as a recording travels between jobs. */
  reread(recording: Recording): Recording;
}

/** More than this many are made worse in groups: each way to the verdict takes a moment. */
const MOST_TRIALS = 100;

/** As the gate would judge it had exactly these rounds been planned, which is what was measured. */
export function asMeasured(recording: Recording): Recording {
  const rounds = Math.max(1, completedRounds(recording));
  return {
    ...recording,
    schedule: { ...recording.schedule, rounds: { min: rounds, max: rounds }, ended: 'complete' },
  };
}

/** One commit is nobody's successor: nothing was renamed. The tables decide nothing. */
export function policyForOne(policy: Policy): Policy {
  return { ...policy, renamed: {}, table: null };
}

/** Tests that share alpha. */
export function sharers({ rows }: Report): number {
  const tests = rows.flatMap(({ verdicts }) =>
    verdicts.filter(({ alpha, level }) => alpha !== null && level !== 'report'),
  );
  return Math.max(1, tests.length);
}

/** `unchanged` is the report of the same recording. */
export function proveByValues(trial: Trial, unchanged: Report): Proof[] {
  const share = sharers(unchanged);
  const can = unchanged.rows.filter((row) => obstacle(row) === null);
  const size = Math.ceil(can.length / MOST_TRIALS);
  const groups = Array.from({ length: Math.ceil(can.length / Math.max(1, size)) }, (_, index) =>
    can.slice(index * size, (index + 1) * size),
  );
  const tried = groups.flatMap((rows) => attempt(trial, rows, share));
  return unchanged.rows.map((row): Proof => {
    const outcome = obstacle(row);
    const proof = tried.find((one) => one.row === row);
    return proof ?? { row, by: null, outcome: outcome ?? 'missed', method: 'values' };
  });
}

/** What can be seen without trying; null: nothing stands in the way. */
export function obstacle(row: Row): Proof['outcome'] | null {
  if (row.base === null || row.head === null) return 'one-sided';
  const limits = row.verdicts.filter(({ kind }) => kind === 'max-regression');
  if (limits.length === 0) return 'unmatched';
  if (limits.some(({ level }) => level === 'fail')) return null;
  return limits.some(({ level }) => level === 'warn') ? 'warns' : 'shown-only';
}

function attempt(trial: Trial, rows: readonly Row[], share: number): Proof[] {
  const changes = rows.map((row) => ({ row, by: worseningFor(row, { trial, share }) }));
  const report = analyse(trial.reread(worsened(trial.recording, changes)), trial.policy);
  return changes.map(({ row, by }) => ({ row, by, outcome: outcomeIn(report, row), method: 'values' }));
}

/** What the report of a worsened head says of a row. */
export function outcomeIn(report: Report, row: Comparison): Proof['outcome'] {
  const judged = report.rows.find((one) => isSame(one, row));
  if (report.conclusion === 'fail' && judged?.state === 'regression') return 'red';
  const isUnreachable = report.problems.some(({ code }) => code === 'rounds-too-few');
  return isUnreachable ? 'unreachable' : 'missed';
}

/**
 * The limit, and beyond it what is found in 9 of 10 runs even if the noise is somewhat more than it looked: nearly
 * certain to be found. Null for an exact row.
 */
export function worseningFor(
  row: Row,
  { trial: { recording, policy }, share }: { trial: Pick<Trial, 'recording' | 'policy'>; share: number },
): number | null {
  const limit = limitOf(row);
  const noise = noiseOf(row);
  const spread = spreadAtMost(noise);
  if (noise.kind !== 'varies' || spread === null) return null;
  const effort = { rounds: recording.schedule.rounds, alpha: policy.alpha, share };
  const more = reachOf(effort).found({ spread, better: row.better }, limit) ?? limit;
  // Where more is better nothing gets worse than nothing.
  return row.better === 'lower' ? limit + more : Math.min(MOST_OF_A_RATE, limit + more);
}

const MOST_OF_A_RATE = 0.99;

function limitOf({ verdicts }: Row): number {
  return verdicts.find(({ kind }) => kind === 'max-regression')?.limit ?? 0;
}

interface Change {
  readonly row: Row;
  readonly by: number | null;
}

/** Head's values of these rows, made worse; all else as it was measured. */
function worsened(recording: Recording, changes: readonly Change[]): Recording {
  return {
    ...recording,
    series: seriesByCommand(recording).map(({ command, series }) => {
      const change = changes.find(({ row }) =>
        isSame({ ...series, command, unit: tidy(series.unit).unit }, row),
      );
      if (change === undefined) return series;
      const values = series.head.values.map((raw) => raw.map((value) => worse(value, change)));
      return { ...series, head: { ...series.head, values } };
    }),
  };
}

function worse(value: number, { row, by }: Change): number {
  const sign = row.better === 'lower' ? 1 : -1;
  if (by !== null) return value * (1 + sign * by);
  // What never varies needs no more than one beyond its limit.
  const beyond = value * (1 + sign * limitOf(row)) + sign;
  return Number.isInteger(value) ? Math.round(beyond) : beyond;
}

type Named = Pick<Comparison, 'command' | 'group' | 'name' | 'metric' | 'unit'>;

export function isSame(left: Named, right: Named): boolean {
  return (
    left.command === right.command &&
    left.group === right.group &&
    left.name === right.name &&
    left.metric === right.metric &&
    left.unit === right.unit
  );
}
