import { expect, test } from '@jest/globals';
import { rubyBenchmark } from '../../../src/formats/ruby-benchmark.ts';
import { readWith } from '../../support/read-format.ts';

test('times of many digits touch', () => {
  expect(readWith(rubyBenchmark, 'a:1000.000001   0.000000 1000.000001 (1000.500000)').found).toEqual([
    ['a:', 'user', 1000.000001],
    ['a:', 'system', 0],
    ['a:', 'total', 1000.000001],
    ['a:', 'real', 1000.5],
  ]);
});

test('a rehearsal that never became a run, and a measurement without a label', () => {
  const row = '   1.000000   0.000000   1.000000 (  1.000000)';
  const nothing = 'error in: no benchmark has a result. Check that the command ran to its end.';
  expect(readWith(rubyBenchmark, `Rehearsal ----\na${row}\n`)).toEqual({ found: [], problems: [nothing] });
  expect(readWith(rubyBenchmark, row)).toEqual({
    found: [],
    problems: [
      'warning in:1: a benchmark has no name. Give every benchmark a name, and keep other output out of the results.',
      nothing,
    ],
  });
});
