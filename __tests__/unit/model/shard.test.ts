// The order in which all jobs divide the benchmarks. It is a contract between them.

import { expect, test } from '@jest/globals';
import type { Benchmark } from '../../../src/model/sample.ts';
import { listOwn, sortBenchmarks } from '../../../src/model/shard.ts';

const named = (name: string, own: Partial<Benchmark> = {}): Benchmark => ({ command: null, group: null, ...own, name });

test.each([
  [
    ['Encode', 'Encode B', 'Encode!', 'Encode"', 'Encode/a'],
    ['Encode/a', 'Encode"', 'Encode!', 'Encode B', 'Encode'],
  ],
  [
    ['', '\n', 'A', 'Z', 'a', '\\', 'é', '\u{1F600}', '\uFFFF'].toSorted(),
    ['\u{1F600}', '\uFFFF', 'é', 'a', 'Z', 'A', '\\', '\n', ''],
  ],
])('names are sorted by their code units: %j', (sorted, given) => {
  expect(sortBenchmarks(given.map((name) => named(name))).map(({ name }) => name)).toEqual(sorted);
});

test('command comes before group, and group before name; what has none is last', () => {
  const sorted = [
    named('z', { command: 'a', group: 'x' }),
    named('a', { command: 'a', group: 'x y' }),
    named('b', { command: 'a' }),
    named('a', { command: 'a b', group: 'a' }),
    named('a', { group: 'x' }),
    named('a'),
    named('a b'),
  ];
  expect(sortBenchmarks(sorted.toReversed())).toEqual(sorted);
});

test('each benchmark is in one shard, also if it is given twice', () => {
  const benchmarks = sortBenchmarks([...'cabac'].map((name) => named(name)));
  const own = (index: number) => listOwn({ index, count: 2, benchmarks }).map(({ name }) => name);
  expect([own(1), own(2)]).toEqual([['a', 'c'], ['b']]);
});
