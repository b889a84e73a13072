import { expect, test } from '@jest/globals';
import { vitestBench } from '../../../src/formats/vitest-bench.ts';

function parse(benchmarks: readonly object[], fullName = 'a.bench.ts > sort') {
  const text = JSON.stringify({ files: [{ filepath: '/a.bench.ts', groups: [{ fullName, benchmarks }] }] });
  expect(vitestBench.recognises(text)).toBe(true);
  const { measurements, problems } = vitestBench.parse({ path: 'r.json', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, values]),
    problems: problems.map(({ where, message }) => `${where}: ${message}`),
  };
}

test('median and rate; the same name again is another benchmark', () => {
  expect(
    parse([
      { name: 'x', median: 1, hz: 2 },
      { name: 'x', median: 3 },
    ]).found,
  ).toEqual([
    ['a.bench.ts > sort > x', 'time', 'ms', [1]],
    ['a.bench.ts > sort > x', 'hz', '1/s', [2]],
    ['a.bench.ts > sort > x#2', 'time', 'ms', [3]],
  ]);
});

const AT = 'r.json: $.files[0].groups[0].benchmarks';
test.each<[object[], string]>([
  [[], 'r.json: no benchmark has a result. Check which files and names vitest selects.'],
  [
    [{ name: 'x', rank: 1, rme: 0, samples: [] }],
    `${AT}[0]: "a.bench.ts > sort > x" has no result. It threw an error, see what vitest printed.`,
  ],
  [
    [{ name: 'x', median: null, error: {} }],
    `${AT}[0]: "a.bench.ts > sort > x" has no result. It threw an error, see what vitest printed.`,
  ],
  [[{ name: 'x', median: '1' }], `${AT}[0].median: must be a finite number, got "1".`],
  [[{ median: 1 }], `${AT}[0].name: must be a text, got "nothing".`],
])('%j', (benchmarks, problem) => {
  expect(parse(benchmarks)).toEqual({ found: [], problems: [problem] });
});

test('a run of nothing is recognised', () => {
  expect(vitestBench.recognises('{\n  "files": []\n}')).toBe(true);
  expect(vitestBench.recognises('{"files": ["a.js"]}')).toBe(false);
});

test('filter: suites and name with a space between, the file left out', () => {
  const filter = (...names: string[]) => vitestBench.filter!(names.map((name) => ({ group: null, name })));
  expect(filter('a.bench.ts > top (level)', 'a.bench.ts > b > c')).toBe(
    String.raw`^(top \(level\)|b( >)? c)$`,
  );
  const nested = new RegExp(filter('a.bench.ts > nested > group > x#2'));
  for (const name of ['nested group x', 'nested > group x', 'nested group > x#2', 'nested group x#2'])
    expect(nested.test(name)).toBe(true);
  expect(nested.test('nested group xy')).toBe(false);
});
