import { expect, test } from '@jest/globals';
import { nanobench } from '../../../src/formats/nanobench.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(...results: object[]) {
  const { measurements, problems } = nanobench.parse({ path: 'r.json', text: JSON.stringify({ results }) });
  return {
    found: measurements.map(({ name, metric, values }) => [name, metric, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('for each operation of a batch; counters only where there are any', () => {
  const measurements = [{ elapsed: 4, instructions: 8, branchmisses: 0 }];
  expect(
    parse({ title: 't', name: 'a', batch: 2, measurements }, { name: 'b', measurements: [{ elapsed: 1 }] }).found,
  ).toEqual([
    ['t/a', 'time', 2],
    ['t/a', 'instructions', 4],
    ['b', 'time', 1],
  ]);
});

test.each([
  [[], 'r.json: no benchmark has a result. Check that the output is that of `ankerl::nanobench::templates::json()`.'],
  [
    [{ name: 'a', measurements: [] }],
    'r.json: $.results[0]: "a" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [
    [{ name: 'a', batch: 0, measurements: [{ elapsed: 1 }] }],
    'r.json: $.results[0].batch: must be more than 0, but is "0".',
  ],
])('%j', (results, problem) => expect(parse(...results)).toEqual({ found: [], problems: [problem] }));
