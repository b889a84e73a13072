import { describe, expect, test } from '@jest/globals';
import { orderOf } from '../../../src/measure/schedule.ts';

const rounds = (seed: string, count: number) =>
  Array.from({ length: count }, (_, index) => orderOf(seed, index + 1));

describe('orderOf', () => {
  test('two rounds make a block: ABBA or BAAB', () => {
    for (let block = 0; block < 200; block += 1) {
      const [first, second] = [orderOf('seed', 2 * block + 1), orderOf('seed', 2 * block + 2)];
      expect(second).toEqual([...first].reverse());
    }
  });

  test('the same seed gives the same order, however many rounds there are', () => {
    expect(rounds('1a2b', 30).slice(0, 10)).toEqual(rounds('1a2b', 10));
  });

  test('the coin is fair and seeds differ', () => {
    const firsts = Array.from({ length: 2000 }, (_, index) => orderOf(String(index), 1)[0]);
    const heads = firsts.filter((side) => side === 'head').length;
    // Five standard deviations of a fair coin.
    expect(Math.abs(heads - 1000)).toBeLessThan(5 * Math.sqrt(500));
  });

  test('blocks of one seed are independent: runs of equal blocks are as long as chance makes them', () => {
    const blocks = Array.from({ length: 2000 }, (_, index) => orderOf('seed', 2 * index + 1)[0]);
    const changes = blocks.filter((side, index) => index > 0 && side !== blocks[index - 1]).length;
    expect(Math.abs(changes - 1000)).toBeLessThan(5 * Math.sqrt(500));
  });
});
