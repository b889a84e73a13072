import { describe, expect, test } from '@jest/globals';
import { jmh } from '../../../src/formats/jmh.ts';
import { inWords } from '../../support/diagnostics.ts';

interface Metric {
  readonly scoreUnit: string;
  readonly rawData?: unknown;
}

function parse(results: readonly object[]) {
  const text = JSON.stringify(results);
  const { measurements, problems } = jmh.parse({ path: 'r.json', text });
  return {
    found: measurements.map(({ name, metric, unit, better, values }) => [name, metric, unit, better, values]),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

const result = (primaryMetric: Metric, more: object = {}) => ({
  benchmark: 'com.acme.A.x',
  mode: 'avgt',
  primaryMetric,
  secondaryMetrics: {},
  ...more,
});

test.each([
  ['avgt', 'ns/op', 'sec/op', 'lower', 4e-9],
  ['ss', 's/op', 'sec/op', 'lower', 4],
  ['avgt', 'min/op', 'sec/op', 'lower', 240],
  ['thrpt', 'ops/s', '1/s', 'higher', 4],
  ['thrpt', 'ops/us', '1/s', 'higher', 4e6],
  ['thrpt', 'pages/turn', 'pages/turn', 'higher', 4],
  ['avgt', 'pages/turn', 'pages/turn', null, 4],
])('%s in %s', (mode, scoreUnit, unit, better, value) => {
  const { found } = parse([result({ scoreUnit, rawData: [[4]] }, { mode })]);
  expect(found).toEqual([['com.acme.A.x', mode, unit, better, [expect.closeTo(value, 12)]]]);
});

test('parameters are part of the name, forks are flattened', () => {
  const params = { size: '10', label: 'a b' };
  const { found } = parse([result({ scoreUnit: 's/op', rawData: [[1, 2], [3]] }, { params })]);
  expect(found).toEqual([['com.acme.A.x [size=10, label=a b]', 'avgt', 'sec/op', 'lower', [1, 2, 3]]]);
});

test('of the other metrics those that say something of their own', () => {
  const rawData = [[1]];
  const secondaryMetrics = {
    get: { scoreUnit: 's/op', rawData },
    'x:p0.50': { scoreUnit: 's/op', rawData },
    '·gc.alloc.rate.norm': { scoreUnit: 'B/op', rawData },
    'gc.alloc.rate': { scoreUnit: 'MB/sec', rawData },
    'cycles:u': { scoreUnit: '#/op', rawData },
    odd: 3,
  };
  const { found, problems } = parse([result({ scoreUnit: 's/op', rawData }, { secondaryMetrics })]);
  expect(found.map(([, metric, unit]) => [metric, unit])).toEqual([
    ['avgt', 'sec/op'],
    ['avgt:get', 'sec/op'],
    ['avgt:gc.alloc.rate.norm', 'B/op'],
    ['avgt:cycles:u', '#/op'],
  ]);
  expect(problems).toEqual([]);
});

test.each<[object[], string]>([
  [[], 'error r.json: no benchmark has a result. Check the options and the configuration of `benchmarks.jar`.'],
  [
    [result({ scoreUnit: 's/op', rawData: [['NaN']] })],
    'error r.json: $[0].primaryMetric: "com.acme.A.x" has no usable `avgt`: "NaN". See the output of the tool.',
  ],
  [
    [result({ scoreUnit: 's/op', rawData: [] })],
    'error r.json: $[0].primaryMetric: "com.acme.A.x" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [
    [result({ scoreUnit: 's/op', rawData: 3 })],
    'error r.json: $[0].primaryMetric.rawData: must be a list, but is "3".',
  ],
  [
    [{ benchmark: 'a', mode: 'avgt' }],
    'error r.json: $[0].primaryMetric: must be an object with `scoreUnit`, but is "nothing".',
  ],
])('%j', (results, problem) => {
  expect(parse(results)).toEqual({ found: [], problems: [problem] });
});

test('percentiles say once more what the values say, with a dot or a colon', () => {
  const percentile = { scoreUnit: 'ns/op', rawData: [[5]] };
  const secondaryMetrics = {
    'p0.50': percentile,
    'x·p0.50': percentile,
    'reader:p1.00': percentile,
    reader: percentile,
  };
  const { found } = parse([result({ scoreUnit: 'ns/op', rawData: [[4]] }, { secondaryMetrics })]);
  expect(found.map(([, metric]) => metric)).toEqual(['avgt', 'avgt:reader']);
});

describe('filter', () => {
  test('is of class and method, whatever the parameters', () => {
    const names = ['com.acme.A.x [size=10, label=a [b]]', 'com.acme.A.x [size=200]', 'com.acme.A.y'];
    expect(jmh.filter!(names.map((name) => ({ group: null, name })))).toBe(
      String.raw`^(com\.acme\.A\.x|com\.acme\.A\.y)$`,
    );
  });
});
