import { expect, test } from '@jest/globals';
import { benchmarkjs } from '../../../src/formats/benchmarkjs.ts';
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
