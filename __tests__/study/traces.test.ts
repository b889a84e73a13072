// Recorded traces are what they claim to be, and are played again in their own order.

import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { factorsOf, PROGRAMS, replay, SURROUNDINGS, TRACES, traceNames } from '../../bench/study/traces.ts';

const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((left, right) => left - right);
  return (sorted[29]! + sorted[30]!) / 2;
};

test('every program has a file, and every file is a program', () => {
  const files = readdirSync('bench/study/traces').filter((name) => name.endsWith('.json'));
  expect(files.toSorted()).toEqual(PROGRAMS.map((program) => `${program}.json`).toSorted());
});

test('there are at least five programs of three languages, in all surroundings', () => {
  expect(PROGRAMS.length).toBeGreaterThanOrEqual(5);
  expect(new Set(PROGRAMS.map((program) => program.split('-')[0])).size).toBeGreaterThanOrEqual(3);
  expect(traceNames).toEqual(PROGRAMS.flatMap((program) => SURROUNDINGS.map((kind) => `${program}-${kind}`)));
});

test.each(traceNames)('%s has 60 factors with median 1', (name) => {
  const trace = TRACES[name];
  expect(trace).toHaveLength(60);
  expect(trace.every((factor) => Number.isFinite(factor) && factor > 0)).toBe(true);
  expect(middle(trace)).toBeCloseTo(1, 9);
});

test('factors keep the order of the values', () => {
  expect(factorsOf([40, 10, 20])).toEqual([2, 0.5, 1]);
  expect(factorsOf([10, 30])).toEqual([0.5, 1.5]);
});

test.each([
  { start: 0, length: 2, played: [1, 2] },
  { start: 2, length: 5, played: [3, 1, 2, 3, 1] },
  { start: 7, length: 3, played: [2, 3, 1] },
  { start: -1, length: 2, played: [3, 1] },
  { start: 1, length: 0, played: [] },
])('replay from $start, $length long', ({ start, length, played }) => {
  expect(replay([1, 2, 3], start, length)).toEqual(played);
});
