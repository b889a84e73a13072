// The evidence that a common move is one of head and not of the machine: in block after block, was head as a whole worse
// than base a moment before or after? Comparisons and the blocks of the schedule in, a one-sided p out. Rows are no
// evidence of their own here, since those of one invocation share its moment.

import type { CommonMove } from '../model/common-move.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Side } from '../model/measurement.ts';
import type { Sample } from '../model/sample.ts';
import { type Block, type BlockedTest, blockedU } from '../stats/blocked-u.ts';

export function evidenceFor({ moved, way }: CommonMove, blocks: readonly (readonly number[])[]): BlockedTest {
  const courses = moved.map((row) => ({
    sign: signOf(row, way),
    base: levelsIn(row.base),
    head: levelsIn(row.head),
  }));
  return blockedU(blocks.map((rounds) => blockOf(rounds, courses)));
}

type Levels = Readonly<Record<Side, ReadonlyMap<number, number>>>;
type Course = Levels & { readonly sign: 1 | -1 };

/** For each side the level of everything in each round of the block; larger is further along the way. */
function blockOf(block: readonly number[], courses: readonly Course[]): Block {
  const has = ({ base, head }: Levels, round: number) => base.has(round) && head.has(round);
  const rounds = block.filter((round) => courses.some((course) => has(course, round)));
  // A row that is missing in one of them would move the level of that one alone.
  const whole = courses.filter((course) => rounds.every((round) => has(course, round)));
  const levelsOf = (side: Side) =>
    whole.length === 0
      ? []
      : rounds.map((round) => whole.reduce((sum, one) => sum + one.sign * one[side].get(round)!, 0));
  return { base: levelsOf('base'), head: levelsOf('head') };
}

/** For each round the mean logarithm of its values; without the rounds that have a value of zero or below. */
function levelsIn(sample: Sample | null): ReadonlyMap<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const [index, round] of (sample?.rounds ?? []).entries()) {
    const { sum, count } = sums.get(round) ?? { sum: 0, count: 0 };
    sums.set(round, { sum: sum + Math.log(sample!.values[index]!), count: count + 1 });
  }
  const means = [...sums].map(([round, { sum, count }]): [number, number] => [round, sum / count]);
  return new Map(means.filter(([, mean]) => Number.isFinite(mean)));
}

function signOf({ better }: Comparison, way: CommonMove['way']): 1 | -1 {
  return (better === 'lower') === (way === 'worse') ? 1 : -1;
}
