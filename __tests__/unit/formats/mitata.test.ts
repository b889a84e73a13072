import { expect, test } from '@jest/globals';
import { mitata } from '../../../src/formats/mitata.ts';
import { readWith } from '../../support/read-format.ts';

const report = (runs: readonly object[]) => ({
  layout: [{ name: 0 }, { name: 'g' }],
  benchmarks: [{ group: 0, runs }],
});

test('samples where there are some, else the median; groups count for themselves', () => {
  const a = { name: 'a', stats: { samples: [1, 2], p50: 1.5 } };
  const input = {
    layout: [{ name: null }, { name: 'g' }],
    benchmarks: [
      { group: 0, runs: [a, { name: 'a', stats: { samples: null, p50: 3 } }] },
      { group: 1, runs: [a] },
    ],
  };
  expect(readWith(mitata, input).found).toEqual([
    ['a', 'time', 1, 2],
    ['a#2', 'time', 3],
    ['a', 'time', 1, 2],
  ]);
});

test.each<[object, string]>([
  [{ name: 'a', error: { message: 'boom' } }, 'failed: "boom"'],
  [{ name: 'a', stats: { p50: null } }, 'has no result. It failed, or the run was stopped: see the output of the tool'],
])('%j has no result', (run, why) => {
  expect(readWith(mitata, report([run]))).toEqual({
    found: [],
    problems: [`error in: $.benchmarks[0].runs[0]: "a" ${why}.`],
  });
});
