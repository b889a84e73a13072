// Proves a gate that times commands by measuring once more with a head that is really slower. In: a diagnosis and a
// function that measures. Out: the proofs, those of the times replaced by the outcome of this run.

import type { Diagnosis } from '../doctor/diagnosis.ts';
import { asMeasured, isSame, obstacle, outcomeIn, type Proof, worseningFor } from '../doctor/proof.ts';
import { slowed, withNamesOf } from '../doctor/slower.ts';
import { commandName } from '../measure/invoke.ts';
import type { Recording } from '../model/recording.ts';
import type { Row } from '../model/report.ts';
import { analyse } from '../pipeline.ts';

/** The metric that a pause on head increases. */
const PAUSED = 'wall-time';

/** Shortest pause. A shorter one is lost in the variation of starting a process. */
const SHORTEST_SECONDS = 0.005;

interface Plan {
  /** Recording of unchanged code. */
  readonly measured: Recording;
  readonly commands: readonly string[];
}

export async function provenByRunning(
  diagnosis: Diagnosis,
  { measured, commands }: Plan,
  measure: (run: readonly string[]) => Promise<Recording>,
): Promise<readonly Proof[]> {
  const { policy } = diagnosis;
  const worsenings = commands.map((command) => {
    const row = diagnosis.unchanged.rows.find(
      ({ name, metric }) => metric === PAUSED && name === commandName(command),
    );
    if (row === undefined || obstacle(row) !== null) return null;
    const by = worseningFor(row, { trial: { recording: measured, policy }, share: diagnosis.share });
    return by === null ? null : { row, by };
  });
  if (worsenings.every((one) => one === null)) return diagnosis.proofs;
  const seconds = worsenings.map((one) => (one === null ? 0 : pauseFor(one)));
  const recording = asMeasured(await measure(slowed(commands, seconds)));
  const report = analyse(withNamesOf(recording, commands, commandName), policy);
  return diagnosis.proofs.map((proof): Proof => {
    const tried = worsenings.find((one) => one !== null && isSame(one.row, proof.row));
    return tried
      ? { row: proof.row, by: tried.by, outcome: outcomeIn(report, tried.row), method: 'run' }
      : proof;
  });
}

function pauseFor({ row, by }: { row: Row; by: number }): number {
  return Math.max(SHORTEST_SECONDS, by * (row.base?.median ?? 0));
}
