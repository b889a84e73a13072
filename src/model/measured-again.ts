// What of a recording was measured again because others used the machine: how many rounds, and how long that took.
// Recordings in, numbers out. What counts is for `recording.ts` to say.

import { SIDES, type Side } from './measurement.ts';
import type { RecordedInvocation, Recording } from './recording.ts';

/** Rounds that were put aside and measured again. */
export interface MeasuredAgain {
  readonly rounds: number;
  /** That they took, with the wait for the machine to calm down. */
  readonly minutes: number;
}

/** As many as are planned: a run on a disturbed machine takes twice as long at most, and the time that it waits. */
export function mostRoundsAgain(planned: number): number {
  return planned;
}

/** Null: nothing was put aside. */
export function measuredAgain({ invocations }: Pick<Recording, 'invocations'>): MeasuredAgain | null {
  const aside = invocations.filter(isAside);
  if (aside.length === 0) return null;
  return { rounds: countAttempts(aside), minutes: minutesAside(invocations) };
}

/** Attempts beyond the first in rounds all of whose attempts count; 0: there are none. */
export function countedTwice({ invocations, baseline }: Pick<Recording, 'invocations' | 'baseline'>): number {
  const counting = invocations.filter(
    ({ round, outcome, side }) =>
      round > 0 && outcome === 'ok' && !(side === 'base' && baseline !== undefined),
  );
  return countAttempts(counting) - new Set(counting.map(({ round }) => round)).size;
}

/** Of each round: as often as one command ran on one side of it. */
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

/** Until the next invocation that counts began. */
function minutesAside(invocations: readonly RecordedInvocation[]): number {
  let ms = 0;
  for (const [index, one] of invocations.entries()) {
    if (!isAside(one)) continue;
    const next = invocations[index + 1];
    const spentMs = next === undefined ? one.durationMs : next.startMs - one.startMs;
    // The times of a stranger's recording may go backwards.
    ms += Math.max(0, spentMs);
  }
  return ms / 60_000;
}

function isAside({ outcome }: RecordedInvocation): boolean {
  return outcome === 'disturbed';
}

/**
 * Why attempts that were put aside cannot be what measuring made; null: they can. A block is put aside as a whole, with
 * both sides, so that nobody throws away the invocations of one side that he does not like.
 */
export function faultOfAside({
  invocations,
  baseline,
}: Pick<Recording, 'invocations' | 'baseline'>): string | null {
  const rounds = new Map<number, RecordedInvocation[]>();
  for (const one of invocations) {
    const own = rounds.get(one.round);
    if (own === undefined) rounds.set(one.round, [one]);
    else own.push(one);
  }
  for (const [round, own] of rounds) {
    if (!own.some(isAside)) continue;
    if (round === 0) return 'its warm-up was put aside as disturbed, which has no values';
    if (baseline !== undefined) return `round ${round} was put aside as disturbed, and base was not measured`;
    const commands = new Set(own.map(({ command }) => command));
    const counts = [...commands].flatMap((command) => SIDES.map((side) => countAside(own, command, side)));
    if (new Set(counts).size > 1)
      return `round ${round} was put aside as disturbed, but not the same number of times on both sides and for every command`;
    if (counts[0]! > MOST_ASIDE)
      return `round ${round} was put aside as disturbed more than ${MOST_ASIDE} times`;
  }
  return null;
}

/** The third attempt at a block counts, whatever the machine did. */
export const MOST_ASIDE = 2;

function countAside(invocations: readonly RecordedInvocation[], command: number, side: Side): number {
  return invocations.filter((one) => one.command === command && one.side === side && isAside(one)).length;
}
