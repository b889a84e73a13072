import { describe, expect, test } from '@jest/globals';
import { tinybench } from '../../../src/formats/tinybench.ts';
import { inWords } from '../../support/diagnostics.ts';
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
  [{ error: { message: 'boom\nat x' } }, 'failed: "boom"'],
  [{ error: {} }, 'failed. See the output of the tool'],
  [{ state: 'aborted-with-statistics', latency: { p50: 1 } }, 'failed: "aborted-with-statistics"'],
  [undefined, 'has no result. It failed, or the run was stopped: see the output of the tool'],
])('%j has no result', (result, why) => {
  expect(readWith(tinybench, { tasks: [{ name: 'a', result }] })).toEqual({
    found: [],
    problems: [`error in: $.tasks[0]: "a" ${why}.`],
  });
});

test('no tasks', () => {
  expect(readWith(tinybench, []).problems).toEqual([
    'error in: no benchmark has a result. Check that the output is that of `bench.tasks`.',
  ]);
});

test('a task that cannot be read keeps its place among those of its name', () => {
  const tasks = [
    { name: 'a', result: { latency: { p50: 'x' } } },
    { name: 'a', result: { latency: { p50: 2 } } },
  ];
  expect(readWith(tinybench, tasks)).toEqual({
    found: [['a#2', 'time', 2]],
    problems: ['error in: $[0].result.latency.p50: must be a finite number, but is "x".'],
  });
});

test('the result around the name, and tasks as the objects that they were before version 6', () => {
  const latency = { p50: 3, rme: 1 };
  for (const first of [
    { name: 'a', totalTime: 1, rme: 1, samples: [3] },
    { name: 'a', critical: 1, latency },
    { name: 'a', state: 'completed', latency },
    { runs: 1, bench: { warmupIterations: 1 }, name: 'a', fnOpts: {}, result: { latency } },
  ]) {
    expect(readWith(tinybench, [first])).toEqual({ found: [['a', 'time', 3]], problems: [] });
    expect(tinybench.recognises(JSON.stringify([first]))).toBe(true);
  }
});

test.each([[[{}, {}]], [[{ state: 'completed', latency: { p50: 3, rme: 1 } }]]])('without names: %j', (tasks) => {
  expect(readWith(tinybench, tasks)).toEqual({
    found: [],
    problems: ['error in: a benchmark has no name. Print `bench.tasks.map(({ name, result }) => ({ name, result }))`.'],
  });
});

test('lists of others are not taken for results', () => {
  for (const text of [
    '[{"name": "a", "state": "completed"}]',
    '[{"name": "a", "unit": "ms", "value": 1}]',
    '[{"runs": 1, "name": "a"}]',
    '│ Task name │ Due │',
  ])
    expect(tinybench.recognises(text)).toBe(false);
});

describe('the table', () => {
  const table = (...rows: string[]) => ['┌─┐', ...rows.map((row) => `│${row}│`), '└─┘', ''].join('\n');

  test('the median before the mean; a name that comes twice; without quotes, as Bun prints it', () => {
    const rows = table(
      '    │ Task name │ Latency avg (ns) │ Latency med (ns) │ Samples ',
      "  0 │ 'a'       │ '2 ± 1.00%'      │ '1.50 ± 0.10'    │ 12      ",
      '  1 │ a         │ 2 ± 1.00%        │ 2.50 ± 0.10      │ 12      ',
    );
    expect(readWith(tinybench, rows)).toEqual({
      found: [
        ['a', 'time', 1.5],
        ['a#2', 'time', 2.5],
      ],
      problems: [],
    });
  });

  test('of version 2: the mean, and it says so', () => {
    const rows = table(
      ' (index) │ Task Name │ ops/sec │ Average Time (ns) ',
      "    0    │    'a'    │   '1'   │       2.5         ",
    );
    expect(readWith(tinybench, rows)).toEqual({
      found: [['a', 'time', 2.5]],
      problems: [
        'warning in: this version of `tinybench` prints no median, so `time` is the mean. Update `tinybench`.',
      ],
    });
  });

  test.each([
    [[" 0 │ 'a' │ │ 'boom' "], 'error in:3: "a" failed: "boom".'],
    [
      [" 0 │ 'a' │ 'NaN ± NaN' │ "],
      'error in:3: "a" has no result. It failed, or the run was stopped: see the output of the tool.',
    ],
    [[], 'error in: no benchmark has a result. Check that the output is that of `console.table(bench.table())`.'],
  ])('%j', (rows, problem) => {
    const text = table('   │ Task name │ Latency med (ns) │ Error ', ...rows);
    expect(readWith(tinybench, text)).toEqual({ found: [], problems: [problem] });
  });
});

test('a row of a table with texts that never end is an error, and no crash', () => {
  const text = "││Task name│Latency \n│││''│4│'";
  const { measurements, problems } = tinybench.parse({ path: 'out', text });
  expect(measurements).toEqual([]);
  expect(problems.map(inWords)).toMatchObject([{ where: 'out:2', severity: 'error' }]);
});
