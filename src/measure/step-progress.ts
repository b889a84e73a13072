// Describes one invocation for the log and the progress bar: its name, its duration, what is still undecided and how
// much time is left. In: the run and a step of it. Out: lines for the log.

import type { Progress } from '../host/host.ts';
import type { Side } from '../model/measurement.ts';
import { isPutAside } from '../model/recording.ts';
import { formatDuration, formatStep, formatStepProgress } from '../render/messages/measuring-log.ts';
import type { InvocationResult } from './invoke.ts';
import { formatTimeLeft } from './progress.ts';
import { etaInputsOf, listCommands, type MeasureRun } from './run.ts';

/** One invocation to make. */
export interface InvocationStep {
  /** Round, from 1; 0 is the warm-up. */
  readonly round: number;
  /** Index into the commands. */
  readonly command: number;
  readonly side: Side;
}

export function logProgress(run: MeasureRun, step: InvocationStep, { durationMs, outcome }: InvocationResult): void {
  const left = formatTimeLeft(run.invocations, etaInputsOf(run));
  const remark = outcome === 'ok' ? '' : ` ${outcome}`;
  run.host.progress.end(`${nameStep(run, step)} ${formatDuration(durationMs)}${remark}${left}`);
}

export function progressOf(run: MeasureRun, step: InvocationStep): Progress {
  const { undecided, invocations, sides, measuring } = run;
  const { rounds } = measuring.settings;
  const perRound = listCommands(run).length * sides.length;
  const here = invocations.filter((one) => one.round === step.round && !isPutAside(one)).length;
  const share = (step.round + here / perRound) / (rounds.max + 1);
  const text = formatStepProgress(nameStep(run, step), undecided, formatTimeLeft(invocations, etaInputsOf(run)));
  return { share, text, isWarmUp: step.round === 0 };
}

function nameStep({ measuring }: MeasureRun, step: InvocationStep): string {
  const { commands, rounds } = measuring.settings;
  return formatStep(step, { rounds: rounds.max, commands: commands.length });
}
