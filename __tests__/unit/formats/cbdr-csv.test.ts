import { expect, test } from '@jest/globals';
import { cbdrCsv } from '../../../src/formats/cbdr-csv.ts';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

const HEADER = 'benchmark,kernel_cpu_millis,wall_clock_millis\n';

test('every row is a value, and a name may have commas', () => {
  const text = `${HEADER}a,0,1.5\nb, c,10,3\na,0,2\nbenchmark,0,4\n`;
  expect(recogniseFormat(text)).toBe(cbdrCsv);
  expect(readWith(cbdrCsv, text)).toEqual({
    found: [
      ['a', 'kernel_cpu_millis', 0, 0],
      ['a', 'wall_clock_millis', 1.5, 2],
      ['b, c', 'kernel_cpu_millis', 10],
      ['b, c', 'wall_clock_millis', 3],
      ['benchmark', 'kernel_cpu_millis', 0],
      ['benchmark', 'wall_clock_millis', 4],
    ],
    problems: [],
  });
});

test('the unit follows from the column, and the wall clock is the primary metric', () => {
  const text = 'benchmark,allocs,cpu_millis,sys_time,wall_time\na,1,2,3,4\n';
  const { measurements } = cbdrCsv.parse({ path: 'in', text });
  expect(measurements.map(({ metric, unit, primary }) => [metric, unit, primary])).toEqual([
    ['allocs', 'allocs', false],
    ['cpu_millis', 'ms', false],
    ['sys_time', 's', false],
    ['wall_time', 's', true],
  ]);
});

test('a column of another benchmark has no value', () => {
  const text = 'benchmark,bytes,wall_time\na,NaN,4\nb,7,NaN\n';
  expect(readWith(cbdrCsv, text)).toEqual({
    found: [
      ['a', 'wall_time', 4],
      ['b', 'bytes', 7],
    ],
    problems: [],
  });
});

test('the columns are those of the last header', () => {
  const text = 'benchmark,wall_time\na,4\nbenchmark,allocs,wall_time\na,1,5\n';
  expect(readWith(cbdrCsv, text).found).toEqual([
    ['a', 'wall_time', 4, 5],
    ['a', 'allocs', 1],
  ]);
});

test.each([
  ['a,1\n', '2: "a,1" says that it has 2 values, but has 1. See the output of the tool.'],
  ['a,NaN,NaN\n', '2: "a" has no result. It failed, or the run was stopped: see the output of the tool.'],
  ['a,inf,NaN\n', '2: "a" has no usable `kernel_cpu_millis`: "inf". See the output of the tool.'],
  ['', ' no benchmark has a result. Check that the output is that of `cbdr sample`.'],
])('%j is a failure', (rows, problem) => {
  expect(readWith(cbdrCsv, HEADER + rows)).toEqual({ found: [], problems: [`error in:${problem}`] });
});
