import { expect, test } from '@jest/globals';
import { julia } from '../../../src/formats/julia.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(...saved: unknown[]) {
  const text = JSON.stringify([{ Julia: '1.11.2', BenchmarkTools: '1.6.0' }, saved]);
  expect(julia.recognises(text)).toBe(true);
  const { measurements, problems } = julia.parse({ path: 'r.json', text });
  return {
    count: measurements.length,
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

const group = (data: object) => ['BenchmarkGroup', { data }];
const AT = 'r.json: $[1][0]';
test.each([
  [[], 'r.json: no benchmark has a result. Check that the output is that of `run(suite)`.'],
  [[group({})], 'r.json: no benchmark has a result. Check that the output is that of `run(suite)`.'],
  [[['Trial', { times: [1] }]], `${AT}: no benchmark has a result. Check that the output is that of \`run(suite)\`.`],
  [
    [group({ a: ['Benchmark', {}] })],
    `${AT}[1].data.a: no benchmark has a result. Check that the output is that of \`run(suite)\`.`,
  ],
  [
    [group({ a: ['Trial', { allocs: 0 }] })],
    `${AT}[1].data.a[1]: "a" has no result. It failed, or the run was stopped: see the output of the tool.`,
  ],
  [[group({ a: ['Trial', { times: [] }] })], `${AT}[1].data.a[1].times: must not be empty, but is "[]".`],
  [[group({ a: 3 })], `${AT}[1].data.a: must be a list, but is "3".`],
])('%j', (saved, problem) => expect(parse(...saved)).toEqual({ count: 0, problems: [problem] }));
