import { describe, expect, test } from '@jest/globals';
import { googleBenchmark } from '../../../src/formats/google-benchmark.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  expect(googleBenchmark.recognises(text)).toBe(true);
  const { measurements, problems } = googleBenchmark.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, unit, values, aggregate = false }) =>
      aggregate ? [name, metric, unit, ...values, 'aggregate'] : [name, metric, unit, ...values],
    ),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

const report = (...rows: string[]) =>
  `{"context": {"num_cpus": 2},\n "benchmarks": [${rows.map((row) => `{${row}}`).join(',\n')}]}`;

describe('JSON', () => {
  test('repetitions are values, aggregates are not', () => {
    const text = report(
      '"name": "a", "run_type": "iteration", "real_time": 1, "time_unit": "us"',
      '"name": "a", "run_type": "iteration", "real_time": 2, "time_unit": "us"',
      '"name": "a_mean", "run_name": "a", "run_type": "aggregate", "aggregate_name": "mean", "real_time": 1.5',
      '"name": "x_median", "run_type": "iteration", "real_time": 3',
    );
    expect(parse(text)).toEqual({
      found: [
        ['a', 'real_time', 'us', 1, 2],
        ['x_median', 'real_time', 'ns', 3],
      ],
      problems: [],
    });
  });

  test('with aggregates only, the median is', () => {
    const aggregate = (name: string, time: number) =>
      `"name": "a_${name}", "run_name": "a", "run_type": "aggregate", "aggregate_name": "${name}", "real_time": ${time}`;
    const text = report(aggregate('mean', 1), aggregate('median', 2), aggregate('stddev', 3), aggregate('cv', 4));
    expect(parse(text).found).toEqual([['a', 'real_time', 'ns', 2, 'aggregate']]);
  });

  test('before 1.5 only the ends of the names told', () => {
    const rows = ['a', 'a', 'a_mean', 'a_median', 'a_stddev', 'b_mean'];
    const text = report(...rows.map((name, index) => `"name": "${name}", "real_time": ${index}`));
    expect(parse(text).found).toEqual([
      ['a', 'real_time', 'ns', 0, 1],
      ['b_mean', 'real_time', 'ns', 5],
    ]);
  });

  test('what failed or was skipped is no value, and a run of nothing else is an error', () => {
    const text = report(
      '"name": "a", "error_occurred": true, "error_message": "no db", "real_time": 0, "time_unit": "ns"',
      '"name": "b", "skipped": true, "skip_message": "not here.", "real_time": 0, "time_unit": "ns"',
    );
    expect(parse(text)).toEqual({
      found: [],
      problems: [
        'warning out: $.benchmarks[0]: "a" failed: "no db".',
        'warning out: $.benchmarks[1]: "b" was skipped: "not here.".',
        'error out: no benchmark has a result. Check `--benchmark_filter`.',
      ],
    });
  });

  test('NaN is no time, and no rate', () => {
    const text = report(
      '"name": "NaN", "real_time": NaN',
      '"name": "b", "real_time": 1, "bytes_per_second": -Infinity',
    );
    expect(parse(text)).toEqual({
      found: [['b', 'real_time', 'ns', 1]],
      problems: [
        'error out: $.benchmarks[0]: "NaN" has no usable `real_time`: "NaN". See the output of the tool.',
        'warning out: $.benchmarks[1]: "b" has no usable `bytes_per_second`: "-Infinity". See the output of the tool.',
      ],
    });
  });

  test.each([
    ['"name": 3, "real_time": 1', 'error out: $.benchmarks[0].name: must be a text, but is "3".'],
    [
      '"name": "a"',
      'error out: $.benchmarks[0]: "a" has no usable `real_time`: "nothing". See the output of the tool.',
    ],
    [
      '"name": "a", "real_time": 1, "time_unit": "h"',
      'error out: $.benchmarks[0].time_unit: must be one of `ns`, `us`, `ms` and `s`, but is "h".',
    ],
  ])('%s', (row, problem) => {
    expect(parse(report(row))).toEqual({ found: [], problems: [problem] });
  });
});

describe('the table', () => {
  const rule = '-'.repeat(60);
  const head = `${rule}\nBenchmark                 Time             CPU   Iterations\n${rule}\n`;
  const rounded = 'warning out:2: the values here are rounded to three digits. Add `--benchmark_format=json`.';

  test('times by name, which may hold spaces', () => {
    const text = `${head}sleep 2 ms, x/8     4.43 ms        0.016 ms            3 ops=2.6k/s
BM_BigO_x            1.5 ns          1.4 ns         1000
BM_cx_BigO          0.02 N          0.01 N
BM_cx_RMS             41 %            38 %
BM_err              ERROR OCCURRED: 'no db'
BM_skip             SKIPPED: 'not here'
`;
    expect(parse(text)).toEqual({
      found: [
        ['sleep 2 ms, x/8', 'real_time', 'ms', 4.43],
        ['BM_BigO_x', 'real_time', 'ns', 1.5],
      ],
      problems: [
        rounded,
        'warning out:8: "BM_err" failed: "no db".',
        'warning out:9: "BM_skip" was skipped: "not here".',
      ],
    });
  });

  test('a name such as Go has is still ours', () => {
    expect(parse(`${head}BenchmarkX           373 us         16.5 us           19\n`).found).toEqual([
      ['BenchmarkX', 'real_time', 'us', 373],
    ]);
  });
});

test('a statistic of its own stands behind the usual ones, other benchmarks too', () => {
  const names = ['a', 'a', 'a_mean', 'a_median', 'a_stddev', 'a_cv', 'a_max', 'a_b/8', 'a_c', 'a_c', 'a_c_mean'];
  const text = report(
    ...[...names, 'a_c_median', 'a_c_stddev', 'b_max'].map((name, index) => `"name": "${name}", "real_time": ${index}`),
  );
  expect(parse(text).found).toEqual([
    ['a', 'real_time', 'ns', 0, 1],
    ['a_b/8', 'real_time', 'ns', 7],
    ['a_c', 'real_time', 'ns', 8, 9],
    ['b_max', 'real_time', 'ns', 13],
  ]);
});

test('in the CSV complexity is no benchmark, and a reason without a failure is a skip', () => {
  const text = `name,iterations,real_time,cpu_time,time_unit,bytes_per_second,items_per_second,label,error_occurred,error_message
"x_BigO",,0.7,0.6,NlgN,,,,,
"x_RMS",,0.4,0.2,,,,,,
"s",,,,,,,,false,"not today"
"x",10,1.5,1.2,ms,,,,,
`;
  const { found, problems } = parse(text);
  expect(found).toEqual([['x', 'real_time', 'ms', 1.5]]);
  expect(problems.slice(1)).toEqual(['warning out:4: "s" was skipped: "not today".']);
});

test('CSV is read and never trusted', () => {
  const text = `name,iterations,real_time,cpu_time,time_unit,bytes_per_second,items_per_second,label,error_occurred,error_message
"say ""x"", y",10,1.5,1.2,ms,,,,,
"e",,,,,,,,true,"no ""db"""
`;
  expect(parse(text)).toEqual({
    found: [['say "x", y', 'real_time', 'ms', 1.5]],
    problems: [
      'error out:1: this is the CSV of Google Benchmark, which breaks off if the counters of two benchmarks differ. Run it with `--benchmark_format=json`.',
      'warning out:3: "e" failed: "no \'db\'".',
    ],
  });
});

test('filter: the full name, in POSIX extended expressions', () => {
  const names = ['a/8/repeats:2', 't<std::pair<int,double>>', String.raw`x[1] {2} (3) ^$ \ a|b .*+?`];
  expect(googleBenchmark.filter!(names.map((name) => ({ group: null, name })))).toBe(
    String.raw`^(a/8/repeats:2|t<std::pair<int,double>>|x\[1] \{2} \(3\) \^\$ \\ a\|b \.\*\+\?)$`,
  );
});
