// Proves that a gate can fail: it makes one benchmark after another worse in a recording of unchanged code, and the
// whole path from the text of the recording to the verdict has to report a failure. In: a recording, a policy and a
// function that reads a recording. Out: an outcome per row. It uses the verdicts of the gate and computes none.

import { analyse } from '../analyse/pipeline.ts';
import type { Policy } from '../budgets/budget.ts';
import { scriptOf } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import { splitSeriesByCommand } from '../model/commands.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Recording } from '../model/recording.ts';
import type { Report, ReportRow } from '../model/report.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { divideList } from '../text/divide-list.ts';
import { tidyUnit } from '../units/tidy.ts';
import { noiseOf, sensitivityOf, spreadBoundOf } from './noise.ts';

export interface Proof {
  readonly row: Comparison;
  /** The applied worsening as a ratio. Null: one unit was added, or nothing was changed. */
  readonly by: number | null;
  /** `red`: the gate failed because of this row. Every other value is a reason why it did not. */
  readonly outcome: 'red' | 'one-sided' | 'unmatched' | 'shown-only' | 'warns' | 'unreachable' | 'missed';
  /** `values`: the recorded values were made worse. `run`: the command was made slower and measured again. */
  readonly method: 'values' | 'run';
}

export interface ProofInputs {
  readonly recording: Recording;
  readonly policy: Policy;
  reread(recording: Recording): Recording;
}

/** More rows are made worse in groups, because an analysis takes time. */
const MAX_ANALYSES = 100;

/** Makes the completed rounds the plan of a recording, so that the gate judges exactly these. */
export function planCompletedRounds(recording: Recording): Recording {
  const rounds = Math.max(1, countCompletedRounds(recording));
  const schedule = { ...recording.schedule, rounds: { min: rounds, max: rounds }, ended: 'complete' as const };
  return { ...recording, schedule };
}

export function countTests({ rows }: Report): number {
  const verdicts = rows.flatMap((row) => row.verdicts);
  return Math.max(1, verdicts.filter(({ alpha, level }) => alpha !== null && level !== 'report').length);
}

export function proveByValues(trial: ProofInputs, unchanged: Report): Proof[] {
  const testCount = countTests(unchanged);
  const rows = unchanged.rows.filter((row) => findObstacle(row) === null);
  const groups = divideList(rows, Math.max(1, Math.ceil(rows.length / MAX_ANALYSES)));
  const proofs = groups.flatMap((group) => attempt(trial, group, testCount));
  return unchanged.rows.map((row) => {
    const outcome = findObstacle(row) ?? 'missed';
    return proofs.find((proof) => proof.row === row) ?? { row, by: null, outcome, method: 'values' };
  });
}

export function findObstacle(row: ReportRow): Proof['outcome'] | null {
  if (row.base === null || row.head === null) return 'one-sided';
  const limits = row.verdicts.filter(({ kind }) => kind === 'max-regression');
  if (limits.length === 0) return 'unmatched';
  if (limits.some(({ level }) => level === 'fail')) return null;
  return limits.some(({ level }) => level === 'warn') ? 'warns' : 'shown-only';
}

function attempt(trial: ProofInputs, rows: readonly ReportRow[], testCount: number): Proof[] {
  const changes = rows.map((row) => ({ row, by: planWorsening(row, trial, testCount) }));
  const report = analyse(trial.reread(worsenRecording(trial.recording, changes)), trial.policy);
  return changes.map(({ row, by }) => ({ row, by, outcome: findOutcome(report, row), method: 'values' }));
}

export function findOutcome(report: Report, row: Comparison): Proof['outcome'] {
  const judged = report.rows.find((one) => isSameRow(one, row));
  if (report.conclusion === 'fail' && judged?.state === 'regression') return 'red';
  const isUnreachable = report.problems.some(({ code }) => code === 'rounds-too-few');
  return isUnreachable ? 'unreachable' : 'missed';
}

/** The limit plus what is detected in 9 of 10 runs with the upper bound of the noise. Null if the row does not vary. */
export function planWorsening(
  row: ReportRow,
  { recording, policy }: Pick<ProofInputs, 'recording' | 'policy'>,
  testCount: number,
): number | null {
  const limit = limitOf(row);
  const noise = noiseOf(row);
  const spread = spreadBoundOf(noise);
  if (noise.kind !== 'varies' || spread === null) return null;
  const plan = { rounds: recording.schedule.rounds, alpha: policy.alpha, testCount };
  const more = sensitivityOf(plan).findWorsening({ spread, better: row.better }, limit) ?? limit;
  // A metric for which more is better cannot get worse than zero.
  return row.better === 'lower' ? limit + more : Math.min(MAX_RATE_LOSS, limit + more);
}

const MAX_RATE_LOSS = 0.99;

function limitOf({ verdicts }: ReportRow): number {
  return verdicts.find(({ kind }) => kind === 'max-regression')?.limit ?? 0;
}

type PlantedChange = Pick<Proof, 'by'> & { readonly row: ReportRow };

function worsenRecording(recording: Recording, changes: readonly PlantedChange[]): Recording {
  return {
    ...recording,
    series: splitSeriesByCommand(recording).map(({ command, series }) => {
      const measured = { ...series, command, unit: tidyUnit(series.unit).unit };
      const change = changes.find(({ row }) => isSameRow(measured, row));
      if (change === undefined) return series;
      const values = series.head.values.map((raw) => raw.map((value) => worsenValue(value, change)));
      return { ...series, head: { ...series.head, values } };
    }),
  };
}

function worsenValue(value: number, { row, by }: PlantedChange): number {
  const sign = row.better === 'lower' ? 1 : -1;
  if (by !== null) return value * (1 + sign * by);
  // A metric that never varies fails one unit above its limit.
  const beyond = value * (1 + sign * limitOf(row)) + sign;
  return Number.isInteger(value) ? Math.round(beyond) : beyond;
}

type RowIdentity = Pick<Comparison, 'command' | 'group' | 'name' | 'metric' | 'unit'>;

export function isSameRow(a: RowIdentity, b: RowIdentity): boolean {
  const isSame = a.command === b.command && a.group === b.group && a.name === b.name;
  return isSame && a.metric === b.metric && a.unit === b.unit;
}

/** Makes commands slower on head, for tools that the gate times itself. `seconds` has one value per command. */
export function addPauses(commands: readonly WrittenCommand[], seconds: readonly number[]): WrittenCommand[] {
  // The pause is before the command, because a script may exit early.
  return commands.map((one, index) => {
    const pause = `if [ "$BENCH_REFEREE_SIDE" = head ]; then sleep ${(seconds[index] ?? 0).toFixed(3)}; fi`;
    const command = `${pause}\n${scriptOf(one)}`;
    return typeof one === 'string' ? command : { ...one, command };
  });
}

/** Restores the names of the original commands, so that the same budgets apply. */
export function restoreNames(
  recording: Recording,
  commands: readonly WrittenCommand[],
  nameOf: (command: string) => string,
): Recording {
  const { schedule } = recording;
  const nameOfCommand = (command: WrittenCommand) => nameOf(scriptOf(command));
  const names = new Map(
    schedule.commands.map((slow, index) => [nameOfCommand(slow), nameOfCommand(commands[index] ?? slow)]),
  );
  return {
    ...recording,
    schedule: { ...schedule, commands: [...commands] },
    series: recording.series.map((series) => ({ ...series, name: names.get(series.name) ?? series.name })),
  };
}
