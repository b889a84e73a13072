import { describe, expect, test } from '@jest/globals';
import { turnsOf } from '../../../src/measure/schedule.ts';
import { blocksOf } from '../../../src/model/remeasured-rounds.ts';

/** The sides of a block in the order in which they run: `bhhb`. */
const letters = (seed: string, block: readonly number[]) =>
  turnsOf(seed, block)
    .map(({ side }) => side[0])
    .join('');
const ordersOf = (seed: string, blocks: number) => blocksOf(2 * blocks, []).map((block) => letters(seed, block));
const SIX = ['bbhh', 'bhbh', 'bhhb', 'hbbh', 'hbhb', 'hhbb'];

describe('blocksOf', () => {
  test('two rounds make a block', () => {
    expect(blocksOf(6, [])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  test('a block never goes across a look or the end', () => {
    expect(blocksOf(9, [2, 5])).toEqual([[1, 2], [3, 4], [5], [6], [7, 8], [9]]);
  });

  test('every round is in one block, in order', () => {
    for (let rounds = 1; rounds < 40; rounds += 1) {
      const blocks = blocksOf(rounds, [3, 6, 11]);
      expect(blocks.flat()).toEqual(Array.from({ length: rounds }, (_, index) => index + 1));
      expect(blocks.every((block) => block.length <= 2)).toBe(true);
    }
  });
});

describe('turnsOf', () => {
  test('each round of a block has one invocation of each side', () => {
    for (const block of blocksOf(60, [7])) {
      const turns = turnsOf('seed', block);
      for (const round of block) {
        const sides = turns.filter((turn) => turn.round === round).map(({ side }) => side);
        expect(sides.toSorted()).toEqual(['base', 'head']);
      }
    }
  });

  test('six blocks have all six orders of two and two, whatever the seed', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const orders = ordersOf(String(seed), 30);
      for (let start = 0; start < 30; start += 6) {
        expect(orders.slice(start, start + 6).toSorted()).toEqual(SIX);
      }
    }
  });

  test.each([
    ['every second place', [0, 1, 0, 1]],
    ['the first two places', [1, 1, 0, 0]],
    ['the first and the last place', [1, 0, 0, 1]],
  ])('what slows %s of each block never leaves a side more than two invocations behind', (_, slow) => {
    for (let seed = 0; seed < 50; seed += 1) {
      let behind = 0;
      for (const order of ordersOf(String(seed), 60)) {
        for (const [place, side] of [...order].entries()) behind += slow[place]! * (side === 'b' ? 1 : -1);
        expect(Math.abs(behind)).toBeLessThanOrEqual(2);
      }
    }
  });

  test('every order is as probable as any other in every place', () => {
    for (const place of [0, 2, 5]) {
      const counts = new Map<string, number>();
      for (let seed = 0; seed < 3000; seed += 1) {
        const order = letters(String(seed), [2 * place + 1, 2 * place + 2]);
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
      // Five standard deviations of a binomial count.
      for (const order of SIX) expect(Math.abs((counts.get(order) ?? 0) - 500)).toBeLessThan(5 * 20.5);
    }
  });

  test('the two rounds of a block that a look parts begin with different sides', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(['bhhb', 'hbbh']).toContain(letters(String(seed), [5]) + letters(String(seed), [6]));
    }
  });

  test('the same seed gives the same order, however many rounds there are, and seeds differ', () => {
    expect(ordersOf('1a2b', 15).slice(0, 5)).toEqual(ordersOf('1a2b', 5));
    expect(ordersOf('1a2b', 15)).not.toEqual(ordersOf('1a2c', 15));
  });
});
