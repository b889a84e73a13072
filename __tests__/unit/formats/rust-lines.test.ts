import { expect, test } from '@jest/globals';
import { makeFindings } from '../../../src/formats/findings.ts';
import { addBench, type BenchLine, parseBenchLine } from '../../../src/formats/rust-lines.ts';

test.each([
  ['test a::b   ... bench:         104 ns/iter (+/- 45)', { name: 'a::b', value: 104, unit: 'ns', throughput: null }],
  [
    'test a ... bench:   2,077,891.70 ns/iter (+/- 21,666.85) = 8982 MB/s',
    { name: 'a', value: 2077891.7, unit: 'ns', throughput: 8982 },
  ],
  ['i.Ftest a ... bench:         0.46 ns/iter (+/- 0.90)', { name: 'a', value: 0.46, unit: 'ns', throughput: null }],
  [
    'test 1 ... bench: 2 ... bench: 3 ns/iter (+/- 0)',
    { name: '1 ... bench: 2', value: 3, unit: 'ns', throughput: null },
  ],
  ['test a ... bench:  1,23 ns/iter (+/- 4)', { name: 'a', value: null, unit: '', throughput: null }],
  ['test a ... bench:  12 cycles/iter (+/- 1)', { name: 'a', value: 12, unit: 'cycles', throughput: null }],
  ['test a ... bench:  12 ns/it', { name: 'a', value: null, unit: '', throughput: null }],
])('%s', (line, read) => expect(parseBenchLine(line)).toEqual(read));

test.each(['test a ... ok', 'bench: 12 ns/iter (+/- 1)', 'a ... bench: 12 ns/iter (+/- 1)', ''])(
  '%j is another line',
  (line) => expect(parseBenchLine(line)).toBeNull(),
);

function readBench(bench: BenchLine) {
  const findings = makeFindings();
  addBench(findings, bench, []);
  return findings.series.all();
}

test('what is no time goes by its unit', () => {
  expect(readBench({ name: 'a', value: 2, unit: 'cycles', throughput: null })).toMatchObject([
    { metric: 'cycles', unit: 'cycles' },
  ]);
});

test('median and throughput; nothing without a time', () => {
  expect(readBench({ name: 'a', value: 2, unit: 'ns', throughput: 3 })).toMatchObject([
    { metric: 'time', unit: 'ns', values: [2], primary: true, aggregate: true },
    { metric: 'MB/s', unit: 'MB/s', values: [3], primary: false, aggregate: true },
  ]);
  expect(readBench({ name: 'a', value: null, unit: '', throughput: 3 })).toEqual([]);
});
