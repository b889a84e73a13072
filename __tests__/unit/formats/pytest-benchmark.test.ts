import { describe, expect, test } from '@jest/globals';
import { pytestBenchmark } from '../../../src/formats/pytest-benchmark.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(benchmarks: string) {
  const text = `{"machine_info": {}, "commit_info": {}, "benchmarks": ${benchmarks}, "version": "5.3.1"}`;
  expect(pytestBenchmark.recognises(text)).toBe(true);
  const { measurements, problems } = pytestBenchmark.parse({ path: 'r.json', text });
  return {
    measurements,
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('every round, or the median where the rounds were not saved', () => {
  const { measurements, problems } = parse(
    '[{"group": "g", "fullname": "t.py::a", "stats": {"median": 9, "data": [1, 2], "ops": NaN}},' +
      ' {"group": null, "fullname": "t.py::b", "stats": {"median": 3}, "extra_info": {"x": Infinity}}]',
  );
  expect(measurements).toEqual([
    { group: 'g', name: 't.py::a', metric: 'time', unit: 's', better: null, values: [1, 2], primary: true },
    {
      group: null,
      name: 't.py::b',
      metric: 'time',
      unit: 's',
      better: null,
      values: [3],
      primary: true,
      aggregate: true,
    },
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['[]', 'r.json: no benchmark has a result. Check the options and the configuration of `pytest`.'],
  [
    '[{"fullname": "t.py::a", "stats": {"data": []}}]',
    'r.json: $.benchmarks[0]: "t.py::a" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [
    '[{"fullname": "t.py::a", "stats": {"data": [1, NaN]}}]',
    'r.json: $.benchmarks[0].stats.data[1]: must be a finite number, but is "NaN".',
  ],
  ['{}', 'r.json: $.benchmarks: must be a list, but is "{}".'],
])('%s', (benchmarks, problem) => {
  expect(parse(benchmarks)).toEqual({ measurements: [], problems: [problem] });
});

describe('filter', () => {
  const filter = (...names: string[]) => pytestBenchmark.filter!(names.map((name) => ({ group: null, name })));

  test.each([
    ['test_a.py::test_x', 'test_a.py and test_x'],
    ['sub/dir/test_a.py::TestC::TestD::test_x[1-a.b]', 'test_a.py and TestC and TestD and test_x[1-a.b]'],
    ['test_a.py::test_x[a b]', 'test_a.py and test_x[a and b]'],
    ['test_a.py::test_x[x and not y]', 'test_a.py and test_x[x and y]'],
    ['test_a.py::test_x[a::b]', 'test_a.py and test_x[a::b]'],
    [String.raw`test_a.py::test_x[\xfc]`, String.raw`test_a.py and test_x[\xfc]`],
    ['test_a.py::test_x["=(,)"]', 'test_a.py and test_x[ and ]'],
    ['test_ä.py::test_ü', 'test_ä.py and test_ü'],
    ['"()"', '.'],
  ])('%s: %s', (name, expression) => {
    expect(filter(name)).toBe(expression);
  });

  test('names a file once, and nests alternatives evenly', () => {
    expect(filter('a.py::x', 'a.py::y', 'a.py::z', 'b.py::x', 'a.py::x')).toBe(
      '(a.py and (x or (y or z)) or b.py and x)',
    );
    const many = filter(...Array.from({ length: 4096 }, (_, index) => `a.py::test_${index}`));
    expect(Math.max(...[...many.matchAll(/\(+/g)].map(([open]) => open.length))).toBeLessThan(16);
  });
});
