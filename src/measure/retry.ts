// Measures a block again after a failure, which may be a flake: one invocation of many that ended badly. Both sides are
// measured again, and a run does so at most twice. So a benchmark cannot choose which of its values count by failing.

import { type Diagnostic, makeWarning, withOutput } from '../model/diagnostic.ts';
import { inRound } from '../model/location.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import { MAX_RETRIES } from '../model/remeasured-rounds.ts';
import { formatRetry } from '../render/messages/measuring-log.ts';
import { type MeasureRun, recordProblem } from './run.ts';

/** A block with an invocation that failed. */
interface FailedAttempt {
  readonly block: readonly number[];
  /** Index of the first invocation of the attempt. */
  readonly from: number;
  /** Number of problems before the attempt. */
  readonly known: number;
}

export interface FailedInvocation {
  readonly invocation: RecordedInvocation;
  readonly problem: Diagnostic | null;
}

/**
 * Decides whether to measure a block again because an invocation failed, and puts the attempt aside in that case. Returns
 * what failed; null if the run has to end. A failed warm-up is not tried again: it is no flake among many that worked.
 */
export function setAsideIfFailed(
  run: MeasureRun,
  { block, from, known }: FailedAttempt,
  hasTime: () => boolean,
): FailedInvocation | null {
  const attempt = run.invocations.slice(from);
  const invocation = attempt.at(-1);
  const found = run.problems.slice(known);
  if (invocation?.outcome !== 'failed' || found.some(({ failure }) => failure === 'tampered')) return null;
  if (run.retries === MAX_RETRIES || run.host.cancelled.aborted || !hasTime()) return null;
  run.retries += 1;
  run.ended = 'complete';
  for (const one of attempt) one.outcome = 'retried';
  const isOfFailure = (one: Diagnostic) => one.code === 'results-missing' || one.failure === 'benchmark-failed';
  run.problems = [...run.problems.slice(0, known), ...found.filter((one) => !isOfFailure(one))];
  run.host.log.info(formatRetry(block, invocation));
  return { invocation, problem: found.find(isOfFailure) ?? null };
}

interface Retry {
  readonly block: readonly number[];
  readonly failed: FailedInvocation;
  /** How the second attempt ended; `cut`: the time was over, or somebody cancelled the run. */
  readonly second: 'ok' | 'failed' | 'cut';
}

/** Records a warning that a block was measured again. */
export function recordRetry(run: MeasureRun, { block, failed: { invocation, problem }, second }: Retry): void {
  const { exitCode, side, round } = invocation;
  const signal = problem?.code === 'command-killed' ? String(problem.data['signal']) : undefined;
  const data = {
    first: block[0]!,
    last: block.at(-1)!,
    ...(signal !== undefined && { signal }),
    ...(exitCode !== null && exitCode !== 0 && { exitCode }),
    second,
  };
  const warning = makeWarning('block-retried', inRound(round, side), data);
  recordProblem(run, 'base', withOutput(warning, problem?.output ?? []));
}
