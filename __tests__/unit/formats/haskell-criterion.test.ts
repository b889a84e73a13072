import { expect, test } from '@jest/globals';
import { haskellCriterion } from '../../../src/formats/haskell-criterion.ts';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

const HEADER = 'Name,Mean,MeanLB,MeanUB,Stddev,StddevLB,StddevUB\n';
const time = (value: string) =>
  `time                 ${value}   (77.33 ns .. 82.58 ns)\n                     0.985 R²   (0.977 R² .. 0.991 R²)\n`;

test.each([
  ['8.5 ns', 8.5e-9],
  ['1.521 μs', 1.521e-6],
  ['1.521 us', 1.521e-6],
  ['30.25 ms', 30.25e-3],
  ['1.250 s', 1.25],
])('%s', (value, seconds) => {
  const text = `benchmarking fib/5\n${time(value)}`;
  expect(recogniseFormat(text)).toBe(haskellCriterion);
  const { found, problems } = readWith(haskellCriterion, text);
  expect(problems).toEqual([]);
  expect(found[0]!.slice(0, 2)).toEqual(['fib/5', 'time']);
  expect(found[0]![2]).toBeCloseTo(seconds, 15);
});

test('a benchmark that was begun and has no time is a failure', () => {
  const text = `benchmarking a\nbenchmarking b\n${time('1.250 s')}\nbenchmarking c\n`;
  expect(readWith(haskellCriterion, text)).toEqual({
    found: [['b', 'time', 1.25]],
    problems: [
      'error in:1: "a" has no result. It failed, or the run was stopped: see the output of the tool.',
      'error in:6: "c" has no result. It failed, or the run was stopped: see the output of the tool.',
    ],
  });
});

test('the CSV has the mean in seconds', () => {
  const text = `${HEADER}"a, b",1.5e-2,1,2,3,4,5\n`;
  expect(recogniseFormat(text)).toBe(haskellCriterion);
  expect(readWith(haskellCriterion, text)).toEqual({ found: [['a, b', 'mean', 0.015]], problems: [] });
});

test.each([
  ['', 'error in: no benchmark has a result. Check that the command ran to its end.'],
  ['a,1.0\n', 'error in:2: "a" says that it has 7 values, but has 2. See the output of the tool.'],
  ['a,NaN,1,2,3,4,5\n', 'error in:2: "a" has no usable `mean`: "NaN". See the output of the tool.'],
])('%j is a failure', (rows, problem) => {
  expect(readWith(haskellCriterion, HEADER + rows)).toEqual({ found: [], problems: [problem] });
});
