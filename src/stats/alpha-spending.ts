// When the data are looked at while measuring, and how much of the allowed error each look may use up: five
// looks with the full alpha each would raise far more false alarms than alpha says. Plain numbers in and out;
// it must never hand out more than alpha over all looks together.
// Source: Lan & DeMets, Discrete sequential boundaries for clinical trials, Biometrika 70 (1983), with the
// spending function alpha·t² of Kim & DeMets (1987). The looks are added up (a union bound) rather than taken
// from their joint distribution: a little stricter, and true whatever the noise.

/** Rounds after which it pays to look; with the spending below, a clear change is found by the second look. */
const USUAL_LOOKS = [6, 10, 14, 20, 30];

export interface Rounds {
  /** First look; at least 1. */
  readonly min: number;
  /** Last look; at least `min`. */
  readonly max: number;
}

/** What may be spent, and when. */
export interface Spending {
  /** One-sided, for one comparison: already shared out among all of them. */
  readonly alpha: number;
  /** As `looks` gives them. */
  readonly looks: readonly number[];
}

/** Completed rounds after which to look, ascending: always the first and the last, and the usual ones between. */
export function looks({ min, max }: Rounds): number[] {
  if (min === max) return [max];
  return [min, ...USUAL_LOOKS.filter((rounds) => rounds > min && rounds < max), max];
}

/** What never varies is compared exactly, and two rounds are enough to see that nothing does. */
const EXACT_LOOK = 2;

/**
 * Completed rounds after which measuring asks how things stand, ascending: the looks, and an early one for plans
 * that cannot work and for runs in which nothing varies. It spends no alpha because nothing is tested there.
 */
export function pauses(rounds: Rounds): number[] {
  const planned = looks(rounds);
  return planned[0]! > EXACT_LOOK ? [EXACT_LOOK, ...planned] : planned;
}

/**
 * The part of alpha for the look after `completed` rounds: alpha·(completed/max)² less what the earlier looks
 * could spend. A look that could not have decided anything has spent nothing, and its part is carried on.
 *
 * `smallestP` is the smallest one-sided p the test can give after so many rounds. `completed` may lie between the planned looks, when time ran out: then it is the look, and the last one.
 */
export function spentAlpha(
  { alpha, looks }: Spending,
  completed: number,
  smallestP: (rounds: number) => number,
): number {
  const max = looks.at(-1)!;
  const allowedBy = (rounds: number) => alpha * Math.min(1, rounds / max) ** 2;
  let spent = 0;
  for (const rounds of looks) {
    if (rounds >= completed) break;
    if (smallestP(rounds) <= allowedBy(rounds) - spent) spent = allowedBy(rounds);
  }
  return allowedBy(completed) - spent;
}
