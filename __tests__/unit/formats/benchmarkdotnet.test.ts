import { expect, test } from '@jest/globals';
import { benchmarkdotnet } from '../../../src/formats/benchmarkdotnet.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(...Benchmarks: object[]) {
  const text = JSON.stringify({ HostEnvironmentInfo: { BenchmarkDotNetVersion: '0.15.8' }, Benchmarks });
  expect(benchmarkdotnet.recognises(text)).toBe(true);
  const { measurements, problems } = benchmarkdotnet.parse({ path: 'r.json', text });
  return {
    found: measurements.map(({ name, metric, values, aggregate = false }) => [name, metric, aggregate, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('without its values a benchmark has the median', () => {
  expect(parse({ FullName: 'a', Statistics: { Median: 2 }, Memory: { BytesAllocatedPerOperation: 0 } })).toEqual({
    found: [
      ['a', 'time', true, 2],
      ['a', 'allocated', false, 0],
    ],
    problems: [],
  });
});

test.each([
  [[], 'r.json: no benchmark has a result. Check `--filter`.'],
  [
    [{ FullName: 'a', Statistics: null }],
    'r.json: $.Benchmarks[0]: "a" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
])('%j', (benchmarks, problem) => expect(parse(...benchmarks)).toEqual({ found: [], problems: [problem] }));

test('filter: what the names have in common before the parameters', () => {
  const filter = (...names: string[]) => benchmarkdotnet.filter!(names.map((name) => ({ group: null, name })));
  expect(filter('A.B.Sort(Size: 1)', 'A.B.Sum(Size: 2)')).toBe('A.B.S*');
  expect(filter('x', 'y')).toBe('*');
});
