import { describe, expect, test } from '@jest/globals';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { tastyBench } from '../../../src/formats/tasty-bench.ts';
import { readWith } from '../../support/read-format.ts';

const ROUNDED = 'warning in: the values here are rounded to three digits. Add `--csv FILE`.';
const END = 'All 1 tests passed (0.10s)\n';

describe('the printed text', () => {
  test.each<[estimate: string, seconds: number]>([
    ['56.2 ns ±  13 ns', 56.2e-9],
    ['713  ns +-179 ns, 1.5x', 713e-9],
    ['250  ps ±  13 ps', 250e-12],
    ['15.7 μs ± 684 ns,       same as baseline', 15.7e-6],
    ['15.7 us +-684 ns, 10% more than baseline', 15.7e-6],
    ['1.234 s         ', 1.234],
    ['8.5 ms,          ,   0 B  allocated', 8.5e-3],
  ])('%j', (estimate, seconds) => {
    const text = `All\n  a: b:     OK\n    ${estimate}\n\n${END}`;
    expect(recogniseFormat(text)).toBe(tastyBench);
    const { found, problems } = readWith(tastyBench, text);
    expect(problems).toEqual([ROUNDED]);
    expect(found[0]!.slice(0, 2)).toEqual(['All.a: b', 'time']);
    expect(found[0]![2]).toBeCloseTo(seconds, 15);
  });

  test('has sizes in powers of 1024', () => {
    const text = `All\n  a: OK\n    59.3 ns ±  11 ns, 2.5 KB allocated,  89 B  copied, 2.0 MB peak memory\n${END}`;
    expect(readWith(tastyBench, text).found.slice(1)).toEqual([
      ['All.a', 'allocated', 2560],
      ['All.a', 'copied', 89],
      ['All.a', 'peak memory', 2 * 2 ** 20],
    ]);
  });

  test('has groups by their indentation', () => {
    const text = `Benchmark bench: RUNNING...\nAll\n  a\n    b\n      x: OK\n        1.00 ns\n    y: OK\n      2.00 ns\n  z: OK\n    3.00 ns\n${END}`;
    expect(readWith(tastyBench, text).found.map(([name]) => name)).toEqual(['All.a.b.x', 'All.a.y', 'All.z']);
  });

  test('has no mean in the message of a failure', () => {
    const text =
      'All\n  a: FAIL (0.02s)\n    Exception: took\n    56.2 ns ±  13 ns\n\n1 out of 1 tests failed (0.02s)\n';
    expect(readWith(tastyBench, text)).toEqual({
      found: [],
      problems: ['error in:2: "All.a" failed. See the output of the tool.'],
    });
  });

  test.each([
    [
      'All\n  a: OK\n',
      ['error in:2: "All.a" has no result. It failed, or the run was stopped: see the output of the tool.'],
    ],
    [END, ['error in: no benchmark has a result. Check `-p`.']],
  ])('%j has no result', (text, problems) => {
    const { found, problems: reported } = readWith(tastyBench, text);
    expect(found).toEqual([]);
    expect(reported).toEqual(expect.arrayContaining(problems));
  });

  test('has a run that did not end', () => {
    const { problems } = readWith(tastyBench, 'All\n  a: OK\n    1.00 ns\n');
    expect(problems).toEqual([
      'error in:2: the run did not end. Results may be missing. Check that the command ran to its end.',
      ROUNDED,
    ]);
  });
});

describe('the CSV', () => {
  const HEADER = 'Name,Mean (ps),2*Stdev (ps),Allocated,Copied,Peak Memory\n';

  test('has quotes around names with commas', () => {
    const text = `${HEADER}"All.a, ""b""",10,1,2,3,4\n`;
    expect(recogniseFormat(text)).toBe(tastyBench);
    expect(readWith(tastyBench, text)).toEqual({
      found: [
        ['All.a, "b"', 'time', 10],
        ['All.a, "b"', 'allocated', 2],
        ['All.a, "b"', 'copied', 3],
        ['All.a, "b"', 'peak memory', 4],
      ],
      problems: [],
    });
  });

  test.each([
    ['', 'error in: no benchmark has a result. Check `-p`.'],
    ['All.a,1\n', 'error in:2: "All.a" says that it has 6 values, but has 2. See the output of the tool.'],
  ])('%j is a failure', (rows, problem) => {
    expect(readWith(tastyBench, HEADER + rows)).toEqual({ found: [], problems: [problem] });
  });
});

test('the filter is an expression of tasty for the whole names', () => {
  const names = ['All.a', String.raw`All.b \ "c"`].map((name) => ({ group: null, name }));
  expect(tastyBench.filter!(names)).toBe(String.raw`$0 == "All.a" || $0 == "All.b \\ \"c\""`);
});
