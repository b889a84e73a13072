import { expect, test } from '@jest/globals';
import { pyperf } from '../../../src/formats/pyperf.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(benchmarks: readonly object[], metadata: object = {}) {
  const text = JSON.stringify({
    benchmarks,
    metadata: { perf_version: '2.10.0', ...metadata },
    version: '1.0',
  });
  expect(pyperf.recognises(text)).toBe(true);
  const { measurements, problems } = pyperf.parse({ path: 'r.json', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('name and unit of the benchmark go before those of the file', () => {
  const runs = [{ warmups: [[1, 2]] }, { values: [1, 2] }, { values: [3] }];
  expect(
    parse(
      [{ runs }, { metadata: { name: 'b', unit: 'byte' }, runs }, { metadata: { name: 'c', unit: 'integer' }, runs }],
      {
        name: 'a',
        unit: 'second',
      },
    ).found,
  ).toEqual([
    ['a', 'time', 's', 1, 2, 3],
    ['b', 'B', 'B', 1, 2, 3],
    ['c', 'count', 'count', 1, 2, 3],
  ]);
});

const AT = 'r.json: $.benchmarks[0]';
test.each([
  [[], 'r.json: no benchmark has a result. Check the options and the configuration of `pyperf`.'],
  [
    [{ runs: [{ values: [1] }] }],
    `${AT}: a benchmark has no name. Give every benchmark a name, and keep other output out of the results.`,
  ],
  [
    [{ metadata: { name: 'a' }, runs: [{}] }],
    `${AT}: "a" has no result. It failed, or the run was stopped: see the output of the tool.`,
  ],
  [
    [{ metadata: { name: 'a', unit: 'mile' }, runs: [{ values: [1] }] }],
    `${AT}: "a" has no usable \`unit\`: "mile". See the output of the tool.`,
  ],
  [
    [{ metadata: { name: 'a' }, runs: [{ values: [null] }] }],
    `${AT}.runs[0].values[0]: must be a finite number, but is "null".`,
  ],
])('%j', (benchmarks, problem) => expect(parse(benchmarks)).toEqual({ found: [], problems: [problem] }));
