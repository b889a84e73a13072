import { expect, test } from '@jest/globals';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { packageBenchmark } from '../../../src/formats/package-benchmark.ts';
import { readWith } from '../../support/read-format.ts';

const HEADING = '│ Metric │ p0 │ p25 │ p50 │ p75 │ p90 │ p99 │ p100 │ Samples │';
const row = (first: string, median: string, bar = '│') =>
  `${bar} ${[first, 1, 2, median, 4, 5, 6, 7, 9].join(` ${bar} `)} ${bar}`;
const table = (...rows: string[]) => ['======', 'Target', '======', '', 'a b', HEADING, ...rows, ''].join('\n');

test.each<[description: string, median: string, metric: string, unit: string, value: number]>([
  ['Time (wall clock) (ns) *', '25', 'Time (wall clock)', 'sec', 25e-9],
  ['Time (wall clock) (μs)', '25', 'Time (wall clock)', 'sec', 25e-6],
  ['Time (total CPU) (ks)', '2', 'Time (total CPU)', 'sec', 2000],
  ['Malloc (total) *', '25', 'Malloc (total)', 'count', 25],
  ['Malloc (total) (K)', '25', 'Malloc (total)', 'count', 25_000],
  ['Memory (resident peak) (M)', '25', 'Memory (resident peak)', 'B', 25_000_000],
  ['Memory Δ (resident peak) (K)', '-25', 'Memory Δ (resident peak)', 'B', -25_000],
  ['Throughput (# / s) (#)', '2', 'Throughput (# / s)', '1/s', 2],
  ['Instructions *', '2.50e+07', 'Instructions', 'count', 25_000_000],
  ['Time to first byte (K)', '2', 'Time to first byte', 'count', 2000],
])('%s', (description, median, metric, unit, value) => {
  const text = table(row(description, median));
  expect(recogniseFormat(text)).toBe(packageBenchmark);
  const { measurements, problems } = packageBenchmark.parse({ path: 'in', text });
  expect(problems).toEqual([]);
  expect(measurements).toMatchObject([{ group: 'Target', name: 'a b', metric, unit, primary: true }]);
  expect(measurements[0]!.values[0]).toBeCloseTo(value, 12);
});

test('the wall clock is the main metric, or else the best of the others', () => {
  const text = table(
    row('Malloc (total)', '1'),
    row('Throughput (# / s) (#)', '1'),
    row('Time (wall clock) (ns)', '1'),
  );
  const { measurements } = packageBenchmark.parse({ path: 'in', text });
  expect(measurements.map(({ primary }) => primary)).toEqual([false, false, true]);
});

test('with --grouping metric the rows are benchmarks, whose names may have bars', () => {
  const text = `Throughput (# / s)\n| Test | p0 | p25 | p50 | p75 | p90 | p99 | p100 | Samples |\n|:---|---:|---:|---:|---:|---:|---:|---:|---:|\n${row('Target:a|b: c (K)', '3', '|')}\n`;
  const { measurements } = packageBenchmark.parse({ path: 'in', text });
  expect(measurements).toMatchObject([
    { group: 'Target', name: 'a|b: c', metric: 'Throughput (# / s)', values: [3000] },
  ]);
});

test('a comparison with a baseline is not read', () => {
  const text = `${table(row('Malloc (total)', '1'))}\na b metrics\n${HEADING.replace('Metric', 'Malloc (total) *')}\n${row('main', '7')}\n`;
  expect(readWith(packageBenchmark, text).found).toEqual([['a b', 'Malloc (total)', 1]]);
});

test.each([
  ['│ Malloc (total) │ 1 │ 2', 'error in:7: "a b" has no usable `Malloc (total)`. See the output of the tool.'],
  [
    row('Malloc (total)', 'nan'),
    'error in:7: "a b" has no usable `Malloc (total)`: "nan". See the output of the tool.',
  ],
  ['', 'error in: no benchmark has a result. Check `--filter`.'],
])('%j is a failure', (line, problem) => {
  expect(readWith(packageBenchmark, table(line))).toEqual({ found: [], problems: [problem] });
});

test('the filter matches whole names', () => {
  const names = ['a (b)', 'c'].map((name) => ({ group: 'Target', name }));
  expect(packageBenchmark.filter!(names)).toBe(String.raw`^(a \(b\)|c)$`);
});
