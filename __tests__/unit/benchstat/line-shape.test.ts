// The short way through a line must come to what the long way comes to: the same lines are read in one file, and
// each in a file of its own, where there is no line before it.

import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { makeTabulator } from '../../../src/benchstat/tabulate.ts';

const EVERYTHING = { table: '', row: '.fullname', col: '', ignore: '.file,.config', filter: '*' };

/** What is in the cells: `unit name: values`. */
function cells(files: readonly string[]): string[] {
  const tabulator = makeTabulator(EVERYTHING);
  for (const text of files) tabulator.read({ label: '', path: 'f', bytes: Buffer.from(text) });
  const found = tabulator
    .grids()
    .flatMap(({ unit, rows, cells }) =>
      rows.map((row, at) => `${unit} ${row}: ${cells[at]![0]?.values.join()}`),
    );
  const problems = tabulator.problems.map(({ message }) => message);
  return [...found, ...problems];
}

const A = 'BenchmarkA/x=1-8 \t 100\t 12.5 ns/op\t 16 B/op\n';

const MANY = `BenchmarkA/x=1-8 1${Array.from({ length: 120 }, (_, at) => ` ${at + 2} u${at}/op`).join('')}\n`;

describe('lines behind a line', () => {
  test.each([
    ['of the same name', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\t 0 B/op\n'],
    ['of another name', 'BenchmarkB-8 \t 7\t 13 ns/op\t 3 B/op\n'],
    ['of a name that goes on', 'BenchmarkA/x=1-88 \t 7\t 13 ns/op\t 3 B/op\n'],
    ['of no name', 'Benchmark 7 13 ns/op 3 B/op\n'],
    ['of a name that JSON would escape', 'BenchmarkA/"x\\\\n"-8 7 13 ns/op 3 B/op\n'],
    ['with zeros before the number', 'BenchmarkA/x=1-8 7 013 ns/op 00.5 B/op\n'],
    ['behind a lone carriage return', 'x\rBenchmarkA/x=1-8 7 13 ns/op 3 B/op\n'],
    [
      'of more than one block',
      'BenchmarkA/x=1-8 7 13 ns/op 3 B/op\nBenchmarkB 7 0 ns/op 3 B/op\n'.repeat(100),
    ],
    ['of a name beyond ASCII', 'BenchmarkÀ 7 13 ns/op 3 B/op\n'],
    ['with zeros, which keep their unit', 'BenchmarkA/x=1-8 \t 7\t 0 ns/op\t 3 B/op\n'],
    ['with fewer units', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\n'],
    ['with more units', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\t 3 B/op\t 4 z\n'],
    ['with more units than a replacement has groups', MANY.repeat(3)],
    ['with other units', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\t 3 B/opp\n'],
    ['with units in another order', 'BenchmarkA/x=1-8 \t 7\t 3 B/op\t 13 ns/op\n'],
    [
      'with numbers of other forms',
      'BenchmarkA/x=1-8 +7 1e3 ns/op .5 B/op\nBenchmarkA/x=1-8 7 0x1p2 ns/op 1_0 B/op\n',
    ],
    [
      'with many digits',
      'BenchmarkA/x=1-8 7 123456789012345678901234567890.5 ns/op 0.1234567890123456789 B/op\n',
    ],
    ['with too many iterations', 'BenchmarkA/x=1-8 9999999999999999999 1 ns/op 2 B/op\n'],
    ['with too large a value', `BenchmarkA/x=1-8 1 ${'9'.repeat(400)} ns/op 2 B/op\n`],
    ['with a carriage return', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op\r\n'],
    ['with a space at the end', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op \n'],
    ['with wide spaces', 'BenchmarkA/x=1-8\u00a07\u300013 ns/op 3 B/op\n'],
    ['without a line feed', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op'],
    ['that are broken', 'BenchmarkA/x=1-8 7 13 ns/op x B/op\nBenchmarkA/x=1-8 7 0 ns/op\n'],
    [
      'that are broken behind a zero',
      'BenchmarkA/x=1-8 7 0 ns/op x B/op\nBenchmarkA/x=1-8 7 0 ns/op 3 B/op\n',
    ],
    ['that are a name only', 'BenchmarkA/x=1-8\nBenchmarkA/x=1-8 \n'],
  ])('%s', (_, lines) => {
    const each = `${A}${A}${lines}${A}`.split(/(?<=\n)/);
    expect(cells([each.join('')])).toEqual(cells(each));
  });

  test('that are too long end the file, also where they have the same shape', () => {
    const long = `BenchmarkA/x=1-8 ${' '.repeat(66_000)}1 1 ns/op 2 B/op\n`;
    expect(() => cells([A + long])).toThrow('f:1: bufio.Scanner: token too long');
  });

  test('of very many shapes', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `BenchmarkA 1 ${index + 1} u${index % 30} 2 v\n`);
    expect(cells([lines.join('')])).toEqual(cells(lines));
  });
});
