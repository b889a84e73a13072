import { describe, expect, test } from '@jest/globals';
import { parseGoLine } from '../../../src/formats/go-line.ts';

describe('a result', () => {
  test('any number of values in any order', () => {
    expect(parseGoLine('BenchmarkHex/n=8-2   \t 622\t 8081 ns/op\t 506.85 MB/s')).toEqual({
      kind: 'result',
      name: 'BenchmarkHex/n=8-2',
      iterations: 622,
      measures: [
        { value: 8081, unit: 'ns/op' },
        { value: 506.85, unit: 'MB/s' },
      ],
    });
  });

  test('nothing is asked of what follows the prefix', () => {
    expect(parseGoLine('Benchmarking 1 5 ns/op')).toMatchObject({ kind: 'result', name: 'Benchmarking' });
  });

  test.each(['\u00a0', '\u3000', '\u0085', '\v', '\t'])('fields are apart by %j', (space) => {
    const line = ['BenchmarkA', '1', '5', 'x'].join(space);
    expect(parseGoLine(line)).toMatchObject({ kind: 'result', name: 'BenchmarkA' });
  });
});

test.each([
  ['BenchmarkA ', 'missing iteration count'],
  ['Benchmark results: 5 ns/op', 'parsing iteration count: invalid syntax'],
  ['BenchmarkPrints-2  \tstdout noise 123 ns/op', 'parsing iteration count: invalid syntax'],
  ['BenchmarkA 9223372036854775808 5 x', 'parsing iteration count: value out of range'],
  ['BenchmarkA 1', 'missing measurements'],
  ['BenchmarkA 1 5', 'missing units'],
  ['BenchmarkA 1 5 x 6', 'missing units'],
  ['BenchmarkA 1 5,0 x', 'parsing measurement: invalid syntax'],
  ['BenchmarkA 1 5 x 1e999 y', 'parsing measurement: value out of range'],
  ['Unit', 'missing unit'],
])('%j is broken: %s', (line, message) => {
  expect(parseGoLine(line)).toEqual({ kind: 'broken', message });
});

test.each([
  ['pkg: example.com/a', 'pkg', 'example.com/a'],
  ['cpu:\t  AMD EPYC ', 'cpu', 'AMD EPYC '],
  ['pkg:', 'pkg', ''],
  ['a/b-c: d: e', 'a/b-c', 'd: e'],
])('%j sets a key', (line, key, value) => {
  expect(parseGoLine(line)).toEqual({ kind: 'configuration', key, value });
});

test.each(['', 'PASS', 'key:x', 'a:b: c', 'aB: c', 'Key: c', '  pkg: x', 'BenchmarkA', ' BenchmarkA 1 5 x'])(
  '%j says nothing',
  (line) => {
    expect(parseGoLine(line)).toEqual({ kind: 'other' });
  },
);

test('units have settings', () => {
  expect(parseGoLine('Unit score better=higher assume=exact')).toEqual({
    kind: 'unit',
    unit: 'score',
    settings: [
      { key: 'better', value: 'higher' },
      { key: 'assume', value: 'exact' },
    ],
  });
});
