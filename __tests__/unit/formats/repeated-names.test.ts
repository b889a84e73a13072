import { expect, test } from '@jest/globals';
import { findFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

const read = (format: string, input: string | object) => {
  const { found, problems } = readWith(findFormat(format)!, input);
  return { found: found.map(([name, , ...values]) => [name, ...values]), problems };
};

const jmh = (threads: number, value: number) => ({
  benchmark: 'a.B.c',
  mode: 'avgt',
  threads,
  primaryMetric: { scoreUnit: 's/op', rawData: [[value]] },
});

test('threads distinguish the results of one method in JMH, if they differ', () => {
  expect(read('jmh', [jmh(1, 5), jmh(4, 7)]).found).toEqual([
    ['a.B.c [threads=1]', 5],
    ['a.B.c [threads=4]', 7],
  ]);
  expect(read('jmh', [jmh(4, 7)]).found).toEqual([['a.B.c', 7]]);
  expect(read('jmh', [jmh(4, 5), jmh(4, 7)]).found).toEqual([
    ['a.B.c', 5],
    ['a.B.c#2', 7],
  ]);
});

test('what is registered twice in Google Benchmark is two benchmarks, in any order of its repetitions', () => {
  const row = (family: number, value: number) => ({
    name: 'BM_a',
    run_name: 'BM_a',
    run_type: 'iteration',
    family_index: family,
    per_family_instance_index: 0,
    real_time: value,
  });
  const benchmarks = [row(1, 20), row(0, 1), row(1, 21), row(0, 2)];
  expect(read('google-benchmark', { context: { num_cpus: 1 }, benchmarks }).found).toEqual([
    ['BM_a#2', 20, 21],
    ['BM_a', 1, 2],
  ]);
});

test('bundlesize prints files of one name, or runs several times', () => {
  const line = (name: string, size: number) => ` PASS  ./${name}: ${size}B < maxSize 1KB (gzip) \n\n`;
  const pass = (...sizes: [string, number][]) =>
    read('bundlesize', sizes.map(([name, size]) => line(name, size)).join(''));
  expect(pass(['a.js', 1], ['a.js', 2]).found).toEqual([
    ['./a.js', 1],
    ['./a.js#2', 2],
  ]);
  expect(pass(['a.js', 1], ['b.js', 2], ['a.js', 3]).found).toEqual([
    ['./a.js', 1],
    ['./b.js', 2],
    ['./a.js#2', 3],
  ]);
  expect(pass(['a.js', 1], ['b.js', 2], ['a.js', 1], ['b.js', 2]).found).toEqual([
    ['./a.js', 1, 1],
    ['./b.js', 2, 2],
  ]);
});
