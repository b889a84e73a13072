// One number over many benchmarks: the geomeans that tables show, and those that budgets judge, with the evidence
// for them. Comparisons or Pairs in. Must never average values of two metrics, or take a logarithm of zero.

import type { Comparison, Geomean, GeomeanComparison, Summary } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import { geomean } from '../stats/geomean.ts';
import { median } from '../stats/median.ts';
import { compare } from './compare.ts';
import type { Pair } from './group.ts';

/**
 * One Geomean per unit, over the benchmarks that both sides have. Left out are units with fewer than two, and
 * those in which several metrics are measured: a mean of wall and system time means nothing.
 */
export function geomeans(comparisons: readonly Comparison[]): Geomean[] {
  const units = [...new Set(comparisons.map(({ unit }) => unit))];
  return units.flatMap((unit) => {
    const own = comparisons.filter((comparison) => comparison.unit === unit);
    if (own.some(({ metric }) => metric !== own[0]?.metric)) return [];
    const pairs = own.flatMap(({ base, head }): [number, number][] =>
      base && head && base.median > 0 && head.median > 0 ? [[base.median, head.median]] : [],
    );
    const base = geomean(pairs.map(([value]) => value));
    const head = geomean(pairs.map(([, value]) => value));
    const ratio = geomean(pairs.map(([from, to]) => to / from));
    if (pairs.length < 2 || base === null || head === null || ratio === null) return [];
    return [{ unit, base, head, delta: ratio - 1, n: pairs.length }];
  });
}

/**
 * The geomean of some benchmarks of one metric as a Comparison of its own. Values of one round rise and fall
 * together, so the benchmarks are no independent evidence: a round gives one value to each side, the geomean of
 * what it measured there, and these values are tested like those of any benchmark. Null where no benchmark has
 * values above zero on both sides.
 */
export function compareGeomean(pairs: readonly Pair[], clearing?: number): GeomeanComparison | null {
  const members = pairs.flatMap(({ base, head, ...rest }) =>
    base !== null && head !== null && isPositive(base) && isPositive(head) ? [{ ...rest, base, head }] : [],
  );
  const [first] = members;
  if (first === undefined) return null;
  const all = {
    subject: { ...first.subject, command: null, group: null, name: `geomean of ${members.length}` },
    base: geomeanOfRounds(members.map(({ base }) => base)),
    head: geomeanOfRounds(members.map(({ head }) => head)),
    exact: members.every(({ exact }) => exact),
    varies: members.some(({ varies }) => varies),
  };
  const rounds = compare(all, clearing);
  const medians = {
    base: members.map(({ base }) => median(base.values)),
    head: members.map(({ head }) => median(head.values)),
  };
  const ratio = geomean(medians.head.map((head, index) => head / medians.base[index]!));
  const delta = rounds.delta === null || ratio === null ? null : ratio - 1;
  return {
    ...rounds,
    base: rounds.base && centred(rounds.base, medians.base),
    head: rounds.head && centred(rounds.head, medians.head),
    delta,
    // Geomeans of rounds are rounded; a limit is held against constants to the last digit.
    change: rounds.exact ? delta : rounds.change,
    members: members.map(({ subject: { command, group, name } }) => ({ command, group, name })),
    leftOut: pairs.length - members.length,
  };
}

/** Around the number that tables show, which is not the median of the rounds' geomeans. */
function centred(rounds: Summary, medians: readonly number[]): Summary {
  return { ...rounds, median: geomean(medians) ?? rounds.median };
}

function isPositive({ values }: Sample): boolean {
  return values.every((value) => value > 0 && value < Infinity);
}

/**
 * A value for each moment at which every benchmark gave one: what is decided is measured no longer, and a mean over
 * fewer benchmarks would jump. Null where there is no such moment.
 */
function geomeanOfRounds(samples: readonly Sample[]): Sample | null {
  const moments = samples.map(byMoment);
  const shared = [...(moments[0]?.entries() ?? [])].flatMap(([moment, { round }]) => {
    const values = moments.flatMap((own) => own.get(moment)?.value ?? []);
    const mean = values.length === samples.length ? geomean(values) : null;
    return mean === null ? [] : [{ round, value: Number(mean.toPrecision(EQUAL_DIGITS)) }];
  });
  if (shared.length === 0) return null;
  return { values: shared.map(({ value }) => value), rounds: shared.map(({ round }) => round) };
}

/** Rounds whose geomeans are equal must tie, in whatever order the logarithms were added. */
const EQUAL_DIGITS = 12;

/** More raw values than one invocation may write. */
const MOST_IN_A_ROUND = 2 ** 24;

/** Round and place within it, because where every raw value counts a round has many. */
function byMoment({ values, rounds }: Sample): Map<number, { round: number; value: number }> {
  const moments = new Map<number, { round: number; value: number }>();
  let [current, place] = [0, 0];
  for (const [index, value] of values.entries()) {
    const round = rounds[index]!;
    place = round === current ? place + 1 : 0;
    current = round;
    moments.set(round * MOST_IN_A_ROUND + place, { round, value });
  }
  return moments;
}
