import { expect, test } from '@jest/globals';
import { choose } from '../../../src/stats/binomial.ts';
import { countDeals } from '../../../src/stats/u-distribution.ts';
import { exactCounts } from '../../support/exact-u.ts';
import { seededRandom, wholeNumber } from '../../support/random-samples.ts';

test('counts what trying all ways counts', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 200; round++) {
    const groups = Array.from({ length: wholeNumber(random, 2, 9) }, () => wholeNumber(random, 1, 5));
    const pool = groups.flatMap((group, value) => Array.from({ length: group }, () => value));
    const size = wholeNumber(random, 1, pool.length - 1);
    const bound = wholeNumber(random, 0, 2 * size * (pool.length - size));
    const { atMost } = exactCounts(pool.slice(0, size), pool.slice(size));
    expect(countDeals({ groups, size, doubledU: bound })).toBe(Number(atMost(bound)));
  }
});

test('no way below zero, all ways up to the largest U', () => {
  const groups = [3, 30, 1, 6];
  expect(countDeals({ groups, size: 20, doubledU: -1 })).toBe(0);
  expect(countDeals({ groups, size: 20, doubledU: 800 })).toBe(choose(40, 20));
});

test('whatever has been counted before', () => {
  const deal = { groups: [1, 2, 1, 1, 3, 1, 1, 2], size: 5, doubledU: 20 };
  const ways = countDeals(deal);
  // More than the cache holds.
  for (let group = 1; group <= 60; group++) countDeals({ groups: [group, 60, 61 - group], size: 9, doubledU: 50 });
  expect(countDeals(deal)).toBe(ways);
});
