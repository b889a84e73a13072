import { expect, test } from '@jest/globals';
import { benchee } from '../../../src/formats/benchee.ts';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

const scenario = (name: string, input: string, ...samples: unknown[]) => ({
  name,
  job_name: name,
  input_name: input,
  run_time_data: { samples },
  memory_usage_data: { samples: [] },
});

test('every sample, by job and input', () => {
  const suite = [scenario('sort', '__no_input', 3, 4), scenario('sort', 'large, ü', 5)];
  expect(recogniseFormat(JSON.stringify(suite))).toBe(benchee);
  expect(readWith(benchee, suite)).toEqual({
    found: [
      ['sort', 'run_time', 3, 4],
      ['sort [large, ü]', 'run_time', 5],
    ],
    problems: [],
  });
});

test('the memory is the main metric if no time was measured', () => {
  const both = { ...scenario('a', '__no_input', 1), memory_usage_data: { samples: [64] } };
  const memory = { ...scenario('b', '__no_input'), memory_usage_data: { samples: [64] } };
  const { measurements } = benchee.parse({ path: 'in', text: JSON.stringify([both, memory]) });
  expect(measurements.map(({ name, metric, primary }) => [name, metric, primary])).toEqual([
    ['a', 'run_time', true],
    ['a', 'memory_usage', false],
    ['b', 'memory_usage', true],
  ]);
});

test('one that cannot be read keeps its number', () => {
  const suite = [scenario('a', '__no_input', null), scenario('a', '__no_input', 2)];
  expect(readWith(benchee, suite)).toEqual({
    found: [['a#2', 'run_time', 2]],
    problems: ['error in: $[0].run_time_data.samples[0]: must be a finite number, but is "null".'],
  });
});

test.each<[json: object, problem: string]>([
  [[], 'no benchmark has a result. Check that the output is that of `Benchee.Formatters.JSON`.'],
  [
    [scenario('a', '__no_input')],
    '$[0]: "a" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [{}, '$: must be a list, but is "{}".'],
])('%j is a failure', (json, problem) => {
  expect(readWith(benchee, json)).toEqual({ found: [], problems: [`error in: ${problem}`] });
});
