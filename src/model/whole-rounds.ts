// Which rounds of a Recording count: those that are whole on each side that ran. A Recording in, numbers of rounds and of
// commands out. It looks at no value.

import type { Side } from './measurement.ts';
import type { RecordedInvocation, Recording } from './recording.ts';

/**
 * Rounds in which everything succeeded on each side that ran; only their values are used. A round that was cut short on
 * one side would favour one of the two. Later rounds may run fewer commands than the first, because decided benchmarks
 * are not measured again; a round is whole if both sides ran the same commands. Excluded are the warm-up, the rounds of
 * a baseline, which ran elsewhere, and attempts that were put aside. A side ran if it made any invocation, so that a
 * side which came no further than its warm-up has no whole round.
 */
export function findWholeRounds({ invocations, baseline }: Recording): ReadonlySet<number> {
  const rounds = new Map<number, RecordedInvocation[]>();
  const ran = new Set<Side>();
  for (const invocation of invocations) {
    if (baseline !== undefined && invocation.side === 'base') continue;
    ran.add(invocation.side);
    if (isPutAside(invocation)) continue;
    const made = rounds.get(invocation.round);
    if (made !== undefined) made.push(invocation);
    else if (invocation.round > 0) rounds.set(invocation.round, [invocation]);
  }
  const brokenOnBase = findCommandsBrokenOnBase({ invocations });
  const whole = [...rounds].filter(([, made]) => [...ran].every((side) => isWhole(made, side, brokenOnBase)));
  return new Set(whole.map(([round]) => round));
}

/** The block of the invocation was measured again, so its values are not used. */
export function isPutAside({ outcome }: Pick<RecordedInvocation, 'outcome'>): boolean {
  return outcome === 'disturbed' || outcome === 'retried';
}

/** A side ran every command of the round with success. Base may lack a command that does not work there. */
function isWhole(round: readonly RecordedInvocation[], wanted: Side, brokenOnBase: ReadonlySet<number>): boolean {
  const own = round.filter(({ side }) => side === wanted);
  const ran = new Set([...own.map(({ command }) => command), ...(wanted === 'base' ? brokenOnBase : [])]);
  return own.every(({ outcome }) => outcome === 'ok') && round.every(({ command }) => ran.has(command));
}

/** Commands that failed in base's warm-up, before anything of head ran. Base has no benchmarks of theirs. */
export function findCommandsBrokenOnBase({ invocations }: Pick<Recording, 'invocations'>): ReadonlySet<number> {
  const broken = invocations.filter(
    ({ side, round, outcome }) => side === 'base' && round === 0 && outcome === 'failed',
  );
  return new Set(broken.map(({ command }) => command));
}

/**
 * Null if base never ran, or did not fail after it had run. The cause is then outside of base: it is the same commit,
 * and it worked until head had run.
 */
export function findRoundBaseBroke({ invocations }: Pick<Recording, 'invocations'>): number | null {
  const onBase = invocations.filter(({ side }) => side === 'base');
  const firstOk = onBase.findIndex(({ outcome }) => outcome === 'ok');
  const broken =
    firstOk < 0 ? [] : onBase.slice(firstOk).filter(({ round, outcome }) => round > 0 && outcome === 'failed');
  return broken[0]?.round ?? null;
}

/** For a baseline, all successful rounds of base are used, even those that head has not reached yet. */
export function findUsedRounds(recording: Recording): Readonly<Record<Side, ReadonlySet<number>>> {
  const whole = findWholeRounds(recording);
  if (recording.baseline === undefined) return { base: whole, head: whole };
  const kept = recording.invocations.filter(
    ({ side, round, outcome }) => side === 'base' && round > 0 && outcome === 'ok',
  );
  return { base: new Set(kept.map(({ round }) => round)), head: whole };
}

export function countCompletedRounds(recording: Recording): number {
  return findWholeRounds(recording).size;
}
