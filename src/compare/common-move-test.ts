// Tests whether head, not the machine, caused a common move: in block after block, head as a whole has to be worse than
// base shortly before or after. Rows are not separate evidence here, because rows of one invocation share its moment.

import type { CommonMove } from '../model/common-move.ts';
import type { Side } from '../model/measurement.ts';
import type { Sample } from '../model/sample.ts';
import { type BlockedTest, blockedU, type SampleBlock } from '../stats/blocked-u.ts';

export function testCommonMove({ moved, way }: CommonMove, blocks: readonly (readonly number[])[]): BlockedTest {
  const courses = moved.map(({ base, head, better }) => {
    const sign = (better === 'lower') === (way === 'worse') ? 1 : -1;
    return { base: levelsIn(base, sign), head: levelsIn(head, sign) };
  });
  return blockedU(blocks.map((rounds) => blockOf(rounds, courses)));
}

type RoundLevels = Readonly<Record<Side, ReadonlyMap<number, number>>>;

function blockOf(block: readonly number[], courses: readonly RoundLevels[]): SampleBlock {
  const has = ({ base, head }: RoundLevels, round: number) => base.has(round) && head.has(round);
  const rounds = block.filter((round) => courses.some((course) => has(course, round)));
  // A row that is missing in one round would change the level of that round alone.
  const whole = courses.filter((course) => rounds.every((round) => has(course, round)));
  const levelsOf = (side: Side) =>
    whole.length === 0 ? [] : rounds.map((round) => whole.reduce((sum, course) => sum + course[side].get(round)!, 0));
  return { base: levelsOf('base'), head: levelsOf('head') };
}

/** Larger is further in the direction of the move. Rounds with a value of zero or below are left out. */
function levelsIn(sample: Sample | null, sign: 1 | -1): ReadonlyMap<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const [index, round] of (sample?.rounds ?? []).entries()) {
    const { sum, count } = sums.get(round) ?? { sum: 0, count: 0 };
    sums.set(round, { sum: sum + Math.log(sample!.values[index]!), count: count + 1 });
  }
  const means = [...sums].map(([round, { sum, count }]): [number, number] => [round, (sign * sum) / count]);
  return new Map(means.filter(([, mean]) => Number.isFinite(mean)));
}
