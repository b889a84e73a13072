import { describe, expect, test } from '@jest/globals';
import { parseBenchmarkFile } from '../../../src/benchstat/line-parser.ts';
import type { LineRun } from '../../../src/benchstat/line-sink.ts';
import { isConverted, makeUnitRegistry, unitOf } from '../../../src/benchstat/unit-registry.ts';
import { makeWordTable } from '../../../src/benchstat/word-table.ts';

/** What the sink is told, in order, each as one text. */
function read(text: string | Uint8Array): string[] {
  const told: string[] = [];
  const names = makeWordTable();
  const units = makeUnitRegistry();
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const sink = {
    names,
    units,
    configure: (key: string, value: string) => told.push(`${utf8(key)}: "${utf8(value)}"`),
    addProblem: (line: number, message: string) => told.push(`${line}: ${message}`),
    addResults(name: number, { lines, width, values, kinds }: LineRun) {
      for (let start = 0; start < lines * width; start += width) {
        const parts = Array.from(values.subarray(start, start + width), (value, index) => {
          const kind = kinds[index]!;
          const unit = isConverted(kind) ? units.baseUnit(unitOf(kind)) : units.writtenUnit(unitOf(kind));
          return `${Object.is(value, -0) ? '-0' : value} ${utf8(unit)}`;
        });
        told.push(`${utf8(names.text(name))} = ${parts.join(', ')}`);
      }
    },
  };
  try {
    parseBenchmarkFile({ path: 'f', bytes }, sink);
  } catch (error) {
    told.push((error as Error).message);
  }
  return told;
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

describe('results', () => {
  test.each([
    ['BenchmarkA-8 \t 1 5 ns/op', 'A-8 = 5e-9 sec/op'],
    ['BenchmarkA 1 5 ns/op 7 B/op\t0 allocs/op  ', 'A = 5e-9 sec/op, 7 B/op, 0 allocs/op'],
    ['BenchmarkA 1 1726 ns/op\r', 'A = 0.000001726 sec/op'],
    ['Benchmarking 1 5 x', 'ing = 5 x'],
    ['Benchmark 1 5 x', ' = 5 x'],
    ['BenchmarkA -3 5 x', 'A = 5 x'],
    ['BenchmarkA +0 5 x', 'A = 5 x'],
    ['BenchmarkA\u00a01\u30005\u0085x\u2003', 'A = 5 x'],
    ['BenchmarkA\v1\f5 x', 'A = 5 x'],
    ['BenchmarkA\u200b 1 5 x', 'A\u200b = 5 x'],
    ['BenchmarkÀ 1 5 àns', 'À = 5 àns'],
    ['BenchmarkA 1 2 MB/s 3 p99-ns', 'A = 2000000 B/s, 3.0000000000000004e-9 p99-sec'],
    ['BenchmarkA 1 1 x 2 x', 'A = 1 x, 2 x'],
    // What conversion does not change keeps its unit.
    ['BenchmarkA 1 0 ns/op inf MB/s -0 ns', 'A = 0 ns/op, Infinity MB/s, -0 ns'],
    ['BenchmarkA 1 nan ns/op nan x', 'A = NaN sec/op, NaN x'],
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
