import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { blockedU, type SampleBlock } from '../../../src/stats/blocked-u.ts';

const block = (base: readonly number[], head: readonly number[]): SampleBlock => ({ base, head });

/** By dealing the values of every block to the sides in every way. */
function byCounting(blocks: readonly SampleBlock[]): number {
  const larger = ({ base, head }: SampleBlock) => base.flatMap((from) => head.filter((to) => to > from)).length;
  const deals = blocks.map(({ base, head }) => {
    const all = [...base, ...head];
    return subsets(all.length, head.length).map((chosen) =>
      larger({
        base: all.filter((_, index) => !chosen.includes(index)),
        head: all.filter((_, index) => chosen.includes(index)),
      }),
    );
  });
  const sums = deals.reduce<number[]>((all, own) => all.flatMap((sum) => own.map((one) => sum + one)), [0]);
  const seen = blocks.reduce((sum, one) => sum + larger(one), 0);
  return sums.filter((sum) => sum >= seen).length / sums.length;
}

function subsets(length: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: length - from }, (_, index) => from + index).flatMap((first) =>
    subsets(length, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

describe('blockedU', () => {
  test('of nothing proves nothing', () => {
    expect(blockedU([])).toEqual({ p: 1, smallest: 1 });
    expect(blockedU([block([], [1, 2])])).toEqual({ p: 1, smallest: 1 });
  });

  test('head above base in every one of five blocks of four', () => {
    const blocks = Array.from({ length: 5 }, (_, index) =>
      block([10 * index, 10 * index + 1], [10 * index + 2, 10 * index + 3]),
    );
    const { p, smallest } = blockedU(blocks);
    expect(p).toBeCloseTo(6 ** -5, 15);
    expect(smallest).toBeCloseTo(6 ** -5, 15);
  });

  test('what differs from block to block is no evidence', () => {
    // All of head above all of base, but never within a block.
    expect(blockedU([block([1, 2], []), block([], [8, 9])]).p).toBe(1);
  });

  test('equal values count against head', () => {
    expect(blockedU([block([1, 1], [1, 1])]).p).toBe(1);
  });

  test('counts all deals', () => {
    const random = randomOf(9);
    const sizes = [
      [2, 2],
      [1, 1],
      [2, 1],
      [3, 2],
    ] as const;
    for (let run = 0; run < 40; run += 1) {
      const blocks = sizes
        .slice(0, 1 + (run % 4))
        .map(([n, m]) => block(Array.from({ length: n }, random.gauss), Array.from({ length: m }, random.gauss)));
      expect(blockedU(blocks).p).toBeCloseTo(byCounting(blocks), 12);
    }
  });
});
