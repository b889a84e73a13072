import { describe, expect, test } from '@jest/globals';
import { benchmarkjs } from '../../../src/formats/benchmarkjs.ts';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

test.each([
  ['a x b x 1,234.50 ops/sec ±1.28% (5 runs sampled)', ['a x b', 'ops/sec', 1234.5]],
  ['a x 7 ops/sec \ufffd\ufffd1.28% (1 run sampled)', ['a', 'ops/sec', 7]],
])('%s', (line, found) => {
  expect(readWith(benchmarkjs, `Results:\nnode: v20\n${line}\n`)).toEqual({ found: [found], problems: [] });
});

test.each([
  ['a: ', '"a" failed: "a:".'],
  ['a b: errno: -2, code: ENOENT, path: x', '"a b" failed: "a b: errno: -2, code: ENOENT, path: x".'],
  ['a x 0 ops/sec ±0.00% (0 runs sampled)', '"a" failed: "a x 0 ops/sec ±0.00% (0 runs sampled)".'],
])('%j is a failure', (line, message) => {
  expect(readWith(benchmarkjs, `${line}\n`)).toEqual({ found: [], problems: [`error in:1: ${message}`] });
});

test('nothing', () => {
  expect(readWith(benchmarkjs, 'hello\n').problems).toEqual([
    'error in: no benchmark has a result. Check that the output is that of `String(event.target)`.',
  ]);
});

describe('JSON', () => {
  const stats = { moe: 1, sample: [0.5, 0.25] };
  const bench = { name: 'a', hz: 2, stats };

  test.each<[form: string, json: object]>([
    ['of a suite', { 0: bench, name: 'suite', length: 1 }],
    ['of a list', [bench]],
    ['of one benchmark', bench],
  ])('%s has every sample', (_, json) => {
    expect(recogniseFormat(JSON.stringify(json))).toBe(benchmarkjs);
    expect(readWith(benchmarkjs, json)).toEqual({ found: [['a', 'time', 0.5, 0.25]], problems: [] });
  });

  test('numbers benchmarks of one name, also if one of them cannot be read', () => {
    const { found } = readWith(benchmarkjs, [bench, { name: 'a', stats: { moe: 1 } }, bench]);
    expect(found.map(([name]) => name)).toEqual(['a', 'a#3']);
  });

  test.each<[json: object, problem: string]>([
    [[{ ...bench, error: {}, aborted: true }], '$[0]: "a" failed. See the output of the tool.'],
    [[{ ...bench, error: 'no codec' }], '$[0]: "a" failed: "no codec".'],
    [{ 0: { ...bench, aborted: true }, length: 1 }, '$.0: "a" failed. See the output of the tool.'],
    [
      { ...bench, stats: { moe: 0, sample: [] } },
      '"a" has no result. It failed, or the run was stopped: see the output of the tool.',
    ],
    [[{ stats }], '$[0].name: must be a text, but is "nothing".'],
    [[{ name: 'a', stats: { moe: 1, sample: ['1'] } }], '$[0].stats.sample[0]: must be a finite number, but is "1".'],
    [[], 'no benchmark has a result. Check that the output is that of `JSON.stringify(suite)`.'],
  ])('%j', (json, problem) => {
    expect(readWith(benchmarkjs, json)).toEqual({ found: [], problems: [`error in: ${problem}`] });
  });
});
