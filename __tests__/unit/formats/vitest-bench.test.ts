import { describe, expect, test } from '@jest/globals';
import { vitestBench } from '../../../src/formats/vitest-bench.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(benchmarks: readonly object[], fullName = 'a.bench.ts > sort') {
  const text = JSON.stringify({ files: [{ filepath: '/a.bench.ts', groups: [{ fullName, benchmarks }] }] });
  expect(vitestBench.recognises(text)).toBe(true);
  const { measurements, problems } = vitestBench.parse({ path: 'r.json', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
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
  [[], 'r.json: no benchmark has a result. Check the options and the configuration of `vitest`.'],
  [
    [{ name: 'x', rank: 1, rme: 0, samples: [] }],
    `${AT}[0]: "a.bench.ts > sort > x" failed. See the output of the tool.`,
  ],
  [[{ name: 'x', median: null, error: {} }], `${AT}[0]: "a.bench.ts > sort > x" failed. See the output of the tool.`],
  [[{ name: 'x', median: '1' }], `${AT}[0].median: must be a finite number, but is "1".`],
  [[{ median: 1 }], `${AT}[0].name: must be a text, but is "nothing".`],
])('%j', (benchmarks, problem) => {
  expect(parse(benchmarks)).toEqual({ found: [], problems: [problem] });
});

test('version 1 writes no median: the mean, and it says so', () => {
  expect(
    parse([
      { name: 'x', mean: 1, hz: 2 },
      { name: 'y', mean: 3, median: null },
    ]),
  ).toEqual({
    found: [
      ['a.bench.ts > sort > x', 'time', 'ms', [1]],
      ['a.bench.ts > sort > x', 'hz', '1/s', [2]],
    ],
    problems: [
      `${AT}[1]: "a.bench.ts > sort > y" failed. See the output of the tool.`,
      'r.json: this version of `vitest` prints no median, so `time` is the mean. Update `vitest`.',
    ],
  });
});

test('a run of nothing is recognised', () => {
  expect(vitestBench.recognises('{\n  "files": []\n}')).toBe(true);
  expect(vitestBench.recognises('{"files": ["a.js"]}')).toBe(false);
});

/** As --reporter=json writes it in version 5. */
function parseTests(...files: [string, object[], string?][]) {
  const testResults = files.map(([name, tests, message = '']) => ({
    assertionResults: tests.map((test) => ({
      ancestorTitles: ['s'],
      status: 'passed',
      benchmarks: [],
      ...test,
    })),
    message,
    name,
  }));
  const text = JSON.stringify({ numTotalTestSuites: 1, testResults });
  const { measurements, problems } = vitestBench.parse({ path: 'r.json', text });
  return {
    found: measurements.map(({ group, name, metric, values }) => [group, name, metric, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}
const task = (name: string, p50: number, more: object = {}) => ({ name, latency: { p50 }, ...more });

describe('version 5', () => {
  test('a test is the group; a file has as much of its path as tells it from others', () => {
    const t = { title: 't', benchmarks: [{ tasks: [task('x', 1)] }, { tasks: [task('x', 2)] }] };
    const { found, problems } = parseTests(
      ['/app/one/src/a.bench.ts', [t]],
      ['/app/two/src/a.bench.ts', [t]],
      [String.raw`C:\app\b.bench.ts`, [t]],
    );
    expect(problems).toEqual([]);
    expect(found.map(([group, name]) => `${group}: ${name}`)).toEqual([
      'one/src/a.bench.ts > s > t: x',
      'one/src/a.bench.ts > s > t: x#2',
      'two/src/a.bench.ts > s > t: x',
      'two/src/a.bench.ts > s > t: x#2',
      'b.bench.ts > s > t: x',
      'b.bench.ts > s > t: x#2',
    ]);
  });

  test('samples where they were kept; what an earlier run kept was not measured', () => {
    const tasks = [
      task('x', 2, { latency: { p50: 2, samples: [1, 3] }, throughput: { mean: 500 } }),
      task('old', 9, { fromStore: true }),
    ];
    expect(parseTests(['/a.bench.ts', [{ title: 't', benchmarks: [{ tasks }] }]])).toEqual({
      found: [
        ['a.bench.ts > s > t', 'x', 'time', 1, 3],
        ['a.bench.ts > s > t', 'x', 'hz', 500],
      ],
      problems: [],
    });
  });

  test.each<[[string, object[], string?], string]>([
    [['/a.ts', []], 'r.json: no benchmark has a result. Check the options and the configuration of `vitest`.'],
    [
      ['/a.ts', [{ title: 't' }]],
      'r.json: no benchmark has a result. Check the options and the configuration of `vitest`.',
    ],
    [['/a.ts', [], 'boom\nat x'], 'r.json: $.testResults[0]: "a.ts" failed: "boom".'],
    [
      ['/a.ts', [{ title: 't', status: 'failed', failureMessages: ['Error: boom\n  at x'] }]],
      'r.json: $.testResults[0].assertionResults[0]: "a.ts > s > t" failed: "Error: boom".',
    ],
    [
      ['/a.ts', [{ title: 't', benchmarks: [{ tasks: [{ name: 'x', latency: {} }] }] }]],
      'r.json: $.testResults[0].assertionResults[0].benchmarks[0].tasks[0].latency.p50: must be a finite number, but is "nothing".',
    ],
  ])('%j', (file, problem) => {
    expect(parseTests(file)).toEqual({ found: [], problems: [problem] });
  });

  test('a test that neither passed nor was left out has no values, whatever its state is called', () => {
    const benchmarks = [{ tasks: [task('x', 1)] }];
    expect(parseTests(['/a.ts', [{ title: 't', status: 'fail', benchmarks }]])).toEqual({
      found: [],
      problems: [expect.stringContaining('"a.ts > s > t" failed')],
    });
    const skipped = { title: 's', status: 'skipped', benchmarks };
    expect(parseTests(['/a.ts', [{ title: 't', benchmarks }, skipped]])).toEqual({
      found: [['a.ts > s > t', 'x', 'time', 1]],
      problems: [],
    });
  });

  test('a file or a run that failed outside of its tests is an error', () => {
    const assertionResults = [
      { ancestorTitles: [], title: 't', status: 'passed', benchmarks: [{ tasks: [task('x', 1)] }] },
    ];
    const problemsOf = (file: object, report: object) => {
      const testResults = [{ assertionResults, message: '', name: '/a.ts', ...file }];
      const text = JSON.stringify({ numTotalTestSuites: 1, ...report, testResults });
      return vitestBench
        .parse({ path: 'r.json', text })
        .problems.map(inWords)
        .map(({ where, message }) => `${where}: ${message}`);
    };
    expect(problemsOf({ status: 'failed' }, { success: false })).toEqual([
      'r.json: $.testResults[0]: "a.ts" failed. See the output of the tool.',
    ]);
    expect(problemsOf({ status: 'passed' }, { success: false })).toEqual([
      'r.json: the run failed. See the output of the tool.',
    ]);
    expect(problemsOf({ status: 'passed' }, { success: true })).toEqual([]);
  });

  test('filter: of suites and test alone', () => {
    const group = 'a.bench.ts > suite > test (1)';
    expect(
      vitestBench.filter!([
        { group, name: 'x' },
        { group, name: 'y#2' },
      ]),
    ).toBe(String.raw`^(suite( >)? test \(1\))$`);
  });
});

test('filter: suites and name with a space between, the file left out', () => {
  const filter = (...names: string[]) => vitestBench.filter!(names.map((name) => ({ group: null, name })));
  expect(filter('a.bench.ts > top (level)', 'a.bench.ts > b > c')).toBe(String.raw`^(top \(level\)|b( >)? c)$`);
  const nested = new RegExp(filter('a.bench.ts > nested > group > x#2'));
  for (const name of ['nested group x', 'nested > group x', 'nested group > x#2', 'nested group x#2'])
    expect(nested.test(name)).toBe(true);
  expect(nested.test('nested group xy')).toBe(false);
});
