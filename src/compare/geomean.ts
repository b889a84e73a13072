// Geometric means over benchmarks: those that tables show, and those that budgets judge, with their evidence. In:
// Comparisons or SamplePair. It must never average values of two metrics or take a logarithm of zero.

import type { Comparison, Geomean, GeomeanComparison } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import { geomean } from '../stats/geomean.ts';
import { median } from '../stats/median.ts';
import { comparePair } from './compare.ts';
import type { SamplePair } from './group.ts';

/** Leaves out units of one benchmark, and of several metrics: a mean of wall time and system time has no meaning. */
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
 * Compares the geomean of some benchmarks of one metric as if it were a benchmark. Values of one round are correlated,
 * so the benchmarks are not independent evidence. Each round therefore gives one value per side, the geomean of its
 * values, and these values are tested as usual. Null if no benchmark has only positive values on both sides.
 */
export function compareGeomean(pairs: readonly SamplePair[], clearing?: number): GeomeanComparison | null {
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
    layout: members.every(({ layout }) => layout === 'varied') ? ('varied' as const) : null,
  };
  const rounds = comparePair(all, clearing);
  const medians = {
    base: members.map(({ base }) => median(base.values)),
    head: members.map(({ head }) => median(head.values)),
  };
  const ratio = geomean(medians.head.map((head, index) => head / medians.base[index]!));
  const delta = rounds.delta === null || ratio === null ? null : ratio - 1;
  return {
    ...rounds,
    // The geomeans that tables show differ from the medians of the rounds' geomeans.
    base: rounds.base && { ...rounds.base, median: geomean(medians.base) ?? rounds.base.median },
    head: rounds.head && { ...rounds.head, median: geomean(medians.head) ?? rounds.head.median },
    delta,
    // The geomeans of rounds are rounded, but constants are compared with a limit to the last digit.
    change: rounds.exact ? delta : rounds.change,
    members: members.map(({ subject: { command, group, name } }) => ({ command, group, name })),
    leftOut: pairs.length - members.length,
    growth: null,
  };
}

export function isPositive({ values }: Sample): boolean {
  return values.every((value) => value > 0 && value < Infinity);
}

function geomeanOfRounds(samples: readonly Sample[]): Sample | null {
  const shared = listValuesByMoment(samples).flatMap(({ round, values }) => {
    const mean = geomean(values);
    return mean === null ? [] : [{ round, value: Number(mean.toPrecision(EQUAL_DIGITS)) }];
  });
  if (shared.length === 0) return null;
  return { values: shared.map(({ value }) => value), rounds: shared.map(({ round }) => round) };
}

/** Only moments of all samples: decided benchmarks are no longer measured, and a mean over fewer would jump. */
export function listValuesByMoment(samples: readonly Sample[]) {
  const moments = samples.map(indexByMoment);
  return [...(moments[0]?.entries() ?? [])].flatMap(([moment, { round }]) => {
    const values = moments.flatMap((own) => own.get(moment)?.value ?? []);
    return values.length === samples.length ? [{ round, values }] : [];
  });
}

/** Significant digits of a round's geomean. Equal geomeans must tie, in whatever order the logarithms were added. */
const EQUAL_DIGITS = 12;

/** Factor that separates rounds in a key; larger than the number of raw values that one invocation may write. */
const MAX_VALUES_IN_ROUND = 2 ** 24;

/** Maps round and position in the round to a value. A round has several values if every raw value is used. */
function indexByMoment({ values, rounds }: Sample): Map<number, { round: number; value: number }> {
  const moments = new Map<number, { round: number; value: number }>();
  let [current, place] = [0, 0];
  for (const [index, value] of values.entries()) {
    const round = rounds[index]!;
    place = round === current ? place + 1 : 0;
    current = round;
    moments.set(round * MAX_VALUES_IN_ROUND + place, { round, value });
  }
  return moments;
}
