// Plans the looks at the data during a measurement, and how much of the allowed error each look may use: five looks
// with the full alpha each would raise far more false alarms than alpha allows. Plain numbers in and out. All looks
// together must never get more than alpha.
// Source: Lan & DeMets, Discrete sequential boundaries for clinical trials, Biometrika 70 (1983), with the spending
// function alpha·t² of Kim & DeMets (1987). The errors of the looks are added (a union bound) instead of using their
// joint distribution: slightly stricter, and valid for any noise.

/** Numbers of rounds after which a look is useful. With the spending below, the second look finds a clear change. */
const USUAL_LOOKS = [6, 10, 14, 20, 30, 45];

export interface PlannedRounds {
  /** Round of the first look that may fail a row, at least 1. */
  readonly min: number;
  /** Round of the last look, at least `min`. */
  readonly max: number;
}

export interface AlphaSpending {
  /** One-sided significance level for one comparison, already divided among all comparisons. */
  readonly alpha: number;
  /** Completed rounds at each look that may fail a row. */
  readonly looks: readonly number[];
}

/** Rounds without which no row that varies is cleared: the smallest one-sided level of the rank test is then 0.05. */
export const MIN_ROUNDS_TO_CLEAR = 3;

/**
 * Completed rounds, ascending: after half of the minimum, the first, the last, and the usual ones between them. A look
 * before the minimum may only clear.
 */
export function planLooks(rounds: PlannedRounds): number[] {
  const early = Math.ceil(rounds.min / 2);
  const looks = planFullLooks(rounds);
  return looks.length > 1 && early >= MIN_ROUNDS_TO_CLEAR ? [early, ...looks] : looks;
}

/** The looks that may fail a row as well. */
export function planFullLooks({ min, max }: PlannedRounds): number[] {
  if (min === max) return [max];
  return [min, ...USUAL_LOOKS.filter((rounds) => rounds > min && rounds < max), max];
}

/** Round of the early check. Two rounds show that no value varies, and such values are compared exactly. */
const EXACT_LOOK = 2;

/**
 * Completed rounds at which to check whether to continue, ascending: the looks, and an early check for plans that
 * cannot work and for runs in which nothing varies. The early check spends no alpha, because it tests nothing.
 */
export function planPauses(rounds: PlannedRounds): number[] {
  const looks = planLooks(rounds);
  return looks[0]! > EXACT_LOOK ? [EXACT_LOOK, ...looks] : looks;
}

/**
 * The part of alpha for the look after `completed` rounds: alpha·(completed/max)² minus what the earlier looks could
 * spend. A look that could not have decided anything has spent nothing, so later looks can use its part.
 *
 *     alpha 0.05, looks after 6, 10 and 30 rounds
 *      6: 0.05·(6/30)²           = 0.0020
 *     10: 0.05·(10/30)² - 0.0020 = 0.0036
 *     30: 0.05          - 0.0056 = 0.0444
 *
 * `smallestP` gives the smallest one-sided p that the test can have after a number of rounds. If time ran out,
 * `completed` may be between two planned looks; it is then the last look.
 */
export function spendAlpha(
  { alpha, looks }: AlphaSpending,
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
