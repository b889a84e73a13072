import { describe, expect, test } from '@jest/globals';
import { readGoFile } from '../../../src/benchstat/go-file.ts';
import { Tabulator } from '../../../src/benchstat/tabulate.ts';
import { UnitRegistry } from '../../../src/benchstat/unit-registry.ts';

/** What the sink is told, in order, each as one text. */
function read(text: string | Uint8Array): string[] {
  const texts: string[] = [];
  const units = new UnitRegistry();
  const sink = {
    applyUnitSetting: units.applySetting.bind(units),
    configure: (key: string, value: string) => texts.push(`${utf8(key)}: "${utf8(value)}"`),
    addProblem: (line: number, message: string) => texts.push(`${line}: ${message}`),
    addResults(results: readonly (string | number)[], units: readonly string[]) {
      for (let at = 0; at < results.length; at += units.length + 1) {
        const parts = units.map((unit, index) => {
          const value = results[at + 1 + index];
          return `${Object.is(value, -0) ? '-0' : value} ${utf8(unit)}`;
        });
        texts.push(`${utf8(`${results[at]}`).replace('Benchmark', '')} = ${parts.join(', ')}`);
      }
    },
  };
  try {
    readGoFile('f', typeof text === 'string' ? Buffer.from(text) : text, sink);
  } catch (error) {
    texts.push((error as Error).message);
  }
  return texts;
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

describe('results', () => {
  test.each([
    ['BenchmarkA-8 \t 1 5 ns/op', 'A-8 = 5 ns/op'],
    ['BenchmarkA 1 5 ns/op 7 B/op\t0 allocs/op  ', 'A = 5 ns/op, 7 B/op, 0 allocs/op'],
    ['BenchmarkA 1 1726 ns/op\r', 'A = 1726 ns/op'],
    ['Benchmarking 1 5 x', 'ing = 5 x'],
    ['Benchmark 1 5 x', ' = 5 x'],
    ['BenchmarkA -3 5 x', 'A = 5 x'],
    ['BenchmarkA +0 5 x', 'A = 5 x'],
    ['BenchmarkA\u00a01\u30005\u0085x\u2003', 'A = 5 x'],
    ['BenchmarkA\v1\f5 x', 'A = 5 x'],
    ['BenchmarkA\u200b 1 5 x', 'A\u200b = 5 x'],
    ['BenchmarkÀ 1 5 àns', 'À = 5 àns'],
    ['BenchmarkA 1 2 MB/s 3 p99-ns', 'A = 2 MB/s, 3 p99-ns'],
    ['BenchmarkA 1 1 x 2 x', 'A = 1 x, 2 x'],
    ['BenchmarkA 1 0 ns/op inf MB/s -0 ns', 'A = 0 ns/op, Infinity MB/s, -0 ns'],
    ['BenchmarkA 1 nan ns/op nan x', 'A = NaN ns/op, NaN x'],
    ['BenchmarkA 1 0x1p-2 x 1_000 x .5 x 5. x', 'A = 0.25 x, 1000 x, 0.5 x, 5 x'],
    ['BenchmarkA 1 12345678901234567890 x', 'A = 12345678901234567000 x'],
    ['BenchmarkA 1 0x1p-1075 x 0x1.8p-1074 x 1e-400 x', 'A = 0 x, 1e-323 x, 0 x'],
  ])('%j', (line, result) => {
    expect(read(line)).toEqual([result]);
  });
});

describe('broken results, in benchstat’s words', () => {
  test.each([
    ['BenchmarkA ', 'missing iteration count'],
    ['Benchmark results: 5 ns/op', 'parsing iteration count: invalid syntax'],
    ['BenchmarkA 1_0 5 x', 'parsing iteration count: invalid syntax'],
    ['BenchmarkA +-1 5 x', 'parsing iteration count: invalid syntax'],
    ['BenchmarkA 9223372036854775808 5 x', 'parsing iteration count: value out of range'],
    ['BenchmarkA 9223372036854775808y 5 x', 'parsing iteration count: invalid syntax'],
    ['BenchmarkA 99999999999999999999y 5 x', 'parsing iteration count: value out of range'],
    ['BenchmarkA 99999999999999999999_ 5 x', 'parsing iteration count: invalid syntax'],
    ['BenchmarkA 1', 'missing measurements'],
    ['BenchmarkA 1 0x10 x', 'parsing measurement: invalid syntax'],
    ['BenchmarkA 1 1__0 x', 'parsing measurement: invalid syntax'],
    ['BenchmarkA 1 1e999 x', 'parsing measurement: value out of range'],
    ['BenchmarkA 1 5', 'missing units'],
    ['BenchmarkA 1 5 x 6 ', 'missing units'],
  ])('%j', (line, message) => {
    expect(read(`PASS\n${line}\n`)).toEqual([`2: ${message}`]);
  });

  test('the bare name that go test -v prints is no result', () => {
    expect(read('BenchmarkA\nBenchmark\n')).toEqual([]);
  });
});

describe('configuration', () => {
  test.each([
    ['goos: linux', 'goos: "linux"'],
    ['goos:\t  a b ', 'goos: "a b "'],
    ['goos:', 'goos: ""'],
    ['goos:  \r', 'goos: ""'],
    ['é-x.y: 1', 'é-x.y: "1"'],
    ['ªx: 1', null],
    ['a\u200bb: 1', 'a\u200bb: "1"'],
    ['Goos: x', null],
    ['goOs: x', null],
    ['goÖs: x', null],
    ['go os: x', null],
    ['go\u00a0os: x', null],
    ['goos:x', null],
    ['a:b: c', null],
    [': x', null],
    ['_a: x', null],
    ['\ufeffgoos: x', null],
    ['--- BENCH: x', null],
    ['goos\u00a0: x', null],
  ])('%j', (line, configuration) => {
    expect(read(line)).toEqual(configuration === null ? [] : [configuration]);
  });

  test('bytes that are not UTF-8 may stand in a key but not begin it', () => {
    expect(read(Buffer.from('a\xff: 1\n\xffa: 1', 'latin1'))).toEqual(['a\ufffd: "1"']);
  });

  test('bytes that are not UTF-8 are kept, beside any character', () => {
    const texts: string[] = [];
    const line = 'k\xe2\x80: \xff\xf0\x9f\xa6\x80\xed\xa0\x80\xef\xbf\xbd\xb2\x80\xc3\xa9';
    readGoFile('f', Buffer.from(line, 'latin1'), {
      configure: (key, value) => texts.push(`${key}: ${value}`),
      addResults: () => texts.push('result'),
      addProblem: () => texts.push('problem'),
      applyUnitSetting: () => null,
    });
    expect(texts).toEqual([line]);
  });
});

describe('Unit lines', () => {
  test.each([
    ['Unit', ['1: missing unit']],
    ['Unit ns/op nope =x assume=exact', ['1: expected key=value', '1: expected key=value']],
    ['Unit\u00a0ns/op a=1 a=1 a=2', ['1: metadata a of unit ns/op already set to 1']],
    ['Unit ns/op a=1\nUnit sec/op a=2', ['2: metadata a of unit sec/op already set to 1']],
    ['Units ns/op a', []],
    [' Unit ns/op a', []],
  ])('%j', (text, problems) => {
    expect(read(text)).toEqual(problems);
  });
});

describe('lines that are too long for benchstat', () => {
  test('65,535 bytes are not', () => {
    expect(read(`${'x'.repeat(65_535)}\nBenchmarkA 1 5 x`)).toEqual(['A = 5 x']);
  });

  test('65,536 end the file, with what was read before', () => {
    expect(read(`BenchmarkA 1 5 x\n${'x'.repeat(65_536)}\nBenchmarkB 1 5 x`)).toEqual([
      'A = 5 x',
      'f:1: bufio.Scanner: token too long',
    ]);
  });

  test('a carriage return counts', () => {
    expect(read(`${'x'.repeat(65_535)}\r\n`)).toEqual(['f:0: bufio.Scanner: token too long']);
    expect(read(`${'x'.repeat(65_534)}\r\n`)).toEqual([]);
  });
});

// The fast path must read a line as it is read alone: the same lines are in one file, and each in a file of its own, where
// there is no line before it.

const EVERYTHING = { table: '', row: '.fullname', col: '', ignore: '.file,.config', filter: '*' };

/** What is in the cells: `unit name: values`. */
function cells(files: readonly string[]): string[] {
  const tabulator = new Tabulator(EVERYTHING);
  for (const text of files) tabulator.read({ label: '', path: 'f', bytes: Buffer.from(text) });
  const found = tabulator
    .grids()
    .flatMap(({ unit, rows, cells }) => rows.map((row, at) => `${unit} ${row}: ${cells[at]![0]?.values.join()}`));
  const problems = tabulator.problems.map((problem) => problem.replace(/^.*?:\d+: /, ''));
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
    ['of more than one block', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op\nBenchmarkB 7 0 ns/op 3 B/op\n'.repeat(100)],
    ['of a name beyond ASCII', 'BenchmarkÀ 7 13 ns/op 3 B/op\n'],
    ['with zeros, which keep their unit', 'BenchmarkA/x=1-8 \t 7\t 0 ns/op\t 3 B/op\n'],
    ['with fewer units', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\n'],
    ['with more units', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\t 3 B/op\t 4 z\n'],
    ['with more units than a replacement has groups', MANY.repeat(3)],
    ['with other units', 'BenchmarkA/x=1-8 \t 7\t 13 ns/op\t 3 B/opp\n'],
    ['with units in another order', 'BenchmarkA/x=1-8 \t 7\t 3 B/op\t 13 ns/op\n'],
    ['with numbers of other forms', 'BenchmarkA/x=1-8 +7 1e3 ns/op .5 B/op\nBenchmarkA/x=1-8 7 0x1p2 ns/op 1_0 B/op\n'],
    ['with exponents', 'BenchmarkA/x=1-8 7 1.5e+06 ns/op 2E-3 B/op\nBenchmarkA/x=1-8 7 0e5 ns/op 1e09 B/op\n'],
    ['with broken exponents', 'BenchmarkA/x=1-8 7 1e ns/op 2 B/op\nBenchmarkA/x=1-8 7 1 ns/op 2e+ B/op\n'],
    ['with too large an exponent', 'BenchmarkA/x=1-8 7 1e400 ns/op 2 B/op\n'],
    ['with as many digits as are read', `BenchmarkA/x=1-8 7 ${'9'.repeat(99)}.${'9'.repeat(99)}e99 ns/op 2 B/op\n`],
    ['with many digits', 'BenchmarkA/x=1-8 7 123456789012345678901234567890.5 ns/op 0.1234567890123456789 B/op\n'],
    ['with too many iterations', 'BenchmarkA/x=1-8 9999999999999999999 1 ns/op 2 B/op\n'],
    ['with too large a value', `BenchmarkA/x=1-8 1 ${'9'.repeat(400)} ns/op 2 B/op\n`],
    ['with a carriage return', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op\r\n'],
    ['with a space at the end', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op \n'],
    ['with wide spaces', 'BenchmarkA/x=1-8\u00a07\u300013 ns/op 3 B/op\n'],
    ['without a line feed', 'BenchmarkA/x=1-8 7 13 ns/op 3 B/op'],
    ['that are broken', 'BenchmarkA/x=1-8 7 13 ns/op x B/op\nBenchmarkA/x=1-8 7 0 ns/op\n'],
    ['that are broken behind a zero', 'BenchmarkA/x=1-8 7 0 ns/op x B/op\nBenchmarkA/x=1-8 7 0 ns/op 3 B/op\n'],
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
