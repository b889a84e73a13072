import { expect, test } from '@jest/globals';
import { tinybench } from '../../../src/formats/tinybench.ts';
import { readWith } from '../../support/read-format.ts';

test('a list of tasks, with samples, without them, and of version 2; a name that comes twice', () => {
  const tasks = [
    { name: 'a', result: { state: 'completed', latency: { samples: [1, 2], p50: 1.5 } } },
    { name: 'a', result: { latency: { p50: 3 } } },
    { name: 'b', result: { samples: [4, 5], mean: 4.5 } },
    { name: 'c', result: { mean: 6 } },
  ];
  expect(readWith(tinybench, tasks)).toEqual({
    found: [
      ['a', 'time', 1, 2],
      ['a#2', 'time', 3],
      ['b', 'time', 4, 5],
      ['c', 'time', 6],
    ],
    problems: [],
  });
  expect(tinybench.recognises(JSON.stringify(tasks))).toBe(true);
  expect(tinybench.recognises(JSON.stringify({ name: 'suite', tasks }))).toBe(true);
});

test.each<[unknown, string]>([
  [{ error: { message: 'boom\nat x' } }, 'it threw "boom"'],
  [{ error: {} }, 'it threw an error'],
  [{ state: 'aborted-with-statistics', latency: { p50: 1 } }, 'it is aborted-with-statistics'],
  [undefined, 'it is without values'],
])('%j has no result', (result, why) => {
  expect(readWith(tinybench, { tasks: [{ name: 'a', result }] })).toEqual({
    found: [],
    problems: [`error in: $.tasks[0]: "a" has no result: ${why}.`],
  });
});

test('no tasks', () => {
  expect(readWith(tinybench, []).problems).toEqual([
    'error in: there is no task in it. Check that the benchmarks were added and run.',
  ]);
});

test('a task that cannot be read keeps its place among those of its name', () => {
  const tasks = [
    { name: 'a', result: { latency: { p50: 'x' } } },
    { name: 'a', result: { latency: { p50: 2 } } },
  ];
  expect(readWith(tinybench, tasks)).toEqual({
    found: [['a#2', 'time', 2]],
    problems: ['error in: $[0].result.latency.p50: must be a finite number, got "x".'],
  });
});
