import { describe, expect, test } from '@jest/globals';
import { criterionBencher } from '../../../src/formats/criterion-bencher.ts';
import { libtestBench } from '../../../src/formats/libtest-bench.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string, format = libtestBench) {
  const { measurements, problems } = format.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, values }) => [name, metric, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

const bench = (name: string, time = 1) => `test ${name} ... bench: ${time} ns/iter (+/- 0)`;
const result = (measured: number, what = 'ok') =>
  `test result: ${what}. 0 passed; 0 failed; 0 ignored; ${measured} measured; 0 filtered out`;

describe('text', () => {
  test('the same name in another run is another value', () => {
    const run = `running 1 test\n${bench('a')}\n\n${result(1)}\n`;
    expect(parse(`running 0 tests\n\n${result(0)}\n${run}${run}`)).toEqual({
      found: [['a', 'time', 1, 1]],
      problems: [],
    });
  });

  test.each([
    [
      `running 2 tests\n${bench('a')}\n`,
      'out:1: the run did not end. Results may be missing. Check that the command ran to its end.',
    ],
    [
      `running 2 tests\ntest b ... FAILED\n${bench('a')}\n${result(1, 'FAILED')}`,
      'out:2: "b" failed. See the output of the tool.',
    ],
    [`running 1 test\n${bench('a')}\n${result(1, 'FAILED')}`, 'out:3: the run failed. See the output of the tool.'],
    [
      `running 2 tests\n${bench('a')}\ntest b ... said\nbench: 2 ns/iter (+/- 0)\n${result(2)}`,
      'out:5: the run says that it has 2 benchmarks, but has 1. Leave out `--nocapture`.',
    ],
    [
      `running 1 test\n${bench('a')}\ntest b ... bench: no\n${result(1)}`,
      'out:3: "b" has no usable `time`. See the output of the tool.',
    ],
  ])('%j', (text, problem) => {
    expect(parse(text)).toEqual({ found: [['a', 'time', 1]], problems: [problem] });
  });

  test('nothing at all', () => {
    expect(parse(`running 0 tests\n\n${result(0)}\n`).problems).toEqual([
      'out: no benchmark has a result. Check the options and the configuration of `cargo bench`.',
    ]);
  });
});

describe('JSON', () => {
  const started = '{ "type": "suite", "event": "started", "test_count": 2 }\n';
  const one = '{ "type": "bench", "name": "a", "median": 1.5, "deviation": 0, "mib_per_second": 3 }\n';
  const ended = (event: string) => `{ "type": "suite", "event": "${event}", "measured": 1 }\n`;

  test('median and throughput', () => {
    const text = started + one + ended('ok');
    expect(libtestBench.recognises(text)).toBe(true);
    expect(parse(text)).toEqual({
      found: [
        ['a', 'time', 1.5],
        ['a', 'MB/s', 3],
      ],
      problems: [],
    });
  });

  test.each([
    [started + one, 'out:1: the run did not end. Results may be missing. Check that the command ran to its end.'],
    [
      `${started}${one}{ "type": "test", "event": "failed", "name": "b" }\n${ended('failed')}`,
      'out:3: "b" failed. See the output of the tool.',
    ],
    [
      `${started}${one}{ "type": "bench", "name": "b" }\n${ended('ok')}`,
      'out:3: "b" has no usable `time`. See the output of the tool.',
    ],
    [
      `${started}${one}${ended('ok')}{ "type": `,
      'out:4:11: the JSON breaks off here. Check that the command ran to its end.',
    ],
  ])('%j', (text, problem) => {
    expect(parse(text).found).toHaveLength(2);
    expect(parse(text).problems).toEqual([problem]);
  });
});

test('without how many there are, the lines are of Criterion.rs', () => {
  expect(libtestBench.recognises(bench('a'))).toBe(false);
  expect(criterionBencher.recognises(bench('a'))).toBe(true);
  expect(criterionBencher.recognises(`running 1 test\n${bench('a')}`)).toBe(false);
  const text = `${bench('a b', 7)}\ntest c ... bench: no\nthread 'main' panicked at x.rs:1:1:\n`;
  expect(parse(text, criterionBencher)).toEqual({
    found: [['a b', 'time', 7]],
    problems: [
      'out:2: "c" has no usable `time`. See the output of the tool.',
      'out:3: the run crashed: "thread \'main\' panicked at x.rs:1:1:". Results after it are missing. Run it alone to see why.',
    ],
  });
});

test('filter: paths for a shell to split', () => {
  const filter = (...names: string[]) => libtestBench.filter!(names.map((name) => ({ group: null, name })));
  expect(filter('a::b', 'c')).toBe('a::b c');
});

test('a benchmark that takes no time is a warning', () => {
  for (const format of [libtestBench, criterionBencher]) {
    const { problems } = format.parse({ path: 'out', text: bench('a', 0) });
    expect(problems.map(inWords)).toEqual([
      {
        where: 'out:1',
        message: '"a" took no time, so the compiler may have removed its code, or the clock is too coarse.',
        severity: 'warning',
      },
    ]);
  }
});
