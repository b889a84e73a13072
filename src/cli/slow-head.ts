// Proves a gate that times commands by measuring once more with a head that is really slower. In: a diagnosis and a
// function that measures. Out: the proofs, those of the times replaced by the outcome of this run.

import { analyse } from '../analyse/pipeline.ts';
import type { Diagnosis } from '../doctor/diagnosis.ts';
import {
  findObstacle,
  findOutcome,
  isSameRow,
  type Proof,
  planCompletedRounds,
  planWorsening,
} from '../doctor/proof.ts';
import { addPauses, restoreNames } from '../doctor/slow-commands.ts';
import { commandName } from '../measure/run-benchmark.ts';
import { scriptOf, type WrittenCommand } from '../model/command.ts';
import type { Recording } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';

/** The metric that a pause on head increases. */
const PAUSED = 'wall-time';

/** Shortest pause. A shorter one is lost in the variation of starting a process. */
const MIN_PAUSE_SECONDS = 0.005;

interface SlowHeadInputs {
  readonly measured: Recording;
  readonly commands: readonly WrittenCommand[];
}

export async function proveBySlowHead(
  diagnosis: Diagnosis,
  { measured, commands }: SlowHeadInputs,
  measure: (run: readonly WrittenCommand[]) => Promise<Recording>,
): Promise<readonly Proof[]> {
  const { policy } = diagnosis;
  const worsenings = commands.map((written) => {
    const command = scriptOf(written);
    const row = diagnosis.unchanged.rows.find(({ name, metric }) => metric === PAUSED && name === commandName(command));
    if (row === undefined || findObstacle(row) !== null) return null;
    const by = planWorsening(row, { recording: measured, policy }, diagnosis.testCount);
    return by === null ? null : { row, by };
  });
  if (worsenings.every((one) => one === null)) return diagnosis.proofs;
  const seconds = worsenings.map((one) => (one === null ? 0 : pauseFor(one)));
  const recording = planCompletedRounds(await measure(addPauses(commands, seconds)));
  const report = analyse(restoreNames(recording, commands, commandName), policy);
  return diagnosis.proofs.map((proof): Proof => {
    const tried = worsenings.find((one) => one !== null && isSameRow(one.row, proof.row));
    return tried ? { row: proof.row, by: tried.by, outcome: findOutcome(report, tried.row), method: 'run' } : proof;
  });
}

function pauseFor({ row, by }: { row: ReportRow; by: number }): number {
  return Math.max(MIN_PAUSE_SECONDS, by * (row.base?.median ?? 0));
}
