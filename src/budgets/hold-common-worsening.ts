// Decides whether a row may fail at a look where nearly everything got worse together. In: the evidence and the plan of
// looks. Out: a function of the look. It only delays a failure, and never causes one.

import type { Evidence, LookPlan } from './case.ts';

/**
 * A look must not yet call a row worse if nearly everything got worse together and the order of the blocks does not
 * rule out a cause other than head. This never applies where no order of the planned rounds could rule that out.
 */
export function holdCommonWorsening({ testCommonWorsening }: Evidence, plan: LookPlan): (look: number) => boolean {
  const known = new Map<number, boolean>();
  const holds = (look: number): boolean => {
    const evidence = testCommonWorsening(look);
    if (evidence === null) return false;
    const alpha = plan.alphaAt(look, 1, smallestBlockedP);
    return evidence.p > alpha && smallestBlockedP(plan.maxRounds) <= plan.alphaAt(plan.maxRounds, 1, smallestBlockedP);
  };
  return (look) => {
    if (!known.has(look)) known.set(look, holds(look));
    return known.get(look)!;
  };
}

/** Smallest p of the test within blocks. The four invocations of a block of two rounds have six possible orders. */
function smallestBlockedP(rounds: number): number {
  return 6 ** -Math.floor(rounds / 2) * 2 ** -(rounds % 2);
}
