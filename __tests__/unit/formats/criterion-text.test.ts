import { describe, expect, test } from '@jest/globals';
import { criterionText } from '../../../src/formats/criterion-text.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  const { measurements, problems } = criterionText.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, ...values]),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

test.each([
  ['fib                     time:   [1.0000 s 2.0000 s 3.0000 s]', ['fib', 'time', 'sec', 2]],
  ['fib 10                  time:   [500.00 ps 1.5000 ns 2.0000 ns]', ['fib 10', 'time', 'sec', 1.5e-9]],
  ['x                       time:   [1.0 µs 2.5 µs 3 µs]', ['x', 'time', 'sec', 2.5e-6]],
  ['x                       time:   [10 cycles 20 cycles 30 cycles]', ['x', 'time', 'cycles', 20]],
])('%s', (text, wanted) => {
  expect(criterionText.recognises(text)).toBe(true);
  const { found, problems } = parse(text);
  expect(found[0]?.slice(0, 3)).toEqual(wanted.slice(0, 3));
  expect(found[0]?.[3]).toBeCloseTo(wanted[3] as number, 15);
  expect(problems).toEqual([]);
});

test.each([
  ['1.0000 KiB/s', 'B/s', 1024],
  ['1.0000 MB/s', 'B/s', 1e6],
  ['2.0000 elem/s', '1/s', 2],
  ['2.0000 Kelem/s', '1/s', 2000],
  ['3.0000 Gb/s', 'bit/s', 3e9],
  ['3.0000 bytes/cycle', 'bytes/cycle', 3],
])('throughput of %s', (printed, unit, value) => {
  const text = `a   time:   [1 ns 1 ns 1 ns]\n    thrpt:  [${printed} ${printed} ${printed}]\n`;
  expect(parse(text).found[1]).toEqual(['a', 'thrpt', unit, value]);
});

test('a long name stands on the line before, whatever progress was printed', () => {
  const text = `Benchmarking a name of more than 23 characters: Analyzing
a name of more than 23 characters
                        time:   [1.0000 ns 2.0000 ns 3.0000 ns]
                 change:
                        time:   [−1.0000% +2.0000% +3.0000%] (p = 0.10 > 0.05)
                        thrpt:  [-1.0000% +2.0000% +3.0000%]
`;
  expect(parse(text).found).toEqual([['a name of more than 23 characters', 'time', 'sec', 2e-9]]);
});

describe('a run that failed', () => {
  test.each([
    ['', 'error out: no benchmark has a result. Check the options and the configuration of `cargo bench`.'],
    [
      "a  time:   [1 ns 2 ns 3 ns]\nthread 'main' (12) panicked at benches/b.rs:3:5:\n",
      'error out:2: the run crashed: "thread \'main\' (12) panicked at benches/b.rs:3:5:". Results after it are missing. Run it alone to see why.',
    ],
    [
      'a  time:   [NaN ns NaN ns NaN ns]\nb  time:   [1 ns 2 ns 3 ns]',
      'error out:1: "a" has no usable `time`: "a time: [NaN ns NaN ns NaN ns]". See the output of the tool.',
    ],
  ])('%j', (text, problem) => {
    expect(parse(text).problems).toEqual([problem]);
  });
});

test('a rate without a prefix has more spaces, and the second rate its unit in the name', () => {
  const text = `a  time:   [1 s 2 s 3 s]
   thrpt:  [0.8976  elem/s 0.9052  elem/s 0.9090  elem/s]
   thrpt:  [19.954   B/s 19.956   B/s 19.958   B/s]
b  time:   [1 s 2 s 3 s]
   thrpt:  [1.0000 KiB/s 2.0000 KiB/s 3.0000 KiB/s]`;
  const { measurements } = criterionText.parse({ path: 'out', text });
  expect(measurements.map(({ name, metric, unit, values }) => [name, metric, unit, ...values])).toEqual([
    ['a', 'time', 'sec', 2],
    ['a', 'thrpt', '1/s', 0.9052],
    ['a', 'thrpt:B/s', 'B/s', 19.956],
    ['b', 'time', 'sec', 2],
    ['b', 'thrpt', 'B/s', 2048],
  ]);
});

describe('filter', () => {
  const filter = (...names: string[]) => criterionFilterOf(names);
  const criterionFilterOf = (names: string[]) => criterionText.filter!(names.map((name) => ({ group: null, name })));

  test('names the full ids and nothing else', () => {
    const expression = new RegExp(filter('fib 10', 'sum/8 (a+b) [x] {y}', 'fib 10'));
    expect(expression.source).toBe(String.raw`^(fib 10|sum\/8 \(a\+b\) \[x] \{y})$`);
    expect(expression.test('sum/8 (a+b) [x] {y}')).toBe(true);
    expect(expression.test('fib 100')).toBe(false);
  });

  test('knows that long titles are cut and repeated ones numbered', () => {
    const cut = `${'long'.repeat(25)}...`;
    expect(new RegExp(filter(cut)).test(`${'long'.repeat(25)} and the rest`)).toBe(true);
    expect(new RegExp(filter(`${cut} #2`)).test(`${'long'.repeat(25)} and the rest`)).toBe(true);
    expect(new RegExp(filter('short...')).test('short and the rest')).toBe(false);
    expect(new RegExp(filter('twice #2')).test('twice')).toBe(true);
    expect(new RegExp(filter('twice #2')).test('twice #2')).toBe(true);
  });
});
