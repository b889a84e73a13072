// Counts the rounds that were measured again because other processes used the machine, and the time that took.
// Recordings in, numbers out. `recording.ts` decides which values are used.

import { SIDES, type Side } from './measurement.ts';
import type { RecordedInvocation, Recording } from './recording.ts';

/** Disturbed rounds, which were measured again. */
export interface RemeasuredRounds {
  readonly rounds: number;
  /** Minutes that the disturbed attempts took, including the wait for the machine to calm down. */
  readonly minutes: number;
}

/**
 * As many rounds as are planned can be measured again. A run on a disturbed machine therefore takes at most twice as
 * long, plus the waiting time.
 */
export function maxRemeasuredRoundsOf(planned: number): number {
  return planned;
}

/** Null if no round was disturbed. */
export function summariseRemeasuring({ invocations }: Pick<Recording, 'invocations'>): RemeasuredRounds | null {
  const aside = invocations.filter(isDisturbedAttempt);
  if (aside.length === 0) return null;
  return { rounds: countAttempts(aside), minutes: sumDisturbedMinutes(invocations) };
}

/** Extra attempts in rounds whose attempts are all used; 0 if each round has one attempt. */
export function countExtraAttempts({ invocations, baseline }: Pick<Recording, 'invocations' | 'baseline'>): number {
  const counting = invocations.filter(
    ({ round, outcome, side }) => round > 0 && outcome === 'ok' && !(side === 'base' && baseline !== undefined),
  );
  return countAttempts(counting) - new Set(counting.map(({ round }) => round)).size;
}

function countAttempts(invocations: readonly RecordedInvocation[]): number {
  const attempts = new Map<number, number>();
  const seen = new Map<string, number>();
  for (const { round, command, side } of invocations) {
    const key = `${round} ${command} ${side}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    attempts.set(round, Math.max(count, attempts.get(round) ?? 0));
  }
  return [...attempts.values()].reduce((sum, count) => sum + count, 0);
}

function sumDisturbedMinutes(invocations: readonly RecordedInvocation[]): number {
  let ms = 0;
  for (const [index, one] of invocations.entries()) {
    if (!isDisturbedAttempt(one)) continue;
    const next = invocations[index + 1];
    const spentMs = next === undefined ? one.durationMs : next.startMs - one.startMs;
    // The times in an untrusted recording may go backwards.
    ms += Math.max(0, spentMs);
  }
  return ms / 60_000;
}

function isDisturbedAttempt({ outcome }: RecordedInvocation): boolean {
  return outcome === 'disturbed';
}

/** The round whose disturbed attempts cannot be the result of measuring, and what is wrong with them. */
interface InvalidAttempts {
  readonly round: number;
  /**
   * `warm-up`: it has no values to put aside. `baseline`: base was not measured. `attempts`: their numbers differ between
   * sides or commands. `attempt-count`: there are too many. `retries`: there are more after failures than measuring makes.
   */
  readonly fault: 'warm-up' | 'baseline' | 'attempts' | 'attempt-count' | 'retries';
}

/**
 * Measuring sets aside whole blocks, with both sides, so that nobody can drop only the invocations of one side. Null if
 * all attempts are valid.
 */
export function findInvalidAttempts({
  invocations,
  baseline,
}: Pick<Recording, 'invocations' | 'baseline'>): InvalidAttempts | null {
  const rounds = new Map<number, RecordedInvocation[]>();
  for (const one of invocations) {
    const own = rounds.get(one.round);
    if (own === undefined) rounds.set(one.round, [one]);
    else own.push(one);
  }
  let retried = 0;
  for (const [round, own] of rounds) {
    retried += countAttempts(own.filter(({ outcome }) => outcome === 'retried'));
    if (retried > MAX_RETRIES * MAX_BLOCK || (round === 0 && retried > 0)) return { round, fault: 'retries' };
    if (!own.some(isDisturbedAttempt)) continue;
    if (round === 0) return { round, fault: 'warm-up' };
    if (baseline !== undefined) return { round, fault: 'baseline' };
    const commands = new Set(own.map(({ command }) => command));
    const counts = [...commands].flatMap((command) => SIDES.map((side) => countDisturbedAttempts(own, command, side)));
    if (new Set(counts).size > 1) return { round, fault: 'attempts' };
    if (counts[0]! > MAX_DISTURBED_ATTEMPTS) return { round, fault: 'attempt-count' };
  }
  return null;
}

/** Maximum number of disturbed attempts at a block. The third attempt is used, whatever the machine did. */
export const MAX_DISTURBED_ATTEMPTS = 2;

/**
 * Maximum number of blocks of a run that are measured again because an invocation failed. So a benchmark that fails whenever
 * it was slow gets rid of hardly any value, and then the run ends with an error.
 */
export const MAX_RETRIES = 2;

/** Maximum number of rounds in a block. */
const MAX_BLOCK = 2;

function countDisturbedAttempts(invocations: readonly RecordedInvocation[], command: number, side: Side): number {
  return invocations.filter((one) => one.command === command && one.side === side && isDisturbedAttempt(one)).length;
}

/**
 * Splits the rounds from 1 to `rounds` into the blocks in which they are measured. A block has two rounds, or one where
 * measuring pauses after it for a look, or ends.
 */
export function blocksOf(rounds: number, looks: readonly number[]): number[][] {
  const blocks: number[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const continues = round % 2 === 0 && !looks.includes(round - 1);
    if (continues) blocks.at(-1)!.push(round);
    else blocks.push([round]);
  }
  return blocks;
}
