// One phase of a run: the rounds, the counts, a search, or the profiles. A phase makes one invocation after the other, each in what
// is left of its time and in a tree that only its own commands have changed. It is over when its time is used up, when somebody
// cancelled the run, or when nothing can be trusted any more. An invocation that failed does not end it: the caller decides that.

import type { Host } from '../host/host.ts';
import { type Diagnostic, isSameDiagnostic, type RecordedDiagnostic } from '../model/diagnostic.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatDuration, formatTimeSoFar } from '../render/messages/measuring-log.ts';
import { findTreeChange, type TreeChange, type TreeWatch } from './tree-watch.ts';

interface PhaseRun {
  readonly host: Host;
  readonly treeWatch: TreeWatch;
}

export interface PhaseTime {
  startMs: number;
  readonly limitMs: number;
  /** Duration of the slowest invocation that did not fail; 0 before the first. */
  slowestMs: number;
  /** The largest completed part so far, 0 to 1: a block that is measured again does not move the progress bar back. */
  share: number;
}

export type PhaseEnd = 'time' | 'cancelled' | 'failed';

interface Ran {
  readonly outcome: 'ok' | 'failed' | 'cut';
  readonly durationMs: number;
  readonly problems: readonly Diagnostic[];
  /** Problem that the runner's files were changed, which later steps would have trusted; null if they were not. */
  readonly tampering: Diagnostic | null;
}

interface Step<Result extends Ran> {
  readonly tree: string;
  readonly name: string;
  /** Completed part of the phase, 0 to 1. */
  readonly share: number;
  readonly isWarmUp?: boolean;
  /** What the progress bar says in place of the name, because rounds of mixed order would jump back and forth. */
  readonly phase?: string;
  /** Whether it is a failure of the benchmark if its time is not enough, as in the warm-up of a run. */
  readonly mustFit?: boolean;
  /** Follows the times in the progress bar. */
  readonly state?: string;
  /** Follows the time so far in the progress bar, and the duration in the log. */
  timeLeft?(): string;
  run(deadline: Deadline): Promise<Result>;
  report(problem: Diagnostic): unknown;
  /** Records how the phase ended. `problem`: why; null if the end says it. */
  end(how: PhaseEnd, problem: Diagnostic | null): unknown;
  explainChange(change: TreeChange): Diagnostic;
}

/** The phase is over, and it was recorded how. */
export const OVER = 'over';
export type Over = typeof OVER;

export function leftMs({ host }: Pick<PhaseRun, 'host'>, { startMs, limitMs }: PhaseTime): number {
  return limitMs - (host.clock.nowMs() - startMs);
}

/** Null while the phase can go on. */
export function findEnd(run: Pick<PhaseRun, 'host'>, time: PhaseTime): PhaseEnd | null {
  if (run.host.cancelled.aborted) return 'cancelled';
  return leftMs(run, time) <= 0 ? 'time' : null;
}

/** Makes one invocation. Its outcome is `ok` or `failed`; what was cut ends the phase. */
export async function makeStep<Result extends Ran>(
  run: PhaseRun,
  time: PhaseTime,
  step: Step<Result>,
): Promise<Result | Over> {
  const { progress, cancelled } = run.host;
  const end = (how: PhaseEnd, problem: Diagnostic | null = null): Over => {
    step.end(how, problem);
    return OVER;
  };
  const { tree, name, phase = name, isWarmUp = false, mustFit = false, state = '', timeLeft = () => '' } = step;
  const ended = findEnd(run, time);
  if (ended !== null) return end(ended);
  const restMs = leftMs(run, time);
  const change = findTreeChange(run, tree);
  if (change !== null) return end('failed', step.explainChange(change));
  time.share = Math.max(time.share, step.share);
  const line = `${phase}${formatTimeSoFar(time.limitMs - restMs)}${timeLeft()}${state}`;
  progress.begin({ share: time.share, text: line, isWarmUp });
  run.treeWatch.movePrograms(tree);
  const result = await step.run(deadlineFor({ mustFit, usualMs: time.slowestMs, leftMs: restMs }));
  const { outcome, durationMs, problems, tampering } = result;
  run.treeWatch.snapshot(tree);
  // One that was killed for its duration says nothing about how long others may take.
  if (outcome !== 'failed') time.slowestMs = Math.max(time.slowestMs, durationMs);
  if (!cancelled.aborted)
    progress.end(`${name} ${formatDuration(durationMs)}${outcome === 'ok' ? '' : ` ${outcome}`}${timeLeft()}`);
  for (const problem of problems) step.report(problem);
  if (tampering !== null) return end('failed', tampering);
  if (outcome === 'cut') return end(cancelled.aborted ? 'cancelled' : 'time');
  return result;
}

/** Adds a problem of a phase that cannot change the verdict: as a warning, once. */
export function addWarning({ log }: Host, problems: RecordedDiagnostic[], problem: RecordedDiagnostic): void {
  const { failure: _, ...rest } = problem;
  const warning: Diagnostic = { ...rest, severity: 'warning' };
  if (problems.some((recorded) => isSameDiagnostic(recorded, warning))) return;
  problems.push(warning);
  log.info(formatDiagnosticLine(warning));
}

export interface Deadline {
  readonly ms: number;
  /**
   * Reason for the deadline. `time`: the time of the phase is used up, which is not the benchmark's fault. `hang`:
   * many times the usual duration. `warm-up`: the time for measuring was not enough for the warm-up.
   */
  readonly because: 'time' | 'hang' | 'warm-up';
  readonly usualMs: number;
}

/** A command hangs if it takes this many times its usual duration … */
const HANG_FACTOR = 10;
/** … but at least this long, because first runs and loaded machines vary. */
const MIN_HANG_MS = 60_000;

/** A hanging command differs from a slow one by its earlier durations, so the first invocation of a run has no such limit. */
export function deadlineFor(times: { mustFit: boolean; usualMs: number; leftMs: number }): Deadline {
  const { mustFit, usualMs, leftMs } = times;
  const hangLimitMs = usualMs === 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_HANG_MS, HANG_FACTOR * usualMs);
  if (hangLimitMs < leftMs) return { ms: hangLimitMs, because: 'hang', usualMs };
  return { ms: leftMs, because: mustFit ? 'warm-up' : 'time', usualMs };
}
