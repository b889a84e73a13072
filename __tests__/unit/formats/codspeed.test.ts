import { expect, test } from '@jest/globals';
import { codspeed } from '../../../src/formats/codspeed.ts';
import { inWords } from '../../support/diagnostics.ts';

const benchmark = (uri: string, median: unknown) => ({
  ...{ name: 'fib', uri, config: { max_rounds: null } },
  stats: { median_ns: median, iter_per_round: 3 },
});

function parse(value: unknown) {
  const text = JSON.stringify(value);
  const { measurements, problems } = codspeed.parse({ path: 'results.json', text });
  return {
    isKnown: codspeed.recognises(text),
    times: measurements.map(({ name, values }) => [name, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('a file of all benchmarks', () => {
  const benchmarks = [benchmark('a.py::test_fib', 12.5), benchmark('a.py::test_fib[7]', 80)];
  expect(parse({ creator: { name: 'pytest-codspeed' }, instrument: { type: 'walltime' }, benchmarks })).toEqual({
    ...{ isKnown: true, problems: [] },
    times: [
      ['a.py::test_fib', 12.5],
      ['a.py::test_fib[7]', 80],
    ],
  });
});

test('a file of one benchmark', () => {
  expect(parse(benchmark('benches/fib.rs::fib', 3))).toEqual({
    ...{ isKnown: true, problems: [] },
    times: [['benches/fib.rs::fib', 3]],
  });
});

test('a time that is no number, and a file without benchmarks, are errors', () => {
  expect(parse({ benchmarks: [benchmark('a', '3')] })).toMatchObject({
    times: [],
    problems: [expect.stringContaining('benchmarks[0]')],
  });
  expect(parse({ instrument: { type: 'simulation' }, benchmarks: [] }).problems).toHaveLength(1);
});
